/** Clan Fergusson: three first workers on the border. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/content/index.ts';
import {
  type Action,
  check,
  type GameState,
  legalActions,
  type Space,
} from '../../../../src/engine/index.ts';
import {
  act,
  eventsOf,
  firstWorkers,
  refusal,
  type Scene,
  type SeatScene,
  seatAt,
} from '../../../fixtures/scene.ts';
import { offering, pickFor, playOn } from '../fixtures/beginnings.ts';
import { paper } from '../fixtures/plane.ts';

const place = (unit: 'woodcutter' | 'miner', space: Space): Action => ({ type: 'placeWorker', unit, space });
const fergusson = (seat: SeatScene = {}, given: Scene = {}, queue: [number, ...number[]] = [0, 0, 0]) =>
  firstWorkers({ ...given, seats: [{ clan: 'fergusson', ...seat }, ...(given.seats ?? [])] }, queue);
const open = (state: GameState): Space[] => [
  ...new Set(legalActions(state, 0).flatMap((one) => (one.type === 'placeWorker' ? [one.space] : []))),
];

/** Border spaces for workers on the map of sides 1, with 3 or 4 players, and the workers allowed there. */
const BORDER: Record<Space, Unit> = {
  ...{ A4: 'miner', A6: 'miner', D9: 'miner', M6: 'miner' },
  ...{ A7: 'woodcutter', E1: 'woodcutter', H9: 'woodcutter', I1: 'woodcutter' },
  ...{ B1: 'sheep', C1: 'sheep', I9: 'sheep', J9: 'sheep' },
  ...{ A8: 'cow', E9: 'cow' },
};

describe('R-FERGUSSON', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
  ] as const)('%d players: starts with shipping step %d', (players, level) => {
    const { state } = offering(['fergusson'], { players });
    expect(seatAt(pickFor(state, 0, 'fergusson').state, 0).shipping).toBe(level);
  });

  it.each([1, 2, 3, 4] as const)('%d players: three workers, all on border spaces and paid', (players) => {
    const { state } = offering(['fergusson'], { players });
    const picked = pickFor(state, 0, 'fergusson').state;
    const { state: started, events } = playOn(picked, ({ phase }) => phase === 'actions');
    const placed = eventsOf(events, 'workerPlaced').filter(({ seat }) => seat === 0);
    expect(placed).toHaveLength(3);
    const { border } = paper(started.map.sides, players);
    expect(placed.every(({ space }) => border(space))).toBe(true);
    expect(seatAt(started, 0).money).toBe(55 - placed.reduce((sum, { cost }) => sum + cost, 0));
    expect(placed.every(({ cost }) => cost >= 7)).toBe(true);
  });

  it('only border spaces are legal, and all of them', () => {
    expect(open(fergusson()).sort()).toEqual(Object.keys(BORDER).sort());
    for (const space of ['K4', 'F7', 'D8']) {
      const unit = space === 'F7' ? 'miner' : 'woodcutter';
      expect(refusal(fergusson(), 0, place(unit, space))).toEqual({ code: 'notOnBorder', space });
      // Even if it could not be paid.
      expect(refusal(fergusson({ money: 0 }), 0, place(unit, space)).code, space).toBe('notOnBorder');
    }
  });

  it('the third worker must be on a border space too', () => {
    const units = { A4: 'miner', E1: 'woodcutter' } as const;
    const third = fergusson({ units }, {}, [0]);
    expect(refusal(third, 0, place('woodcutter', 'K4'))).toEqual({ code: 'notOnBorder', space: 'K4' });
    expect(check(third, 0, place('woodcutter', 'B1'))).toBeUndefined();
  });

  it('workers of other clans can be on other spaces', () => {
    const state = fergusson({}, { seats: [{ clan: 'campbell' }] }, [1]);
    expect(check(state, 1, place('woodcutter', 'K4'))).toBeUndefined();
  });

  it('without a free border space, any legal space is allowed', () => {
    const full = fergusson({}, { seats: [{ units: BORDER }] });
    expect(check(full, 0, place('woodcutter', 'K4'))).toBeUndefined();
    expect(check(full, 0, place('miner', 'F7'))).toBeUndefined();
    expect(refusal(full, 0, place('woodcutter', 'E1')).code).toBe('spaceTaken');
  });

  it('the worker must take the last free border space', () => {
    const { J9: _, ...rest } = BORDER;
    const state = fergusson({}, { seats: [{ units: rest }] });
    expect(open(state)).toEqual(['J9']);
    expect(refusal(state, 0, place('woodcutter', 'K4'))).toEqual({ code: 'notOnBorder', space: 'K4' });
  });

  it('covered border spaces are not free', () => {
    const { J9: _, ...rest } = BORDER;
    const state = fergusson({}, { blocked: { J9: 'covered' }, seats: [{ units: rest }] });
    expect(check(state, 0, place('woodcutter', 'K4'))).toBeUndefined();
  });

  it('skips the worker if the only free border space is too expensive', () => {
    // J9 costs £4 and is the only border space; K4 inside would cost £1.
    const { J9: _, ...rest } = BORDER;
    const seats = [{ units: rest }, {}];
    const state = fergusson({ money: 9 }, { seats }, [2, 0]);
    const { state: after, events } = act(state, 2, place('miner', 'F7'));
    expect(eventsOf(events, 'workerSkipped')).toEqual([{ type: 'workerSkipped', seat: 0 }]);
    expect(seatAt(after, 0).units).toEqual({});
  });

  it('later units can be placed anywhere within reach', () => {
    const picked = pickFor(offering(['fergusson']).state, 0, 'fergusson').state;
    const { state } = playOn(picked, ({ phase }) => phase === 'actions');
    const { border } = paper(state.map.sides, 3);
    const spaces = legalActions(state, 0).flatMap((one) => (one.type === 'expand' ? [one.space] : []));
    expect(spaces.some((space) => !border(space))).toBe(true);
  });
});
