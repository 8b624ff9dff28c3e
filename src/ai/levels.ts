/** How far each level searches. */

import type { BeamSettings } from './search/beam-search.ts';
import type { RolloutSettings } from './search/rollouts.ts';
import type { Level } from './types.ts';

interface LookaheadSettings {
  /** Placements of the first workers that are compared. */
  readonly placements: number;
  readonly beam: BeamSettings;
  /** Futures of each option in the first heat. */
  readonly futures: number;
}

export interface LevelSettings {
  /** Scale of the random error in the value of a move, in points. */
  readonly noise: number;
  readonly beam?: BeamSettings;
  /** How far decisions outside turns look ahead. */
  readonly lookahead?: LookaheadSettings;
  readonly rollouts?: RolloutSettings;
  /** Turns of the last round that are followed one by one, each to the end of the game. */
  readonly lastRoundTurns?: number;
  /** Actions tried in the search of the game's last turns. */
  readonly lastTurnPlays?: number;
}

/** Narrow, because there are many options, each with its own search. */
export const DEFAULT_LOOKAHEAD: LookaheadSettings = {
  placements: 6,
  beam: { width: 2, spaces: 1, depth: 20 },
  futures: 2,
};

export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  apprentice: { noise: 9 },
  crofter: { noise: 0, beam: { width: 1, spaces: 1, depth: 2 } },
  laird: { noise: 0, beam: { width: 24, spaces: 3, depth: 12 }, lastRoundTurns: 5, lastTurnPlays: 1500 },
  chief: {
    noise: 0,
    lastRoundTurns: 14,
    lastTurnPlays: 8000,
    beam: { width: 24, spaces: 3, depth: 12 },
    lookahead: { placements: 16, beam: { width: 8, spaces: 3, depth: 20 }, futures: 6 },
    rollouts: { lines: 5, futures: 4, rounds: 4, beam: { width: 1, spaces: 1, depth: 25 } },
  },
};
