/** Upgrades as actions: shipping, technology, merchants. As export bonuses they are tested with fulfilment. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, scene, seatAt, waiting } from '../../fixtures/scene.ts';

describe('R-SHIP-1 shipping', () => {
  it.each([
    { from: 0, reaches: 'river' },
    { from: 1, reaches: 'one loch' },
    { from: 2, reaches: 'two lochs' },
    { from: 3, reaches: 'three lochs' },
    { from: 4, reaches: 'four lochs' },
  ])('a step to $reaches costs 4', ({ from }) => {
    const { state, events } = act(scene({ seats: [{ shipping: from, money: 4 }] }), 0, {
      type: 'upgradeShipping',
    });
    expect(seatAt(state, 0)).toMatchObject({ shipping: from + 1, money: 0 });
    expect(eventsOf(events, 'shippingUpgraded')).toEqual([
      { type: 'shippingUpgraded', seat: 0, level: from + 1, cost: 4 },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each([
    { name: 'with less than 4', seat: { money: 3 }, refused: { code: 'tooExpensive', cost: 4, money: 3 } },
    { name: 'beyond four lochs', seat: { shipping: 5 }, refused: { code: 'shippingMax' } },
  ])('refuses a step $name', ({ seat, refused }) => {
    expect(refusal(scene({ seats: [seat] }), 0, { type: 'upgradeShipping' })).toEqual(refused);
  });
});

describe('R-TECH-1 technology', () => {
  it.each(['woodcutter', 'miner'] as const)('for %ss costs 10, and leaves the other alone', (worker) => {
    const { state, events } = act(scene({ seats: [{ money: 10 }] }), 0, {
      type: 'upgradeTechnology',
      worker,
    });
    expect(seatAt(state, 0)).toMatchObject({
      money: 0,
      technology: { woodcutter: false, miner: false, [worker]: true },
    });
    expect(eventsOf(events, 'technologyUpgraded')).toMatchObject([{ seat: 0, worker, cost: 10 }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each([
    {
      name: 'a second time for the same workers',
      seat: { technology: { miner: true } },
      worker: 'miner',
      refused: { code: 'technologyDone', worker: 'miner', all: false },
    },
    {
      name: 'with less than 10',
      seat: { money: 9 },
      worker: 'woodcutter',
      refused: { code: 'tooExpensive', cost: 10, money: 9 },
    },
  ])('is refused $name', ({ seat, worker, refused }) => {
    expect(refusal(scene({ seats: [seat] }), 0, { type: 'upgradeTechnology', worker })).toEqual(refused);
  });

  it('is possible for both workers, one a turn', () => {
    const given = scene({ passed: [1, 2], seats: [{ money: 20 }] });
    const { state } = acts(
      given,
      [0, { type: 'upgradeTechnology', worker: 'miner' }],
      [0, { type: 'upgradeTechnology', worker: 'woodcutter' }],
    );
    expect(seatAt(state, 0).technology).toEqual({ woodcutter: true, miner: true });
  });
});

describe('R-HIRE-1 hiring', () => {
  it.each([
    { board: 5, stock: 2 },
    { board: 3, stock: 4 },
    { board: 1, stock: 6 },
  ])('with $board to hire, one costs 4', ({ board, stock }) => {
    const { state, events } = act(scene({ seats: [{ money: 4, merchants: { stock, board } }] }), 0, {
      type: 'hire',
    });
    expect(seatAt(state, 0)).toMatchObject({ money: 0, merchants: { stock: stock + 1, board: board - 1 } });
    expect(eventsOf(events, 'merchantHired')).toEqual([{ type: 'merchantHired', seat: 0, cost: 4 }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each([
    { name: 'with less than 4', seat: { money: 3 }, refused: { code: 'tooExpensive', cost: 4, money: 3 } },
    {
      name: 'when all five are hired',
      seat: { merchants: { stock: 7, board: 0 } },
      refused: { code: 'noMerchantToHire' },
    },
  ])('is refused $name', ({ seat, refused }) => {
    expect(refusal(scene({ seats: [seat] }), 0, { type: 'hire' })).toEqual(refused);
  });

  it('gives a merchant for the next trade on', () => {
    const three: Action = { type: 'trade', good: 'wool', side: 'buy', count: 3 };
    const given = scene({ passed: [1, 2] });
    expect(refusal(given, 0, three)).toMatchObject({ code: 'notEnoughMerchants' });
    const { state } = acts(given, [0, { type: 'hire' }], [0, three]);
    expect(seatAt(state, 0).goods.wool).toBe(3);
  });

  it('takes no merchant back, as only bonuses do', () => {
    const given = scene({
      seats: [{ merchants: { stock: 1, board: 5 }, posted: { wool: { side: 'buy', count: 1 } } }],
    });
    expect(refusal(given, 0, { type: 'recall', good: 'wool', side: 'buy' })).toEqual({
      code: 'notNow',
      decision: 'turn',
    });
  });
});
