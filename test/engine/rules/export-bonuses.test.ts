/** The bonuses of a fulfilled contract: money, free space, bonus upgrades. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/content/index.ts';
import { CONTENT } from '../../../src/content/index.ts';
import type { Action } from '../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  ownContent,
  refusal,
  type Scene,
  scene,
  seatAt,
  waiting,
} from '../../fixtures/scene.ts';

const fulfil = (contract: number): Action => ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });
const expand = (unit: Unit, space: string): Action => ({ type: 'expand', unit, space });
const shipping: Action = { type: 'upgradeShipping' };
const technology: Action = { type: 'upgradeTechnology', worker: 'miner' };
const hire: Action = { type: 'hire' };
const decline: Action = { type: 'decline' };

/** No printed contract has a free space and upgrades; here contract 1 does, for one wool. */
const both = ownContent({
  contracts: CONTENT.contracts.map((tile) =>
    tile.id === 1
      ? { id: 1, requires: { wool: 1 }, gives: { money: 8, freeSpace: 1, bonusUpgrade: 2 } }
      : tile,
  ),
});
const withBoth = (seat: object, more: Scene = {}): Scene => ({
  content: both,
  ...more,
  seats: [
    { goods: { wool: 1 }, contracts: [1], units: { C1: 'woodcutter' }, ...seat },
    ...(more.seats ?? []),
  ],
});

describe('R-FULFIL-3 money and free space', () => {
  it.each([
    { contract: 23, goods: { bread: 1, whisky: 1 }, money: 15 },
    { contract: 11, goods: { whisky: 2 }, money: 10 },
    { contract: 30, goods: { wool: 1, whisky: 2 }, money: 3 },
  ])('contract $contract pays $money', ({ contract, goods, money }) => {
    const given = scene({ seats: [{ money: 1, goods, contracts: [contract] }] });
    const { state, events } = act(given, 0, fulfil(contract));
    expect(seatAt(state, 0).money).toBe(1 + money);
    expect(eventsOf(events, 'money')).toEqual([
      { type: 'money', seat: 0, amount: money, source: `contract:${contract}`, cause: 'fulfilled' },
    ]);
  });

  it.each<{ unit: Unit; cost: number }>([
    { unit: 'sheep', cost: 8 },
    { unit: 'field', cost: 18 },
    { unit: 'miner', cost: 10 },
  ])('a free space: a $unit for $cost, without the 6 for its land', ({ unit, cost }) => {
    const given = (money: number) =>
      scene({ seats: [{ money, goods: { wool: 4 }, contracts: [1], units: { D9: 'miner' } }] });
    const { state, events } = acts(given(cost), [0, fulfil(1)], [0, expand(unit, 'D8')]);
    expect(seatAt(state, 0)).toMatchObject({ money: 0, units: { D8: unit } });
    expect(eventsOf(events, 'expanded')).toMatchObject([{ unitCost: cost, landCost: 0, cost, free: true }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each<{ name: string; action: Action; refused: object }>([
    { name: 'wrong land', action: expand('sheep', 'E1'), refused: { code: 'wrongLand' } },
    { name: 'out of reach', action: expand('sheep', 'E2'), refused: { code: 'outOfReach' } },
    { name: 'taken', action: expand('sheep', 'D2'), refused: { code: 'spaceTaken' } },
    {
      name: 'unit too dear',
      action: expand('distillery', 'D1'),
      refused: { code: 'tooExpensive', cost: 10, money: 9 },
    },
  ])('a free space follows the other rules of expansion: $name', ({ action, refused }) => {
    const given = scene({
      seats: [
        { money: 9, goods: { wool: 4 }, contracts: [1], units: { C1: 'woodcutter' } },
        { units: { D2: 'cow' } },
      ],
    });
    expect(refusal(act(given, 0, fulfil(1)).state, 0, action)).toMatchObject(refused);
  });

  it('a free space opens purchases from the neighbourhood', () => {
    const given = scene({
      seats: [{ goods: { wool: 4 }, contracts: [1], units: { C1: 'woodcutter' } }, { units: { D2: 'cow' } }],
    });
    const { state } = acts(
      given,
      [0, fulfil(1)],
      [0, expand('sheep', 'D1')],
      [0, { type: 'buy', good: 'milk', count: 1 }],
    );
    expect(seatAt(state, 0).goods.milk).toBe(1);
  });

  it('a free space without the money for any unit lapses', () => {
    const given = scene({
      seats: [{ money: 5, goods: { wool: 4 }, contracts: [1], units: { C1: 'woodcutter' } }],
    });
    const { state, events } = act(given, 0, fulfil(1));
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'freeSpace' }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('the money of the contract helps to pay for its free space', () => {
    // Contract 7: £10 and a free space.
    const given = scene({
      seats: [{ money: 0, goods: { bread: 2 }, contracts: [7], units: { C1: 'woodcutter' } }],
    });
    const { state } = acts(given, [0, fulfil(7)], [0, expand('distillery', 'D1')]);
    expect(seatAt(state, 0).money).toBe(0);
  });
});

describe('R-FULFIL-3 bonus upgrades', () => {
  /** 6: three wool for hops, a sugar cane and one bonus upgrade. */
  const one = (seat: object = {}) =>
    scene({ seats: [{ goods: { wool: 3 }, contracts: [6], money: 5, ...seat }] });

  it.each<{ name: string; action: Action; after: object; event: object }>([
    {
      name: 'technology for 5',
      action: technology,
      after: { money: 0, technology: { miner: true, woodcutter: false } },
      event: { type: 'technologyUpgraded', seat: 0, worker: 'miner', cost: 5 },
    },
    {
      name: 'shipping free',
      action: shipping,
      after: { money: 5, shipping: 1 },
      event: { type: 'shippingUpgraded', seat: 0, level: 1, cost: 0 },
    },
    {
      name: 'a merchant hired free',
      action: hire,
      after: { money: 5, merchants: { stock: 2, board: 4 } },
      event: { type: 'merchantHired', seat: 0, cost: 0 },
    },
    {
      name: 'a merchant back from the side that buys',
      action: { type: 'recall', good: 'wool', side: 'buy' },
      after: { money: 5, merchants: { stock: 2, board: 5 }, posted: {} },
      event: { type: 'merchantRecalled', seat: 0, good: 'wool', side: 'buy' },
    },
  ])('$name', ({ action, after, event }) => {
    const given = one({
      merchants: { stock: 1, board: 5 },
      posted: { wool: { side: 'buy', count: 1 } },
    });
    const { state, events } = acts(given, [0, fulfil(6)], [0, action]);
    expect(seatAt(state, 0)).toMatchObject(after);
    expect(events).toContainEqual(event);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each([
    {
      good: 'wool',
      side: 'buy',
      left: { whisky: { side: 'sell', count: 1 }, wool: { side: 'buy', count: 1 } },
    },
    { good: 'whisky', side: 'sell', left: { wool: { side: 'buy', count: 2 } } },
  ] as const)('takes one merchant back, from any good: $good', ({ good, side, left }) => {
    const given = one({
      merchants: { stock: 0, board: 4 },
      posted: { wool: { side: 'buy', count: 2 }, whisky: { side: 'sell', count: 1 } },
    });
    const { state } = acts(given, [0, fulfil(6)], [0, { type: 'recall', good, side }]);
    expect(seatAt(state, 0)).toMatchObject({ merchants: { stock: 1, board: 4 } });
    expect(seatAt(state, 0).posted).toEqual(left);
  });

  it.each<{ name: string; seat: object; action: Action; refused: object }>([
    {
      name: 'technology with less than 5',
      seat: { money: 4 },
      action: technology,
      refused: { code: 'tooExpensive', cost: 5, money: 4 },
    },
    {
      name: 'technology had before',
      seat: { technology: { miner: true } },
      action: technology,
      refused: { code: 'technologyDone', worker: 'miner', all: false },
    },
    {
      name: 'shipping at its end',
      seat: { shipping: 5 },
      action: shipping,
      refused: { code: 'shippingMax' },
    },
    {
      name: 'hiring when all are hired',
      seat: { merchants: { stock: 7, board: 0 } },
      action: hire,
      refused: { code: 'noMerchantToHire' },
    },
    {
      name: 'a merchant who stands on the other side',
      seat: { merchants: { stock: 1, board: 5 }, posted: { wool: { side: 'buy', count: 1 } } },
      action: { type: 'recall', good: 'wool', side: 'sell' },
      refused: { code: 'noMerchantPosted', good: 'wool', side: 'sell' },
    },
    {
      name: 'a merchant from where none stands',
      seat: {},
      action: { type: 'recall', good: 'milk', side: 'buy' },
      refused: { code: 'noMerchantPosted', good: 'milk', side: 'either' },
    },
    {
      name: 'expanding: there is no free space',
      seat: { units: { C1: 'woodcutter' } },
      action: expand('sheep', 'D1'),
      refused: { code: 'noFreeSpace' },
    },
    {
      name: 'an ordinary trade',
      seat: {},
      action: { type: 'trade', good: 'wool', side: 'buy', count: 1 },
      refused: { code: 'notNow', decision: 'bonuses' },
    },
  ])('refuses $name', ({ seat, action, refused }) => {
    expect(refusal(act(one(seat), 0, fulfil(6)).state, 0, action)).toEqual(refused);
  });

  it.each<{ name: string; first: Action; second: Action }>([
    { name: 'the same', first: shipping, second: shipping },
    { name: 'different ones', first: hire, second: technology },
  ])('two upgrades: $name', ({ first, second }) => {
    const given = scene({ seats: [{ goods: { cheese: 4 }, contracts: [10] }] });
    const begun = acts(given, [0, fulfil(10)], [0, first]).state;
    expect(waiting(begun)).toEqual(['0 bonuses']);
    expect(waiting(act(begun, 0, second).state)).toEqual(['1 turn']);
  });

  const nothingLeft = {
    money: 0,
    shipping: 5,
    technology: { woodcutter: true, miner: true },
    merchants: { stock: 7, board: 0 },
  };

  it('lapse with a line each if there is nothing to upgrade', () => {
    const given = scene({ seats: [{ ...nothingLeft, goods: { cheese: 4 }, contracts: [10] }] });
    const { state, events } = act(given, 0, fulfil(10));
    expect(eventsOf(events, 'lapsed')).toEqual([
      { type: 'lapsed', seat: 0, bonus: 'upgrade' },
      { type: 'lapsed', seat: 0, bonus: 'upgrade' },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('lapse if only a technology is left and the player has under 5 pounds', () => {
    const { events } = act(one({ ...nothingLeft, technology: { woodcutter: true }, money: 4 }), 0, fulfil(6));
    expect(eventsOf(events, 'lapsed')).toMatchObject([{ bonus: 'upgrade' }]);
  });

  it('do not lapse while a merchant can be taken back', () => {
    const seat = {
      ...nothingLeft,
      merchants: { stock: 6, board: 0 },
      posted: { wool: { side: 'buy', count: 1 } },
    };
    expect(waiting(act(one(seat), 0, fulfil(6)).state)).toEqual(['0 bonuses']);
  });
});

describe('R-FULFIL-3 bonuses in any order', () => {
  const sheep = expand('sheep', 'D1');
  it.each<{ name: string; order: Action[] }>([
    { name: 'free space first', order: [sheep, shipping, technology] },
    { name: 'free space between', order: [shipping, sheep, technology] },
    { name: 'free space last', order: [technology, shipping, sheep] },
  ])('$name', ({ order }) => {
    const { state, events } = acts(
      scene(withBoth({})),
      [0, fulfil(1)],
      ...order.map((one) => [0, one] as const),
    );
    expect(seatAt(state, 0)).toMatchObject({
      money: 100 + 8 - 8 - 5,
      shipping: 1,
      technology: { miner: true },
      units: { D1: 'sheep' },
    });
    expect(eventsOf(events, 'lapsed')).toEqual([]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each<{ name: string; used: Action; refused: object; next: Action }>([
    { name: 'the free space', used: sheep, next: expand('cow', 'E1'), refused: { code: 'noFreeSpace' } },
  ])('can be used only once each: $name', ({ used, next, refused }) => {
    const { state } = acts(scene(withBoth({})), [0, fulfil(1)], [0, used]);
    expect(refusal(state, 0, next)).toEqual(refused);
  });

  it('two upgrades allow no third', () => {
    const { state } = acts(scene(withBoth({})), [0, fulfil(1)], [0, shipping], [0, hire]);
    for (const action of [shipping, technology, hire]) {
      expect(refusal(state, 0, action), JSON.stringify(action)).toEqual({ code: 'noBonusUpgrade' });
    }
    expect(refusal(state, 0, { type: 'recall', good: 'wool', side: 'buy' })).toMatchObject({
      code: 'noMerchantPosted',
    });
  });

  it('shipping first extends the reach of the free space', () => {
    // From D2 the river is before D3.
    const begun = act(scene(withBoth({ units: { D2: 'sheep' } })), 0, fulfil(1)).state;
    expect(refusal(begun, 0, expand('cow', 'D3'))).toEqual({ code: 'outOfReach', space: 'D3' });
    acts(begun, [0, shipping], [0, expand('cow', 'D3')]);
  });

  it('a free space that cannot be used yet waits for the upgrades', () => {
    // All neighbours of A9 are occupied or water; river shipping does not help, one loch does.
    const given = scene({
      ...withBoth({ units: { A9: 'sheep' } }),
      content: both,
    });
    const blocked = {
      ...given,
      map: { ...given.map, blocked: { A8: 'covered' as const } },
    };
    const begun = act(blocked, 0, fulfil(1)).state;
    expect(waiting(begun)).toEqual(['0 bonuses']);
    const { state } = acts(begun, [0, shipping], [0, shipping]);
    expect(waiting(state)).toEqual(['0 bonuses']);
    act(state, 0, expand('miner', 'B7'));
  });

  it('a free space still out of reach lapses after the upgrades', () => {
    const given = scene({ ...withBoth({ units: { A9: 'sheep' } }), blocked: { A8: 'covered' } });
    const { events } = acts(given, [0, fulfil(1)], [0, hire], [0, hire]);
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'freeSpace' }]);
  });

  it('a merchant taken back can buy next to the free space', () => {
    const given = scene(
      withBoth(
        { merchants: { stock: 0, board: 6 }, posted: { milk: { side: 'sell', count: 1 } } },
        { seats: [{ units: { D2: 'cow' } }] },
      ),
    );
    const { state } = acts(
      given,
      [0, fulfil(1)],
      [0, { type: 'recall', good: 'milk', side: 'sell' }],
      [0, sheep],
      [0, { type: 'buy', good: 'milk', count: 1 }],
    );
    expect(seatAt(state, 0)).toMatchObject({
      goods: { milk: 1 },
      posted: { milk: { side: 'buy', count: 1 } },
    });
  });

  it('each bonus is finished before the next one: purchases first, then upgrades', () => {
    const given = scene(withBoth({}, { seats: [{ units: { D2: 'cow' } }] }));
    const { state } = acts(given, [0, fulfil(1)], [0, sheep]);
    expect(waiting(state)).toEqual(['0 expansion']);
    expect(refusal(state, 0, shipping)).toEqual({ code: 'notNow', decision: 'expansion' });
    acts(state, [0, decline], [0, shipping]);
  });

  it('allow no port in between', () => {
    const { state } = act(scene(withBoth({ units: { C1: 'woodcutter', A9: 'sheep' } })), 0, fulfil(1));
    expect(refusal(state, 0, { type: 'usePort', port: 5, effect: 5 })).toEqual({
      code: 'notNow',
      decision: 'bonuses',
    });
  });

  it('can be declined, with a line each', () => {
    const { state, events } = acts(scene(withBoth({})), [0, fulfil(1)], [0, shipping], [0, decline]);
    expect(eventsOf(events, 'declined')).toEqual([
      { type: 'declined', seat: 0, bonus: 'freeSpace' },
      { type: 'declined', seat: 0, bonus: 'upgrade' },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
  });
});
