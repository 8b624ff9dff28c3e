/** Which games and seats count for what. */
import { isComputer } from '../../core/game/computers.ts';
import { isPseudonym } from '../../core/pseudonym.ts';
import type { GameResult, SeatResult } from './result.ts';

/** Somebody who can be looked up: no computer, and nobody who has been erased. */
export const isKnown = ({ user }: Pick<SeatResult, 'user'>): boolean =>
  !isComputer(user) && !isPseudonym(user);

/** Whether there was somebody to win against. */
export const isContest = ({ seats }: GameResult): boolean => seats.length > 1;

/** Seats in first place share the win. */
export const winShare = ({ seats }: GameResult, { place }: SeatResult): number =>
  place === 1 ? 1 / seats.filter((one) => one.place === 1).length : 0;

/** The least part of a seat's moves that its member has to have chosen, for the game to be rated. */
const OWN_PART = 3 / 4;

/**
 * Whether a game is rated: people against people, and each of them at least three of four moves of their seat. So a
 * stand-in for a turn or two does no harm, and who takes a seat over late is not rated for what they found. Who gave up
 * is rated by their place, as forced moves are nobody's choice; and so is who handed their seat to a computer for good.
 */
export const isRated = (result: GameResult): boolean =>
  isContest(result) &&
  // Whoever handed over a seat may have been given another one.
  new Set(result.seats.map(ratedUser)).size === result.seats.length &&
  result.seats.every(
    ({ user, former, own, others }) =>
      former !== undefined || (!isComputer(user) && own >= OWN_PART * (own + others)),
  );

/** Returns the user who is rated for a seat. */
export const ratedUser = ({ user, former }: SeatResult): string => former?.user ?? user;

/** The average; nothing of nothing. */
export const averageOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length;

/** The value in the middle, or between the two there; nothing of nothing. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  return averageOf([...sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)]);
}
