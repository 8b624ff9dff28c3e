/** Checks who may use a panel, and whether it is up to date. */
import type { Game, Refusal } from '../../../core/index.ts';
import { isUpToDate, moderates, whyOver } from '../../../core/index.ts';
import { findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  answer,
  ephemeral,
  type InteractionContext,
} from '../../../discord/shared/interaction-context.ts';
import { text } from '../../../discord/shared/panel.ts';
import { seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel, refusalText } from '../../../discord/shared/refusals.ts';
import type { GameState, Seat } from '../../../engine/index.ts';
import { botText } from '../../../text/index.ts';
import { panelForModerator } from './buttons.ts';
import { seatPanel } from './own-panel.ts';

interface AuthorizedClick {
  readonly id: string;
  readonly seat: Seat;
  /** The game version the panel was made for. Default: not checked, because other seats may act at the same time. */
  readonly version?: number;
  readonly round?: number;
}

/** A click on an up-to-date panel by a user who may decide for its seat. */
export interface Click {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
}

/** Runs the handler if the click is allowed, else returns a refusal. Stale clicks get a fresh panel. */
export async function authorizeClick(
  context: InteractionContext,
  { id, seat, version, round }: AuthorizedClick,
  handle: (click: Click) => Promise<Answer>,
): Promise<Answer> {
  const game = await findGame(context, id);
  if (game === undefined) return ephemeral(refusalPanel({ code: 'noGame' }, context.language));
  const { state, record } = game;
  const refuse = (refusal: Refusal) => ephemeral(refusalPanel(refusal, context.language, game));
  if (record.status === 'ended') return refuse(whyOver(record));
  if (state === undefined) return refuse({ code: 'notStarted' });
  if (state.players[seat] === undefined) return refuse({ code: 'noSuchSeat' });
  const own = seatOf(game, context.actor.user);
  if (own !== seat && !moderates(context.actor, record)) {
    return refuse(own === undefined ? { code: 'notMember' } : { code: 'notYourSeat', seat });
  }
  const moved = version !== undefined && !isUpToDate(game, seat, version);
  const answered =
    moved || (round !== undefined && round !== state.round)
      ? await stale(context, game, seat)
      : await handle({ game, state, seat });
  return own === seat ? answered : actingFor(context, game, seat, answered);
}

/** Adds a heading that names the seat, for a moderator acting for it. */
function actingFor({ language }: InteractionContext, game: Game, seat: Seat, answered: Answer): Answer {
  if (answered.kind !== 'panel') return answered;
  const above = text(botText('panels', 'actingFor', { seat }, wordsOf(game, language)));
  const panel = panelForModerator(answered.panel);
  return answer({ ...panel, parts: [above, ...panel.parts] });
}

/** Returns a fresh panel with a line on why the click did nothing. */
const stale = async (context: InteractionContext, game: Game, seat: Seat): Promise<Answer> =>
  answer(await seatPanel(context, game, seat, [refusalText({ code: 'stale' }, context.language)]));

/** Answers a refused action: with a fresh panel if the game has moved on, else with an ephemeral reason. */
export async function refused(context: InteractionContext, id: string, seat: Seat, refusal: Refusal) {
  const game = await findGame(context, id);
  const repeated =
    refusal.code === 'stale' ||
    (refusal.code === 'rejected' && refusal.rejection.code === 'alreadyConfirmed');
  if (repeated && game?.state !== undefined) return await stale(context, game, seat);
  return ephemeral(refusalPanel(refusal, context.language, game));
}
