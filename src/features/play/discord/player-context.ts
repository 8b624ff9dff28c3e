/** The game and seat that a typed command is about. */
import { type Game, isAtTable, type Refusal, whyOver } from '../../../core/index.ts';
import { findLatestGame } from '../../../discord/shared/find-game.ts';
import type { InteractionContext } from '../../../discord/shared/interaction-context.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { memberAt, seatOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import type { GameState, Seat } from '../../../engine/index.ts';

export interface PlayerContext {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
}

/** Returns the user's seat in the channel's game, or a refusal. Finished games only if `finished`. */
export async function playerContextOf(
  context: InteractionContext,
  { finished = false }: { finished?: boolean } = {},
): Promise<{ ok: true; here: PlayerContext } | { ok: false; refusal: Refusal; game?: Game }> {
  const game = await findLatestGame(context);
  if (game === undefined) return { ok: false, refusal: { code: 'noGame' } };
  const { state, record } = game;
  const refuse = (refusal: Refusal) => ({ ok: false as const, refusal, game });
  if (!isAtTable(record, context.actor.user)) return refuse({ code: 'notMember' });
  if (record.status === 'ended' || (record.status === 'finished' && !finished)) {
    return refuse(whyOver(record));
  }
  const seat = seatOf(game, context.actor.user);
  if (state === undefined || seat === undefined) return refuse({ code: 'notStarted' });
  return { ok: true, here: { game, state, seat } };
}

/** Returns what `playerContextOf` does, but refuses a paused game or one the user has conceded. */
export async function actingPlayer(
  context: InteractionContext,
): Promise<{ ok: true; here: PlayerContext } | { ok: false; panel: Panel }> {
  const found = await playerContextOf(context);
  if (!found.ok) return { ok: false, panel: refusalPanel(found.refusal, context.language, found.game) };
  const { game, seat } = found.here;
  const code = game.record.paused ? 'paused' : memberAt(game, seat)?.conceded ? 'conceded' : undefined;
  if (code === undefined) return found;
  return { ok: false, panel: refusalPanel({ code }, context.language, game) };
}
