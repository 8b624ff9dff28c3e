/** Clan MacEwan: beer. */
import { describe, expect, it } from 'vitest';
import { type Action, check, type GameState } from '../../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, type SeatScene, scene, seatAt } from '../../../fixtures/scene.ts';
import { begin } from '../fixtures/beginnings.ts';

const brew = (count: number): Action => ({ type: 'brew', count });
const fulfil = (contract: number): Action => ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });

function macewan(seat: SeatScene): GameState {
  return scene({
    options: { kickstarter: true },
    passed: [1, 2],
    seats: [{ clan: 'macewan', ...seat }],
  });
}

describe('R-MACEWAN', () => {
  it('is on offer only with the campaign content', () => {
    const offered = (kickstarter: boolean) =>
      Array.from({ length: 40 }, (_, n) =>
        begin({ seed: `beer ${n}`, players: 4, options: { kickstarter } }),
      ).some(({ state }) => state.offers.some(({ clan }) => clan === 'macewan'));
    expect([offered(true), offered(false)]).toEqual([true, false]);
  });

  it.each([
    ['one hop', 8, { bread: 4 }, 1, 5],
    ['two hops', 2, { wool: 6 }, 2, 0],
    ['three hops', 12, { whisky: 4 }, 3, 0],
    ['eight hops: three at most', 23, { bread: 1, whisky: 1 }, 3, 15],
  ])('%s: a grain for each, £9 each', (_, contract, goods, most, money) => {
    const state = macewan({ contracts: [contract], goods: { ...goods, grain: 5 } });
    const at = act(state, 0, fulfil(contract)).state;
    expect(refusal(at, 0, brew(most + 1))).toEqual({ code: 'nothingToBrew', most });
    const base =
      100 +
      money +
      eventsOf(act(state, 0, fulfil(contract)).events, 'imported').reduce((sum, one) => sum + one.money, 0);
    for (let count = 1; count <= most; count++) {
      const { state: after, events } = act(at, 0, brew(count));
      expect(seatAt(after, 0)).toMatchObject({ money: base + 9 * count, goods: { grain: 5 - count } });
      expect(eventsOf(events, 'brewed')).toEqual([
        { type: 'brewed', seat: 0, good: 'grain', count, money: 9 * count },
      ]);
    }
  });

  it('needs the grain', () => {
    const at = act(macewan({ contracts: [12], goods: { whisky: 4, grain: 2 } }), 0, fulfil(12)).state;
    expect(refusal(at, 0, brew(3))).toEqual({ code: 'notEnoughGoods', good: 'grain', needed: 3, stock: 2 });
    expect(check(at, 0, brew(2))).toBeUndefined();
  });

  it('brews once per contract, and cannot use the other hops later', () => {
    const state = macewan({ contracts: [6], goods: { wool: 3, grain: 5 } });
    const { state: after } = acts(state, [0, fulfil(6)], [0, brew(1)]);
    expect(after.stack.at(-1)?.kind).toBe('bonuses');
    expect(refusal(after, 0, brew(1))).toEqual({ code: 'nothingToBrew', most: 0 });
  });

  it.each<[string, Action[]]>([
    ['before the bonuses', [brew(3), { type: 'expand', unit: 'sheep', space: 'D3' }]],
    ['after them', [{ type: 'expand', unit: 'sheep', space: 'D3' }, brew(3)]],
  ])('%s', (_, moves) => {
    const state = macewan({
      units: { D4: 'sheep' },
      contracts: [24],
      goods: { wool: 1, bread: 2, grain: 3 },
    });
    const { state: after, events } = acts(state, [0, fulfil(24)], ...moves.map((move) => [0, move] as const));
    expect(eventsOf(events, 'brewed')).toHaveLength(1);
    expect(eventsOf(events, 'expanded')).toHaveLength(1);
    expect(seatAt(after, 0).money).toBe(100 + 27 - 8);
  });

  it('cannot brew for a contract without hops', () => {
    const state = macewan({ contracts: [10], goods: { cheese: 4, grain: 3 } });
    expect(refusal(act(state, 0, fulfil(10)).state, 0, brew(1))).toEqual({ code: 'nothingToBrew', most: 0 });
  });

  it('can brew before a bonus, to help pay for it', () => {
    const two = macewan({
      units: { D4: 'sheep' },
      contracts: [42],
      goods: { wool: 2, cheese: 1, whisky: 1, grain: 3 },
      money: 0,
    });
    const { state: after } = acts(
      two,
      [0, fulfil(42)],
      [0, brew(1)],
      [0, { type: 'upgradeTechnology', worker: 'miner' }],
    );
    expect(seatAt(after, 0).money).toBe(9 - 5);
  });

  it('may be declined, and lapses without grain, with a line in the log', () => {
    const declined = acts(
      macewan({ contracts: [2], goods: { wool: 6, grain: 1 } }),
      [0, fulfil(2)],
      [0, { type: 'decline' }],
    );
    expect(eventsOf(declined.events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: 'brewing' }]);
    const lapsed = act(macewan({ contracts: [2], goods: { wool: 6 } }), 0, fulfil(2));
    expect(eventsOf(lapsed.events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'brewing' }]);
  });

  it('cannot brew without a contract, and no other clan can brew', () => {
    expect(refusal(macewan({ goods: { grain: 3 } }), 0, brew(1))).toEqual({
      code: 'notNow',
      decision: 'turn',
    });
    const other = scene({
      passed: [1, 2],
      seats: [{ clan: 'campbell', contracts: [6], goods: { wool: 3, grain: 3 } }],
    });
    expect(refusal(act(other, 0, fulfil(6)).state, 0, brew(1))).toEqual({ code: 'cannotBrew' });
  });
});
