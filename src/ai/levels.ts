/** How well each level plays: the same mind, that looks more or less far. */

import type { Breadth } from './search/beam-search.ts';
import type { Foresight } from './search/rollouts.ts';
import type { Level } from './types.ts';

/** How a player looks for its moves. */
export interface Settings {
  /** Points by which it misjudges what comes of a move. */
  readonly noise: number;
  /** How it looks ahead to the end of the round; it looks at one move without. */
  readonly breadth?: Breadth;
  /** How it looks across rounds, if it does. */
  readonly foresight?: Foresight;
}

export const SETTINGS: Readonly<Record<Level, Settings>> = {
  apprentice: { noise: 9 },
  crofter: { noise: 0, breadth: { width: 1, spaces: 1, depth: 2 } },
  laird: { noise: 0, breadth: { width: 3, spaces: 2, depth: 4 } },
  chief: {
    noise: 0,
    breadth: { width: 6, spaces: 2, depth: 5 },
    foresight: { ways: 5, futures: 4, rounds: 4, breadth: { width: 1, spaces: 1, depth: 25 } },
  },
};
