/** Players of the simulated weeks: time zones, waking hours and response times. */
import type { Rng } from '../../ai/index.ts';
import {
  type Absence,
  absenceAt,
  addActiveTime,
  daily,
  returnDay,
  startOfDay,
  type WakingHours,
} from '../../calendar/index.ts';
import { HOUR_MS } from '../../durations.ts';

export interface Player {
  readonly name: string;
  readonly hours: WakingHours;
  readonly away: readonly Absence[];
}

/** A Monday. Clocks go back in Europe two weeks later, in America three weeks later. */
export const START = Date.parse('2026-10-12T08:00:00Z');
export const WEEK = 7 * 24 * HOUR_MS;

export const PLAYERS: readonly Player[] = [
  { name: 'Ann', hours: daily('Europe/Warsaw', 9 * 60, 22 * 60), away: [] },
  { name: 'Ben', hours: daily('America/Denver', 8 * 60, 23 * 60), away: [] },
  {
    name: 'Cat',
    hours: daily('Europe/London', 10 * 60, 21 * 60),
    away: [{ from: '2026-10-19', to: '2026-10-23' }],
  },
];

const RESPONSE_MS = 4 * HOUR_MS;
const FORGET_PROBABILITY = 0.2;

/** Returns when a player will move; `undefined` if they forget until reminded. */
export function plannedMove({ hours, away }: Player, from: number, chance: Rng): number | undefined {
  if (chance.next() < FORGET_PROBABILITY) return undefined;
  return presentAt(
    { hours, away },
    addActiveTime(hours, from, Math.round(-Math.log(1 - chance.next()) * RESPONSE_MS)),
  );
}

/** Returns the moment, or the next one within waking hours after an absence. */
export function presentAt({ hours, away }: Pick<Player, 'hours' | 'away'>, moment: number): number {
  const piece = absenceAt(away, hours.zone, moment);
  return piece === undefined
    ? moment
    : addActiveTime(hours, startOfDay(hours.zone, returnDay(piece)), HOUR_MS / 2);
}
