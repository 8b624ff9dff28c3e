/** Words of what the coach has found. */
import { expect, it } from 'vitest';
import { at, wordsOf } from '../../../../src/discord/shared/player-names.ts';
import type { GameState } from '../../../../src/engine/index.ts';
import {
  type CardContext,
  cardRequest,
  findingText,
  turnName,
} from '../../../../src/features/coach/discord/card.ts';
import { gameAt } from '../../../discord/fixtures/panels-crawler.ts';
import { acts, scene } from '../../../fixtures/scene.ts';

/** Asks for 2 mutton. */
const MUTTON = 5;

const contextOf = (state: GameState): CardContext => ({
  ...{ state, seat: 0, language: 'en', names: [] },
  words: wordsOf(at(gameAt(state), state), 'en'),
});
/** Passed in round 5, where selling a wool would have been better. */
const PASSED = {
  ...{ from: 0, to: 1, round: 5, points: 4, low: 4, high: 4 },
  played: [{ type: 'pass' }],
  better: [{ type: 'trade', side: 'sell', good: 'wool', count: 1 }, { type: 'endTurn' }],
} as const;

it('names a turn in which the player only declined what they had drawn', () => {
  const { state } = acts(
    scene({ round: 3, ports: { A: 8 }, pile: [1, 2, 3], seats: [{ units: { A1: 'sheep' }, contracts: [] }] }),
    [0, { type: 'usePort', port: 8, effect: 8 }],
    [0, { type: 'drawContracts' }],
  );
  const context = contextOf(state);
  const finding = { from: 0, to: 1, round: 3, points: 4, low: 2, high: 6 };
  const told = findingText(context, {
    ...finding,
    played: [{ type: 'decline' }],
    better: [{ type: 'takeContract', contract: 2 }, { type: 'endTurn' }],
  });
  expect(told).toMatch(/^Round 3: \S.*\. Instead: keep contract 2.*\. About 4 points more \(2 to 6\)\.$/);
});

it('separates the steps of a turn, which may contain commas', () => {
  const state = scene({ round: 3, ports: { A: 5 }, seats: [{ units: { A1: 'sheep' }, goods: { wool: 1 } }] });
  const context = contextOf(state);
  const sell = { type: 'trade', side: 'sell', good: 'wool', count: 1 } as const;
  expect(turnName(context, [{ type: 'usePort', port: 5, effect: 5 }, sell])).toMatch(/; sell 1 wool$/);
});

it('says what would have followed the better turn, which may be where the points come from', () => {
  const units = { A1: 'sheep', B1: 'sheep' } as const;
  const state = scene({ round: 5, seats: [{ units, money: 30, goods: { wool: 4 }, contracts: [MUTTON] }] });
  const context = contextOf(state);
  const told = findingText(context, {
    ...PASSED,
    plan: [
      { type: 'hire' },
      { type: 'endTurn' },
      { type: 'upgradeShipping' },
      { type: 'upgradeShipping' },
      { type: 'fulfil', contract: MUTTON, spare: 'none', spareCopy: 'none' },
      { type: 'pass' },
    ],
    why: { reason: 'settlements', points: 4 },
  });
  expect(told).toBe(
    'Round 5: pass for this round. Instead: sell 1 wool. About 4 points more. ' +
      'Later in my plan: hire a merchant; shipping: river; fulfil 5: 2 mutton → 2 tobacco, 1 hop, free space. ' +
      'The difference comes mainly from linked settlements.',
  );
});

it('does not name a slaughtered animal as if it were placed', () => {
  const state = scene({ round: 5, seats: [{ units: { A1: 'sheep', B1: 'sheep' }, contracts: [MUTTON] }] });
  const context = contextOf(state);
  const slaughter = (space: string) => ({ type: 'slaughter', space }) as const;
  const fulfil = { type: 'fulfil', contract: MUTTON, spare: 'none', spareCopy: 'none' } as const;
  expect(turnName(context, [fulfil, slaughter('A1'), slaughter('B1')])).not.toContain('sheep on');
});

it.each([
  [4, 4, 'About 4 points more.'],
  [3.6, 9, 'About 4 points more (up to 9).'],
  [2, 9, 'About 4 points more (2 to 9).'],
])('shows no range that begins with the number beside it: from %d to %d', (low, high, more) => {
  const state = scene({ round: 3 });
  const context = contextOf(state);
  const turns = { played: [{ type: 'pass' }], better: [{ type: 'hire' }] } as const;
  expect(findingText(context, { from: 0, to: 1, round: 3, points: 4, low, high, ...turns })).toContain(more);
});

it('shows the units that a swap brings, not those that it takes off', () => {
  const units = { A1: 'sheep', B1: 'cow' } as const;
  const state = scene({ round: 3, ports: { A: 7 }, seats: [{ units }] });
  const context = contextOf(state);
  const { card } = cardRequest(context, {
    ...{ from: 0, to: 1, round: 3, points: 4, low: 2, high: 6 },
    played: [{ type: 'pass' }],
    better: [
      { type: 'usePort', port: 7, effect: 7 },
      { type: 'exchangeOld', space: 'B1' },
      { type: 'exchangeOld', space: 'A1' },
      { type: 'exchangeNew', unit: 'bakery' },
      { type: 'exchangeNew', unit: 'distillery' },
    ],
  });
  expect(card.better).toMatchObject({ spaces: ['B1', 'A1'], units: { B1: 'bakery', A1: 'distillery' } });
});

it('says once in a plan what a contract is about, and names no action twice', () => {
  const state = scene({
    round: 5,
    board: [MUTTON],
    seats: [{ units: { A1: 'sheep', B1: 'sheep' }, money: 60, goods: { wool: 4 }, contracts: [] }],
  });
  const context = contextOf(state);
  const told = findingText(context, {
    ...PASSED,
    plan: [
      { type: 'hire' },
      { type: 'hire' },
      { type: 'obtain', contract: MUTTON },
      { type: 'fulfil', contract: MUTTON, spare: 'none', spareCopy: 'none' },
      { type: 'pass' },
    ],
  });
  expect(told).toMatch(
    /Later in my plan: hire a merchant; contract 5: 2 mutton → 2 tobacco, 1 hop, free space; fulfil 5\.$/,
  );
});
