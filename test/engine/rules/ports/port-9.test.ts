/** The port that copies another. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../../fixtures/scene.ts';

const copy = (effect: number): Action => ({ type: 'usePort', port: 9, effect });
/** Port 9 at A1; the three others are far away. */
const at = (others: readonly [number, number, number], seat: SeatScene = {}, more: Scene = {}) =>
  scene({
    options: { kickstarter: true },
    ports: { A: 9, B: others[0], C: others[1], D: others[2] },
    ...more,
    seats: [{ units: { A1: 'sheep' }, money: 20, ...seat }, ...(more.seats ?? [])],
  });

describe('R-PORT-9 the effect of another port for three pounds', () => {
  it.each<{
    name: string;
    others: [number, number, number];
    seat?: SeatScene;
    moves: Action[];
    after: object;
  }>([
    { name: 'ten pounds', others: [5, 1, 2], moves: [copy(5)], after: { money: 27 } },
    {
      name: 'basic goods',
      others: [2, 1, 3],
      seat: { goods: { wool: 1 } },
      moves: [{ type: 'exchangeGoods', port: 9, discard: 'wool', gain: 'milk+milk+grain' }],
      after: { money: 17, goods: { wool: 0, milk: 2, grain: 1 } },
    },
    {
      name: 'processed goods',
      others: [2, 1, 3],
      seat: { goods: { bread: 1 } },
      moves: [{ type: 'exchangeGoods', port: 9, discard: 'bread', gain: 'bread+whisky' }],
      after: { money: 17, goods: { bread: 1, whisky: 1 } },
    },
    {
      name: 'an upgrade and glory',
      others: [4, 1, 2],
      moves: [copy(4), { type: 'upgradeShipping' }],
      after: { money: 17, glory: 3, shipping: 1 },
    },
    {
      name: 'five pounds and a draw',
      others: [8, 1, 2],
      moves: [copy(8), { type: 'drawContracts' }, { type: 'takeContract', contract: 31 }],
      after: { money: 20 - 3 + 5 + 5, contracts: [31] },
    },
    {
      name: 'an exchange of units',
      others: [7, 1, 2],
      seat: { units: { A1: 'sheep', B1: 'cow' } },
      moves: [
        copy(7),
        { type: 'exchangeOld', space: 'A1' },
        { type: 'exchangeOld', space: 'B1' },
        { type: 'exchangeNew', unit: 'bakery' },
        { type: 'exchangeNew', unit: 'bakery' },
      ],
      after: { money: 17, units: { A1: 'bakery', B1: 'bakery' } },
    },
    {
      name: 'a shifted price, in a trade',
      others: [6, 1, 2],
      moves: [
        { type: 'shiftPrice', port: 9, good: 'whisky', direction: 'down' },
        { type: 'trade', good: 'whisky', side: 'buy', count: 2 },
      ],
      after: { money: 20 - 3 - 16, goods: { whisky: 2 } },
    },
    {
      name: 'an animal saved, in a fulfilment',
      others: [1, 5, 2],
      seat: { units: { A1: 'cow' }, contracts: [3] },
      moves: [{ type: 'fulfil', contract: 3, spare: 'none', spareCopy: 'beef' }],
      after: { money: 20 - 3 + 10, fulfilled: [3] },
    },
  ])('$name', ({ others, seat, moves, after }) => {
    const { state, events } = acts(
      at(others, seat, { pile: [31, 32, 33] }),
      ...moves.map((move) => [0, move] as const),
    );
    expect(seatAt(state, 0)).toMatchObject({ ...after, ports: [9] });
    expect(eventsOf(events, 'portUsed')).toMatchObject([{ port: 9 }]);
    expect(eventsOf(events, 'money')[0]).toMatchObject({ amount: -3, source: 'port:9', cause: 'portUsed' });
  });

  it.each<{
    name: string;
    others: [number, number, number];
    seat: SeatScene;
    action: Action;
    refused: object;
  }>([
    {
      name: 'with two pounds, though it would bring ten',
      others: [5, 1, 2],
      seat: { money: 2 },
      action: copy(5),
      refused: { code: 'tooExpensive', cost: 3, money: 2 },
    },
    {
      name: 'goods with two pounds',
      others: [5, 1, 2],
      seat: { money: 2, goods: { wool: 1 } },
      action: { type: 'exchangeGoods', port: 9, discard: 'wool', gain: 'wool+wool+wool' },
      refused: { code: 'tooExpensive', cost: 3, money: 2 },
    },
    {
      name: 'a shift with two pounds',
      others: [6, 1, 2],
      seat: { money: 2, goods: { wool: 1 } },
      action: { type: 'shiftPrice', port: 9, good: 'wool', direction: 'up' },
      refused: { code: 'tooExpensive', cost: 3, money: 2 },
    },
    {
      name: 'a shift whose trade could not be paid after the three pounds',
      others: [6, 1, 2],
      seat: { money: 10 },
      action: { type: 'shiftPrice', port: 9, good: 'whisky', direction: 'down' },
      refused: { code: 'tooExpensive', cost: 3 + 8, money: 10 },
    },
    {
      name: 'a port that is not in play',
      others: [5, 1, 2],
      seat: {},
      action: copy(4),
      refused: { code: 'portNotInPlay', port: 4 },
    },
    { name: 'itself', others: [5, 1, 2], seat: {}, action: copy(9), refused: { code: 'portNotSo', port: 9 } },
    {
      name: 'a second time',
      others: [5, 1, 2],
      seat: { ports: [9] },
      action: copy(5),
      refused: { code: 'portUsed', port: 9 },
    },
    {
      name: 'out of its own reach',
      others: [5, 1, 2],
      seat: { units: { M2: 'sheep' } },
      action: copy(5),
      refused: { code: 'portOutOfReach', port: 9 },
    },
    {
      name: 'a price outside a trade',
      others: [6, 1, 2],
      seat: {},
      action: copy(6),
      refused: { code: 'portNeedsMore', port: 6, effect: 'shiftPrice' },
    },
    {
      name: 'an animal outside a fulfilment',
      others: [6, 1, 2],
      seat: {},
      action: copy(1),
      refused: { code: 'portNeedsMore', port: 1, effect: 'spareAnimal' },
    },
    {
      name: 'an exchange of units where there is none',
      others: [7, 1, 2],
      seat: {},
      action: copy(7),
      refused: { code: 'portNotSoNow', port: 7 },
    },
    {
      name: 'goods that are not there',
      others: [2, 1, 5],
      seat: {},
      action: { type: 'exchangeGoods', port: 9, discard: 'wool', gain: 'wool+wool+wool' },
      refused: { code: 'notEnoughGoods', good: 'wool', needed: 1, stock: 0 },
    },
  ])('refuses $name', ({ others, seat, action, refused }) => {
    expect(refusal(at(others, seat), 0, action)).toEqual(refused);
  });

  it('copies a port that its player has used, and one that they have not, which stays theirs to use', () => {
    const used = acts(at([5, 1, 2], { ports: [5] }), [0, copy(5)]).state;
    expect(seatAt(used, 0)).toMatchObject({ money: 27, ports: [5, 9] });
    const unused = acts(
      at([1, 2, 5], { units: { A1: 'sheep', A9: 'sheep' } }),
      [0, copy(5)],
      [0, { type: 'usePort', port: 5, effect: 5 }],
    ).state;
    expect(seatAt(unused, 0)).toMatchObject({ money: 37, ports: [9, 5] });
  });

  it('is possible with exactly three pounds', () => {
    expect(seatAt(act(at([5, 1, 2], { money: 3 }), 0, copy(5)).state, 0).money).toBe(10);
  });

  it('can shift a price for a purchase from the neighbourhood', () => {
    const given = at(
      [6, 1, 2],
      { units: { A1: 'sheep', C1: 'woodcutter' }, money: 9 + 3 + 5 },
      { seats: [{ units: { D2: 'distillery' } }] },
    );
    const { state } = acts(given, [0, { type: 'expand', unit: 'cow', space: 'B1' }]);
    // B1 has no such neighbour, D1 has.
    expect(waiting(state)).toEqual(['1 turn']);
    const done = acts(
      given,
      [0, { type: 'expand', unit: 'sheep', space: 'D1' }],
      [0, { type: 'shiftPrice', port: 9, good: 'whisky', direction: 'down' }],
      [0, { type: 'buy', good: 'whisky', count: 1 }],
    ).state;
    expect(seatAt(done, 0)).toMatchObject({ money: 0, goods: { whisky: 1 }, ports: [9] });
  });

  it('can serve one purchase of an expansion, and port 6 another', () => {
    const given = scene({
      options: { kickstarter: true },
      ports: { A: 9, B: 1, C: 2, D: 6 },
      seats: [
        { units: { A1: 'sheep', A9: 'sheep', C1: 'woodcutter' }, merchants: { stock: 7, board: 0 } },
        { units: { D2: 'distillery', E2: 'cow' } },
      ],
    });
    const { state } = acts(
      given,
      [0, { type: 'expand', unit: 'sheep', space: 'D1' }],
      [0, { type: 'shiftPrice', port: 9, good: 'whisky', direction: 'down' }],
      [0, { type: 'buy', good: 'whisky', count: 3 }],
      [0, { type: 'shiftPrice', port: 6, good: 'milk', direction: 'down' }],
      [0, { type: 'buy', good: 'milk', count: 3 }],
    );
    expect(seatAt(state, 0)).toMatchObject({ goods: { whisky: 3, milk: 3 }, ports: [9, 6] });
  });

  it.each<{ port: number; action: Action; after: object }>([
    { port: 5, action: { type: 'usePort', port: 5, effect: 5 }, after: { money: 10 } },
    {
      port: 2,
      action: { type: 'exchangeGoods', port: 2, discard: 'wool', gain: 'milk+milk+milk' },
      after: { money: 0, goods: { wool: 0, milk: 3 } },
    },
    {
      port: 6,
      action: { type: 'shiftPrice', port: 6, good: 'wool', direction: 'up' },
      after: { money: 0, goods: { wool: 1 } },
    },
  ])('charges nothing for using port $port itself', ({ port, action, after }) => {
    const given = scene({
      options: { kickstarter: true },
      ports: { A: 9, B: 1, C: 3, D: port },
      seats: [{ units: { A1: 'sheep', A9: 'sheep' }, money: 0, goods: { wool: 1 } }],
    });
    expect(seatAt(act(given, 0, action).state, 0)).toMatchObject({ ...after, ports: [port] });
  });

  it('cannot serve the same trade as port 6, which the trade must follow directly', () => {
    const given = scene({
      options: { kickstarter: true },
      ports: { A: 9, B: 1, C: 2, D: 6 },
      seats: [{ units: { A1: 'sheep', A9: 'sheep' } }],
    });
    const { state } = act(given, 0, { type: 'shiftPrice', port: 6, good: 'whisky', direction: 'down' });
    expect(refusal(state, 0, { type: 'shiftPrice', port: 9, good: 'whisky', direction: 'down' })).toEqual({
      code: 'notNow',
      decision: 'shiftedTrade',
    });
  });
});
