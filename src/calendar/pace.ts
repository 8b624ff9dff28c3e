/** The speeds of a game, with their times in waking hours. */
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** Presets for the speed of a game. */
export const PACES = ['friendly', 'steady', 'brisk', 'live'] as const;
export type Pace = (typeof PACES)[number];

interface ClockPreset {
  readonly turn: number;
  readonly pool: number;
  /** If true, a clock is shown and counted. Without one, the others may act but no player is under pressure. */
  readonly clock: boolean;
  /** If true, only waking hours count. Live games count all time. */
  readonly ownHours: boolean;
}

const PRESETS: Readonly<Record<Pace, ClockPreset>> = {
  friendly: { turn: 72 * HOUR_MS, pool: 0, clock: false, ownHours: true },
  steady: { turn: 24 * HOUR_MS, pool: 72 * HOUR_MS, clock: true, ownHours: true },
  brisk: { turn: 6 * HOUR_MS, pool: 24 * HOUR_MS, clock: true, ownHours: true },
  live: { turn: 10 * MINUTE_MS, pool: 30 * MINUTE_MS, clock: true, ownHours: false },
};

/** Returns the times of a pace, in milliseconds. */
export const presetOf = (pace: Pace): ClockPreset => PRESETS[pace];
