/** Assigns a substitute to a seat; shared by players and moderators. */
import { pendingSeats, type Seat } from '../../engine/index.ts';
import { sanitizeUserName } from '../sanitize.ts';
import type { ServiceContext } from '../service-context.ts';
import { nextAbsences } from './absence.ts';
import type { Decision } from './change.ts';
import { withCountedClocks } from './clocks.ts';
import { lapseNewsOnSeats } from './consent-request.ts';
import type { StartedGame } from './loaded-game.ts';
import { hasJustStopped, isAtTable } from './members.ts';
import { withPlayerBack, withSubstitute, withSubstitutionStarted } from './substitution.ts';
import type { GameRecord, Substitution } from './types.ts';

/**
 * Assigns a substitute, who gets a turn's time on top of what is left, but not again by stopping and coming back. `by`: the
 * moderator who appoints them; then they are pinged even if the seat has nothing to decide.
 */
export async function seatSubstitute(
  context: ServiceContext,
  game: StartedGame,
  seat: Seat,
  { user, name }: { user: string; name: string },
  by?: string,
): Promise<Decision<object>> {
  const { record, state, moves } = game;
  if (isAtTable(record, user)) return { refusal: { code: 'alreadyMember' } };
  const place = state.seating[seat] ?? -1;
  const substitution: Substitution = { place, user, name: sanitizeUserName(name), from: moves.length };
  const seated = (one: GameRecord) => withSubstitutionStarted(one, substitution, context.now());
  const again = by === undefined && hasJustStopped(record, { place, user, moves: moves.length });
  const isDue = !record.paused && pendingSeats(state).includes(seat);
  const called = isDue || (by !== undefined && by !== user);
  const next = again
    ? withPlayerBack(seated(await withCountedClocks(context, game)), seat)
    : await withSubstitute(context, game, seat, seated);
  return {
    record: next,
    idle: true,
    announcements: [
      ...lapseNewsOnSeats(record, next, by ?? user),
      { kind: 'satIn', seat, user, ...(by !== undefined && { by }), ping: called ? [user] : [] },
      ...(await nextAbsences(context, record, [user])),
    ],
    result: {},
  };
}
