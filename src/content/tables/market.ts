/** The market prices in pounds, cheapest first. */
import type { ContentInput } from '../schema.ts';

const PRICES = {
  wool: [3, 3, 4, 4, 5, 5, 6, 6, 7, 8],
  milk: [3, 4, 5, 5, 6, 6, 7, 7, 8, 8],
  grain: [3, 3, 4, 5, 6, 6, 7, 7, 8, 8],
  bread: [7, 8, 9, 10, 11, 11, 12, 13, 14, 15],
  cheese: [7, 8, 9, 10, 11, 12, 13, 14, 14, 15],
  whisky: [8, 9, 10, 11, 12, 13, 13, 14, 15, 16],
};

const SIDE = { startIndex: 3, mediumRange: [3, 6], prices: PRICES } satisfies Omit<
  ContentInput['market']['large'],
  'provenance'
>;

export const MARKET = {
  // Only the side for 3-4 players was seen; the other is assumed to have the same prices.
  small: { ...SIDE, provenance: 'likely' },
  large: { ...SIDE, provenance: 'observed' },
} satisfies ContentInput['market'];
