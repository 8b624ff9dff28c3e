/** Which games and seats count for what. */
import { isComputer } from '../../core/game/computers.ts';
import { isPseudonym } from '../../core/pseudonym.ts';
import type { GameResult, SeatResult } from './result.ts';

/** Returns whether a seat's user can be looked up: neither a computer nor erased. */
export const isKnown = ({ user }: Pick<SeatResult, 'user'>): boolean =>
  !isComputer(user) && !isPseudonym(user);

/** Returns whether the game had several players. */
export const isContest = ({ seats }: GameResult): boolean => seats.length > 1;

/** Returns the share of the win; ties for first place split it. */
export const winShare = ({ seats }: GameResult, { place }: SeatResult): number =>
  place === 1 ? 1 / seats.filter((one) => one.place === 1).length : 0;

const MIN_OWN_SHARE = 3 / 4;

/** Returns whether the deal could be known before the game ended: its seed was chosen, or its challenge was over. */
const isSpoilt = ({ chosenSeed, sealed = Number.POSITIVE_INFINITY, ended }: GameResult): boolean =>
  chosenSeed === true || ended >= sealed;

/** Returns whether a game's scores can be best scores: no one knew hidden things early, from the deal or by an undo. */
export const givesBests = (result: GameResult): boolean => !isSpoilt(result) && result.peeked !== true;

const isMostOf = (own: number, all: number): boolean => own >= MIN_OWN_SHARE * all;

/** Returns whether a seat's points are its user's: a human who chose at least three quarters of its moves. */
const isPlayedByUser = ({ user, own, others }: SeatResult): boolean =>
  !isComputer(user) && isMostOf(own, own + others);

/** Returns whether a seat's points and wins count for its user: played by them, and not given up. */
export const countsForUser = (seat: SeatResult): boolean => isPlayedByUser(seat) && !seat.conceded;

/** Returns whether a seat's player left more than a quarter of its moves to computers: rated last, and never better than before. */
export function hasLeft({ user, former, own, others, computers = 0 }: SeatResult): boolean {
  const all = own + others;
  return former === undefined
    ? !isComputer(user) && !isMostOf(all - computers, all)
    : !isMostOf(former.own, all);
}

/**
 * Returns whether a game is rated: only people played it, no one was a no-show, and each chose at least three quarters of
 * their moves or left.
 */
export const isRated = (result: GameResult): boolean =>
  isContest(result) &&
  !isSpoilt(result) &&
  // A player who handed over a seat may have received another one.
  new Set(result.seats.map(ratedUser)).size === result.seats.length &&
  !result.seats.some(({ noShow }) => noShow === true) &&
  result.seats.every((seat) => seat.former !== undefined || isPlayedByUser(seat) || hasLeft(seat));

/** Returns the user a seat's result counts for: its first player if it was handed over. */
export const ratedUser = ({ user, former }: SeatResult): string => former?.user ?? user;

export const averageOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length;

export function medianOf(values: readonly number[]): number | undefined {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  return averageOf([...sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)]);
}
