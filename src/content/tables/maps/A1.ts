/** Map module A, side 1. */
import type { z } from 'zod';
import type { MapSide } from '../../schema.ts';

export const A1 = {
  hexes: {
    A1: { land: ['grassland'], cost: 4, observed: 'terrain', doubtful: true },
    A2: { loch: true, observed: 'terrain' },
    A3: { land: ['grassland'], cost: 1, observed: 'terrain', doubtful: true },
    A4: { land: ['mountain'], cost: 1, observed: 'terrain' },
    A5: { land: ['grassland'], cost: 3, observed: 'terrain' },
    B1: { land: ['grassland', 'forest'], cost: 3, observed: 'terrain' },
    B2: { land: ['grassland'], cost: 3, observed: 'terrain and cost' },
    B3: { land: ['grassland'], cost: 3, observed: 'terrain and cost' },
    B4: { land: ['grassland'], cost: 2, observed: 'terrain and cost' },
    C1: { land: ['grassland', 'forest'], cost: 3, observed: 'terrain' },
    C2: { land: ['grassland', 'mountain'], cost: 1, observed: 'terrain and cost' },
    C3: { loch: true, observed: 'terrain' },
    C4: { land: ['mountain'], cost: 1, observed: 'terrain and cost' },
    C5: { land: ['grassland', 'mountain'], cost: 3, observed: 'terrain and cost' },
    D1: { land: ['grassland'], cost: 1, observed: 'terrain and cost' },
    D2: { land: ['grassland'], cost: 3, observed: 'terrain and cost' },
    D3: { land: ['grassland'], cost: 1, observed: 'terrain and cost' },
    D4: { land: ['grassland'], cost: 4, observed: 'terrain and cost' },
    E1: { land: ['forest'], cost: 1, observed: 'terrain', doubtful: true },
    E2: { land: ['grassland'], cost: 4, observed: 'terrain and cost' },
    E3: { loch: true, observed: 'terrain' },
    E4: { loch: true, observed: 'terrain' },
    E5: { loch: true, observed: 'terrain' },
    F1: { loch: true, observed: 'terrain' },
    F2: { land: ['grassland', 'forest'], cost: 2, observed: 'terrain and cost' },
    F3: { land: ['mountain'], cost: 1, observed: 'terrain and cost' },
    F4: { loch: true, observed: 'terrain' },
  },
  rivers: [
    ['A3', 'B2'],
    ['B2', 'B3'],
    ['D2', 'D3'],
    ['E2', 'F2'],
  ],
} satisfies z.input<typeof MapSide>;
