/** Days away: how many a user has, and how they affect clocks. */
import { dayAt, daysAfter, daysBetween } from './hours.ts';

export interface Absence {
  readonly from: string;
  readonly to: string;
}

/** Days away per year from the first one, and the longest single absence. */
export const ABSENCE_DAYS_PER_YEAR = 21;
export const MAX_ABSENCE_DAYS = 14;
const DAYS_PER_YEAR = 365;

/** Counts the days of an absence, first and last included. */
export const daysOf = ({ from, to }: Absence): number => daysBetween(from, to) + 1;

const daysIn = (piece: Absence): string[] =>
  Array.from({ length: daysOf(piece) }, (_, n) => daysAfter(piece.from, n));

/** Returns how many days were spent in the last year of spent days, and the day on which that year is over. */
function lastYear(spent: readonly string[]): { readonly used: number; readonly renewal: string } {
  let renewal = '';
  let used = 0;
  for (const one of [...spent].sort()) {
    // A year starts with the first day spent after the previous one is over.
    if (one >= renewal) {
      renewal = daysAfter(one, DAYS_PER_YEAR);
      used = 0;
    }
    used += 1;
  }
  return { used, renewal };
}

/** Returns the days away that a user still has on `day`. Spent days count for a year from the first of them. */
export function daysLeft(spent: readonly string[], day: string): number {
  const { used, renewal } = lastYear(spent);
  return day >= renewal ? ABSENCE_DAYS_PER_YEAR : ABSENCE_DAYS_PER_YEAR - used;
}

/** Counts the announced, unspent days in the same absence year as `day`, in absences that have not ended by `today`. */
export function daysAnnounced(
  announced: readonly Absence[],
  spent: readonly string[],
  today: string,
  day: string,
): number {
  const { renewal } = lastYear(spent);
  return announced
    .filter(({ to }) => to >= today)
    .flatMap(daysIn)
    .filter((one) => one < renewal === day < renewal && !spent.includes(one)).length;
}

export type AbsenceProblem = 'backwards' | 'past' | 'tooLong' | 'tooMany' | 'farOff' | 'overlaps';
/** Absences can be announced this many days ahead. */
export const MAX_DAYS_AHEAD = 180;

/** Returns why this absence cannot be announced today; `undefined` if it can. */
export function absenceProblem(
  piece: Absence,
  today: string,
  { spent, announced }: { readonly spent: readonly string[]; readonly announced: readonly Absence[] },
): AbsenceProblem | undefined {
  if (daysBetween(piece.from, piece.to) < 0) return 'backwards';
  if (daysBetween(today, piece.to) < 0) return 'past';
  if (daysBetween(today, piece.from) > MAX_DAYS_AHEAD) return 'farOff';
  if (daysOf(piece) > MAX_ABSENCE_DAYS) return 'tooLong';
  if (announced.some((other) => other.from <= piece.to && piece.from <= other.to)) return 'overlaps';
  // Announced days count as spent, although many of them never are. The last may be in another year than the first.
  const isTooMany = (day: string) =>
    daysAnnounced([...announced, piece], spent, today, day) > daysLeft(spent, day);
  return [...new Set([piece.from, piece.to])].some(isTooMany) ? 'tooMany' : undefined;
}

/** Returns the absence that covers a day (`2026-03-01`), if one does. */
export const absenceOn = (pieces: readonly Absence[], day: string): Absence | undefined =>
  pieces.find(({ from, to }) => from <= day && day <= to);

/** Returns the absence that includes a moment. */
export const absenceAt = (pieces: readonly Absence[], zone: string, at: number): Absence | undefined =>
  absenceOn(pieces, dayAt(zone, at));

/** Returns the day of the return. */
export const returnDay = ({ to }: Absence): string => daysAfter(to, 1);
