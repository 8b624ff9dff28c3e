import type { Seat } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { Decision } from './change.ts';
import type { StartedGame } from './loaded-game.ts';
import { hasHumans, withMember } from './members.ts';
import { noMovesYet, withForcedMoves } from './pending-moves.ts';
import { applyMoves, endGame } from './record-moves.ts';

/**
 * Gives up the seat of `owner`; the bot plays its required moves. `by`: the user who caused it. `erased`: the post
 * doesn't name the owner.
 */
export function concedeSeat(
  game: StartedGame,
  seat: Seat,
  { owner, by, erased = false, now }: { owner: string; by: string; erased?: boolean | undefined; now: Date },
): Decision<object> {
  const record = withMember(game.record, owner, { conceded: true });
  const first: Announcement[] = [{ kind: 'conceded', by: owner, seat, ...(erased && { erased }), ping: [] }];
  if (!hasHumans(record)) return { ...endGame(record, by, false, first), result: {} };
  const progress = withForcedMoves(noMovesYet(game.state), record, now);
  return { ...applyMoves({ ...game, record }, progress, by, { first }), result: {} };
}
