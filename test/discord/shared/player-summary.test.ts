/** One line on what a player did. */
import { expect, it } from 'vitest';
import { playerSummaryText } from '../../../src/discord/shared/player-summary.ts';

it('names each deed once, its sums, and the most frequent reason', () => {
  const summary = {
    seat: 0,
    deeds: [{ did: 'shipping' }, { did: 'hired' }, { did: 'shipping' }],
    gained: 0,
    spent: 12,
    glory: 3,
    goods: [],
    reasons: ['reach', 'merchants'],
  } as const;
  expect(playerSummaryText(summary, { names: ['Ann'] })).toBe(
    '**Ann** upgraded shipping (2×) and hired a merchant (−£12 · +3 glory) _To reach further._',
  );
});
