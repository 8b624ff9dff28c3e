/** The *More…* button of a player's panel: requests, a computer, giving up. */
import { z } from 'zod';
import {
  type Act,
  forbidden,
  type Game,
  isPausedByPlayers,
  memberOf,
  moderates,
  othersAsked,
} from '../../../core/index.ts';
import { goOnButton, handOverButton, nudgeButton, stepDownButton } from '../../../discord/shared/buttons.ts';
import { customId, gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame, noGame, whenDone } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  ephemeral,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { asksOne } from '../../../discord/shared/others.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, memberAt, seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import type { Seat } from '../../../engine/index.ts';
import { botText, translator } from '../../../text/index.ts';
import { undoButtons } from '../../play/discord/buttons.ts';
import { createPanelContext, idOf } from '../../play/discord/panel-context.ts';
import { askToAbandon, askToConcede } from './confirmations.ts';
import { consentButtons, consentLines } from './status.ts';

const CHOICES = ['pause', 'concede', 'abandon'] as const;

/** Asks the others to pause the clocks; takes effect immediately for a solo player. */
export async function pause(context: InteractionContext, game: Game): Promise<Answer> {
  const outcome = await context.services.clocks.pauseClocks(context.actor, game.record.id);
  const { language, actor } = context;
  const t = translator('clock', language);
  const confirmation = (done: boolean) =>
    done ? note(t('breakBegun')) : note(t('breakAsked', { single: asksOne(game, actor.user, 'pause') }));
  return whenDone(context, outcome, ({ done }) => answer(confirmation(done)), game);
}

const choiceButton = ({ record }: Game, what: (typeof CHOICES)[number], label: string): Button => ({
  id: customId('more', record.id, what),
  label,
});

/** Returns the undos that the user's panel has no button for, because someone else has acted. */
async function undos(context: InteractionContext, game: Game, seat: Seat): Promise<Button[]> {
  const panel = createPanelContext(game, seat, context.language);
  const t = translator('lobby', context.language);
  if (undoButtons(panel).length > 0) return [];
  const possible = await context.services.play.listUndos(context.actor, game.record.id);
  return possible.map(({ scope, asks }) => ({
    id: idOf(panel, 'undo', scope),
    label: t(scope === 'step' ? 'buttonUndoStep' : 'buttonUndoTurn', { asks }),
    emoji: '↩️',
  }));
}

/** Returns what gets the game going, or stops it or the user's part in it for a while: reminders, undo, pause, computer, substitute. */
async function pausingButtons(context: InteractionContext, game: Game, seat: Seat): Promise<Button[]> {
  const { actor, language } = context;
  const { record, state } = game;
  const may = (act: Act) => forbidden(act, actor, record) === undefined;
  const asks = othersAsked(record, actor.user, 'pause').length > 0;
  const isFree = record.consent === undefined;
  const isOwn = memberAt(game, seat)?.user === actor.user;
  // In a solo game there is no other player to keep the game going for.
  const shared = (state?.players.length ?? 1) > 1 && may('handOver');
  const slow = may('nudge') ? (record.timing?.waits ?? []).filter((wait) => wait.seat !== seat) : [];
  return [
    ...slow.map((wait) => nudgeButton(game, wait.seat, language)),
    ...(isFree ? await undos(context, game, seat) : []),
    ...(may('halt') && (isFree || !asks)
      ? [choiceButton(game, 'pause', botText('lobby', 'buttonPause', { asks }, language))]
      : []),
    ...(isPausedByPlayers(record) ? [{ ...goOnButton(game, language), style: 'secondary' as const }] : []),
    ...(shared && (isOwn || moderates(actor, record)) ? [handOverButton(game, language)] : []),
    ...(may('stepDown') ? [stepDownButton(game, seat, language)] : []),
  ];
}

/** Returns what ends the game, for the user or for all. Alone, giving up would do the same as ending it. */
function endingButtons({ actor, language }: InteractionContext, game: Game): Button[] {
  const { record } = game;
  const t = translator('lobby', language);
  const may = (act: Act) =>
    memberOf(record, actor.user) !== undefined && forbidden(act, actor, record) === undefined;
  const asks = othersAsked(record, actor.user, 'abandon').length > 0;
  return [
    ...(may('concede') && asks ? [choiceButton(game, 'concede', t('buttonGiveUp'))] : []),
    ...(may('abandon') && (record.consent === undefined || !asks)
      ? [choiceButton(game, 'abandon', t('buttonEndGame'))]
      : []),
  ];
}

/** Builds the panel with everything a player can do now except move. */
async function morePanel(context: InteractionContext, game: Game, seat: Seat): Promise<Panel> {
  const { actor, language } = context;
  const { record } = game;
  const t = translator('lobby', language);
  const words = wordsOf(game, language);
  const asks = othersAsked(record, actor.user, 'abandon').length > 0;
  // One request at a time.
  const isOpen = record.consent !== undefined;
  const consent = consentButtons(game, actor.user, words);
  const pausing = await pausingButtons(context, game, seat);
  const back: Button = {
    id: customId('back', record.id, seat, record.version),
    label: botText('panels', 'back', {}, language),
  };
  return {
    colour: colourOf(game, seat),
    parts: [
      text(
        t('more'),
        ...(asks && !isOpen && !record.paused
          ? [t('moreAsks', { single: asksOne(game, actor.user, 'abandon') })]
          : consentLines(game, words)),
      ),
      ...[
        [...consent, ...pausing],
        [...endingButtons(context, game), back],
      ].flatMap((group) => (group.length === 0 ? [] : [buttons(...group)])),
    ],
  };
}

/** `more:game` shows the choices, `more:game:choice` carries one out or asks first. */
export const moreRoute = route(
  'more',
  'update',
  z.tuple([gameArg]).rest(z.enum(CHOICES)),
  async (context, [id, choice]) => {
    const game = await findGame(context, id);
    if (game === undefined) return noGame(context);
    if (choice === 'pause') return pause(context, game);
    if (choice === 'concede') return askToConcede(context, game);
    if (choice === 'abandon') return askToAbandon(context, game);
    const refusal = forbidden('goOn', context.actor, game.record);
    const seat = seatOf(game, context.actor.user);
    return refusal === undefined && seat !== undefined
      ? answer(await morePanel(context, game, seat))
      : ephemeral(refusalPanel(refusal ?? { code: 'notMember' }, context.language, game));
  },
);
