/** Export board: contract boxes, contract costs by round, money for passing, import track. */
import type { ContentInput } from '../schema.ts';

const TRACK = { length: 30, poundSteps: [5, 10, 15, 20, 25, 30] };

export const EXPORT_BOARD = {
  contracts: { 1: 5, 2: 6, 3: 7, 4: 8 },
  contractCost: [-5, 0, 5, 10, 15],
  passBonus: { small: [16, 14], large: [16, 14, 12, 10] },
  soloPassBonus: 16,
  track: { small: TRACK, large: TRACK },
  soloBoxes: [3, 2, 1, -3, -2, -1],
  // Only the side for 3-4 players was seen; the other is assumed to have the same track and money.
  provenance: { small: 'likely', large: 'observed' },
} satisfies ContentInput['exportBoard'];
