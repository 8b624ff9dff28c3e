/** The presets of clocks. */

import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** How fast a game is to be. */
export const PACES = ['friendly', 'steady', 'brisk', 'live'] as const;
export type Pace = (typeof PACES)[number];

export interface ClockPreset {
  /** Milliseconds of own hours for a turn. */
  readonly turn: number;
  /** Milliseconds of own hours that a player has for all of the game besides. */
  readonly pool: number;
  /** Whether a clock is shown and counted: without one the table may act, but nobody is pressed. */
  readonly clock: boolean;
  /** Whether own hours count: where everybody is there at the same time, they do not. */
  readonly ownHours: boolean;
}

const PRESETS: Readonly<Record<Pace, ClockPreset>> = {
  friendly: { turn: 72 * HOUR_MS, pool: 0, clock: false, ownHours: true },
  steady: { turn: 24 * HOUR_MS, pool: 72 * HOUR_MS, clock: true, ownHours: true },
  brisk: { turn: 6 * HOUR_MS, pool: 24 * HOUR_MS, clock: true, ownHours: true },
  live: { turn: 10 * MINUTE_MS, pool: 30 * MINUTE_MS, clock: true, ownHours: false },
};

/** What a pace means. */
export const presetOf = (pace: Pace): ClockPreset => PRESETS[pace];
