/** Expanding: cost and conditions. Reach has its own tests. */
import { describe, expect, it } from 'vitest';
import { CONTENT, type Unit } from '../../../src/content/index.ts';
import type { Action } from '../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  ownContent,
  refusal,
  type Scene,
  scene,
  seatAt,
  waiting,
} from '../../fixtures/scene.ts';

const expand = (unit: Unit, space: string): Action => ({ type: 'expand', unit, space });

describe('R-EXPAND-1 placing a unit', () => {
  // D8 is grassland, forest and mountain, and costs 6.
  it.each<{ unit: Unit; cost: number }>([
    { unit: 'sheep', cost: 8 },
    { unit: 'cow', cost: 9 },
    { unit: 'field', cost: 18 },
    { unit: 'cheeseDairy', cost: 12 },
    { unit: 'bakery', cost: 8 },
    { unit: 'distillery', cost: 10 },
    { unit: 'woodcutter', cost: 6 },
    { unit: 'miner', cost: 10 },
  ])('a $unit costs $cost plus 6 for the land', ({ unit, cost }) => {
    const given = scene({ seats: [{ units: { D9: 'miner' }, money: cost + 6 }] });
    const { state, events } = act(given, 0, expand(unit, 'D8'));
    expect(seatAt(state, 0)).toMatchObject({ money: 0, units: { D9: 'miner', D8: unit } });
    expect(eventsOf(events, 'expanded')).toEqual([
      {
        type: 'expanded',
        seat: 0,
        unit,
        space: 'D8',
        unitCost: cost,
        landCost: 6,
        discount: 0,
        cost: cost + 6,
        free: false,
      },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
    const poor = scene({ seats: [{ units: { D9: 'miner' }, money: cost + 5 }] });
    expect(refusal(poor, 0, expand(unit, 'D8'))).toEqual({
      code: 'tooExpensive',
      cost: cost + 6,
      money: cost + 5,
    });
  });

  it.each([
    { space: 'D1', land: 1 },
    { space: 'C2', land: 1 },
    { space: 'C1', land: 3 },
    { space: 'B2', land: 3 },
    { space: 'A1', land: 4 },
  ])('the land of $space costs $land', ({ space, land }) => {
    const near = space === 'D1' ? 'E1' : 'B1';
    const given = scene({ seats: [{ units: { [near]: 'woodcutter' } }] });
    const { state } = act(given, 0, expand('sheep', space));
    expect(seatAt(state, 0).money).toBe(100 - 8 - land);
  });

  it.each<{ land: string; from: string; space: string; fits: readonly Unit[] }>([
    {
      land: 'grassland',
      from: 'D1',
      space: 'D2',
      fits: ['sheep', 'cow', 'field', 'cheeseDairy', 'bakery', 'distillery'],
    },
    { land: 'forest', from: 'D1', space: 'E1', fits: ['woodcutter'] },
    { land: 'mountain', from: 'B3', space: 'C4', fits: ['miner'] },
    {
      land: 'grassland and forest',
      from: 'D1',
      space: 'C1',
      fits: ['sheep', 'cow', 'field', 'cheeseDairy', 'bakery', 'distillery', 'woodcutter'],
    },
    {
      land: 'grassland and mountain',
      from: 'D1',
      space: 'C2',
      fits: ['sheep', 'cow', 'field', 'cheeseDairy', 'bakery', 'distillery', 'miner'],
    },
    { land: 'loch', from: 'B1', space: 'A2', fits: [] },
    { land: 'port', from: 'A1', space: 'PA', fits: [] },
  ])('on $land stand $fits', ({ from, space, fits }) => {
    const given = scene({ seats: [{ units: { [from]: 'sheep' } }] });
    const units = [
      'sheep',
      'cow',
      'field',
      'cheeseDairy',
      'bakery',
      'distillery',
      'woodcutter',
      'miner',
    ] as const;
    for (const unit of units) {
      if (fits.includes(unit)) act(given, 0, expand(unit, space));
      else expect(refusal(given, 0, expand(unit, space))).toEqual({ code: 'wrongLand', space, unit });
    }
  });

  it.each<{ name: string; given?: Scene; action: Action; refused: object }>([
    {
      name: 'a space with an own unit',
      action: expand('sheep', 'C1'),
      refused: { code: 'spaceTaken', space: 'C1' },
    },
    {
      name: 'a space with a unit of another player',
      action: expand('sheep', 'D2'),
      refused: { code: 'spaceTaken', space: 'D2' },
    },
    {
      name: 'a covered space',
      given: { blocked: { C2: 'covered' } },
      action: expand('sheep', 'C2'),
      refused: { code: 'spaceClosed', space: 'C2', why: 'covered' },
    },
    {
      name: 'a space out of reach',
      action: expand('sheep', 'E2'),
      refused: { code: 'outOfReach', space: 'E2' },
    },
    {
      name: 'a space that is not there',
      given: { options: { noPorts: true } },
      action: expand('sheep', 'PA'),
      refused: { code: 'noSuchSpace', space: 'PA' },
    },
    {
      name: 'a fisherman, whom few have',
      action: expand('fisherman', 'A2'),
      refused: { code: 'unitNever', unit: 'fisherman' },
    },
  ])('refuses $name', ({ given, action, refused }) => {
    const position = scene({
      ...given,
      seats: [{ units: { C1: 'woodcutter' } }, { units: { D2: 'cow' } }],
    });
    expect(refusal(position, 0, action)).toEqual(refused);
  });

  it('is refused for its price only if nothing else is wrong', () => {
    const poor = scene({ seats: [{ units: { C1: 'woodcutter' }, money: 0 }] });
    expect(refusal(poor, 0, expand('sheep', 'E2'))).toEqual({ code: 'outOfReach', space: 'E2' });
    expect(refusal(poor, 0, expand('sheep', 'D1'))).toMatchObject({ code: 'tooExpensive', money: 0 });
  });

  // The first space of each list is beside D8.
  it.each<{ unit: Unit; spaces: readonly [string, string, string, string] }>([
    { unit: 'sheep', spaces: ['E9', 'G7', 'M8', 'K5'] },
    { unit: 'cow', spaces: ['E9', 'G7', 'M8', 'K5'] },
    { unit: 'field', spaces: ['E9', 'G7', 'M8', 'K5'] },
    { unit: 'cheeseDairy', spaces: ['E9', 'G7', 'M8', 'K5'] },
    { unit: 'bakery', spaces: ['E9', 'G7', 'M8', 'K5'] },
    { unit: 'distillery', spaces: ['E9', 'G7', 'M8', 'K5'] },
    { unit: 'woodcutter', spaces: ['E8', 'E1', 'K4', 'H9'] },
    { unit: 'miner', spaces: ['D9', 'F7', 'M6', 'L4'] },
  ])('there are four: $unit', ({ unit, spaces }) => {
    const standing = (count: number) =>
      scene({ seats: [{ units: Object.fromEntries(spaces.slice(0, count).map((space) => [space, unit])) }] });
    act(standing(3), 0, expand(unit, 'D8'));
    expect(refusal(standing(4), 0, expand(unit, 'D8'))).toEqual({ code: 'noUnitLeft', unit });
  });

  it('is possible once a turn', () => {
    const given = scene({ seats: [{ units: { A1: 'sheep', A9: 'sheep' } }] });
    const { state } = act(given, 0, expand('cow', 'B1'));
    expect(refusal(state, 0, expand('cow', 'C1'))).toEqual({ code: 'mainActionTaken' });
  });
});

const BUILDINGS = ['cheeseDairy', 'bakery', 'distillery'] as const;
/** Three buildings of a kind on A1, B1 and C1; the fourth fits on D1 for `cost` and £1. */
const three = (unit: Unit, more: Scene = {}): Scene => ({
  pile: [21, 22, 23, 24],
  ...more,
  seats: [{ units: { A1: unit, B1: unit, C1: unit }, ...more.seats?.[0] }],
});

describe('R-EXPAND-2 the building bonus', () => {
  it.each(BUILDINGS)('the fourth %s lets its player draw three contracts', (unit) => {
    const { state } = act(scene(three(unit)), 0, expand(unit, 'D1'));
    expect(waiting(state)).toEqual(['0 expansion']);
    const drawn = act(state, 0, { type: 'drawContracts' });
    expect(eventsOf(drawn.events, 'contractsDrawn')).toEqual([
      { type: 'contractsDrawn', seat: 0, contracts: [21, 22, 23] },
    ]);
    expect(waiting(drawn.state)).toEqual(['0 draw']);
    expect(drawn.state.contracts.pile[0]).toBe(24);
  });

  it.each<{ name: string; given: Scene; action: Action }>([
    {
      name: 'a third building',
      given: { seats: [{ units: { A1: 'bakery', B1: 'bakery' } }] },
      action: expand('bakery', 'C1'),
    },
    {
      name: 'the fourth building of several kinds together',
      given: { seats: [{ units: { A1: 'bakery', B1: 'distillery', C1: 'cheeseDairy' } }] },
      action: expand('bakery', 'D1'),
    },
    { name: 'a fourth sheep', given: three('sheep'), action: expand('sheep', 'D1') },
    { name: 'a fourth field', given: three('field'), action: expand('field', 'D1') },
    {
      name: 'a fourth building with no empty box',
      given: three('bakery', { seats: [{ contracts: [30] }] }),
      action: expand('bakery', 'D1'),
    },
    {
      name: 'a fourth building with no contract left in the pile',
      given: three('bakery', { pile: [], pileOnly: true }),
      action: expand('bakery', 'D1'),
    },
    {
      name: 'another unit while four stand already',
      given: { seats: [{ units: { A1: 'bakery', B1: 'bakery', C1: 'bakery', C2: 'bakery' } }] },
      action: expand('sheep', 'D1'),
    },
  ])('is not offered for $name', ({ given, action }) => {
    const { state, events } = act(scene(given), 0, action);
    expect(eventsOf(events, 'lapsed')).toEqual([]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  const drawn = (round: number, money: number) =>
    acts(
      scene(three('bakery', { round, seats: [{ money: 9 + money }] })),
      [0, expand('bakery', 'D1')],
      [0, { type: 'drawContracts' }],
    );

  it.each([
    { round: 1, cost: -5 },
    { round: 2, cost: 0 },
    { round: 3, cost: 5 },
    { round: 4, cost: 10 },
    { round: 5, cost: 15 },
  ])('round $round: the contract taken costs $cost', ({ round, cost }) => {
    const money = Math.max(0, cost);
    const { state, events } = act(drawn(round, money).state, 0, { type: 'takeContract', contract: 22 });
    expect(seatAt(state, 0)).toMatchObject({ money: money - cost, contracts: [22] });
    expect(eventsOf(events, 'contractObtained')).toEqual([
      { type: 'contractObtained', seat: 0, contract: 22, cost, drawn: true },
    ]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('puts the rest under the pile in the order drawn, where they are known', () => {
    const { state, events } = act(drawn(2, 0).state, 0, { type: 'takeContract', contract: 22 });
    expect(state.contracts.pile.slice(-2)).toEqual([21, 23]);
    expect(state.contracts.known).toBe(2);
    expect(eventsOf(events, 'contractsReturned')).toEqual([
      { type: 'contractsReturned', seat: 0, contracts: [21, 23] },
    ]);
  });

  it('allows taking none', () => {
    const { state, events } = act(drawn(1, 0).state, 0, { type: 'decline' });
    expect(seatAt(state, 0)).toMatchObject({ money: 0, contracts: [] });
    expect(state.contracts.pile.slice(-3)).toEqual([21, 22, 23]);
    expect(state.contracts.known).toBe(3);
    expect(eventsOf(events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: 'drawnContracts' }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('can be declined before drawing', () => {
    const opened = act(scene(three('bakery')), 0, expand('bakery', 'D1')).state;
    const { state, events } = act(opened, 0, { type: 'decline' });
    expect(eventsOf(events, 'declined')).toEqual([{ type: 'declined', seat: 0, bonus: 'buildingBonus' }]);
    expect(state.contracts).toEqual(opened.contracts);
  });

  it.each([
    { pile: [21, 22], draws: [21, 22] },
    { pile: [21], draws: [21] },
  ])('draws what is left: $draws', ({ pile, draws }) => {
    const { state, events } = acts(
      scene(three('bakery', { pile, pileOnly: true })),
      [0, expand('bakery', 'D1')],
      [0, { type: 'drawContracts' }],
    );
    expect(eventsOf(events, 'contractsDrawn')).toMatchObject([{ contracts: draws }]);
    const done = act(state, 0, { type: 'takeContract', contract: 21 }).state;
    expect(done.contracts.pile).toEqual(draws.slice(1));
    expect(done.contracts.known).toBe(draws.length - 1);
  });

  it('forgets known contracts of the pile once they are drawn again', () => {
    // Four in the pile: after three went under it, only the top one is unknown.
    const begun = acts(
      scene({
        pile: [21, 22, 23, 24],
        pileOnly: true,
        seats: [
          { units: { A1: 'bakery', B1: 'bakery', C1: 'bakery' } },
          { units: { A9: 'distillery', A8: 'distillery', A7: 'distillery' } },
        ],
      }),
      [0, expand('bakery', 'D1')],
      [0, { type: 'drawContracts' }],
      [0, { type: 'decline' }],
    ).state;
    expect(begun.contracts).toMatchObject({ pile: [24, 21, 22, 23], known: 3 });
    const { state } = acts(
      begun,
      [1, { type: 'usePort', port: 5, effect: 5 }],
      [1, expand('distillery', 'B7')],
    );
    const drawnThen = act(state, 1, { type: 'drawContracts' }).state;
    expect(drawnThen.contracts).toMatchObject({ pile: [23], known: 1 });
  });

  it('can be claimed by a player who can afford none, and then lapses', () => {
    const { state, events } = drawn(5, 14);
    expect(eventsOf(events, 'contractsDrawn')).toHaveLength(1);
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'drawnContracts' }]);
    expect(seatAt(state, 0)).toMatchObject({ money: 14, contracts: [] });
    expect(state.contracts.pile.slice(-3)).toEqual([21, 22, 23]);
  });

  it.each<{ name: string; action: Action; refused: object }>([
    {
      name: 'a contract that was not drawn',
      action: { type: 'takeContract', contract: 24 },
      refused: { code: 'contractNotDrawn', contract: 24 },
    },
    { name: 'to draw once more', action: { type: 'drawContracts' }, refused: { code: 'notNow' } },
    {
      name: 'one from the board instead',
      action: { type: 'obtain', contract: 1 },
      refused: { code: 'notNow' },
    },
  ])('refuses $name', ({ action, refused }) => {
    const board = { board: [1] };
    const { state } = acts(
      scene(three('bakery', board)),
      [0, expand('bakery', 'D1')],
      [0, { type: 'drawContracts' }],
    );
    expect(refusal(state, 0, action)).toMatchObject(refused);
  });

  it('is unavailable if only purchases are open', () => {
    const given = scene({ seats: [{ units: { C1: 'woodcutter' } }, { units: { D2: 'cow' } }] });
    const { state } = act(given, 0, expand('bakery', 'D1'));
    expect(refusal(state, 0, { type: 'drawContracts' })).toEqual({ code: 'noBuildingBonus' });
  });

  it('also comes with a contract’s free space, as its box is empty by then', () => {
    const { state } = acts(
      scene(three('bakery', { seats: [{ contracts: [1], goods: { wool: 4 } }] })),
      [0, { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' }],
      [0, expand('bakery', 'D1')],
      [0, { type: 'drawContracts' }],
      [0, { type: 'takeContract', contract: 23 }],
    );
    expect(seatAt(state, 0)).toMatchObject({ contracts: [23], fulfilled: [1] });
  });

  it('is for the fourth building, and not for a fifth in content with five', () => {
    const { playerBoard } = CONTENT;
    const bakery = { ...playerBoard.units.bakery, count: 5 };
    const content = ownContent({ playerBoard: { ...playerBoard, units: { ...playerBoard.units, bakery } } });
    const standing = (count: number) =>
      scene({
        content,
        seats: [
          { units: Object.fromEntries(['A1', 'B1', 'C1', 'C2'].slice(0, count).map((at) => [at, 'bakery'])) },
        ],
      });
    expect(waiting(act(standing(3), 0, expand('bakery', 'D1')).state)).toEqual(['0 expansion']);
    expect(waiting(act(standing(4), 0, expand('bakery', 'D1')).state)).toEqual(['1 turn']);
  });

  it('comes again if a fourth building is placed again', () => {
    // The port takes two of four bakeries off the map; one returns later.
    const given = scene({
      ports: { A: 7, B: 2, C: 3, D: 5 },
      pile: [21, 22, 23],
      seats: [{ units: { A1: 'bakery', B1: 'bakery', C1: 'bakery', C2: 'bakery' }, money: 50 }],
    });
    const exchanged = acts(
      given,
      [0, { type: 'usePort', port: 7, effect: 7 }],
      [0, { type: 'exchangeOld', space: 'A1' }],
      [0, { type: 'exchangeOld', space: 'B1' }],
      [0, { type: 'exchangeNew', unit: 'sheep' }],
      [0, { type: 'exchangeNew', unit: 'cow' }],
    ).state;
    const others: [number, Action][] = [
      [1, { type: 'pass' }],
      [2, { type: 'pass' }],
    ];
    const third = acts(exchanged, [0, expand('bakery', 'D1')], ...others).state;
    expect(waiting(third)).toEqual(['0 turn']);
    const fourth = act(third, 0, expand('bakery', 'D2')).state;
    expect(waiting(fourth)).toEqual(['0 expansion']);
    act(fourth, 0, { type: 'drawContracts' });
  });
});
