/** The port that shifts a price before a trade. */
import { describe, expect, it } from 'vitest';
import type { Good } from '../../../../src/content/index.ts';
import type { Action, TradeSide } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../../fixtures/scene.ts';

const shift = (good: Good, direction: 'up' | 'down'): Action => ({
  type: 'shiftPrice',
  port: 6,
  good,
  direction,
});
const trade = (good: Good, side: TradeSide, count: number): Action => ({ type: 'trade', good, side, count });
const buy = (good: Good, count: number): Action => ({ type: 'buy', good, count });
const ports = { A: 6, B: 2, C: 3, D: 5 } as const;
const at = (seat: SeatScene, market: Partial<Record<Good, number>> = {}) =>
  scene({
    ports,
    market,
    seats: [{ units: { A1: 'field' }, merchants: { stock: 7, board: 0 }, ...seat }],
  });

describe('R-PORT-6 before the trade of a turn', () => {
  it.each<{
    name: string;
    good: Good;
    index: number;
    direction: 'up' | 'down';
    side: TradeSide;
    count: number;
    from: number;
    to: number;
    total: number;
    after: number;
  }>([
    {
      name: 'three steps down, then two bought',
      good: 'whisky',
      index: 3,
      direction: 'down',
      side: 'buy',
      count: 2,
      from: 11,
      to: 8,
      total: 16,
      after: 2,
    },
    {
      name: 'three steps up, then three sold',
      good: 'cheese',
      index: 3,
      direction: 'up',
      side: 'sell',
      count: 3,
      from: 10,
      to: 13,
      total: 39,
      after: 3,
    },
    {
      name: 'stopping at the upper end',
      good: 'milk',
      index: 8,
      direction: 'up',
      side: 'sell',
      count: 1,
      from: 8,
      to: 8,
      total: 8,
      after: 8,
    },
    {
      name: 'stopping at the lower end',
      good: 'bread',
      index: 1,
      direction: 'down',
      side: 'buy',
      count: 1,
      from: 8,
      to: 7,
      total: 7,
      after: 1,
    },
    {
      name: 'from the upper end, where it cannot rise',
      good: 'wool',
      index: 9,
      direction: 'up',
      side: 'sell',
      count: 1,
      from: 8,
      to: 8,
      total: 8,
      after: 8,
    },
    {
      name: 'against the player, if they wish',
      good: 'wool',
      index: 3,
      direction: 'up',
      side: 'buy',
      count: 1,
      from: 4,
      to: 6,
      total: 6,
      after: 7,
    },
  ])('$name', ({ good, index, direction, side, count, from, to, total, after }) => {
    const given = at({ money: 50, goods: { [good]: 3 } }, { [good]: index });
    const shifted = act(given, 0, shift(good, direction));
    expect(eventsOf(shifted.events, 'priceShifted')).toEqual([
      { type: 'priceShifted', seat: 0, good, from, to, steps: shifted.state.market[good] - index },
    ]);
    expect(seatAt(shifted.state, 0).ports).toEqual([6]);
    expect(waiting(shifted.state)).toEqual(['0 shiftedTrade']);
    const { state, events } = act(shifted.state, 0, trade(good, side, count));
    expect(eventsOf(events, 'traded')).toMatchObject([
      { good, side, count, price: to, total, neighbourhood: false },
    ]);
    expect(seatAt(state, 0).money).toBe(50 + (side === 'buy' ? -total : total));
    expect(state.market[good]).toBe(after);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each<{ name: string; action: Action; refused: object }>([
    {
      name: 'another good',
      action: trade('wool', 'buy', 1),
      refused: { code: 'notThatGood', good: 'wool', shifted: 'milk' },
    },
    { name: 'the neighbourhood', action: buy('milk', 1), refused: { code: 'notNow' } },
    { name: 'more than there is', action: trade('milk', 'sell', 3), refused: { code: 'notEnoughGoods' } },
    { name: 'declining', action: { type: 'decline' }, refused: { code: 'notNow' } },
    { name: 'passing', action: { type: 'pass' }, refused: { code: 'notNow' } },
    { name: 'ending the turn', action: { type: 'endTurn' }, refused: { code: 'notNow' } },
    { name: 'another action', action: { type: 'hire' }, refused: { code: 'notNow' } },
    { name: 'another port', action: { type: 'usePort', port: 5, effect: 5 }, refused: { code: 'notNow' } },
  ])('the trade of that good must follow, not $name', ({ action, refused }) => {
    const { state } = act(at({ goods: { milk: 2 } }), 0, shift('milk', 'up'));
    expect(refusal(state, 0, action)).toMatchObject(refused);
  });

  it.each<{ name: string; seat: SeatScene; action: Action; refused: object | undefined }>([
    {
      name: 'without a merchant',
      seat: { goods: { wool: 3 }, merchants: { stock: 0, board: 7 } },
      action: shift('wool', 'up'),
      refused: { code: 'notEnoughMerchants', needed: 1, stock: 0, board: 7, hire: true },
    },
    {
      name: 'up to a price that cannot be paid, with none to sell',
      seat: { money: 10 },
      action: shift('cheese', 'up'),
      refused: { code: 'tooExpensive', cost: 13, money: 10 },
    },
    {
      name: 'up to that price with one to sell',
      seat: { money: 10, goods: { cheese: 1 } },
      action: shift('cheese', 'up'),
      refused: undefined,
    },
    {
      name: 'down to a price that can be paid only then',
      seat: { money: 7 },
      action: shift('cheese', 'down'),
      refused: undefined,
    },
    {
      name: 'down to a price that cannot be paid either',
      seat: { money: 6 },
      action: shift('cheese', 'down'),
      refused: { code: 'tooExpensive', cost: 7, money: 6 },
    },
    {
      name: 'for selling where merchants buy',
      seat: {
        money: 0,
        goods: { wool: 3 },
        merchants: { stock: 6, board: 0 },
        posted: { wool: { side: 'buy', count: 1 } },
      },
      action: shift('wool', 'up'),
      refused: { code: 'tooExpensive', cost: 6, money: 0 },
    },
    {
      name: 'for buying where merchants sell',
      seat: {
        merchants: { stock: 6, board: 0 },
        posted: { wool: { side: 'sell', count: 1 } },
      },
      action: shift('wool', 'down'),
      refused: { code: 'bothSides', good: 'wool', side: 'sell' },
    },
    {
      name: 'a second time',
      seat: { ports: [6], goods: { wool: 3 } },
      action: shift('wool', 'up'),
      refused: { code: 'portUsed', port: 6 },
    },
    {
      name: 'out of reach',
      seat: { units: { C1: 'sheep' }, goods: { wool: 3 } },
      action: shift('wool', 'up'),
      refused: { code: 'portOutOfReach', port: 6 },
    },
    {
      name: 'by itself, with no trade',
      seat: {},
      action: { type: 'usePort', port: 6, effect: 6 },
      refused: { code: 'portNeedsMore', port: 6, effect: 'shiftPrice' },
    },
  ])('$name: $refused', ({ seat, action, refused }) => {
    const given = at(seat);
    if (refused === undefined) act(given, 0, action);
    else expect(refusal(given, 0, action)).toEqual(refused);
  });

  it('counts as the main action: it can neither follow another nor be followed by one', () => {
    const given = at({ units: { A1: 'field', A9: 'field' } });
    const { state } = act(given, 0, trade('wool', 'buy', 1));
    expect(refusal(state, 0, shift('milk', 'up'))).toEqual({ code: 'mainActionTaken' });
    const done = acts(given, [0, shift('milk', 'down')], [0, trade('milk', 'buy', 1)]).state;
    expect(refusal(done, 0, { type: 'hire' })).toEqual({ code: 'mainActionTaken' });
  });
});

describe('R-PORT-6 before a purchase from the neighbourhood', () => {
  /** Seat 0 expands to D1, next to a distillery and a cow. */
  const beside = (seat: SeatScene = {}) =>
    scene({
      ports,
      seats: [
        { units: { A1: 'field', C1: 'woodcutter' }, merchants: { stock: 7, board: 0 }, ...seat },
        { units: { D2: 'distillery', E2: 'cow' } },
      ],
    });
  const expand: [0, Action] = [0, { type: 'expand', unit: 'sheep', space: 'D1' }];

  it.each([
    { direction: 'down', price: 5, to: 8 },
    { direction: 'up', price: 10, to: 13 },
  ] as const)('$direction: whisky at $price', ({ direction, price, to }) => {
    const opened = acts(beside(), expand, [0, shift('whisky', direction)]);
    expect(waiting(opened.state)).toEqual(['0 shiftedTrade']);
    expect(eventsOf(opened.events, 'priceShifted')).toMatchObject([{ from: 11, to }]);
    const { state, events } = act(opened.state, 0, buy('whisky', 3));
    expect(eventsOf(events, 'traded')).toMatchObject([{ price, total: 3 * price, neighbourhood: true }]);
    // The other goods for sale are still open; whisky was bought.
    expect(waiting(state)).toEqual(['0 expansion']);
    expect(refusal(state, 0, buy('whisky', 1))).toMatchObject({ code: 'noNeighbourSells' });
    expect(waiting(act(state, 0, buy('milk', 1)).state)).toEqual(['1 turn']);
  });

  it.each<{ name: string; seat: SeatScene; action: Action; refused: object }>([
    {
      name: 'a good that no neighbour makes',
      seat: {},
      action: shift('wool', 'down'),
      refused: { code: 'noNeighbourSells', good: 'wool' },
    },
    {
      name: 'to a price that cannot be paid even with the discount',
      seat: { money: 9 + 9 },
      action: shift('whisky', 'up'),
      refused: { code: 'tooExpensive', cost: 10, money: 9 },
    },
    {
      name: 'for a good that merchants sell',
      seat: {
        goods: { milk: 3 },
        merchants: { stock: 6, board: 0 },
        posted: { milk: { side: 'sell', count: 1 } },
      },
      action: shift('milk', 'down'),
      refused: { code: 'bothSides', good: 'milk', side: 'sell' },
    },
  ])('refuses a shift of $name', ({ seat, action, refused }) => {
    expect(refusal(acts(beside(seat), expand).state, 0, action)).toEqual(refused);
  });

  it.each<{ name: string; action: Action; refused: object }>([
    {
      name: 'another good',
      action: buy('milk', 1),
      refused: { code: 'notThatGood', good: 'milk', shifted: 'whisky' },
    },
    {
      name: 'more than the limit',
      action: buy('whisky', 4),
      refused: { code: 'neighbourhoodLimit', left: 3 },
    },
    { name: 'a sale', action: trade('whisky', 'sell', 1), refused: { code: 'notNow' } },
    { name: 'declining', action: { type: 'decline' }, refused: { code: 'notNow' } },
  ])('the purchase must follow, not $name', ({ action, refused }) => {
    const { state } = acts(beside({ goods: { whisky: 1 } }), expand, [0, shift('whisky', 'down')]);
    expect(refusal(state, 0, action)).toMatchObject(refused);
  });

  it('keeps a purchase open that only a shift makes possible', () => {
    const { state } = acts(beside({ money: 9 + 5, goods: {} }), expand, [0, buy('milk', 1)]);
    // Two pounds are left; a whisky costs 8 here, and 5 after a shift: too much either way.
    expect(waiting(state)).toEqual(['1 turn']);
    const richer = acts(beside({ money: 9 + 5 }), expand).state;
    expect(refusal(richer, 0, buy('whisky', 1))).toMatchObject({ code: 'tooExpensive', cost: 8 });
    const done = acts(richer, [0, shift('whisky', 'down')], [0, buy('whisky', 1)]).state;
    expect(seatAt(done, 0)).toMatchObject({ money: 0, goods: { whisky: 1 } });
  });

  it('cannot be used if the limit of the turn is reached', () => {
    const given = scene({
      options: { correctedPort7: true },
      ports: { A: 6, B: 2, C: 3, D: 7 },
      seats: [
        {
          units: { A1: 'field', A9: 'field', C1: 'sheep', E1: 'woodcutter', B1: 'sheep' },
          merchants: { stock: 7, board: 0 },
        },
        { units: { D1: 'distillery', D2: 'distillery' } },
      ],
    });
    const { state, events } = acts(
      given,
      [0, { type: 'usePort', port: 7, effect: 7 }],
      [0, { type: 'exchangeOld', space: 'C1' }],
      [0, { type: 'exchangeOld', space: 'B1' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
      [0, buy('whisky', 3)],
      [0, { type: 'expand', unit: 'miner', space: 'C2' }],
    );
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'neighbourhood' }]);
    expect(seatAt(state, 0).ports).toEqual([7]);
  });

  it('is not the main action if a port opened the purchase, so a trade can follow', () => {
    const given = scene({
      options: { correctedPort7: true },
      ports: { A: 6, B: 2, C: 3, D: 7 },
      seats: [
        {
          units: { A1: 'field', A9: 'field', C1: 'sheep', B1: 'sheep' },
          merchants: { stock: 7, board: 0 },
        },
        { units: { D1: 'distillery' } },
      ],
    });
    const { state } = acts(
      given,
      [0, { type: 'usePort', port: 7, effect: 7 }],
      [0, { type: 'exchangeOld', space: 'C1' }],
      [0, { type: 'exchangeOld', space: 'B1' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
      [0, shift('whisky', 'down')],
      [0, buy('whisky', 3)],
      [0, trade('whisky', 'buy', 4)],
    );
    expect(seatAt(state, 0).goods.whisky).toBe(7);
  });
});
