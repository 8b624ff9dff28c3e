/** The port that exchanges two units for two others. */
import { describe, expect, it } from 'vitest';
import { CONTENT, type Unit } from '../../../../src/content/index.ts';
import type { Action } from '../../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  ownContent,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../../fixtures/scene.ts';

const use: Action = { type: 'usePort', port: 7, effect: 7 };
const old = (space: string): Action => ({ type: 'exchangeOld', space });
const fresh = (unit: Unit): Action => ({ type: 'exchangeNew', unit });
/** The port, the two spaces, and the unit placed on each. */
const exchange = (a: string, b: string, toA: Unit, toB: Unit): [0, Action][] => [
  [0, use],
  [0, old(a)],
  [0, old(b)],
  [0, fresh(toA)],
  [0, fresh(toB)],
];
const at = (seat: SeatScene, more: Scene = {}, others: SeatScene[] = []) =>
  scene({
    ports: { A: 7, B: 2, C: 3, D: 5 },
    ...more,
    seats: [{ merchants: { stock: 7, board: 0 }, ...seat }, ...others],
  });
const four = { A1: 'sheep', B1: 'cow', C1: 'bakery', C2: 'field' } as const;

describe('R-PORT-7 two units for two others', () => {
  it.each<{ name: string; units: Record<string, Unit>; moves: [0, Action][]; after: Record<string, Unit> }>([
    {
      name: 'two different ones for two different ones',
      units: four,
      moves: exchange('A1', 'B1', 'distillery', 'cheeseDairy'),
      after: { ...four, A1: 'distillery', B1: 'cheeseDairy' },
    },
    {
      name: 'either on either',
      units: four,
      moves: exchange('B1', 'A1', 'distillery', 'cheeseDairy'),
      after: { ...four, B1: 'distillery', A1: 'cheeseDairy' },
    },
    {
      name: 'two of a kind for two of a kind',
      units: { A1: 'sheep', B1: 'sheep' },
      moves: exchange('A1', 'B1', 'distillery', 'distillery'),
      after: { A1: 'distillery', B1: 'distillery' },
    },
    {
      name: 'buildings for animals',
      units: { A1: 'bakery', B1: 'distillery' },
      moves: exchange('A1', 'B1', 'cow', 'sheep'),
      after: { A1: 'cow', B1: 'sheep' },
    },
    {
      name: 'a worker for an animal and the other way round, where the land lets them',
      units: { A1: 'sheep', B1: 'woodcutter', C2: 'cow' },
      moves: exchange('B1', 'C2', 'bakery', 'miner'),
      after: { A1: 'sheep', B1: 'bakery', C2: 'miner' },
    },
  ])('$name', ({ units, moves, after }) => {
    const given = at({ units, money: 1 });
    const { state, events } = acts(given, ...moves);
    expect(seatAt(state, 0)).toMatchObject({ units: after, money: 1, ports: [7] });
    expect(eventsOf(events, 'money')).toEqual([]);
    expect(eventsOf(events, 'unitsExchanged')).toHaveLength(2);
    // It is neither an expansion nor slaughter, and the main action is still open.
    expect(eventsOf(events, 'expanded')).toEqual([]);
    expect(eventsOf(events, 'slaughtered')).toEqual([]);
    expect(waiting(state)).toEqual(['0 turn']);
    expect(refusal(state, 0, { type: 'endTurn' })).toEqual({ code: 'mainActionFirst' });
  });

  it.each<{ name: string; units: Record<string, Unit>; moves: Action[]; action: Action; refused: object }>([
    {
      name: 'giving up a field',
      units: four,
      moves: [],
      action: old('C2'),
      refused: { code: 'notExchangeable', unit: 'field' },
    },
    {
      name: "giving up another player's unit",
      units: four,
      moves: [],
      action: old('M3'),
      refused: { code: 'notYourUnit', space: 'M3' },
    },
    {
      name: 'giving up the same unit twice',
      units: four,
      moves: [old('A1')],
      action: old('A1'),
      refused: { code: 'goesAlready', space: 'A1' },
    },
    {
      name: 'giving up a third',
      units: four,
      moves: [old('A1'), old('B1')],
      action: old('C1'),
      refused: { code: 'mustDecide' },
    },
    {
      name: 'naming what comes before two go',
      units: four,
      moves: [old('A1')],
      action: fresh('distillery'),
      refused: { code: 'mustDecide' },
    },
    {
      name: 'stopping half way',
      units: four,
      moves: [old('A1')],
      action: { type: 'decline' },
      refused: { code: 'notNow' },
    },
    {
      name: 'bringing a field',
      units: four,
      moves: [old('A1'), old('B1')],
      action: fresh('field'),
      refused: { code: 'notExchangeable', unit: 'field' },
    },
    {
      name: 'bringing the kind of the first old one',
      units: four,
      moves: [old('A1'), old('B1')],
      action: fresh('sheep'),
      refused: { code: 'sameKindGoes', unit: 'sheep', old: 'sheep' },
    },
    {
      name: 'bringing the kind of the second old one',
      units: four,
      moves: [old('A1'), old('B1')],
      action: fresh('cow'),
      refused: { code: 'sameKindGoes', unit: 'cow', old: 'cow' },
    },
    {
      name: 'bringing what the land does not bear',
      units: four,
      moves: [old('A1'), old('B1')],
      action: fresh('woodcutter'),
      refused: { code: 'wrongLand', space: 'A1', unit: 'woodcutter' },
    },
    {
      name: 'bringing a fisherman',
      units: four,
      moves: [old('A1'), old('B1')],
      action: fresh('fisherman'),
      refused: { code: 'notExchangeable', unit: 'fisherman' },
    },
    {
      name: 'bringing a fifth of a kind',
      units: { A1: 'sheep', B1: 'cow', C1: 'bakery', C2: 'bakery', D1: 'bakery', D2: 'bakery' },
      moves: [old('A1'), old('B1')],
      action: fresh('bakery'),
      refused: { code: 'noUnitLeft', unit: 'bakery' },
    },
    {
      name: 'bringing two where one is left',
      units: { A1: 'sheep', B1: 'cow', C1: 'bakery', C2: 'bakery', D1: 'bakery' },
      moves: [old('A1'), old('B1'), fresh('bakery')],
      action: fresh('bakery'),
      refused: { code: 'noUnitLeft', unit: 'bakery' },
    },
    {
      name: 'giving up a worker whose land bears nothing else',
      units: { ...four, E1: 'woodcutter' },
      moves: [],
      action: old('E1'),
      refused: { code: 'noExchangeLeft' },
    },
  ])('refuses $name', ({ units, moves, action, refused }) => {
    const given = at({ units }, {}, [{ units: { M3: 'cow' } }]);
    const { state } = acts(given, [0, use], ...moves.map((move) => [0, move] as const));
    expect(refusal(state, 0, action)).toMatchObject(refused);
  });

  it.each<{ name: string; units: Record<string, Unit>; legal: boolean }>([
    { name: 'one unit and nothing else', units: { A1: 'sheep' }, legal: false },
    { name: 'one unit besides fields', units: { A1: 'field', B1: 'sheep', C1: 'field' }, legal: false },
    {
      name: 'workers on forest and mountain alone',
      units: { A1: 'field', E1: 'woodcutter', C4: 'miner' },
      legal: false,
    },
    {
      name: 'two workers where grassland is too',
      units: { A1: 'field', C1: 'woodcutter', C2: 'miner' },
      legal: true,
    },
    { name: 'two animals', units: { A1: 'sheep', B1: 'sheep' }, legal: true },
  ])('can be used only if an exchange is possible: $name: $legal', ({ units, legal }) => {
    const given = at({ units });
    if (legal) act(given, 0, use);
    else expect(refusal(given, 0, use)).toEqual({ code: 'portNotSoNow', port: 7 });
  });

  it('requires enough units of other kinds left on the player’s board', () => {
    // All animals and buildings are on the map, but only three sheep and three bakeries.
    const others = {
      D2: 'cow',
      E2: 'cow',
      G1: 'cow',
      H1: 'cow',
      D4: 'cheeseDairy',
      B4: 'cheeseDairy',
      B5: 'cheeseDairy',
      C6: 'cheeseDairy',
      M3: 'distillery',
      M4: 'distillery',
      M5: 'distillery',
      K1: 'distillery',
    } as const;
    const one = { A1: 'sheep', B2: 'sheep', D1: 'bakery', B3: 'bakery', A3: 'bakery', A5: 'bakery' } as const;
    // A sheep cannot be exchanged: no bakery is left. A bakery and a sheep neither.
    const given = at({ units: { ...others, ...one } });
    const begun = act(given, 0, use).state;
    expect(refusal(acts(begun, [0, old('D1')]).state, 0, old('A1'))).toEqual({ code: 'noExchangeLeft' });
    const { state } = acts(begun, [0, old('D1')], [0, old('B3')], [0, fresh('sheep')], [0, fresh('sheep')]);
    expect(seatAt(state, 0).units).toMatchObject({ D1: 'sheep', B3: 'sheep' });
  });

  it('is free for Campbell too, and the next distillery has the price of a third', () => {
    const given = at({ clan: 'campbell', units: four, money: 9 });
    const { state } = acts(given, ...exchange('A1', 'B1', 'distillery', 'distillery'), [
      0,
      { type: 'expand', unit: 'distillery', space: 'D1' },
    ]);
    // The third distillery: 10 less 4, and land for 1.
    expect(seatAt(state, 0).money).toBe(9 - 7);
  });

  it('counts workers of a shared pool as one kind, and exchanges no fisherman', () => {
    const given = at({
      clan: 'macdonald',
      units: { A1: 'sheep', C1: 'woodcutter', C2: 'miner', A2: 'fisherman' },
    });
    const begun = act(given, 0, use).state;
    expect(refusal(begun, 0, old('A2'))).toEqual({ code: 'notExchangeable', unit: 'fisherman' });
    const { state } = acts(begun, [0, old('C1')], [0, old('A1')]);
    expect(refusal(state, 0, fresh('woodcutter'))).toMatchObject({ code: 'sameKindGoes' });
    // A miner could stand on D8; for a single pool of workers it is the same kind as the woodcutter there.
    const mixed = (seat: SeatScene) =>
      acts(
        at({ ...seat, units: { A1: 'sheep', D8: 'woodcutter' } }),
        [0, use],
        [0, old('D8')],
        [0, old('A1')],
      ).state;
    expect(refusal(mixed({ clan: 'macdonald' }), 0, fresh('miner'))).toEqual({
      code: 'sameKindGoes',
      unit: 'miner',
      old: 'woodcutter',
    });
    act(mixed({}), 0, fresh('miner'));
  });

  it('can follow the main action', () => {
    const { state } = acts(
      at({ units: four }),
      [0, { type: 'upgradeShipping' }],
      ...exchange('A1', 'B1', 'distillery', 'cheeseDairy'),
    );
    expect(waiting(state)).toEqual(['1 turn']);
  });
});

describe('R-PORT-7 building bonuses', () => {
  const three = (unit: Unit, a: string, b: string, c: string) => ({ [a]: unit, [b]: unit, [c]: unit });
  const bakeries = three('bakery', 'C1', 'D1', 'C2');
  const distilleries = three('distillery', 'A9', 'A8', 'A7');

  it.each<{
    name: string;
    units: Record<string, Unit>;
    toA: Unit;
    toB: Unit;
    contracts?: number[];
    draws: number;
  }>([
    { name: 'a fourth bakery', units: bakeries, toA: 'bakery', toB: 'distillery', draws: 1 },
    {
      name: 'a fourth bakery and a fourth distillery',
      units: { ...bakeries, ...distilleries },
      toA: 'bakery',
      toB: 'distillery',
      draws: 2,
    },
    {
      name: 'third and fourth bakery together',
      units: { C1: 'bakery', D1: 'bakery' },
      toA: 'bakery',
      toB: 'bakery',
      draws: 1,
    },
    {
      name: 'a third bakery',
      units: { C1: 'bakery', D1: 'bakery' },
      toA: 'bakery',
      toB: 'distillery',
      draws: 0,
    },
    {
      name: 'a fourth bakery with no empty box',
      units: bakeries,
      toA: 'bakery',
      toB: 'distillery',
      contracts: [40],
      draws: 0,
    },
    {
      name: 'none for four bakeries that stood before',
      units: { ...bakeries, D2: 'bakery' },
      toA: 'distillery',
      toB: 'cheeseDairy',
      draws: 0,
    },
  ])('$name: $draws', ({ units, toA, toB, contracts, draws }) => {
    const given = at(
      { units: { A1: 'sheep', B1: 'cow', ...units }, contracts: contracts ?? [] },
      { pile: [31, 32, 33, 34, 35, 36] },
    );
    let { state } = acts(given, ...exchange('A1', 'B1', toA, toB));
    for (let i = 0; i < draws; i++) {
      expect(waiting(state), `#${i}`).toEqual(['0 expansion']);
      const drawn = act(state, 0, { type: 'drawContracts' });
      expect(eventsOf(drawn.events, 'contractsDrawn')).toMatchObject([
        { contracts: i === 0 ? [31, 32, 33] : [34, 35, 36] },
      ]);
      state = act(drawn.state, 0, { type: 'decline' }).state;
    }
    expect(waiting(state)).toEqual(['0 turn']);
  });

  it('a second offer lapses once the first has filled the box', () => {
    const given = at({ units: { A1: 'sheep', B1: 'cow', ...bakeries, ...distilleries } }, { pile: [31] });
    const { state, events } = acts(
      given,
      ...exchange('A1', 'B1', 'bakery', 'distillery'),
      [0, { type: 'drawContracts' }],
      [0, { type: 'takeContract', contract: 31 }],
    );
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'buildingBonus' }]);
    expect(seatAt(state, 0).contracts).toEqual([31]);
  });
});

// D1 touches D2 and E2; G1 touches H1.
const beside = { units: { A1: 'field', D1: 'sheep', G1: 'sheep' } } as const;
const besides = exchange('D1', 'G1', 'bakery', 'bakery');
/** Two bakeries before, so that the exchange makes four. */
const withFour = { units: { ...beside.units, B1: 'bakery', C1: 'bakery' } } as const;
const milk = (count: number): [0, Action] => [0, { type: 'buy', good: 'milk', count }];

describe('R-PORT-7 opens no purchases from the neighbourhood', () => {
  it('whatever is next to the two spaces', () => {
    const given = at(beside, {}, [{ units: { D2: 'cow' } }, { units: { H1: 'bakery' } }]);
    expect(waiting(acts(given, ...besides).state)).toEqual(['0 turn']);
  });

  it('also when it gives the building bonus', () => {
    const given = at(withFour, { pile: [31] }, [{ units: { D2: 'cow' } }]);
    const { state } = acts(given, ...besides);
    expect(refusal(state, 0, milk(1)[1])).toEqual({ code: 'nothingForSale' });
    act(state, 0, { type: 'drawContracts' });
  });

  it('also in games stored before the option existed', () => {
    const given = at(beside, {}, [{ units: { D2: 'cow' } }]);
    const { correctedPort7: _, ...options } = given.setup.options;
    const stored = { ...given, setup: { ...given.setup, options } } as typeof given;
    expect(act(stored, 0, use).state.stack.at(-1)).toMatchObject({ kind: 'exchange', neighbourhood: false });
    expect(waiting(acts(stored, ...besides).state)).toEqual(['0 turn']);
  });
});

describe.each<{ rule: string; allowed: Scene }>([
  { rule: 'R-OPT-13 with the corrected port 7', allowed: { options: { correctedPort7: true } } },
  {
    rule: 'R-PORT-7 with figures of an owner that say so',
    allowed: {
      content: ownContent({
        portTiles: CONTENT.portTiles.map((tile) =>
          tile.id === 7 ? { ...tile, effect: { kind: 'exchangeUnits' as const, neighbourhood: true } } : tile,
        ),
      }),
    },
  },
])('$rule, purchases from the neighbourhood', ({ allowed }) => {
  it('are open for either space', () => {
    const given = at(beside, allowed, [{ units: { D2: 'cow' } }, { units: { H1: 'bakery' } }]);
    const { state } = acts(given, ...besides, milk(2), [0, { type: 'buy', good: 'bread', count: 1 }]);
    expect(seatAt(state, 0).goods).toMatchObject({ milk: 2, bread: 1 });
    expect(waiting(state)).toEqual(['0 turn']);
  });

  it('allow each good once, even if both spaces have a neighbour that makes it', () => {
    const given = at(beside, allowed, [{ units: { D2: 'cow', H1: 'cow', E2: 'sheep' } }]);
    const { state } = acts(given, ...besides, milk(1));
    expect(refusal(state, 0, milk(1)[1])).toEqual({ code: 'noNeighbourSells', good: 'milk' });
    expect(refusal(state, 0, { type: 'buy', good: 'wool', count: 4 })).toMatchObject({
      code: 'neighbourhoodLimit',
      left: 3,
    });
  });

  it('come with the building bonus in any order', () => {
    const given = at(withFour, { ...allowed, pile: [31, 32, 33] }, [{ units: { D2: 'cow' } }]);
    const opened = acts(given, ...besides).state;
    const draw: [0, Action][] = [
      [0, { type: 'drawContracts' }],
      [0, { type: 'takeContract', contract: 32 }],
    ];
    for (const order of [
      [...draw, milk(3)],
      [milk(3), ...draw],
    ]) {
      const { state } = acts(opened, ...order);
      expect(seatAt(state, 0), JSON.stringify(order)).toMatchObject({ contracts: [32], goods: { milk: 3 } });
    }
  });
});

describe('R-OPT-13', () => {
  const options = { correctedPort7: true };
  it('holds for a copy of port 7, too', () => {
    const given = at(
      beside,
      { options: { ...options, kickstarter: true }, ports: { A: 9, B: 2, C: 3, D: 7 } },
      [{ units: { D2: 'cow' } }],
    );
    const copy: [0, Action] = [0, { type: 'usePort', port: 9, effect: 7 }];
    const { state } = acts(given, copy, ...besides.slice(1), milk(2));
    expect(seatAt(state, 0)).toMatchObject({ ports: [9], goods: { milk: 2 } });
  });
});
