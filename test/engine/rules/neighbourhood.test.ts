/** Neighbourhood purchases, and the order of effects after an expansion. */
import { describe, expect, it } from 'vitest';
import type { Good, Unit } from '../../../src/content/index.ts';
import type { Action } from '../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, type Scene, scene, seatAt, waiting } from '../../fixtures/scene.ts';

const seven = { stock: 7, board: 0 };
const buy = (good: Good, count: number) => ({ type: 'buy' as const, good, count });
const sheepOn = (space: string): Action => ({ type: 'expand', unit: 'sheep', space });

/** Seat 0 is on C1; D1 is free and touches D2, E1, E2 and C2. */
const beside = (others: Record<string, Unit>): Scene => ({
  seats: [{ units: { C1: 'woodcutter' }, money: 200, merchants: seven }, { units: others }],
});

describe('R-TRADE-3 purchases from the neighbourhood', () => {
  it.each<{ unit: Unit; good: Good; index: number; price: number }>([
    { unit: 'sheep', good: 'wool', index: 3, price: 2 },
    { unit: 'cow', good: 'milk', index: 3, price: 3 },
    { unit: 'field', good: 'grain', index: 3, price: 3 },
    { unit: 'bakery', good: 'bread', index: 3, price: 7 },
    { unit: 'cheeseDairy', good: 'cheese', index: 3, price: 7 },
    { unit: 'distillery', good: 'whisky', index: 2, price: 7 },
    { unit: 'sheep', good: 'wool', index: 0, price: 1 },
    { unit: 'distillery', good: 'whisky', index: 9, price: 13 },
  ])('next to a $unit: three of $good at $price', ({ unit, good, index, price }) => {
    const given = scene({ ...beside({ D2: unit }), market: { [good]: index } });
    const opened = act(given, 0, sheepOn('D1'));
    expect(waiting(opened.state)).toEqual(['0 expansion']);
    const money = 200 - 8 - 1;
    const { state, events } = act(opened.state, 0, buy(good, 3));
    const player = seatAt(state, 0);
    expect(player.money).toBe(money - 3 * price);
    expect(player.goods[good]).toBe(3);
    expect(player.merchants.stock).toBe(4);
    expect(player.posted).toEqual({ [good]: { side: 'buy', count: 3 } });
    expect(state.market[good]).toBe(Math.min(9, index + 3));
    expect(eventsOf(events, 'traded')).toMatchObject([
      { good, price, total: 3 * price, neighbourhood: true },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('whisky at 10 costs 7 here, and then stands at 13', () => {
    const given = scene({ ...beside({ D2: 'distillery', E2: 'cheeseDairy' }), market: { whisky: 2 } });
    const { events } = acts(given, [0, sheepOn('D1')], [0, buy('whisky', 3)], [0, buy('cheese', 3)]);
    expect(eventsOf(events, 'traded')).toMatchObject([
      { good: 'whisky', price: 7, total: 21, newPrice: 13 },
      { good: 'cheese', price: 7, total: 21, newPrice: 13 },
    ]);
  });

  it.each<{ name: string; given: Scene; expand: Action }>([
    {
      name: 'workers make nothing',
      given: beside({ C2: 'miner', E1: 'woodcutter' }),
      expand: sheepOn('D1'),
    },
    {
      name: 'across a river is not neighbouring',
      given: { seats: [{ units: { C4: 'miner' } }, { units: { D2: 'distillery' } }] },
      expand: sheepOn('D3'),
    },
    {
      name: 'nobody buys next to their own units',
      given: { seats: [{ units: { C1: 'woodcutter', D2: 'distillery' } }] },
      expand: sheepOn('D1'),
    },
    {
      name: 'neutral pieces make nothing, and in solo nobody else sells',
      given: {
        players: 1,
        blocked: { D3: 'neutral', C2: 'neutral' },
        seats: [{ units: { B2: 'sheep' }, shipping: 2 }],
      },
      expand: sheepOn('D2'),
    },
  ])('is not offered: $name', ({ given, expand }) => {
    const { state, events } = act(scene(given), 0, expand);
    expect(eventsOf(events, 'lapsed')).toEqual([]);
    expect(waiting(state)).toEqual([given.players === 1 ? '0 turn' : '1 turn']);
  });

  it('is offered for the units of every other player', () => {
    const given = scene({
      seats: [
        { units: { C1: 'woodcutter' }, merchants: seven },
        { units: { D2: 'cow' } },
        { units: { E2: 'bakery' } },
      ],
    });
    const { state } = acts(given, [0, sheepOn('D1')], [0, buy('milk', 1)], [0, buy('bread', 1)]);
    expect(seatAt(state, 0).goods).toMatchObject({ milk: 1, bread: 1 });
  });

  it.each<{ name: string; action: unknown; refused: object }>([
    {
      name: 'a good that no neighbour makes',
      action: buy('milk', 1),
      refused: { code: 'noNeighbourSells', good: 'milk' },
    },
    {
      name: 'more than three',
      action: buy('whisky', 4),
      refused: { code: 'neighbourhoodLimit', left: 3, limit: 3 },
    },
    { name: 'none', action: buy('whisky', 0), refused: { code: 'malformed' } },
    {
      name: 'selling',
      action: { type: 'trade', good: 'whisky', side: 'sell', count: 1 },
      refused: { code: 'notNow' },
    },
    {
      name: 'a trade instead',
      action: { type: 'trade', good: 'whisky', side: 'buy', count: 1 },
      refused: { code: 'notNow' },
    },
  ])('refuses $name', ({ action, refused }) => {
    const { state } = act(scene(beside({ D2: 'distillery' })), 0, sheepOn('D1'));
    expect(refusal(state, 0, action)).toMatchObject(refused);
  });

  it('allows each good once per expansion, however much of the limit is left', () => {
    const { state } = acts(
      scene(beside({ D2: 'distillery', E2: 'cow' })),
      [0, sheepOn('D1')],
      [0, buy('whisky', 1)],
    );
    expect(refusal(state, 0, buy('whisky', 1))).toMatchObject({ code: 'noNeighbourSells' });
    act(state, 0, buy('milk', 3));
  });

  it('allows a good once, even if several neighbours make it', () => {
    const { state } = acts(
      scene(beside({ D2: 'distillery', E2: 'distillery' })),
      [0, sheepOn('D1')],
      [0, buy('whisky', 2)],
    );
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('allows four of a good with two players', () => {
    const given = scene({
      players: 2,
      seats: [{ units: { C2: 'miner' }, money: 200, merchants: seven }, { units: { E2: 'distillery' } }],
    });
    const { state } = act(given, 0, sheepOn('D2'));
    expect(refusal(state, 0, buy('whisky', 5))).toMatchObject({
      code: 'neighbourhoodLimit',
      left: 4,
      limit: 4,
    });
    expect(seatAt(act(state, 0, buy('whisky', 4)).state, 0).goods.whisky).toBe(4);
  });

  it.each<{ name: string; seat: object; refused: object }>([
    {
      name: 'merchants are needed',
      seat: { merchants: { stock: 1, board: 6 } },
      refused: { code: 'notEnoughMerchants', needed: 2, stock: 1, board: 6, hire: false },
    },
    {
      name: 'the goods are paid at once',
      seat: { money: 9 + 15 },
      refused: { code: 'tooExpensive', cost: 16, money: 15 },
    },
  ])('$name', ({ seat, refused }) => {
    const given = scene({
      seats: [{ units: { C1: 'woodcutter' }, ...seat }, { units: { D2: 'distillery' } }],
    });
    const { state } = act(given, 0, sheepOn('D1'));
    expect(refusal(state, 0, buy('whisky', 2))).toEqual(refused);
  });

  it('is refused for a good that the player’s merchants are selling', () => {
    const given = scene({
      seats: [
        {
          units: { C1: 'woodcutter' },
          merchants: { stock: 3, board: 3 },
          posted: { whisky: { side: 'sell', count: 1 } },
        },
        { units: { D2: 'distillery', E2: 'bakery' } },
      ],
    });
    const { state } = act(given, 0, sheepOn('D1'));
    expect(refusal(state, 0, buy('whisky', 1))).toEqual({ code: 'bothSides', good: 'whisky', side: 'sell' });
    const { events } = act(state, 0, buy('bread', 1));
    expect(eventsOf(events, 'lapsed')).toMatchObject([{ seat: 0, bonus: 'neighbourhood' }]);
  });

  it.each([
    { name: 'without a merchant', seat: { merchants: { stock: 0, board: 7 } } },
    { name: 'without the money for one', seat: { money: 9 + 7 } },
  ])('lapses $name', ({ seat }) => {
    const given = scene({
      seats: [{ units: { C1: 'woodcutter' }, ...seat }, { units: { D2: 'distillery' } }],
    });
    const { state, events } = act(given, 0, sheepOn('D1'));
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'neighbourhood' }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('may be declined', () => {
    const { state, events } = acts(
      scene(beside({ D2: 'distillery' })),
      [0, sheepOn('D1')],
      [0, { type: 'decline' }],
    );
    expect(eventsOf(events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: 'neighbourhood' }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });
});

/**
 * Seat 0 holds contracts 1 and 24, both with a free space, and may fulfil both in one turn. From G7 it can go to
 * H7, between two distilleries of seat 1, and to G8, next to one of them.
 */
const twoFreeSpaces = (players: 2 | 3): Scene => ({
  players,
  seats: [
    {
      clan: 'buchanan',
      units: { G7: 'sheep' },
      money: 200,
      merchants: seven,
      goods: { wool: 5, bread: 2 },
      contracts: [1, 24],
    },
    { units: { H8: 'distillery', H6: 'distillery' } },
  ],
});
const fulfil = (contract: number): Action => ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });

/** Port 7 lies at A, and opens purchases (R-OPT-13). */
const atSeven: Scene = { options: { correctedPort7: true }, ports: { A: 7, B: 2, C: 3, D: 5 } };

describe('R-TRADE-3 the limit of a turn', () => {
  it.each<{ players: 2 | 3; first: number; left: number; limit: number }>([
    { players: 3, first: 1, left: 2, limit: 3 },
    { players: 3, first: 2, left: 1, limit: 3 },
    { players: 2, first: 1, left: 3, limit: 4 },
    { players: 2, first: 3, left: 1, limit: 4 },
  ])('$players players: $first at the first expansion leave $left for the second', (row) => {
    const { state } = acts(
      scene(twoFreeSpaces(row.players)),
      [0, fulfil(1)],
      [0, { type: 'expand', unit: 'miner', space: 'H7' }],
      [0, buy('whisky', row.first)],
      [0, fulfil(24)],
      [0, { type: 'expand', unit: 'sheep', space: 'G8' }],
    );
    expect(waiting(state)).toEqual(['0 expansion']);
    expect(refusal(state, 0, buy('whisky', row.left + 1))).toEqual({
      code: 'neighbourhoodLimit',
      good: 'whisky',
      left: row.left,
      limit: row.limit,
    });
    const done = act(state, 0, buy('whisky', row.left)).state;
    expect(seatAt(done, 0).goods.whisky).toBe(row.limit);
  });

  it('leaves nothing for the second expansion once it is used up', () => {
    const { events } = acts(
      scene(twoFreeSpaces(3)),
      [0, fulfil(1)],
      [0, { type: 'expand', unit: 'miner', space: 'H7' }],
      [0, buy('whisky', 3)],
      [0, fulfil(24)],
      [0, { type: 'expand', unit: 'sheep', space: 'G8' }],
    );
    expect(eventsOf(events, 'lapsed')).toMatchObject([{ bonus: 'neighbourhood' }]);
  });

  it('restarts with the next turn', () => {
    const first = acts(
      scene(beside({ D2: 'distillery', E2: 'distillery' })),
      [0, sheepOn('D1')],
      [0, buy('whisky', 3)],
      [1, { type: 'pass' }],
      [2, { type: 'pass' }],
    );
    const { state } = acts(
      first.state,
      [0, { type: 'expand', unit: 'miner', space: 'C2' }],
      [0, buy('whisky', 3)],
    );
    expect(seatAt(state, 0).goods.whisky).toBe(6);
  });

  /** At port 7 sheep and cow become bakeries on C1 and D1, next to a distillery on D2. */
  const atPort = scene({
    ...atSeven,
    seats: [
      { units: { A1: 'field', C1: 'sheep', D1: 'cow' }, money: 200, merchants: seven },
      { units: { D2: 'distillery' } },
    ],
  });
  const exchange: [0, Action][] = [
    [0, { type: 'usePort', port: 7, effect: 7 }],
    [0, { type: 'exchangeOld', space: 'C1' }],
    [0, { type: 'exchangeOld', space: 'D1' }],
    [0, { type: 'exchangeNew', unit: 'bakery' }],
    [0, { type: 'exchangeNew', unit: 'bakery' }],
  ];
  const trade: [0, Action] = [0, { type: 'trade', good: 'whisky', side: 'buy', count: 4 }];

  it.each<{ name: string; moves: [0, Action][] }>([
    { name: 'bought before', moves: [...exchange, [0, buy('whisky', 3)], trade] },
    { name: 'bought afterwards', moves: [trade, ...exchange, [0, buy('whisky', 3)]] },
  ])('does not count an ordinary trade of the same good: $name', ({ moves }) => {
    expect(seatAt(acts(atPort, ...moves).state, 0).goods.whisky).toBe(7);
  });

  it('counts a port and the main action together', () => {
    const { state } = acts(
      atPort,
      ...exchange,
      [0, buy('whisky', 2)],
      [0, { type: 'expand', unit: 'miner', space: 'C2' }],
    );
    expect(refusal(state, 0, buy('whisky', 2))).toMatchObject({ code: 'neighbourhoodLimit', left: 1 });
  });
});

describe('R-TRADE-3 the limit over more than two occasions', () => {
  it('a port and the free spaces of two contracts allow three of a good together', () => {
    const [seat, other] = twoFreeSpaces(3).seats ?? [];
    const given = scene({
      ...atSeven,
      seats: [
        { ...seat, units: { G7: 'sheep', A1: 'sheep', B1: 'sheep' } },
        { units: { ...other?.units, C1: 'distillery' } },
      ],
    });
    const { state } = acts(
      given,
      [0, { type: 'usePort', port: 7, effect: 7 }],
      [0, { type: 'exchangeOld', space: 'A1' }],
      [0, { type: 'exchangeOld', space: 'B1' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
      [0, buy('whisky', 1)],
      [0, fulfil(1)],
      [0, { type: 'expand', unit: 'miner', space: 'H7' }],
      [0, buy('whisky', 1)],
      [0, fulfil(24)],
      [0, { type: 'expand', unit: 'sheep', space: 'G8' }],
    );
    expect(refusal(state, 0, buy('whisky', 2))).toMatchObject({ code: 'neighbourhoodLimit', left: 1 });
  });
});

describe('R-TRADE-4 purchases and building bonus', () => {
  /** The fourth bakery goes on D1, next to a distillery and a cow of seat 1. */
  const fourth: Scene = {
    pile: [1, 2, 3],
    ports: { A: 5, B: 2, C: 3, D: 6 },
    seats: [
      {
        units: { A1: 'bakery', B1: 'bakery', C1: 'bakery', A9: 'sheep' },
        merchants: seven,
      },
      { units: { D2: 'distillery', E2: 'cow' } },
    ],
  };
  const bakery: [0, Action] = [0, { type: 'expand', unit: 'bakery', space: 'D1' }];
  const draw: [0, Action][] = [
    [0, { type: 'drawContracts' }],
    [0, { type: 'takeContract', contract: 2 }],
  ];

  it.each<{ name: string; moves: [0, Action][] }>([
    { name: 'first the draw', moves: [...draw, [0, buy('whisky', 1)], [0, buy('milk', 1)]] },
    { name: 'the draw in the middle', moves: [[0, buy('milk', 1)], ...draw, [0, buy('whisky', 1)]] },
    { name: 'the draw at the end', moves: [[0, buy('whisky', 1)], [0, buy('milk', 1)], ...draw] },
  ])('come in any order: $name', ({ moves }) => {
    const { state } = acts(scene(fourth), bakery, ...moves);
    expect(seatAt(state, 0)).toMatchObject({ contracts: [2], goods: { whisky: 1, milk: 1 } });
    expect(waiting(state)).toEqual(['0 turn']);
  });

  it.each<{ name: string; action: Action }>([
    { name: 'another port', action: { type: 'usePort', port: 5, effect: 5 } },
    { name: 'the end of the turn', action: { type: 'endTurn' } },
    { name: 'another action', action: { type: 'hire' } },
    { name: 'another expansion', action: sheepOn('C2') },
  ])('are over before $name', ({ action }) => {
    const { state } = acts(scene(fourth), bakery, [0, buy('whisky', 1)]);
    expect(refusal(state, 0, action)).toEqual({ code: 'notNow', decision: 'expansion' });
  });

  it('are over before the next contract of the same action, and before the other bonuses', () => {
    const given = twoFreeSpaces(3);
    const { state } = acts(scene(given), [0, fulfil(1)], [0, { type: 'expand', unit: 'miner', space: 'H7' }]);
    expect(refusal(state, 0, fulfil(24))).toEqual({ code: 'notNow', decision: 'expansion' });
    const done = act(state, 0, { type: 'decline' }).state;
    expect(waiting(done)).toEqual(['0 secondFulfilment']);
    act(done, 0, fulfil(24));
  });

  it('allow the port that shifts a price in between', () => {
    const { state } = acts(
      scene(fourth),
      bakery,
      [0, buy('milk', 1)],
      [0, { type: 'shiftPrice', port: 6, good: 'whisky', direction: 'down' }],
      [0, buy('whisky', 2)],
      ...draw,
    );
    expect(seatAt(state, 0)).toMatchObject({ contracts: [2], goods: { whisky: 2, milk: 1 }, ports: [6] });
  });

  it('allow a barrel out of the cellar in between', () => {
    const given = scene({
      ...fourth,
      seats: [
        {
          ...fourth.seats?.[0],
          clan: 'mackenzie',
          money: 9,
          cellar: [false, true, false],
        },
        { units: { D2: 'distillery' } },
      ],
    });
    const opened = acts(given, bakery).state;
    expect(refusal(opened, 0, buy('whisky', 1))).toMatchObject({ code: 'tooExpensive', cost: 8, money: 0 });
    const { state } = act(opened, 0, { type: 'takeBarrel', place: 2 });
    expect(waiting(state)).toEqual(['0 expansion']);
    expect(refusal(state, 0, buy('whisky', 1))).toMatchObject({ cost: 8, money: 7 });
    expect(seatAt(acts(state, ...draw).state, 0).contracts).toEqual([2]);
  });
});
