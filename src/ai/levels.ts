/** How far each level searches; all of them use the same weights. */

import type { BeamSettings } from './search/beam-search.ts';
import type { RolloutSettings } from './search/rollouts.ts';
import type { Level } from './types.ts';

export interface LevelSettings {
  /** Scale of the random error in the value of a move, in points. */
  readonly noise: number;
  readonly beam?: BeamSettings;
  readonly rollouts?: RolloutSettings;
  /** Actions tried in the search of the game's last turns. */
  readonly lastTurnPlays?: number;
}

export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  apprentice: { noise: 9 },
  crofter: { noise: 0, beam: { width: 1, spaces: 1, depth: 2 } },
  laird: { noise: 0, beam: { width: 24, spaces: 3, depth: 12 }, lastTurnPlays: 1500 },
  chief: {
    noise: 0,
    lastTurnPlays: 8000,
    beam: { width: 24, spaces: 3, depth: 12 },
    rollouts: { lines: 5, futures: 4, rounds: 4, beam: { width: 1, spaces: 1, depth: 25 } },
  },
};
