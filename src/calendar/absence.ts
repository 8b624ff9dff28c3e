/** Days away: how many somebody has, and what they do to a clock. */
import { dayAt, daysAfter, daysBetween } from './hours.ts';

/** From one day to another (`2026-03-29`), both among them, in the zone of the person. */
export interface Absence {
  readonly from: string;
  readonly to: string;
}

/** Days of a year from the first of them, and of one piece. */
export const ABSENCE_DAYS_PER_YEAR = 21;
export const MAX_ABSENCE_DAYS = 14;
const YEAR = 365;

/** Days of a piece. */
export const daysOf = ({ from, to }: Absence): number => daysBetween(from, to) + 1;

/** Days that somebody can still be away on `day`: what is spent counts for a year from the first spent day. */
export function daysLeft(spent: readonly string[], day: string): number {
  const sorted = [...spent].sort();
  let first: string | undefined;
  let used = 0;
  for (const one of sorted) {
    // A year begins anew with the first day that is spent after one is over.
    if (first === undefined || daysBetween(first, one) >= YEAR) {
      first = one;
      used = 0;
    }
    used += 1;
  }
  return first === undefined || daysBetween(first, day) >= YEAR
    ? ABSENCE_DAYS_PER_YEAR
    : ABSENCE_DAYS_PER_YEAR - used;
}

/** Returns how many announced days of absences that are not over may still be spent. */
export const daysAnnounced = (
  announced: readonly Absence[],
  spent: readonly string[],
  today: string,
): number =>
  announced
    .filter(({ to }) => to >= today)
    .reduce((sum, piece) => sum + daysOf(piece) - spent.filter((day) => isAbsentOn([piece], day)).length, 0);

/** Why somebody cannot be away then. */
export type AbsenceProblem = 'backwards' | 'past' | 'tooLong' | 'tooMany' | 'farOff' | 'overlaps';
/** Days ahead that can be announced. */
export const FARTHEST = 180;

/** Why this piece cannot be announced today; nothing when it can. */
export function absenceProblem(
  piece: Absence,
  today: string,
  { spent, announced }: { readonly spent: readonly string[]; readonly announced: readonly Absence[] },
): AbsenceProblem | undefined {
  if (daysBetween(piece.from, piece.to) < 0) return 'backwards';
  if (daysBetween(today, piece.to) < 0) return 'past';
  if (daysBetween(today, piece.from) > FARTHEST) return 'farOff';
  if (daysOf(piece) > MAX_ABSENCE_DAYS) return 'tooLong';
  if (announced.some((other) => other.from <= piece.to && piece.from <= other.to)) return 'overlaps';
  // What has been announced may be spent, though much of it never is.
  if (daysOf(piece) > daysLeft(spent, piece.from) - daysAnnounced(announced, spent, today)) return 'tooMany';
  return undefined;
}

/** The piece in which a day is. */
export const isAbsentOn = (pieces: readonly Absence[], day: string): Absence | undefined =>
  pieces.find(({ from, to }) => from <= day && day <= to);

/** The piece in which somebody is away at a moment. */
export const isAbsentAt = (pieces: readonly Absence[], zone: string, at: number): Absence | undefined =>
  isAbsentOn(pieces, dayAt(zone, at));

/** The day of the return. */
export const returnDay = ({ to }: Absence): string => daysAfter(to, 1);
