/** Slash command `/clock`: reminders and substitutes. Posts offer the same actions as buttons. */

import { isSought, type Outcome, TIMEOUT_RESOLUTIONS, waitOf } from '../../../core/index.ts';
import { choicesOf, groupData, oneOf, subcommand, suggested } from '../../../discord/shared/command-data.ts';
import { badInput, findLatestGame, whenDone } from '../../../discord/shared/find-game.ts';
import { forSeat, type GameAction, onGame } from '../../../discord/shared/game-commands.ts';
import {
  type Answer,
  answer,
  type Command,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { seatOf, userAt } from '../../../discord/shared/player-names.ts';
import { type IsSeatPossible, seatSuggestions } from '../../../discord/shared/seats.ts';
import { botText, type PlainKey } from '../../../text/index.ts';
import { SNOOZES } from '../index.ts';
import { nudge, snooze } from './reminders.ts';
import { suggestShelved, takeUpChosen } from './shelved.ts';
import { volunteer, voteOnTimeout } from './timeouts.ts';

const seatOption = suggested('seat', 'clockSeat', true);
const when = oneOf('when', 'clockWhen', choicesOf('clock', SNOOZES));
const what = oneOf('what', 'clockWhat', choicesOf('clock', TIMEOUT_RESOLUTIONS));

const DATA = groupData('clock', 'clock', [
  subcommand('nudge', 'clockNudge', seatOption),
  subcommand('snooze', 'clockSnooze', { ...when, required: true }),
  subcommand('decide', 'clockDecide', seatOption, { ...what, required: true }),
  subcommand('sit', 'clockSit', seatOption),
  subcommand('back', 'clockBack'),
  subcommand('take', 'clockTake', suggested('game', 'clockTakeGame', false)),
]);

const confirmation = (context: InteractionContext, key: PlainKey<'clock'>): Answer =>
  answer(note(botText('clock', key, {}, context.language)));

/** Creates an action that needs only the game. */
const simple =
  (use: (context: InteractionContext, id: string) => Promise<Outcome>, key: PlainKey<'clock'>): GameAction =>
  async (context, game) =>
    whenDone(context, await use(context, game.record.id), () => confirmation(context, key), game);

const one = <T extends string>(list: readonly T[], typed: string | undefined): T | undefined =>
  list.find((value) => value === typed);

const ACTIONS: ReadonlyMap<string, GameAction> = new Map<string, GameAction>(
  Object.entries({
    nudge: forSeat('clock', nudge),
    snooze: async (context, game, { text }) => {
      const choice = one(SNOOZES, text.when);
      return choice === undefined ? badInput(context) : await snooze(context, game.record.id, choice);
    },
    decide: forSeat('clock', async (context, game, seat, { text }) => {
      const resolution = one(TIMEOUT_RESOLUTIONS, text.what);
      return resolution === undefined
        ? badInput(context)
        : await voteOnTimeout(context, game.record.id, seat, resolution);
    }),
    sit: forSeat('clock', (context, game, seat) => volunteer(context, game.record.id, seat)),
    back: simple(({ services, actor }, id) => services.clocks.returnToSeat(actor, id), 'welcomeBack'),
  } satisfies Record<string, GameAction>),
);

/** Filters the seats suggested for a subcommand. */
const SUGGESTED: Readonly<Record<string, IsSeatPossible>> = {
  nudge: (game, seat, user) => waitOf(game.record, seat) !== undefined && seatOf(game, user) !== seat,
  decide: (game, seat, user) =>
    waitOf(game.record, seat)?.expired !== undefined && userAt(game, seat) !== user,
  sit: (game, seat) => isSought(game.record, seat),
};

const actOnLatest = onGame(findLatestGame, ACTIONS);

export const clockCommands: readonly Command[] = [
  {
    data: DATA,
    moves: true,
    run: (context, values) =>
      values.subcommand === 'take' ? takeUpChosen(context, values) : actOnLatest(context, values),
    async suggest(context, { subcommand: name }, option, typed) {
      if (option === 'game') return await suggestShelved(context, typed);
      const game = option === 'seat' ? await findLatestGame(context) : undefined;
      if (game === undefined) return [];
      return seatSuggestions(game, typed, context.language, context.actor.user, SUGGESTED[name ?? '']);
    },
  },
];
