/** One line on what a player did. */
import { expect, it } from 'vitest';
import type { Purpose } from '../../../src/ai/index.ts';
import { summarizePlayers } from '../../../src/core/index.ts';
import { playerSummaryText } from '../../../src/discord/shared/player-summary.ts';
import type { GameEvent } from '../../../src/engine/index.ts';

it('names each deed once, its sums, and the purpose, as posts do', () => {
  const summary = {
    seat: 0,
    deeds: [{ did: 'shipping' }, { did: 'hired' }, { did: 'shipping' }],
    gained: 0,
    spent: 12,
    glory: 3,
    goods: [],
    purpose: { reason: 'goods', contract: 39 },
  } as const;
  expect(playerSummaryText(summary, { names: ['Ann'] })).toBe(
    '**Ann** upgraded shipping (2×) and hired a merchant (−£12 · +3 glory). _For contract 39._',
  );
});

it.each([
  [[{ reason: 'goods' }, { reason: 'goods' }], ' _For the goods._'],
  [
    [
      { reason: 'goods', contract: 39 },
      { reason: 'money', contract: 39 },
    ],
    ' _For contract 39._',
  ],
  [[{ reason: 'goods' }, { reason: 'goods' }, { reason: 'money' }], ''],
  [[{ reason: 'goods' }, { reason: 'goods', contract: 39 }], ''],
] as const)('gives a purpose only if all turns share it: %j', (purposes: readonly Purpose[], said) => {
  const turns = purposes.map((purpose) => [{ type: 'merchantHired', seat: 0 }, purpose] as const);
  const events = turns.map(([event]) => event as GameEvent);
  const [summary] = summarizePlayers(events, new Map(turns.map(([event, one]) => [event as GameEvent, one])));
  const text = summary && playerSummaryText(summary, { names: ['Ann'] });
  expect(text?.replace(/^.*?×\)\.?/, '')).toBe(said);
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
  expect(said('pl')).toBe('**Ann** przesuwa rybaka na K3 i wymienia jednostkę na polu H2 (piekarnia → owca)');
});

it('says in one clause what several kinds of buildings made', () => {
  const made = (unit: 'cheeseDairy' | 'bakery' | 'distillery', count: number): GameEvent => ({
    type: 'processed',
    seat: 0,
    unit,
    count,
  });
  const events: GameEvent[] = [made('cheeseDairy', 1), made('bakery', 2), made('distillery', 1)];
  const [summary] = summarizePlayers([...events, { type: 'merchantHired', seat: 0, cost: 4 }], new Map());
  const said = (language: string) =>
    summary === undefined ? '' : playerSummaryText(summary, { names: ['Ann'], language });
  expect(said('en')).toBe('**Ann** ran a cheese dairy, 2 bakeries and a distillery and hired a merchant');
  expect(said('es')).toContain('usó una quesería, 2 panaderías y una destilería');
  expect(said('pl')).toContain('uruchamia serownię, 2 piekarnie i gorzelnię');
});
