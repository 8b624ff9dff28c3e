/** Trading at the market. */
import { describe, expect, it } from 'vitest';
import type { Good } from '../../../src/content/index.ts';
import type { TradeSide } from '../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, scene, seatAt, waiting } from '../../fixtures/scene.ts';

const trade = (good: Good, side: TradeSide, count: number) => ({ type: 'trade' as const, good, side, count });
const seven = { stock: 7, board: 0 };

describe('R-TRADE-1 buying and selling', () => {
  it.each<{
    name: string;
    good: Good;
    index: number;
    side: TradeSide;
    count: number;
    price: number;
    total: number;
    next: number;
    nextPrice: number;
  }>([
    {
      name: 'two whiskies at 10 make it 12',
      good: 'whisky',
      index: 2,
      side: 'buy',
      count: 2,
      price: 10,
      total: 20,
      next: 4,
      nextPrice: 12,
    },
    {
      name: 'one good moves the price one step, which need not change it',
      good: 'wool',
      index: 2,
      side: 'buy',
      count: 1,
      price: 4,
      total: 4,
      next: 3,
      nextPrice: 4,
    },
    {
      name: 'what is sold pays the price before it falls',
      good: 'cheese',
      index: 5,
      side: 'sell',
      count: 3,
      price: 12,
      total: 36,
      next: 2,
      nextPrice: 9,
    },
    {
      name: 'the price stops at the upper end',
      good: 'wool',
      index: 8,
      side: 'buy',
      count: 3,
      price: 7,
      total: 21,
      next: 9,
      nextPrice: 8,
    },
    {
      name: 'buying at the upper end',
      good: 'whisky',
      index: 9,
      side: 'buy',
      count: 2,
      price: 16,
      total: 32,
      next: 9,
      nextPrice: 16,
    },
    {
      name: 'the marker goes on where the scale is level',
      good: 'wool',
      index: 2,
      side: 'buy',
      count: 1,
      price: 4,
      total: 4,
      next: 3,
      nextPrice: 4,
    },
    {
      name: 'the price stops at the lower end',
      good: 'bread',
      index: 1,
      side: 'sell',
      count: 4,
      price: 8,
      total: 32,
      next: 0,
      nextPrice: 7,
    },
    {
      name: 'selling at the lower end',
      good: 'milk',
      index: 0,
      side: 'sell',
      count: 2,
      price: 3,
      total: 6,
      next: 0,
      nextPrice: 3,
    },
  ])('$name', ({ good, index, side, count, price, total, next, nextPrice }) => {
    const given = scene({
      market: { [good]: index },
      seats: [{ money: 50, goods: { [good]: 4 }, merchants: seven }],
    });
    const { state, events } = act(given, 0, trade(good, side, count));
    const sign = side === 'buy' ? 1 : -1;
    const player = seatAt(state, 0);
    expect(player.money).toBe(50 - sign * total);
    expect(player.goods[good]).toBe(4 + sign * count);
    expect(player.merchants).toEqual({ stock: 7 - count, board: 0 });
    expect(player.posted).toEqual({ [good]: { side, count } });
    expect(state.market).toEqual({ ...given.market, [good]: next });
    expect(eventsOf(events, 'traded')).toEqual([
      {
        type: 'traded',
        seat: 0,
        good,
        side,
        count,
        price,
        total,
        oldPrice: price,
        newPrice: nextPrice,
        // Steps of the marker on its scale, even if the price does not change; none at an end.
        steps: next - index,
        neighbourhood: false,
      },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each([
    {
      name: 'no good at all',
      seat: {},
      action: { ...trade('wool', 'buy', 1), count: 0 },
      code: 'malformed',
    },
    {
      name: 'more than merchants in stock, though more could be hired',
      seat: { merchants: { stock: 2, board: 5 } },
      action: trade('wool', 'buy', 3),
      code: 'notEnoughMerchants',
      data: { needed: 3, stock: 2, board: 5, hire: true },
    },
    {
      name: 'more than merchants in stock, if none can be paid',
      seat: { merchants: { stock: 2, board: 5 }, money: 3 },
      action: trade('wool', 'buy', 3),
      code: 'notEnoughMerchants',
      data: { needed: 3, stock: 2, board: 5, hire: false },
    },
    {
      name: 'more than there is to sell',
      seat: { goods: { milk: 1 } },
      action: trade('milk', 'sell', 2),
      code: 'notEnoughGoods',
      data: { good: 'milk', needed: 2, stock: 1 },
    },
    {
      name: 'more than there is money for',
      seat: { money: 21 },
      action: trade('whisky', 'buy', 2),
      code: 'tooExpensive',
      data: { cost: 22, money: 21 },
    },
  ])('is refused: $name', ({ seat, action, code, data }) => {
    expect(refusal(scene({ seats: [seat] }), 0, action)).toMatchObject({ code, ...data });
  });

  it('may spend the last pound and the last merchant', () => {
    const { state } = act(scene({ seats: [{ money: 22 }] }), 0, trade('whisky', 'buy', 2));
    expect(seatAt(state, 0)).toMatchObject({ money: 0, merchants: { stock: 0 } });
  });

  it('is limited to one good a turn', () => {
    // The port keeps the turn open after the trade.
    const given = scene({ seats: [{ units: { A9: 'sheep' }, merchants: seven }] });
    const { state } = act(given, 0, trade('wool', 'buy', 1));
    expect(refusal(state, 0, trade('milk', 'buy', 1))).toEqual({ code: 'mainActionTaken' });
  });
});

describe('R-TRADE-2 one side of a good', () => {
  it.each<{ stands: TradeSide; wants: TradeSide; code: string | undefined }>([
    { stands: 'buy', wants: 'buy', code: undefined },
    { stands: 'sell', wants: 'sell', code: undefined },
    { stands: 'buy', wants: 'sell', code: 'bothSides' },
    { stands: 'sell', wants: 'buy', code: 'bothSides' },
  ])('merchants on $stands, trading on $wants: $code', ({ stands, wants, code }) => {
    const given = scene({
      seats: [
        {
          goods: { wool: 5 },
          merchants: { stock: 3, board: 3 },
          posted: { wool: { side: stands, count: 1 } },
        },
      ],
    });
    if (code !== undefined) {
      expect(refusal(given, 0, trade('wool', wants, 2))).toEqual({ code, good: 'wool', side: stands });
      // Other goods are open on either side.
      act(given, 0, trade('milk', 'buy', 1));
      return;
    }
    const { state } = act(given, 0, trade('wool', wants, 2));
    expect(seatAt(state, 0).posted).toEqual({ wool: { side: stands, count: 3 } });
  });

  it('the other side stays open to other players', () => {
    const given = scene({
      seats: [{}, { merchants: { stock: 1, board: 5 }, posted: { wool: { side: 'sell', count: 1 } } }],
    });
    act(given, 0, trade('wool', 'buy', 1));
  });

  const beforePort = (count: number) =>
    scene({
      ports: { A: 4, B: 2, C: 3, D: 5 },
      seats: [
        {
          units: { A1: 'sheep' },
          goods: { wool: 2 },
          merchants: { stock: 3 - count, board: 4 },
          posted: { wool: { side: 'sell', count } },
        },
      ],
    });
  const recalled = (count: number) =>
    acts(
      beforePort(count),
      [0, { type: 'usePort', port: 4, effect: 4 }],
      [0, { type: 'recall', good: 'wool', side: 'sell' }],
    ).state;

  it('the other side opens in the same turn once the last merchant there is taken back', () => {
    const { state } = act(recalled(1), 0, trade('wool', 'buy', 3));
    expect(seatAt(state, 0).posted).toEqual({ wool: { side: 'buy', count: 3 } });
  });

  it('the other side stays closed while another merchant is there', () => {
    expect(refusal(recalled(2), 0, trade('wool', 'buy', 1))).toEqual({
      code: 'bothSides',
      good: 'wool',
      side: 'sell',
    });
  });

  it('the other side opens in the next round', () => {
    const given = scene({
      passed: [1, 2],
      seats: [{ merchants: { stock: 0, board: 5 }, posted: { wool: { side: 'sell', count: 2 } } }],
    });
    const { state } = acts(given, [0, { type: 'pass' }], [1, { type: 'pass' }], [2, { type: 'pass' }]);
    act(state, 0, trade('wool', 'buy', 2));
  });
});
