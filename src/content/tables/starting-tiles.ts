/** The starting tiles. The money and the first tile's goods were seen; other goods are made up. */
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
