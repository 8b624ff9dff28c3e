import { pendingSeats, type Seat } from '../../engine/index.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { Decision } from './change.ts';
import type { StartedGame } from './loaded-game.ts';
import { hasHumans, withErasedConceded, withMember } from './members.ts';
import { usersPending } from './notifications.ts';
import { noMovesYet, withForcedMoves } from './pending-moves.ts';
import { applyMoves, endGame } from './record-moves.ts';
import { withLastPlayersBack } from './substitution.ts';

/**
 * Gives up the seat of `owner`; the bot plays its required moves. If that leaves only people for whom computers play,
 * they have their seats back. `by`: the user who caused it. `erased`: the post doesn't name the owner.
 */
export function concedeSeat(
  game: StartedGame,
  seat: Seat,
  { owner, by, erased = false, now }: { owner: string; by: string; erased?: boolean | undefined; now: Date },
): Decision<object> {
  const given = withMember(game.record, owner, { conceded: true });
  const first: Announcement[] = [{ kind: 'conceded', by: owner, seat, ...(erased && { erased }), ping: [] }];
  // A computer may play for someone who was erased.
  if (!hasHumans(withErasedConceded(given, game.moves.length)))
    return { ...endGame(given, by, false, { before: first }), result: {} };
  const { record, back } = withLastPlayersBack(given, game);
  const progress = withForcedMoves(noMovesYet(game.state), record, now);
  // Players whose turn follows from the forced moves are pinged by the post about those.
  const waiting = pendingSeats(game.state).filter((one) => pendingSeats(progress.state).includes(one));
  const returned = back.map((each): Announcement => {
    const asked = waiting.filter((one) => one === each);
    return { kind: 'cameBack', seat: each, ping: usersPending(record, progress.state, asked) };
  });
  return { ...applyMoves({ ...game, record }, progress, by, { first: [...first, ...returned] }), result: {} };
}
