/** The other players' vote on a seat whose time is up. Pure. */
import { DAY_MS } from '../../durations.ts';
import type { GameState, Seat } from '../../engine/index.ts';
import { isSought, othersToAsk, playerAt } from './members.ts';
import { type GameRecord, TIMEOUT_RESOLUTIONS, type TimeoutResolution } from './types.ts';

/** After this time, the votes cast decide; players without a vote count as absent. */
const VOTE_MS = DAY_MS;

type Vote = NonNullable<NonNullable<GameRecord['timing']>['votes']>[number];

/** Returns the seats that the other players decide on: their time is up, or a stand-in has stopped. */
export const lateSeats = ({ timing }: Pick<GameRecord, 'timing'>): Seat[] =>
  (timing?.waits ?? []).flatMap(({ seat, expired }) => (expired === undefined ? [] : [seat]));

/**
 * Returns who decides on a seat: the other players. Those whose own time is up count only once they vote, which shows
 * that they are there.
 */
export function votersOn(record: GameRecord, state: GameState, seat: Seat): string[] {
  const { votes = [] } = record.timing ?? {};
  const absent = lateSeats(record).map((other) => playerAt(record, state, other));
  const voted = votes.filter((vote) => vote.seat === seat).map(({ user }) => user);
  return othersToAsk(record, playerAt(record, state, seat)).filter(
    (user) => !absent.includes(user) || voted.includes(user),
  );
}

/** Returns whether the others wait for this user's vote on a seat whose time is up. */
export function owesVote(record: GameRecord, state: GameState, user: string): boolean {
  const { votes = [] } = record.timing ?? {};
  if (record.paused) return false;
  return lateSeats(record).some(
    (seat) =>
      othersToAsk(record, playerAt(record, state, seat)).includes(user) &&
      votes.every((vote) => vote.seat !== seat || vote.user !== user),
  );
}

/** Returns the votes on a seat that count. */
export function votesOn(record: GameRecord, state: GameState, seat: Seat): Vote[] {
  const voters = votersOn(record, state, seat);
  return (record.timing?.votes ?? []).filter((vote) => vote.seat === seat && voters.includes(vote.user));
}

/** Returns how many votes make a majority. */
export const majorityOf = (voters: readonly string[]): number => Math.floor(voters.length / 2) + 1;

/** Returns when the votes on a seat decide: at once with a majority, else after a day; `undefined` without votes. */
export function settlingAt(record: GameRecord, state: GameState, seat: Seat): number | undefined {
  const expired = record.timing?.waits.find((wait) => wait.seat === seat)?.expired;
  const leading = leadingOn(record, state, seat);
  if (expired === undefined || leading === undefined) return undefined;
  const isMajority = leading.count >= majorityOf(votersOn(record, state, seat));
  return isMajority ? expired : expired + VOTE_MS;
}

/** Returns what the votes on a seat have decided by `now`; `undefined` if nothing yet. */
export function settledOn(
  record: GameRecord,
  state: GameState,
  seat: Seat,
  now: number,
): TimeoutResolution | undefined {
  const at = settlingAt(record, state, seat);
  return at === undefined || at > now ? undefined : leadingOn(record, state, seat)?.resolution;
}

/** Returns the choice with most votes, in a tie the mildest; `undefined` if there is none, or it is in effect. */
function leadingOn(record: GameRecord, state: GameState, seat: Seat) {
  const votes = votesOn(record, state, seat);
  const counted = TIMEOUT_RESOLUTIONS.map((resolution) => ({
    resolution,
    count: votes.filter(({ rescue }) => rescue === resolution).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  const leading = counted.find(({ count }) => count === most);
  const isRepeated = leading?.resolution === 'standIn' && isSought(record, seat);
  return most === 0 || isRepeated ? undefined : leading;
}
