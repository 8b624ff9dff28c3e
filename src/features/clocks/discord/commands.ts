/** Slash command `/clock`: reminders and substitutes. Posts offer the same actions as buttons. */

import { type Outcome, TIMEOUT_RESOLUTIONS, type TimeoutResolution } from '../../../core/index.ts';
import {
  type About,
  groupData,
  oneOf,
  subcommand,
  suggested,
  wordsFor,
} from '../../../discord/shared/command-data.ts';
import { badInput, findLatestGame, whenDone } from '../../../discord/shared/find-game.ts';
import { forSeat, type GameAction, onGame } from '../../../discord/shared/game-commands.ts';
import {
  type Answer,
  answer,
  type Command,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { wordsOf } from '../../../discord/shared/player-names.ts';
import { seatSuggestions } from '../../../discord/shared/seats.ts';
import { botText, type PlainKey } from '../../../text/index.ts';
import { SNOOZES, type Snooze } from '../index.ts';
import { snooze } from './reminders.ts';
import { volunteer, voteOnTimeout } from './timeouts.ts';

const seatOption = suggested('seat', 'clockSeat', true);
const when = oneOf(
  'when',
  'clockWhen',
  wordsFor({
    hour: 'clockHour',
    tonight: 'clockTonight',
    tomorrow: 'clockTomorrow',
    never: 'clockNever',
  } satisfies Record<Snooze, About>),
);
const what = oneOf(
  'what',
  'clockWhat',
  wordsFor({
    more: 'clockMore',
    play: 'clockPlay',
    standIn: 'clockStandIn',
    computer: 'clockComputer',
  } satisfies Record<TimeoutResolution, About>),
);

const DATA = groupData('clock', 'clock', [
  subcommand('nudge', 'clockNudge', seatOption),
  subcommand('snooze', 'clockSnooze', { ...when, required: true }),
  subcommand('decide', 'clockDecide', seatOption, { ...what, required: true }),
  subcommand('sit', 'clockSit', seatOption),
  subcommand('back', 'clockBack'),
  subcommand('take', 'clockTake'),
]);

const confirmation = (visit: InteractionContext, key: PlainKey<'clock'>): Answer =>
  answer(note(botText('clock', key, {}, visit.language)));

/** Creates an action that needs only the game. */
const simple =
  (use: (visit: InteractionContext, id: string) => Promise<Outcome>, key: PlainKey<'clock'>): GameAction =>
  async (visit, game) =>
    whenDone(visit, await use(visit, game.record.id), () => confirmation(visit, key), game);

const one = <T extends string>(list: readonly T[], typed: string | undefined): T | undefined =>
  list.find((value) => value === typed);

const ACTIONS: ReadonlyMap<string, GameAction> = new Map<string, GameAction>(
  Object.entries({
    nudge: forSeat('clock', async (visit, game, seat) =>
      whenDone(
        visit,
        await visit.app.clocks.remindSeat(visit.actor, game.record.id, seat),
        ({ game: now }) =>
          answer(note(botText('clock', 'nudgedNote', { seat }, wordsOf(now, visit.language)))),
        game,
      ),
    ),
    snooze: async (visit, game, { text }) => {
      const choice = one(SNOOZES, text.when);
      return choice === undefined ? badInput(visit) : await snooze(visit, game.record.id, choice);
    },
    decide: forSeat('clock', async (visit, game, seat, { text }) => {
      const resolution = one(TIMEOUT_RESOLUTIONS, text.what);
      return resolution === undefined
        ? badInput(visit)
        : await voteOnTimeout(visit, game.record.id, seat, resolution);
    }),
    sit: forSeat('clock', (visit, game, seat) => volunteer(visit, game.record.id, seat)),
    back: simple(({ app, actor }, id) => app.clocks.returnToSeat(actor, id), 'welcomeBack'),
    take: simple(({ app, actor }, id) => app.clocks.reactivate(actor, id), 'takenUpNote'),
  } satisfies Record<string, GameAction>),
);

export const clockCommands: readonly Command[] = [
  {
    data: DATA,
    run: onGame(findLatestGame, ACTIONS),
    async suggest(visit, _values, option, typed) {
      const game = option === 'seat' ? await findLatestGame(visit) : undefined;
      return game === undefined ? [] : seatSuggestions(game, typed, visit.language);
    },
  },
];
