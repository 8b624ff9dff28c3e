/** Fulfilling a contract: payment, order and timing. */
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/content/index.ts';
import type { Action } from '../../../src/engine/index.ts';
import { contractTile, lacking, projectedScore } from '../../../src/engine/index.ts';
import { act, acts, eventsOf, refusal, type Scene, scene, seatAt, waiting } from '../../fixtures/scene.ts';

const fulfil = (contract: number): Action => ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' });
const slaughter = (space: string): Action => ({ type: 'slaughter', space });
const expand = (unit: Unit, space: string): Action => ({ type: 'expand', unit, space });

describe('R-FULFIL-1 what a contract asks for', () => {
  it('a fulfilment has this order: goods, animals, the contract itself, imports, bonuses', () => {
    // 47: two wool, a cheese, a mutton for a hop, three tobacco and a free space.
    const given = scene({
      seats: [
        {
          units: { C1: 'sheep', B1: 'woodcutter' },
          goods: { wool: 3, cheese: 1 },
          contracts: [47],
          fulfilled: [2],
        },
      ],
    });
    const { state, events } = act(given, 0, fulfil(47));
    expect(events.map((event) => ('good' in event ? `${event.type} ${event.good}` : event.type))).toEqual([
      'fulfilling',
      'goods wool',
      'goods cheese',
      'slaughtered',
      'unitRemoved',
      'fulfilled',
      'imported tobacco',
      'money',
    ]);
    expect(seatAt(state, 0)).toMatchObject({
      contracts: [],
      fulfilled: [2, 47],
      goods: { wool: 1, cheese: 0 },
      units: { B1: 'woodcutter' },
      money: 101,
    });
    expect(waiting(state)).toEqual(['0 bonuses']);
  });

  it.each<{ name: string; seat: object; action: Action; refused: object }>([
    {
      name: 'a contract on the board',
      seat: {},
      action: fulfil(7),
      refused: { code: 'contractNotHeld', contract: 7 },
    },
    {
      name: 'a contract of another player',
      seat: {},
      action: fulfil(8),
      refused: { code: 'contractNotHeld', contract: 8 },
    },
    {
      name: 'a contract fulfilled before',
      seat: { fulfilled: [1], goods: { wool: 4 } },
      action: fulfil(1),
      refused: { code: 'contractNotHeld', contract: 1 },
    },
    {
      name: 'too few goods',
      seat: { contracts: [1], goods: { wool: 3 } },
      action: fulfil(1),
      refused: { code: 'notEnoughGoods', good: 'wool', needed: 4, stock: 3 },
    },
    {
      name: 'too few of a second good',
      seat: { contracts: [13], goods: { wool: 5, cheese: 2 } },
      action: fulfil(13),
      refused: { code: 'notEnoughGoods', good: 'cheese', needed: 3, stock: 2 },
    },
    {
      name: 'too few of several things, and names them all',
      seat: { contracts: [36], goods: { whisky: 1 } },
      action: fulfil(36),
      refused: {
        code: 'notEnoughGoods',
        good: 'cheese',
        needed: 1,
        stock: 0,
        lacks: [
          { of: 'goods', thing: 'cheese', needed: 1, have: 0 },
          { of: 'goods', thing: 'whisky', needed: 2, have: 1 },
          { of: 'units', thing: 'cow', needed: 1, have: 0 },
        ],
      },
    },
    {
      name: 'too few animals, whatever other animals there are',
      seat: { contracts: [3], units: { A1: 'cow', B1: 'sheep', C1: 'sheep' } },
      action: fulfil(3),
      refused: { code: 'notEnoughAnimals', animal: 'cow', needed: 2, have: 1 },
    },
  ])('refuses $name', ({ seat, action, refused }) => {
    const given = scene({
      board: [7],
      seats: [seat, { contracts: [8], goods: { bread: 4 }, units: { M3: 'cow' } }],
    });
    expect(refusal(given, 0, action)).toEqual(refused);
  });

  // 5: two mutton for a hop, two tobacco and a free space.
  const flock: Scene = {
    seats: [
      {
        units: { A1: 'sheep', C1: 'sheep', D1: 'sheep', C2: 'cow', B1: 'woodcutter' },
        contracts: [5],
      },
      { units: { D2: 'sheep' } },
    ],
  };

  it.each([
    { first: 'A1', second: 'C1', left: 'D1' },
    { first: 'D1', second: 'A1', left: 'C1' },
    { first: 'C1', second: 'D1', left: 'A1' },
  ])('the player chooses which sheep: $first and $second', ({ first, second, left }) => {
    const named = act(scene(flock), 0, fulfil(5));
    expect(waiting(named.state)).toEqual(['0 slaughter']);
    expect(seatAt(named.state, 0).contracts).toEqual([5]);
    const one = act(named.state, 0, slaughter(first)).state;
    expect(waiting(one)).toEqual(['0 slaughter']);
    const { state } = act(one, 0, slaughter(second));
    expect(Object.keys(seatAt(state, 0).units).sort()).toEqual(['B1', 'C2', left].sort());
    expect(waiting(state)).toEqual(['0 bonuses']);
  });

  it.each([
    { name: 'the wrong animal', space: 'C2', refused: { code: 'notToSlaughter', space: 'C2' } },
    { name: 'a worker', space: 'B1', refused: { code: 'notToSlaughter', space: 'B1' } },
    { name: "another player's sheep", space: 'D2', refused: { code: 'notYourUnit', space: 'D2' } },
    { name: 'an empty space', space: 'E1', refused: { code: 'notYourUnit', space: 'E1' } },
  ])('slaughter refuses $name', ({ space, refused }) => {
    const { state } = act(scene(flock), 0, fulfil(5));
    expect(refusal(state, 0, slaughter(space))).toEqual(refused);
  });

  it('nothing else can be done before all animals are chosen', () => {
    const { state } = act(scene(flock), 0, fulfil(5));
    for (const action of [{ type: 'decline' }, { type: 'endTurn' }, expand('sheep', 'E1')]) {
      expect(refusal(state, 0, action), JSON.stringify(action)).toEqual({
        code: 'notNow',
        decision: 'slaughter',
      });
    }
  });

  it.each<{ name: string; units: Record<string, Unit>; contract: number; removed: string[]; asks: boolean }>([
    {
      name: 'exactly as many sheep as needed',
      units: { A1: 'sheep', C1: 'sheep', C2: 'cow' },
      contract: 5,
      removed: ['A1', 'C1'],
      asks: false,
    },
    {
      name: 'the only cow goes, the sheep is chosen',
      units: { A1: 'sheep', C1: 'sheep', C2: 'cow' },
      contract: 46,
      removed: ['C2'],
      asks: true,
    },
    {
      name: 'one of each, and there is no more',
      units: { C1: 'sheep', C2: 'cow' },
      contract: 46,
      removed: ['C2', 'C1'],
      asks: false,
    },
  ])('the animals are asked for only if there is a choice: $name', ({ units, contract, removed, asks }) => {
    const given = scene({ seats: [{ units, contracts: [contract], goods: { wool: 2 } }] });
    const { state, events } = act(given, 0, fulfil(contract));
    expect(
      eventsOf(events, 'slaughtered')
        .map(({ space }) => space)
        .sort(),
    ).toEqual([...removed].sort());
    expect(waiting(state)).toEqual([asks ? '0 slaughter' : '0 bonuses']);
  });

  it('the last animal is chosen automatically if only one is left', () => {
    const units = { A1: 'cow', C1: 'cow', C2: 'cow' } as const;
    const { state, events } = act(scene({ seats: [{ units, contracts: [4] }] }), 0, fulfil(4));
    expect(eventsOf(events, 'slaughtered')).toHaveLength(3);
    expect(seatAt(state, 0).units).toEqual({});
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('slaughtered animals return to the board, so a fifth sheep can be placed', () => {
    const units = { A1: 'sheep', C1: 'sheep', D1: 'sheep', C2: 'sheep' } as const;
    const given = scene({ seats: [{ units, contracts: [5] }] });
    expect(refusal(given, 0, expand('sheep', 'B1'))).toMatchObject({ code: 'noUnitLeft' });
    const { state } = acts(
      given,
      [0, fulfil(5)],
      [0, slaughter('A1')],
      [0, slaughter('C1')],
      [0, expand('sheep', 'B1')],
    );
    expect(Object.keys(seatAt(state, 0).units).sort()).toEqual(['B1', 'C2', 'D1']);
  });

  it('a vacated space is open to the free space of the same contract, and later to others', () => {
    const begun = acts(scene(flock), [0, fulfil(5)], [0, slaughter('A1')], [0, slaughter('C1')]).state;
    const { state } = act(begun, 0, expand('bakery', 'C1'));
    expect(seatAt(state, 0).units).toMatchObject({ C1: 'bakery' });
    const passedOn = act(begun, 0, { type: 'decline' }).state;
    const taken = act({ ...passedOn }, 1, { type: 'pass' }).state;
    expect(waiting(taken)).toEqual(['2 turn']);
    const beside: Scene = { seats: [flock.seats?.[0] ?? {}, { units: { E1: 'woodcutter', D2: 'sheep' } }] };
    const { state: other } = acts(
      scene(beside),
      [0, fulfil(5)],
      [0, slaughter('D1')],
      [0, slaughter('C1')],
      [0, { type: 'decline' }],
      [1, expand('bakery', 'D1')],
    );
    expect(seatAt(other, 1).units).toMatchObject({ D1: 'bakery' });
  });

  it('slaughtered animals give no reach', () => {
    // C4 touches D4 only through D3, where the sheep stood.
    const given = scene({
      seats: [{ units: { D3: 'sheep', A1: 'sheep', B1: 'woodcutter' }, contracts: [5] }],
    });
    act(given, 0, expand('cow', 'D4'));
    const { state } = act(given, 0, fulfil(5));
    expect(refusal(state, 0, expand('cow', 'D4'))).toEqual({ code: 'outOfReach', space: 'D4' });
    act(state, 0, expand('sheep', 'A1'));
  });

  it('without a unit on the map, the free space lapses', () => {
    const given = scene({ seats: [{ units: { A1: 'sheep', C1: 'sheep' }, contracts: [5] }] });
    const { state, events } = act(given, 0, fulfil(5));
    expect(eventsOf(events, 'lapsed')).toEqual([{ type: 'lapsed', seat: 0, bonus: 'freeSpace' }]);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it('settlements change immediately: without the sheep between, one becomes two linked across a loch', () => {
    const given = scene({
      ports: { A: 1, B: 2, C: 3, D: 6 },
      seats: [{ units: { B7: 'miner', A8: 'sheep', A9: 'cow', G1: 'sheep' }, shipping: 2, contracts: [5] }],
    });
    const { state } = act(given, 0, fulfil(5));
    const settlements = [given, state].map((one) => projectedScore(one).players[0]?.counts.settlements);
    expect(settlements).toEqual([1, 2]);
  });

  it('scoring tile 5 counts the border after the slaughter', () => {
    const given = scene({
      passed: [1, 2],
      scoringTiles: [5, 1, 2, 3, 4],
      seats: [{ units: { A1: 'cow', C1: 'cow', D2: 'cow', B1: 'woodcutter' }, contracts: [3] }],
    });
    const scored = (...spaces: string[]) =>
      eventsOf(
        acts(given, [0, fulfil(3)], ...spaces.map((space) => [0, slaughter(space)] as const), [
          0,
          { type: 'pass' },
        ]).events,
        'roundScored',
      ).find(({ seat }) => seat === 0);
    expect(scored('A1', 'C1')).toMatchObject({ count: 1, glory: 0 });
    expect(scored('D2', 'C1')).toMatchObject({ count: 2, glory: 3 });
  });

  it('a river delta can be built on again, with the clan’s delta discount', () => {
    const given = scene({
      seats: [{ clan: 'robertson', units: { D2: 'sheep', D1: 'sheep', C2: 'miner' }, contracts: [5] }],
    });
    const { events } = acts(given, [0, fulfil(5)], [0, expand('sheep', 'D2')]);
    expect(eventsOf(events, 'expanded')).toMatchObject([{ unitCost: 8, landCost: 0, discount: 3, cost: 5 }]);
  });

  it('slaughter is not an action by itself', () => {
    expect(refusal(scene(flock), 0, slaughter('A1'))).toEqual({ code: 'notNow', decision: 'turn' });
  });
});

describe('R-FULFIL-2 imports', () => {
  // Contract 16 has two cotton, contract 10 four. The other contracts bring the token to its starting point.
  it.each<{ before: number; mine: number[]; theirs: number[]; contract: 10 | 16; pounds: number }>([
    { before: 0, mine: [], theirs: [], contract: 10, pounds: 0 },
    { before: 2, mine: [1], theirs: [], contract: 16, pounds: 0 },
    { before: 3, mine: [4], theirs: [], contract: 16, pounds: 1 },
    { before: 4, mine: [22], theirs: [], contract: 16, pounds: 1 },
    { before: 4, mine: [1], theirs: [7], contract: 16, pounds: 1 },
    { before: 4, mine: [], theirs: [22], contract: 10, pounds: 1 },
    { before: 5, mine: [1], theirs: [4], contract: 10, pounds: 0 },
    { before: 28, mine: [22, 31, 34, 37], theirs: [40, 4, 13, 1], contract: 16, pounds: 1 },
    { before: 29, mine: [22, 31, 34, 37], theirs: [40, 4, 13, 28], contract: 10, pounds: 1 },
    { before: 30, mine: [22, 31, 34, 37], theirs: [40, 4, 13, 7, 19], contract: 10, pounds: 0 },
    { before: 33, mine: [22, 31, 34, 37, 4], theirs: [40, 13, 25, 7, 19], contract: 16, pounds: 1 },
    { before: 34, mine: [22, 31, 34, 37, 4], theirs: [40, 13, 25, 28, 1], contract: 16, pounds: 1 },
  ])(
    'from $before cotton: contract $contract brings £$pounds',
    ({ before, mine, theirs, contract, pounds }) => {
      const given = scene({
        seats: [
          {
            units: { B1: 'cow' },
            goods: { cheese: 4, wool: 1 },
            contracts: [contract],
            fulfilled: mine,
          },
          { fulfilled: theirs },
        ],
      });
      const amount = contract === 10 ? 4 : 2;
      const { events } = act(given, 0, fulfil(contract));
      expect(eventsOf(events, 'imported')).toEqual([
        { type: 'imported', seat: 0, good: 'cotton', amount, total: before + amount, money: pounds },
      ]);
      expect(eventsOf(events, 'money').filter(({ source }) => source === 'imports')).toEqual(
        pounds === 0
          ? []
          : [{ type: 'money', seat: 0, amount: pounds, source: 'imports', cause: 'imported' }],
      );
    },
  );

  it('each import has its own token', () => {
    // Three tobacco and four sugar cane lie there: two cotton begin at zero.
    const given = scene({
      seats: [{ units: { B1: 'cow' }, goods: { wool: 1 }, contracts: [16], fulfilled: [2, 12] }],
    });
    expect(eventsOf(act(given, 0, fulfil(16)).events, 'imported')).toMatchObject([{ total: 2, money: 0 }]);
  });

  it('hops move no token', () => {
    const given = scene({ seats: [{ goods: { bread: 1, whisky: 1 }, contracts: [23], money: 0 }] });
    const { state, events } = act(given, 0, fulfil(23));
    expect(eventsOf(events, 'imported')).toEqual([]);
    expect(seatAt(state, 0).money).toBe(15);
  });

  it.each<{ name: string; given: Scene; pounds: number }>([
    { name: 'two players', given: { players: 2 }, pounds: 1 },
    { name: 'solo', given: { players: 1 }, pounds: 0 },
    { name: 'static imports', given: { options: { staticImports: true } }, pounds: 0 },
    { name: 'own imports', given: { options: { ownImports: true } }, pounds: 0 },
    { name: 'no import steps', given: { options: { noImportSteps: true } }, pounds: 0 },
  ])('reaching the fifth step with $name: £$pounds', ({ given, pounds }) => {
    const position = scene({
      ...given,
      seats: [{ units: { C4: 'cow' }, goods: { wool: 1 }, contracts: [16], fulfilled: [4], money: 0 }],
      sides: ['A2', 'B1', 'C1', 'D1'],
    });
    expect(seatAt(act(position, 0, fulfil(16)).state, 0).money).toBe(pounds);
  });
});

describe('R-FULFIL-4 a contract of this turn', () => {
  /** Port 8 is in reach of A1; the contract it draws can be paid at once. */
  const atPort8 = (more: Scene['seats']): Scene => ({
    ports: { A: 8, B: 2, C: 3, D: 5 },
    pile: [1, 24, 3],
    seats: more ?? [],
  });
  const drawFirst: [0, Action][] = [
    [0, { type: 'usePort', port: 8, effect: 8 }],
    [0, { type: 'drawContracts' }],
    [0, { type: 'takeContract', contract: 1 }],
  ];

  it('cannot be fulfilled in the same turn, even if obtained before the main action', () => {
    const given = scene(atPort8([{ units: { A1: 'bakery' }, goods: { wool: 4 } }]));
    const { state } = acts(given, ...drawFirst);
    expect(seatAt(state, 0).contracts).toEqual([1]);
    expect(refusal(state, 0, fulfil(1))).toEqual({ code: 'contractTooFresh', contract: 1 });
    const later = acts(state, [0, { type: 'hire' }], [1, { type: 'pass' }], [2, { type: 'pass' }]).state;
    expect(seatAt(act(later, 0, fulfil(1)).state, 0).fulfilled).toEqual([1]);
  });

  it('cannot be fulfilled after it was obtained by the action', () => {
    const given = scene({ board: [1], seats: [{ units: { A9: 'sheep' }, goods: { wool: 4 } }] });
    const { state } = act(given, 0, { type: 'obtain', contract: 1 });
    expect(refusal(state, 0, fulfil(1))).toEqual({ code: 'mainActionTaken' });
  });

  it('can be fulfilled as the second of two, not as the first', () => {
    const given = scene(
      atPort8([
        {
          clan: 'buchanan',
          units: { A1: 'bakery' },
          goods: { wool: 10 },
          contracts: [2],
        },
      ]),
    );
    const begun = acts(given, ...drawFirst).state;
    expect(seatAt(begun, 0).contracts).toEqual([2, 1]);
    expect(refusal(begun, 0, fulfil(1))).toEqual({ code: 'contractTooFresh', contract: 1 });
    const { state } = acts(begun, [0, fulfil(2)], [0, fulfil(1)]);
    expect(seatAt(state, 0).fulfilled).toEqual([2, 1]);
  });

  it('can be fulfilled as Buchanan’s second if the first one brought it', () => {
    // The free space of contract 1 is the fourth bakery; the contract it draws is fulfilled in the same action.
    const given = scene({
      pile: [2, 3, 4, 5, 6, 7],
      seats: [
        {
          clan: 'buchanan',
          units: { A1: 'bakery', B1: 'bakery', C1: 'bakery' },
          goods: { wool: 10 },
          contracts: [1],
        },
      ],
    });
    const { state } = acts(
      given,
      [0, fulfil(1)],
      [0, expand('bakery', 'D1')],
      [0, { type: 'drawContracts' }],
      [0, { type: 'takeContract', contract: 2 }],
      [0, { type: 'decline' }],
      [0, fulfil(2)],
    );
    expect(seatAt(state, 0).fulfilled).toEqual([1, 2]);
  });
});

describe('what is lacking for a contract', () => {
  const given = scene({ seats: [{ goods: { cheese: 1 }, units: { C5: 'sheep' } }] });

  it('is empty if it can be fulfilled', () => expect(lacking(given, 0, 19)).toEqual([]));

  it('includes goods and animals, except spared ones', () => {
    const { requires } = contractTile(given, 3);
    const beef = { of: 'units', thing: 'cow', needed: requires.beef, have: 0 };
    expect(lacking(given, 0, 3)).toContainEqual(beef);
    expect(lacking(given, 0, 3, ['beef'])).toContainEqual({ ...beef, needed: requires.beef - 1 });
    expect(lacking(given, 1, 19)).toEqual([
      { of: 'goods', thing: 'cheese', needed: 1, have: 0 },
      { of: 'units', thing: 'sheep', needed: 1, have: 0 },
    ]);
  });
});
