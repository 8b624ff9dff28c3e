/** How well each level plays: the same mind, that looks more or less far. */

import type { BeamSettings } from './search/beam-search.ts';
import type { RolloutSettings } from './search/rollouts.ts';
import type { Level } from './types.ts';

/** How a player looks for its moves. */
export interface LevelSettings {
  /** Points by which it misjudges what comes of a move. */
  readonly noise: number;
  /** How it looks ahead to the end of the round; it looks at one move without. */
  readonly beam?: BeamSettings;
  /** How it looks across rounds, if it does. */
  readonly rollouts?: RolloutSettings;
}

export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  apprentice: { noise: 9 },
  crofter: { noise: 0, beam: { width: 1, spaces: 1, depth: 2 } },
  laird: { noise: 0, beam: { width: 3, spaces: 2, depth: 4 } },
  chief: {
    noise: 0,
    beam: { width: 6, spaces: 2, depth: 5 },
    rollouts: { lines: 5, futures: 4, rounds: 4, beam: { width: 1, spaces: 1, depth: 25 } },
  },
};
