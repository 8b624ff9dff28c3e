/**
 * The starting tiles. Several players agree on the money, and the goods of the first tile were seen; the goods of the
 * others are made up to a similar value.
 */
import type { z } from 'zod';
import type { StartingTile } from '../schema.ts';

export const STARTING_TILES = [
  { id: 1, money: 55, goods: { milk: 2, whisky: 1 }, provenance: 'likely' },
  { id: 2, money: 55, goods: { bread: 2 }, provenance: 'reconstructed' },
  { id: 3, money: 55, goods: { cheese: 2 }, provenance: 'reconstructed' },
  { id: 4, money: 55, goods: { bread: 1, cheese: 1 }, provenance: 'reconstructed' },
  { id: 5, money: 55, goods: { grain: 2, whisky: 1 }, provenance: 'reconstructed' },
  { id: 6, money: 55, goods: { wool: 3, cheese: 1 }, provenance: 'reconstructed' },
  { id: 7, money: 55, goods: { wool: 3, bread: 1 }, provenance: 'reconstructed' },
  { id: 8, money: 55, goods: { milk: 2, grain: 2 }, provenance: 'reconstructed' },
  { id: 9, money: 55, goods: { cheese: 1, whisky: 1 }, provenance: 'reconstructed' },
] satisfies z.input<typeof StartingTile>[];
