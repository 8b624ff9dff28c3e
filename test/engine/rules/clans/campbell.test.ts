/** Clan Campbell: buildings that get cheaper. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/content/index.ts';
import type { Action } from '../../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, type Scene, type SeatScene, scene } from '../../../fixtures/scene.ts';

const campbell = (seat: SeatScene, given: Scene = {}) =>
  scene({ passed: [1, 2], ...given, seats: [{ clan: 'campbell', ...seat }] });
const expand = (unit: Unit, space: string): Action => ({ type: 'expand', unit, space });
const SITES = ['H6', 'H7', 'G7'];

describe('R-CAMPBELL', () => {
  it.each<[Unit, number, number]>([
    ['bakery', 0, 5],
    ['bakery', 1, 4],
    ['bakery', 2, 4],
    ['bakery', 3, 3],
    ['cheeseDairy', 0, 9],
    ['cheeseDairy', 1, 8],
    ['cheeseDairy', 2, 8],
    ['cheeseDairy', 3, 7],
    ['distillery', 0, 7],
    ['distillery', 1, 6],
    ['distillery', 2, 6],
    ['distillery', 3, 5],
  ])('%s after %d of its kind: £%d plus the full land cost', (unit, before, cost) => {
    const other: Unit = unit === 'bakery' ? 'distillery' : 'bakery';
    const units = Object.fromEntries(SITES.map((space, i) => [space, i < before ? unit : other]));
    const { events } = act(campbell({ units }), 0, expand(unit, 'H8'));
    expect(eventsOf(events, 'expanded')).toMatchObject([
      { unit, unitCost: cost, landCost: 2, discount: 0, cost: cost + 2 },
    ]);
  });

  it('three bakeries and a distillery: £5, £4, £4 and £7', () => {
    const { events } = acts(
      campbell({ units: { H7: 'miner' } }),
      [0, expand('bakery', 'H6')],
      [0, expand('bakery', 'H8')],
      [0, expand('bakery', 'G8')],
      [0, expand('distillery', 'G7')],
    );
    expect(eventsOf(events, 'expanded').map(({ unitCost }) => unitCost)).toEqual([5, 4, 4, 7]);
  });

  it.each<[Unit, string, number]>([
    ['sheep', 'H8', 8],
    ['cow', 'H8', 9],
    ['field', 'H8', 18],
    ['miner', 'H6', 10],
  ])('a %s on %s costs the normal price', (unit, space, cost) => {
    const { events } = act(campbell({ units: { H7: 'bakery' } }), 0, expand(unit, space));
    expect(eventsOf(events, 'expanded')).toMatchObject([{ unitCost: cost }]);
  });

  it('the discount also applies to a free space', () => {
    const state = campbell({ units: { H7: 'bakery' }, goods: { wool: 4 }, contracts: [1] });
    const { events } = acts(
      state,
      [0, { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' }],
      [0, expand('bakery', 'H8')],
    );
    expect(eventsOf(events, 'expanded')).toMatchObject([{ unitCost: 4, landCost: 0, cost: 4, free: true }]);
  });

  it('the discounted price is enough, and one pound less is not', () => {
    const units = { H7: 'bakery' } as const;
    expect(act(campbell({ units, money: 6 }), 0, expand('bakery', 'H8')).state.players[0]?.money).toBe(0);
    expect(refusal(campbell({ units, money: 5 }), 0, expand('bakery', 'H8'))).toEqual({
      code: 'tooExpensive',
      cost: 6,
      money: 5,
    });
  });

  it('counts what is on the map now: exchanged bakeries no longer count', () => {
    const state = campbell(
      { units: { A1: 'bakery', H7: 'bakery' }, ports: [] },
      { ports: { A: 7, B: 2, C: 3, D: 5 } },
    );
    const { events } = acts(
      state,
      [0, { type: 'usePort', port: 7, effect: 7 }],
      [0, { type: 'exchangeOld', space: 'A1' }],
      [0, { type: 'exchangeOld', space: 'H7' }],
      [0, { type: 'exchangeNew', unit: 'distillery' }],
      [0, { type: 'exchangeNew', unit: 'distillery' }],
      [0, expand('bakery', 'H8')],
      [0, expand('distillery', 'H6')],
    );
    expect(eventsOf(events, 'money').filter(({ source }) => source === 'port:7')).toEqual([]);
    expect(eventsOf(events, 'expanded').map(({ unitCost }) => unitCost)).toEqual([5, 6]);
  });

  it('no other clan pays less', () => {
    const state = scene({ seats: [{ clan: 'cunningham', units: { H7: 'bakery' } }] });
    const { events } = act(state, 0, expand('bakery', 'H8'));
    expect(eventsOf(events, 'expanded')).toMatchObject([{ unitCost: 8, discount: 0, cost: 10 }]);
  });
});
