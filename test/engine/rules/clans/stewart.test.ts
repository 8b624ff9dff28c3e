/** Clan Stewart: trade. */
import { describe, expect, it } from 'vitest';
import { type Action, check } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
} from '../../../fixtures/scene.ts';
import { begin, offering, pickFor } from '../fixtures/beginnings.ts';

const stewart = (seat: SeatScene = {}, given: Scene = {}) =>
  scene({ ...given, seats: [{ clan: 'stewart', shipping: 1, ...seat }, ...(given.seats ?? [])] });
const buy = (good: 'wool' | 'milk' | 'whisky', count: number): Action => ({ type: 'buy', good, count });
const bonuses = (events: ReturnType<typeof act>['events']) =>
  eventsOf(events, 'money').filter(({ source }) => source === 'clan:stewart');

describe('R-STEWART', () => {
  it.each([1, 2, 3, 4] as const)('%d players: five merchants and river shipping at the start', (players) => {
    const { state } = pickFor(offering(['stewart'], { players }).state, 0, 'stewart');
    expect(seatAt(state, 0)).toMatchObject({ merchants: { stock: 5, board: 2 }, shipping: 1 });
    expect(begin({ players }).state.players[0]?.merchants.stock).toBe(2);
  });

  it('only two more merchants can be hired', () => {
    const state = stewart({ merchants: { stock: 7, board: 0 } });
    expect(refusal(state, 0, { type: 'hire' })).toEqual({ code: 'noMerchantToHire' });
    expect(check(stewart(), 0, { type: 'hire' })).toBeUndefined();
  });

  it.each<[string, Action, number]>([
    ['a sale of one', { type: 'trade', good: 'wool', side: 'sell', count: 1 }, 4 + 1],
    ['a sale of three', { type: 'trade', good: 'wool', side: 'sell', count: 3 }, 3 * 4 + 1],
    ['a purchase of one', { type: 'trade', good: 'milk', side: 'buy', count: 1 }, -5 + 1],
    ['a purchase of five', { type: 'trade', good: 'milk', side: 'buy', count: 5 }, -25 + 1],
  ])('%s earns £1', (_, action, change) => {
    const { state, events } = act(stewart({ goods: { wool: 3 } }), 0, action);
    expect(bonuses(events)).toEqual([
      { type: 'money', seat: 0, amount: 1, source: 'clan:stewart', cause: 'traded' },
    ]);
    expect(seatAt(state, 0).money).toBe(100 + change);
  });

  it('is received before paying, so it helps to pay', () => {
    const one: Action = { type: 'trade', good: 'milk', side: 'buy', count: 1 };
    const { state, events } = act(stewart({ money: 4 }), 0, one);
    expect(seatAt(state, 0)).toMatchObject({ money: 0, goods: { milk: 1 } });
    expect(eventsOf(events, 'money').map(({ amount }) => amount)).toEqual([1, -5]);
    // The refusal names what is missing to the pounds in hand.
    expect(refusal(stewart({ money: 3 }), 0, one)).toEqual({ code: 'tooExpensive', cost: 5 - 1, money: 3 });
  });

  it('three milk and three whisky bought in the neighbourhood earn £1 for each good', () => {
    const beside = stewart(
      { units: { D4: 'sheep' }, merchants: { stock: 7, board: 0 } },
      { seats: [{ units: { D3: 'cow', B4: 'distillery' } }] },
    );
    // C4 neighbours D3 and B4.
    const { state: after, events } = acts(
      beside,
      [0, { type: 'expand', unit: 'miner', space: 'C4' }],
      [0, buy('milk', 3)],
      [0, buy('whisky', 3)],
    );
    expect(bonuses(events).map(({ amount }) => amount)).toEqual([1, 1]);
    expect(seatAt(after, 0).money).toBe(100 - 11 + 1 - 3 * 3 + 1 - 3 * 8);
  });

  it('helps to pay for a purchase in the neighbourhood too', () => {
    const beside = (money: number) =>
      act(stewart({ units: { D4: 'sheep' }, money }, { seats: [{ units: { D3: 'cow' } }] }), 0, {
        type: 'expand',
        unit: 'miner',
        space: 'C4',
      });
    // The miner and the land cost £11; a milk costs £5 less £2.
    expect(check(beside(13).state, 0, buy('milk', 1))).toBeUndefined();
    expect(eventsOf(beside(12).events, 'lapsed')).toEqual([
      { type: 'lapsed', seat: 0, bonus: 'neighbourhood' },
    ]);
  });

  it('a trade at a shifted price earns £1 once', () => {
    const state = stewart(
      { units: { A1: 'sheep' }, goods: { wool: 1 } },
      { ports: { A: 6, B: 1, C: 2, D: 3 } },
    );
    const { state: after, events } = acts(
      state,
      [0, { type: 'shiftPrice', port: 6, good: 'wool', direction: 'up' }],
      [0, { type: 'trade', good: 'wool', side: 'sell', count: 1 }],
    );
    expect(bonuses(events)).toHaveLength(1);
    expect(seatAt(after, 0).money).toBe(100 + 6 + 1);
  });

  it('other actions earn nothing', () => {
    const ports = { A: 2, B: 1, C: 3, D: 4 } as const;
    const state = stewart({ units: { A1: 'sheep' }, goods: { wool: 1 } }, { ports });
    const exchanged = act(state, 0, {
      type: 'exchangeGoods',
      port: 2,
      discard: 'wool',
      gain: 'wool+wool+wool',
    });
    expect(bonuses(exchanged.events)).toEqual([]);
    expect(bonuses(act(stewart(), 0, { type: 'hire' }).events)).toEqual([]);
    expect(bonuses(act(stewart({}, { board: [1] }), 0, { type: 'obtain', contract: 1 }).events)).toEqual([]);
  });

  it('other clans earn nothing', () => {
    const state = scene({ seats: [{ clan: 'campbell', goods: { wool: 1 } }] });
    const { events } = act(state, 0, { type: 'trade', good: 'wool', side: 'sell', count: 1 });
    expect(eventsOf(events, 'money').map(({ amount }) => amount)).toEqual([4]);
  });
});
