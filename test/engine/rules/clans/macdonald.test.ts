/** Clan MacDonald: fishermen. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount, Unit } from '../../../../src/content/index.ts';
import {
  type Action,
  check,
  type GameState,
  legalActions,
  projectedScore,
  type Space,
} from '../../../../src/engine/index.ts';
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
import { landForAll } from '../fixtures/own-content.ts';
import { paper } from '../fixtures/plane.ts';

function macdonald(units: Record<Space, Unit>, seat: SeatScene = {}, given: Scene = {}): GameState {
  return scene({
    passed: [1, 2],
    ...given,
    seats: [{ clan: 'macdonald', units, ...seat }, ...(given.seats ?? [])],
  });
}
const expand = (unit: Unit, space: Space): Action => ({ type: 'expand', unit, space });
const row = (from: Space, to: Space): Action => ({ type: 'row', from, to });
const pass: Action = { type: 'pass' };

describe('R-MACDONALD eight workers of one kind', () => {
  it.each<[Unit, Space, number]>([
    ['woodcutter', 'J7', 1],
    ['miner', 'H7', 3],
    ['fisherman', 'I7', 0],
  ])('a %s costs £6 plus the land', (unit, space, land) => {
    const { events } = act(macdonald({ H6: 'sheep', K7: 'sheep' }), 0, expand(unit, space));
    expect(eventsOf(events, 'expanded')).toMatchObject([{ unitCost: 6, landCost: land, cost: 6 + land }]);
  });

  it('each earns £4, on land or water', () => {
    const state = macdonald({ A4: 'miner', E1: 'woodcutter', C3: 'fisherman', PC: 'fisherman', D4: 'cow' });
    const { events } = act(state, 0, pass);
    expect(eventsOf(events, 'money').filter(({ source }) => source === 'production')).toMatchObject([
      { seat: 0, amount: 16 },
    ]);
  });

  it.each<[string, Record<Space, Unit>]>([
    [
      'all of one kind',
      {
        A4: 'miner',
        A6: 'miner',
        C4: 'miner',
        C2: 'miner',
        C5: 'miner',
        B7: 'miner',
        C7: 'miner',
        D8: 'miner',
      },
    ],
    [
      'of all three',
      {
        A4: 'miner',
        A6: 'miner',
        E1: 'woodcutter',
        B6: 'woodcutter',
        C3: 'fisherman',
        E4: 'fisherman',
        B9: 'fisherman',
        L8: 'fisherman',
      },
    ],
  ])('there are exactly eight, %s', (_, units) => {
    const state = macdonald({ ...units, H6: 'sheep', K7: 'sheep' });
    for (const [unit, space] of [
      ['woodcutter', 'J7'],
      ['miner', 'H7'],
      ['fisherman', 'I7'],
    ] as const) {
      expect(refusal(state, 0, expand(unit, space))).toEqual({ code: 'noUnitLeft', unit });
    }
    const { C4: _c, A4: _a, ...fewer } = units;
    const less = macdonald({ ...fewer, H6: 'sheep', K7: 'sheep' });
    expect(check(less, 0, expand('miner', 'H7'))).toBeUndefined();
    expect(check(less, 0, expand('woodcutter', 'J7'))).toBeUndefined();
  });

  it('technology is never upgraded, by the action or by a bonus', () => {
    for (const worker of ['woodcutter', 'miner'] as const) {
      expect(refusal(macdonald({}), 0, { type: 'upgradeTechnology', worker })).toEqual({
        code: 'technologyNever',
        worker,
      });
    }
    const bonus = macdonald({ A1: 'sheep' }, {}, { ports: { A: 4, B: 1, C: 2, D: 3 } });
    const at = act(bonus, 0, { type: 'usePort', port: 4, effect: 4 }).state;
    expect(refusal(at, 0, { type: 'upgradeTechnology', worker: 'miner' }).code).toBe('technologyNever');
    expect(check(at, 0, { type: 'upgradeShipping' })).toBeUndefined();
  });

  it.each<[Unit, Space, string | undefined]>([
    ['woodcutter', 'D4', 'wrongLand'],
    ['miner', 'J7', 'wrongLand'],
    ['woodcutter', 'H7', 'wrongLand'],
    ['fisherman', 'J7', 'wrongLand'],
    ['fisherman', 'H7', 'wrongLand'],
    ['miner', 'I7', 'wrongLand'],
    ['sheep', 'I7', 'wrongLand'],
    ['fisherman', 'I7', undefined],
  ])('the land must fit: %s on %s: %s', (unit, space, code) => {
    expect(check(macdonald({ H6: 'sheep', K7: 'sheep', D3: 'sheep' }), 0, expand(unit, space))?.code).toBe(
      code,
    );
  });

  it('no other clan has fishermen', () => {
    const state = scene({ seats: [{ clan: 'campbell', units: { D4: 'sheep' } }] });
    expect(refusal(state, 0, expand('fisherman', 'E4'))).toEqual({ code: 'unitNever', unit: 'fisherman' });
    expect(refusal(state, 0, row('E4', 'E5'))).toEqual({ code: 'cannotRow' });
  });
});

describe('R-MACDONALD placing fishermen', () => {
  it.each<[string, Record<Space, Unit>, number, Space, string | undefined]>([
    ['the loch beside', { D4: 'sheep' }, 0, 'E4', undefined],
    ['a loch out of reach', { D4: 'sheep' }, 1, 'F4', 'outOfReach'],
    ['the same with shipping', { D4: 'sheep' }, 2, 'F4', undefined],
    ['a port space beside', { M9: 'sheep' }, 0, 'PC', undefined],
    ['a port space out of reach', { M8: 'sheep' }, 0, 'PC', 'outOfReach'],
    ['a taken loch', { D4: 'sheep', E4: 'fisherman' }, 0, 'E4', 'spaceTaken'],
    ['the loch beside a fisherman', { D4: 'sheep', E4: 'fisherman' }, 0, 'E5', 'fishermenAdjacent'],
    ['the port space beside a fisherman', { L9: 'fisherman' }, 0, 'PC', 'fishermenAdjacent'],
    ['the loch beside a fisherman on a port space', { PC: 'fisherman' }, 0, 'L9', 'fishermenAdjacent'],
    ['two lochs from a fisherman', { E3: 'fisherman' }, 2, 'E5', undefined],
  ])('%s', (_, units, shipping, space, code) => {
    expect(check(macdonald(units, { shipping }), 0, expand('fisherman', space))?.code).toBe(code);
  });

  it.each<[PlayerCount, Record<Space, Unit>, Space]>([
    [2, { B2: 'sheep' }, 'A2'],
    [2, { B2: 'sheep' }, 'B1'],
    [2, { L2: 'miner' }, 'L1'],
    [2, { E2: 'sheep' }, 'F1'],
    [1, { B2: 'sheep' }, 'A2'],
    [3, { A1: 'sheep' }, 'PA'],
  ])('%d players, units %j: is also possible at the edge, on %s', (players, units, space) => {
    expect(
      check(macdonald(units, { shipping: 1 }, { players, passed: [] }), 0, expand('fisherman', space)),
    ).toBeUndefined();
  });

  it('with two players, the starting level of shipping crosses a river', () => {
    // Starting privileges are in the setup tests; these are their effects.
    const state = macdonald({ D2: 'sheep' }, { shipping: 1 }, { players: 2, passed: [1] });
    expect(check(state, 0, expand('sheep', 'D3'))).toBeUndefined();
  });

  it('opens the neighbourhood', () => {
    const state = macdonald({ D4: 'sheep' }, {}, { seats: [{ units: { D3: 'cow' } }] });
    const { state: after } = acts(
      state,
      [0, expand('fisherman', 'E4')],
      [0, { type: 'buy', good: 'milk', count: 2 }],
    );
    expect(seatAt(after, 0)).toMatchObject({ money: 100 - 6 - 2 * 3, goods: { milk: 2 } });
  });

  it('a free space can take a fisherman, who has no land cost anyway', () => {
    const state = macdonald({ D4: 'sheep' }, { contracts: [1], goods: { wool: 4 } });
    const { events } = acts(
      state,
      [0, { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' }],
      [0, expand('fisherman', 'E4')],
    );
    expect(eventsOf(events, 'expanded')).toMatchObject([{ cost: 6, free: true }]);
  });
});

describe('R-MACDONALD first workers', () => {
  it.each<[PlayerCount, Unit, Space, string | undefined]>([
    [3, 'fisherman', 'C3', undefined],
    [3, 'fisherman', 'A2', undefined],
    [3, 'fisherman', 'PB', undefined],
    [2, 'fisherman', 'A2', undefined],
    [2, 'fisherman', 'M9', undefined],
    [2, 'fisherman', 'L1', undefined],
    [3, 'fisherman', 'E5', 'fishermenAdjacent'],
    [3, 'fisherman', 'E4', 'spaceTaken'],
    [3, 'fisherman', 'D4', 'wrongLand'],
    [3, 'miner', 'C3', 'wrongLand'],
    [3, 'miner', 'F3', undefined],
    [3, 'woodcutter', 'E1', undefined],
    [2, 'woodcutter', 'E1', 'spaceClosed'],
  ])('%d players, second worker: a %s on %s: %s', (players, unit, space, code) => {
    const state = firstWorkers({ players, seats: [{ clan: 'macdonald', units: { E4: 'fisherman' } }] }, [0]);
    expect(check(state, 0, { type: 'placeWorker', unit, space })?.code).toBe(code);
  });

  it('a fisherman costs £6', () => {
    const state = firstWorkers({ seats: [{ clan: 'macdonald' }] }, [0, 0]);
    const { events } = act(state, 0, { type: 'placeWorker', unit: 'fisherman', space: 'C3' });
    expect(eventsOf(events, 'workerPlaced')).toMatchObject([{ unit: 'fisherman', space: 'C3', cost: 6 }]);
  });
});

describe('R-MACDONALD rowing', () => {
  it.each<[string, Record<Space, Unit>, Space, Space, string | undefined]>([
    ['to the loch beside', { E4: 'fisherman' }, 'E4', 'E5', undefined],
    ['to the port space beside', { B9: 'fisherman' }, 'B9', 'PD', undefined],
    ['from a port space', { PD: 'fisherman' }, 'PD', 'B9', undefined],
    ['two lochs on', { E4: 'fisherman' }, 'E4', 'F5', 'rowNotAdjacent'],
    ['to where it is', { E4: 'fisherman' }, 'E4', 'E4', 'rowNotAdjacent'],
    ['on land', { E4: 'fisherman' }, 'E4', 'D4', 'wrongLand'],
    ['with another two lochs away', { E3: 'fisherman', F5: 'fisherman' }, 'E3', 'E4', undefined],
    ['so that two would touch', { E3: 'fisherman', E5: 'fisherman' }, 'E3', 'E4', 'fishermenAdjacent'],
    ['a woodcutter', { E1: 'woodcutter' }, 'E1', 'F1', 'notAFisherman'],
    ['nobody', { E4: 'fisherman' }, 'E5', 'E4', 'notYourUnit'],
  ])('%s', (_, units, from, to, code) => {
    expect(check(macdonald(units), 0, row(from, to))?.code).toBe(code);
  });

  it('needs no shipping, is free, and leaves the main action open', () => {
    const { state, events } = act(macdonald({ E4: 'fisherman' }), 0, row('E4', 'E5'));
    expect(seatAt(state, 0)).toMatchObject({ money: 100, units: { E5: 'fisherman' } });
    expect(seatAt(state, 0).units.E4).toBeUndefined();
    expect(eventsOf(events, 'rowed')).toEqual([{ type: 'rowed', seat: 0, from: 'E4', to: 'E5' }]);
    expect(state.turn).toMatchObject({ seat: 0, mainDone: false, rowed: true });
    expect(refusal(state, 0, { type: 'endTurn' })).toEqual({ code: 'mainActionFirst' });
    expect(check(state, 0, expand('sheep', 'D4'))).toBeUndefined();
  });

  it('is possible only once a turn, whichever fisherman rows', () => {
    const { state } = act(macdonald({ E4: 'fisherman', C8: 'fisherman' }), 0, row('E4', 'E5'));
    expect(refusal(state, 0, row('E5', 'E4'))).toEqual({ code: 'alreadyRowed' });
    expect(refusal(state, 0, row('C8', 'B8'))).toEqual({ code: 'alreadyRowed' });
    const next = act(state, 0, { type: 'hire' }).state;
    expect(check(next, 0, row('E5', 'E4'))).toBeUndefined();
  });

  it('is possible only before the main action', () => {
    const state = macdonald({ E4: 'fisherman', A1: 'sheep' }, {}, { ports: { A: 5, B: 1, C: 2, D: 3 } });
    const after = act(state, 0, { type: 'hire' }).state;
    expect(after.turn?.mainDone).toBe(true);
    expect(refusal(after, 0, row('E4', 'E5'))).toEqual({ code: 'mainActionTaken' });
  });

  it('is possible before a pass, and before or after a port', () => {
    const state = macdonald({ E4: 'fisherman', A1: 'sheep' }, {}, { ports: { A: 5, B: 1, C: 2, D: 3 } });
    const port: Action = { type: 'usePort', port: 5, effect: 5 };
    expect(eventsOf(acts(state, [0, row('E4', 'E5')], [0, pass]).events, 'passed')).toHaveLength(1);
    expect(acts(state, [0, port], [0, row('E4', 'E5')]).state.turn?.rowed).toBe(true);
    expect(seatAt(acts(state, [0, row('E4', 'E5')], [0, port]).state, 0).money).toBe(110);
  });

  it('brings a port into reach', () => {
    const state = macdonald({ B8: 'fisherman' }, {}, { ports: { A: 1, B: 2, C: 3, D: 5 } });
    const port: Action = { type: 'usePort', port: 5, effect: 5 };
    expect(refusal(state, 0, port).code).toBe('portOutOfReach');
    expect(check(act(state, 0, row('B8', 'B9')).state, 0, port)).toBeUndefined();
  });

  it('opens no purchases', () => {
    const state = macdonald({ E5: 'fisherman' }, {}, { seats: [{ units: { D3: 'cow', D4: 'sheep' } }] });
    const { state: after } = act(state, 0, row('E5', 'E4'));
    expect(after.stack).toEqual([{ kind: 'turn', seat: 0 }]);
    expect(refusal(after, 0, { type: 'buy', good: 'milk', count: 1 }).code).toBe('notNow');
  });

  it('is impossible out of turn and within an action', () => {
    const state = macdonald({ E4: 'fisherman', D4: 'sheep' }, {}, { passed: [], turnOrder: [1, 0, 2] });
    expect(refusal(state, 0, row('E4', 'E5')).code).toBe('notYourTurn');
    const buying = macdonald({ E4: 'fisherman', D4: 'sheep' }, {}, { seats: [{ units: { D3: 'cow' } }] });
    const inside = act(buying, 0, expand('miner', 'C4')).state;
    expect(refusal(inside, 0, row('E4', 'E5'))).toEqual({ code: 'notNow', decision: 'expansion' });
  });

  it('may split a settlement, or join two', () => {
    const count = (state: GameState) => projectedScore(state).players[0]?.counts.settlements;
    const state = macdonald({ D3: 'sheep', E3: 'fisherman', E2: 'cow' }, { shipping: 5 });
    expect(count(state)).toBe(1);
    const { state: rowed } = act(state, 0, row('E3', 'E4'));
    expect(count(rowed)).toBe(2);
    expect(count(acts(rowed, [0, { type: 'hire' }], [0, row('E4', 'E3')]).state)).toBe(1);
  });

  it.each([
    [2, 'A2', 'B1', undefined],
    [2, 'K2', 'L1', undefined],
    [2, 'B9', 'A9', undefined],
    [2, 'B8', 'A8', 'spaceClosed'],
  ] as const)('%d players: at the edge, from %s to %s: %s', (players, from, to, code) => {
    const state = macdonald({ [from]: 'fisherman' }, {}, { players, passed: [1] });
    expect(check(state, 0, row(from, to))?.code).toBe(code);
  });
});

describe('R-MACDONALD at port 7', () => {
  const ports = { A: 7, B: 1, C: 2, D: 3 } as const;
  const use: Action = { type: 'usePort', port: 7, effect: 7 };
  const old = (space: Space): Action => ({ type: 'exchangeOld', space });
  const anew = (unit: Unit): Action => ({ type: 'exchangeNew', unit });
  const at = (units: Record<Space, Unit>) => macdonald(units, {}, { ports, content: landForAll() });

  it('a fisherman cannot be exchanged', () => {
    const state = act(at({ PA: 'fisherman', D4: 'sheep', H7: 'cow' }), 0, use).state;
    expect(refusal(state, 0, old('PA'))).toEqual({ code: 'notExchangeable', unit: 'fisherman' });
    expect(refusal(at({ PA: 'fisherman', D4: 'sheep' }), 0, use)).toEqual({ code: 'portNotSoNow', port: 7 });
  });

  it('a fisherman cannot be swapped in', () => {
    const state = acts(at({ A1: 'sheep', H7: 'cow' }), [0, use], [0, old('A1')], [0, old('H7')]).state;
    expect(refusal(state, 0, anew('fisherman'))).toEqual({ code: 'notExchangeable', unit: 'fisherman' });
    expect(check(state, 0, anew('miner'))).toBeUndefined();
  });

  it.each<[Unit, Unit]>([
    ['woodcutter', 'miner'],
    ['miner', 'woodcutter'],
  ])('workers count as one kind: a %s cannot become a %s', (from, to) => {
    const state = acts(at({ A1: from, H7: 'cow' }), [0, use], [0, old('A1')], [0, old('H7')]).state;
    expect(refusal(state, 0, anew(to))).toEqual({ code: 'sameKindGoes', unit: to, old: from });
    expect(check(state, 0, anew('sheep'))).toBeUndefined();
  });

  it('for other clans, woodcutters and miners are two kinds', () => {
    const state = acts(
      scene({
        ports,
        content: landForAll(),
        seats: [{ clan: 'campbell', units: { A1: 'woodcutter', H7: 'cow' } }],
      }),
      [0, use],
      [0, old('A1')],
      [0, old('H7')],
    ).state;
    expect(check(state, 0, anew('miner'))).toBeUndefined();
  });
});

describe('R-MACDONALD on all lochs', () => {
  it('every loch of the map takes a first fisherman, but not next to another', () => {
    const { lochs, touch } = paper(['A1', 'B1', 'C1', 'D1'], 3);
    for (const loch of lochs) {
      const state = firstWorkers(
        { options: { noPorts: true }, seats: [{ clan: 'macdonald', units: { [loch]: 'fisherman' } }] },
        [0],
      );
      const open = legalActions(state, 0).flatMap((one) =>
        one.type === 'placeWorker' && one.unit === 'fisherman' ? [one.space] : [],
      );
      expect(open).toEqual(lochs.filter((other) => other !== loch && !touch(loch, other)));
    }
  });
});
