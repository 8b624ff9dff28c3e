/** Begins and ends substitutions, and extends clocks for them. */
import { presetOf, withExtension, withoutVote } from '../../calendar/index.ts';
import type { Seat } from '../../engine/index.ts';
import type { ServiceContext } from '../service-context.ts';
import { usersOnClock, withCountedClocks } from './clocks.ts';
import { isComputer } from './computers.ts';
import { withConsentRejected } from './consent-request.ts';
import type { StartedGame } from './loaded-game.ts';
import {
  isSought,
  peopleIn,
  playersOf,
  seatOfPlayer,
  substituteAt,
  withMember,
  withoutConsent,
} from './members.ts';
import { timeOf, waitOf, withLastWait, withSeatHandedOver, withWait } from './schedule.ts';
import type { GameRecord, Span, Substitution, TableTime } from './types.ts';

/** Extends the time of a seat, if the game waits for it. */
export async function withMoreTime(
  { store, now }: Pick<ServiceContext, 'store' | 'now'>,
  { state }: StartedGame,
  record: GameRecord,
  seat: Seat,
  milliseconds: number,
): Promise<GameRecord> {
  const timing = timeOf(record);
  const persons = await usersOnClock(store.settings, record, state);
  const more = withExtension(timing, seat, milliseconds, persons, now().getTime());
  return { ...record, timing: { ...timing, ...more } };
}

/** Lets another human play a seat: a substitute gets `more` time, a new member at least a turn's. */
export async function withSubstitute(
  context: ServiceContext,
  game: StartedGame,
  seat: Seat,
  change: (record: GameRecord) => GameRecord,
  time: 'more' | 'same' = 'more',
): Promise<GameRecord> {
  const changed = withSeatHandedOver(change(await withCountedClocks(context, game)), seat);
  const next = withoutVotes(changed, seat);
  const { pace, pools } = timeOf(next);
  const { turn } = presetOf(pace);
  const left = time === 'more' ? 0 : (waitOf(next, seat)?.turn ?? 0) + (pools[seat] ?? 0);
  return await withMoreTime(context, game, next, seat, Math.max(0, turn - left));
}

/**
 * Lets a user play a seat again with the time that it has left. Ends the search for a substitute and, if time is left, the
 * others' vote. Ending a search also removes the votes that began it, or they would begin another.
 */
export function withPlayerBack(record: GameRecord, seat: Seat): GameRecord {
  const settled = isSought(record, seat) ? withoutVotesCast(record, seat) : record;
  const back = withSeatHandedOver(settled, seat);
  return withWait(back, seat, (wait) =>
    wait.turn + (timeOf(record).pools[seat] ?? 0) > 0 ? withoutVote(wait) : wait,
  );
}

/**
 * Gives their seats back to the people for whom computers play if no one else is left: computers would finish the game.
 * `back`: those seats.
 */
export function withLastPlayersBack(
  record: GameRecord,
  { state, moves }: Pick<StartedGame, 'state' | 'moves'>,
): { record: GameRecord; back: Seat[] } {
  if (playersOf(record).length > 0) return { record, back: [] };
  const back = peopleIn(record).flatMap(({ user, conceded }) =>
    conceded ? [] : seatOfPlayer(record, state, user),
  );
  const returned = back.reduce((one, seat) => {
    const ended = withSubstitutionEnded(one, state.seating[seat] ?? -1, moves.length);
    return withPlayerBack(ended, seat);
  }, record);
  return { record: returned, back };
}

/** Ends all substitutions at a place. */
export const withSubstitutionEnded = (record: GameRecord, place: number, moves: number): GameRecord =>
  withSubstitutesGone(record, moves, (one) => one.place === place && one.to === undefined);

/**
 * Starts a substitution instead of the current ones at its place. An open request of its member, who could not withdraw it,
 * is removed and cannot be repeated immediately.
 */
export function withSubstitutionStarted(record: GameRecord, next: Substitution, now: Date): GameRecord {
  const ended = withSubstitutionEnded(record, next.place, next.from);
  const { consent } = ended;
  const isAskers = consent?.by === ended.members[next.place]?.user;
  const left = consent && isAskers ? withConsentRejected(ended, consent, now) : ended;
  return { ...left, substitutions: [...(left.substitutions ?? []), next] };
}

/** Ends these substitutions, and removes the open request of such a substitute, which no one could withdraw. */
export function withSubstitutesGone(
  record: GameRecord,
  moves: number,
  isOver: (substitution: Substitution) => boolean,
): GameRecord {
  const { substitutions = [], consent } = record;
  const isAskers = substitutions.some((one) => isOver(one) && one.user === consent?.by);
  const left = isAskers ? withoutConsent(record) : record;
  return { ...left, substitutions: substitutions.map((one) => (isOver(one) ? { ...one, to: moves } : one)) };
}

/**
 * Assigns a seat to a computer for a turn, until its player returns, or permanently as a member. A human substitute
 * plays on after one turn. A player who returns before the computer moved has the time that was left.
 */
export async function withComputerAssigned(
  context: Pick<ServiceContext, 'store' | 'now'>,
  game: StartedGame,
  seat: Seat,
  computer: { user: string; name: string },
  span: Span,
): Promise<GameRecord> {
  const record = await withCountedClocks(context, game);
  const from = game.moves.length;
  const substitution = { place: game.state.seating[seat] ?? -1, ...computer, from };
  switch (span) {
    case 'good':
      return givenAway(record, substitution.place, from, computer);
    case 'while':
      return withSubstitutionStarted(record, substitution, context.now());
    case 'turn': {
      const { substitutions = [] } = record;
      return { ...record, substitutions: [...substitutions, { ...substitution, forTurn: true }] };
    }
  }
}

/**
 * Replaces the member at a place, also as host; in place of a computer, another person becomes the host. An open request
 * lapses; the setup still needs the newcomer flag. A replaced computer stays on record: its moves keep its name, and no
 * other computer gets its id.
 */
export function withPlayerReplaced(
  record: GameRecord,
  place: number,
  moves: number,
  { user, name }: { user: string; name: string },
): GameRecord {
  const former = record.members[place]?.user ?? '';
  const member = { user, name, conceded: false };
  const successor = isComputer(user) ? hostAfter(record, former) : user;
  const host = record.host === former ? successor : record.host;
  const kept = isComputer(former) ? withFormerOwner(record, place, moves) : record;
  const next = withMember({ ...withoutConsent(kept), host }, former, member);
  return withSubstitutionEnded(next, place, moves);
}

/** Records the current owner of a seat as a former one. */
function withFormerOwner(record: GameRecord, place: number, moves: number): GameRecord {
  const { user = '', name = '' } = record.members[place] ?? {};
  const former = { place, user, name, from: 0, to: moves, owner: true };
  return { ...record, substitutions: [...(record.substitutions ?? []), former] };
}

/** Returns who is the host once this member is gone: the first other person who still plays, if there is one. */
const hostAfter = ({ members }: GameRecord, former: string): string =>
  members.find(({ user, conceded }) => user !== former && !conceded && !isComputer(user))?.user ?? former;

/** Gives a seat to a computer permanently. The former owner stays on record for ratings. */
const givenAway = (
  record: GameRecord,
  place: number,
  moves: number,
  computer: { user: string; name: string },
): GameRecord => withPlayerReplaced(withFormerOwner(record, place, moves), place, moves, computer);

/** Ends a substitution for one turn after that turn. `moves`: the number of moves then. */
export function withTurnSubstitutionEnded(record: GameRecord, place: number, moves: number): GameRecord {
  const { substitutions = [] } = record;
  const current = substituteAt(record, place);
  if (current?.forTurn !== true) return record;
  return {
    ...record,
    substitutions: substitutions.map((one) => (one === current ? { ...one, to: moves } : one)),
  };
}

/** Begins the search for a substitute. */
export function withSearch(record: GameRecord, seat: Seat): GameRecord {
  const { open = [], ...timing } = timeOf(record);
  return { ...record, timing: { ...timing, open: [...open.filter((other) => other !== seat), seat] } };
}

/** Ends the search for a substitute. */
export function withoutSearch(record: GameRecord, seat: Seat): GameRecord {
  const { timing } = record;
  if (timing?.open === undefined) return record;
  return { ...record, timing: { ...timing, open: timing.open.filter((other) => other !== seat) } };
}

/** Ends the vote on a seat, and the search for a substitute. */
export const withoutVotes = (record: GameRecord, seat: Seat): GameRecord =>
  withLastWait(withoutVotesCast(record, seat), seat, withoutVote);

/** Removes the votes cast on a seat, and ends the search for a substitute. */
function withoutVotesCast(record: GameRecord, seat: Seat): GameRecord {
  const { votes = [], open = [], ...timing } = timeOf(record);
  const time: TableTime = {
    ...timing,
    votes: votes.filter((vote) => vote.seat !== seat),
    open: open.filter((other) => other !== seat),
  };
  return { ...record, timing: time };
}
