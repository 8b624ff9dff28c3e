/** Clan Robertson: river deltas. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount, Unit } from '../../../../src/content/index.ts';
import type { Action, Space } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  firstWorkers,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
} from '../../../fixtures/scene.ts';
import { unitCosts } from '../fixtures/own-content.ts';

const robertson = (seat: SeatScene, given: Scene = {}) =>
  scene({ ...given, seats: [{ clan: 'robertson', ...seat }] });
const expand = (unit: Unit, space: Space): Action => ({ type: 'expand', unit, space });
const fulfil = (contract: number): Action => ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });

describe('R-ROBERTSON', () => {
  it.each<[PlayerCount, Unit, Space, number, number, number]>([
    [4, 'bakery', 'D3', 8, 1, 6],
    [3, 'bakery', 'D3', 8, 1, 6],
    [2, 'bakery', 'D3', 8, 1, 7],
    [1, 'bakery', 'D3', 8, 1, 7],
    [3, 'field', 'D3', 18, 1, 16],
    [3, 'sheep', 'D3', 8, 1, 6],
  ])(
    '%d players: a %s on the delta %s, £%d and £%d of land, costs £%d',
    (players, unit, space, own, land, cost) => {
      const { events } = act(robertson({ units: { D4: 'sheep' } }, { players }), 0, expand(unit, space));
      expect(eventsOf(events, 'expanded')).toMatchObject([
        { unitCost: own, landCost: land, discount: own + land - cost, cost },
      ]);
    },
  );

  it('units cost the full price elsewhere, and for other clans everywhere', () => {
    const { events } = act(robertson({ units: { D3: 'sheep' } }), 0, expand('bakery', 'D4'));
    expect(eventsOf(events, 'expanded')).toMatchObject([{ discount: 0, cost: 12 }]);
    const other = scene({ seats: [{ clan: 'campbell', units: { D4: 'sheep' } }] });
    expect(eventsOf(act(other, 0, expand('sheep', 'D3')).events, 'expanded')).toMatchObject([
      { discount: 0, cost: 9 },
    ]);
  });

  it('each unit is discounted, even on a space where an animal was slaughtered', () => {
    const state = robertson(
      { units: { D4: 'sheep', D3: 'cow', D2: 'cow' }, contracts: [3] },
      { passed: [1, 2] },
    );
    const { events } = acts(state, [0, fulfil(3)], [0, expand('cow', 'D3')]);
    expect(eventsOf(events, 'slaughtered').map(({ space }) => space)).toContain('D3');
    expect(eventsOf(events, 'expanded')).toMatchObject([{ cost: 9 + 1 - 3 }]);
  });

  it.each<[PlayerCount, 'woodcutter' | 'miner', Space, number]>([
    [3, 'woodcutter', 'K4', 6 + 1 - 3],
    [3, 'miner', 'J2', 10 + 1 - 3],
    [2, 'woodcutter', 'K4', 6 + 1 - 2],
    [2, 'miner', 'J2', 10 + 1 - 2],
    [3, 'woodcutter', 'J7', 6 + 1],
  ])('%d players: a %s as first worker on %s costs £%d', (players, unit, space, cost) => {
    const state = firstWorkers({ players, seats: [{ clan: 'robertson' }] }, [0, 0]);
    const { events } = act(state, 0, { type: 'placeWorker', unit, space });
    expect(eventsOf(events, 'workerPlaced')).toMatchObject([{ cost }]);
  });

  it('the discount also reduces the price of a unit on a free space', () => {
    const state = robertson({ units: { D4: 'sheep' }, contracts: [1], goods: { wool: 4 } });
    const { events } = acts(state, [0, fulfil(1)], [0, expand('bakery', 'D3')]);
    expect(eventsOf(events, 'expanded')).toMatchObject([
      { unitCost: 8, landCost: 0, discount: 3, cost: 5, free: true },
    ]);
  });

  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 3, 1],
  ])('the price is never below £0: a bakery of £%d on free land', (own, discount, cost) => {
    const state = robertson(
      { units: { D4: 'sheep' }, contracts: [1], goods: { wool: 4 } },
      { content: unitCosts({ bakery: own }) },
    );
    const { state: after, events } = acts(state, [0, fulfil(1)], [0, expand('bakery', 'D3')]);
    expect(eventsOf(events, 'expanded')).toMatchObject([{ discount, cost }]);
    expect(seatAt(after, 0).money).toBe(100 - cost);
  });

  it('the discounted price is enough, and one pound less is not', () => {
    const at = (money: number) => robertson({ units: { D4: 'sheep' }, money });
    expect(refusal(at(5), 0, expand('bakery', 'D3'))).toEqual({ code: 'tooExpensive', cost: 6, money: 5 });
    expect(seatAt(act(at(6), 0, expand('bakery', 'D3')).state, 0).money).toBe(0);
  });
});
