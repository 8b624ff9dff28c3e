/** The round scoring tiles (R-SCORE-1), from the published rules. */
import type { z } from 'zod';
import type { ScoringTile } from '../schema.ts';

export const SCORING_TILES = [
  { id: 1, rule: { kind: 'basicGoods', points: 1, per: 1 } },
  { id: 2, rule: { kind: 'processedGoods', points: 3, per: 2 } },
  {
    id: 3,
    rule: {
      kind: 'units',
      weights: { sheep: 1, cow: 1, cheeseDairy: 1, bakery: 1, field: 2, distillery: 1 },
    },
  },
  { id: 4, rule: { kind: 'units', weights: { woodcutter: 2, miner: 2, fisherman: 2 } } },
  { id: 5, rule: { kind: 'borderUnits', points: 3, per: 2 } },
  { id: 6, rule: { kind: 'imports', points: 1, per: 1 } },
  { id: 7, rule: { kind: 'meat', points: 2, per: 1 } },
  { id: 8, rule: { kind: 'upgrades', points: 1, per: 1 } },
  { id: 9, rule: { kind: 'costlySpaces', points: 2, per: 1, costs: [5, 6] }, kickstarter: true },
] satisfies z.input<typeof ScoringTile>[];
