/** One line on what a player did. */
import { expect, it } from 'vitest';
import { summarizePlayers } from '../../../src/core/index.ts';
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

it('tells of a fisherman that was rowed and of a unit that was swapped, which cost nothing', () => {
  const [summary] = summarizePlayers(
    [
      { type: 'rowed', seat: 0, from: 'K2', to: 'K3' },
      { type: 'unitsExchanged', seat: 0, old: 'bakery', unit: 'sheep', space: 'H2' },
    ],
    new Map(),
  );
  const said = (language: string) =>
    summary === undefined ? '' : playerSummaryText(summary, { names: ['Ann'], language });
  expect(said('en')).toBe('**Ann** rowed a fisherman to K3 and swapped the bakery on H2 for a sheep');
  expect(said('es')).toBe('**Ann** movió un pescador a K3 y cambió la panadería de H2 por una oveja');
  expect(said('pl')).toBe('**Ann** przesuwa rybaka na K3 i wymienia jednostkę na H2 (piekarnia → owca)');
});
