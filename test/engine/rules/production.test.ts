/** Production: automatic income, and each player's decision. */
import { describe, expect, it } from 'vitest';
import type { Clan, Good, Technology, Unit } from '../../../src/content/index.ts';
import type { Action, PlanItem, Seat } from '../../../src/engine/index.ts';
import { legalActions, openDecisions, outcomeOf } from '../../../src/engine/index.ts';
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
} from '../../fixtures/scene.ts';

const pass: Action = { type: 'pass' };
const confirm: Action = { type: 'confirmProduction' };
const plan = (item: PlanItem, count: number): Action => ({ type: 'plan', item, count });
const without: Scene['options'] = { noScoringTiles: true };

/** Seat 0 is the last to pass: production begins. */
const produce = (seat: SeatScene, more: Scene = {}) =>
  act(
    scene({ passed: [1, 2], options: without ?? {}, ...more, seats: [seat, ...(more.seats ?? [])] }),
    0,
    pass,
  );

describe('R-PROD-1 automatic income', () => {
  it.each<{
    name: string;
    units: Record<string, Unit>;
    technology?: Partial<Record<Technology, boolean>>;
    money: number;
    goods: Partial<Record<Good, number>>;
  }>([
    { name: 'nothing', units: {}, money: 0, goods: {} },
    { name: 'woodcutters: 4 each', units: { B1: 'woodcutter', C1: 'woodcutter' }, money: 8, goods: {} },
    {
      name: 'upgraded woodcutters: 6 each',
      units: { B1: 'woodcutter', C1: 'woodcutter', C2: 'miner' },
      technology: { woodcutter: true },
      money: 12 + 6,
      goods: {},
    },
    { name: 'miners: 6 each', units: { C2: 'miner', C4: 'miner', C5: 'miner' }, money: 18, goods: {} },
    {
      name: 'upgraded miners: 8 each',
      units: { C2: 'miner', C4: 'miner', B1: 'woodcutter' },
      technology: { miner: true },
      money: 16 + 4,
      goods: {},
    },
    {
      name: 'a sheep one wool, a cow one milk, a field two grain',
      units: { A1: 'sheep', B1: 'sheep', B2: 'sheep', C1: 'cow', C2: 'cow', D1: 'field', D2: 'field' },
      money: 0,
      goods: { wool: 3, milk: 2, grain: 4 },
    },
    {
      name: 'buildings bring nothing by themselves',
      units: { A1: 'bakery', B1: 'cheeseDairy', C1: 'distillery' },
      money: 0,
      goods: {},
    },
  ])('$name', ({ units, technology, money, goods }) => {
    const { state, events } = produce({
      money: 50,
      units,
      technology: technology ?? {},
      goods: { bread: 1 },
    });
    const player = seatAt(state, 0);
    expect(player.money).toBe(50 + 12 + money);
    expect(player.goods).toEqual({ wool: 0, milk: 0, grain: 0, cheese: 0, whisky: 0, bread: 1, ...goods });
    expect(eventsOf(events, 'money').filter(({ source }) => source === 'production')).toEqual(
      money === 0 ? [] : [{ type: 'money', seat: 0, amount: money, source: 'production', cause: 'produced' }],
    );
    // There were no decisions, so the next round has begun.
    expect(waiting(state)).toEqual(['1 turn']);
    expect(state.round).toBe(2);
  });

  it('follows the ageing of barrels, and comes before decisions and scoring', () => {
    const { state, events } = produce(
      {
        clan: 'mackenzie',
        units: { B1: 'woodcutter', D1: 'field', D2: 'distillery' },
        cellar: [true, false, true],
      },
      { options: {}, scoringTiles: [2, 1, 3, 4, 5] },
    );
    const done = acts(state, [0, plan('distillery', 1)], [0, confirm]);
    const told = [...events, ...done.events]
      .filter(
        ({ type }) => !['planned', 'confirmed', 'passed', 'roundStarted', 'boardRefilled'].includes(type),
      )
      .map((event) =>
        'good' in event ? `${event.type} ${event.good} ${'amount' in event ? event.amount : ''}` : event.type,
      );
    expect(told).toEqual([
      'money',
      'productionStarted',
      'barrelsAged',
      'barrelTaken',
      'goods whisky 1',
      'money',
      'produced',
      'money',
      'goods grain 2',
      'productionDecided',
      'processed',
      'goods grain -1',
      'goods whisky 1',
      'money',
      'scoringStarted',
      'roundScored',
      'glory',
      'roundScored',
      'roundScored',
    ]);
  });

  it('is received by every player', () => {
    const { state } = produce(
      { units: { A1: 'sheep' } },
      { seats: [{ units: { M3: 'cow' } }, { money: 0, units: { L2: 'miner' } }] },
    );
    expect([seatAt(state, 0).goods.wool, seatAt(state, 1).goods.milk, seatAt(state, 2).money]).toEqual([
      1, 1, 6,
    ]);
  });
});

describe('R-PROD-1 processing', () => {
  it.each<{
    name: string;
    units: Record<string, Unit>;
    goods: Partial<Record<Good, number>>;
    plans: [PlanItem, number][];
    after: Partial<Record<Good, number>>;
  }>([
    {
      name: 'milk to cheese, with the milk of this production',
      units: { A1: 'cheeseDairy', B1: 'cow' },
      goods: {},
      plans: [['cheeseDairy', 1]],
      after: { milk: 0, cheese: 1 },
    },
    {
      name: 'grain to bread',
      units: { A1: 'bakery', B1: 'field' },
      goods: {},
      plans: [['bakery', 1]],
      after: { grain: 1, bread: 1 },
    },
    {
      name: 'grain to whisky',
      units: { A1: 'distillery', B1: 'distillery', C1: 'field' },
      goods: {},
      plans: [['distillery', 2]],
      after: { grain: 0, whisky: 2 },
    },
    {
      name: 'what was in stock serves as well',
      units: { A1: 'bakery', B1: 'bakery', C1: 'cheeseDairy' },
      goods: { grain: 2, milk: 1 },
      plans: [
        ['bakery', 2],
        ['cheeseDairy', 1],
      ],
      after: { grain: 0, milk: 0, bread: 2, cheese: 1 },
    },
    {
      name: 'old and new together',
      units: { A1: 'bakery', B1: 'bakery', C1: 'bakery', D1: 'field' },
      goods: { grain: 1 },
      plans: [['bakery', 3]],
      after: { grain: 0, bread: 3 },
    },
    {
      name: 'grain shared between bakery and distillery',
      units: { A1: 'bakery', B1: 'bakery', C1: 'distillery', D1: 'distillery' },
      goods: { grain: 3 },
      plans: [
        ['bakery', 1],
        ['distillery', 2],
      ],
      after: { grain: 0, bread: 1, whisky: 2 },
    },
    {
      name: 'less than possible',
      units: { A1: 'bakery', B1: 'bakery' },
      goods: { grain: 2 },
      plans: [['bakery', 1]],
      after: { grain: 1, bread: 1 },
    },
    {
      name: 'nothing, which is what a decision starts with',
      units: { A1: 'bakery' },
      goods: { grain: 2 },
      plans: [],
      after: { grain: 2, bread: 0 },
    },
    {
      name: 'the last number named',
      units: { A1: 'bakery', B1: 'distillery' },
      goods: { grain: 1 },
      plans: [
        ['bakery', 1],
        ['bakery', 0],
        ['distillery', 1],
      ],
      after: { grain: 0, bread: 0, whisky: 1 },
    },
  ])('$name', ({ units, goods, plans, after }) => {
    const begun = produce({ units, goods }).state;
    expect(waiting(begun)).toEqual(['0 production']);
    const moves = plans.map(([item, count]) => [0, plan(item, count)] as const);
    const planned = acts(begun, ...moves);
    // Processing waits until all have decided.
    expect(seatAt(planned.state, 0).goods).toEqual(seatAt(begun, 0).goods);
    const { state, events } = act(planned.state, 0, confirm);
    expect(seatAt(state, 0).goods).toMatchObject(after);
    expect(eventsOf(events, 'goods').every(({ source }) => source === 'production')).toBe(true);
    expect(waiting(state)).toEqual(['1 turn']);
  });

  it.each<{
    name: string;
    units: Record<string, Unit>;
    goods: Partial<Record<Good, number>>;
    first?: Action;
    item: PlanItem;
    most: number;
    never?: string;
  }>([
    {
      name: 'one good a building',
      units: { A1: 'cheeseDairy', B1: 'cheeseDairy' },
      goods: { milk: 9 },
      item: 'cheeseDairy',
      most: 2,
    },
    {
      name: 'no more than there is',
      units: { A1: 'bakery', B1: 'bakery' },
      goods: { grain: 1 },
      item: 'bakery',
      most: 1,
    },
    {
      name: 'no building, nothing',
      units: { A1: 'bakery' },
      goods: { grain: 3 },
      item: 'distillery',
      most: 0,
      never: 'building',
    },
    {
      name: 'grain used by the bakery is not left for the distillery',
      units: { A1: 'bakery', B1: 'distillery', C1: 'distillery' },
      goods: { grain: 2 },
      first: plan('bakery', 1),
      item: 'distillery',
      most: 1,
    },
    {
      name: 'bread is not made of milk',
      units: { A1: 'bakery', B1: 'cheeseDairy' },
      goods: { milk: 2 },
      item: 'bakery',
      most: 0,
    },
    {
      name: 'butter is not for everybody',
      units: { A1: 'cheeseDairy' },
      goods: { milk: 2 },
      item: 'butter',
      most: 0,
      never: 'clan',
    },
    {
      name: 'nor is a cellar',
      units: { A1: 'distillery' },
      goods: { grain: 2 },
      first: plan('distillery', 1),
      item: 'store',
      most: 0,
      never: 'clan',
    },
  ])('$name: at most $most', ({ units, goods, first, item, most, never }) => {
    const begun = produce({ units, goods }).state;
    const state = first === undefined ? begun : act(begun, 0, first).state;
    expect(refusal(state, 0, plan(item, most + 1))).toEqual(
      never === undefined ? { code: 'planTooMuch', item, most } : { code: 'planNever', item, why: never },
    );
    act(state, 0, plan(item, most));
  });
});

describe('R-PROD-1 who is asked', () => {
  it.each<{ name: string; seat: SeatScene; asked: boolean }>([
    { name: 'no unit', seat: {}, asked: false },
    {
      name: 'a building and nothing to process',
      seat: { units: { A1: 'bakery' }, goods: { milk: 3 } },
      asked: false,
    },
    {
      name: 'goods and no building',
      seat: { units: { A1: 'cow' }, goods: { grain: 3, milk: 3 } },
      asked: false,
    },
    { name: 'a dairy and old milk', seat: { units: { A1: 'cheeseDairy' }, goods: { milk: 1 } }, asked: true },
    { name: 'a dairy and a cow', seat: { units: { A1: 'cheeseDairy', B1: 'cow' } }, asked: true },
    { name: 'a distillery and a field', seat: { units: { A1: 'distillery', B1: 'field' } }, asked: true },
    { name: 'Cunningham with milk', seat: { clan: 'cunningham', goods: { milk: 1 } }, asked: true },
    { name: 'Cunningham with a cow', seat: { clan: 'cunningham', units: { A1: 'cow' } }, asked: true },
    { name: 'Cunningham without milk', seat: { clan: 'cunningham', units: { A1: 'sheep' } }, asked: false },
    {
      name: 'MacKenzie with a young barrel',
      seat: { clan: 'mackenzie', cellar: [true, false, false] },
      asked: true,
    },
    {
      name: 'MacKenzie whose only barrel leaves the cellar by itself',
      seat: { clan: 'mackenzie', cellar: [false, false, true] },
      asked: false,
    },
    { name: 'MacKenzie without a barrel', seat: { clan: 'mackenzie', goods: { whisky: 3 } }, asked: false },
  ])('$name: $asked', ({ seat, asked }) => {
    const { state } = produce(seat);
    expect(waiting(state)).toEqual([asked ? '0 production' : '1 turn']);
    if (!asked) return;
    expect(refusal(state, 1, confirm)).toEqual({ code: 'notYourTurn' });
    expect(refusal(state, 0, pass)).toEqual({ code: 'notNow', decision: 'production' });
    expect(waiting(act(state, 0, confirm).state)).toEqual(['1 turn']);
  });
});

/** Seats 0 and 1 have something to process; seat 2 has not. */
const bakers: readonly SeatScene[] = [
  { units: { A1: 'bakery', B1: 'bakery' }, goods: { grain: 2 } },
  { units: { M3: 'distillery', M4: 'field' } },
  {},
];

describe('R-PROD-1 all at the same time', () => {
  const asked = acts(
    scene({ options: without ?? {}, seats: [...bakers] }),
    [0, pass],
    [1, pass],
    [2, pass],
  ).state;

  it.each<{ order: Seat[] }>([{ order: [0, 1] }, { order: [1, 0] }])('in any order: $order', ({ order }) => {
    expect(waiting(asked)).toEqual(['0 production', '1 production']);
    const [first, last] = order as [Seat, Seat];
    const item = ['bakery', 'distillery'] as const;
    const half = acts(asked, [first, plan(item[first] as PlanItem, 1)], [first, confirm]).state;
    expect(waiting(half)).toEqual([`${last} production`]);
    const { state } = acts(half, [last, plan(item[last] as PlanItem, 1)], [last, confirm]);
    expect(seatAt(state, 0).goods).toMatchObject({ grain: 1, bread: 1 });
    expect(seatAt(state, 1).goods).toMatchObject({ grain: 1, whisky: 1 });
    expect(state.round).toBe(2);
  });

  it('a decision can be changed until the last seat has decided, and must then be confirmed again', () => {
    const first = acts(asked, [0, plan('bakery', 2)], [0, confirm]).state;
    expect(refusal(first, 0, confirm)).toEqual({ code: 'alreadyConfirmed' });
    const changed = act(first, 0, plan('bakery', 1)).state;
    expect(waiting(changed)).toEqual(['0 production', '1 production']);
    const others = act(changed, 1, confirm).state;
    expect(waiting(others)).toEqual(['0 production']);
    const { state } = act(others, 0, confirm);
    expect(seatAt(state, 0).goods).toMatchObject({ grain: 1, bread: 1 });
    expect(refusal(state, 0, plan('bakery', 2))).toEqual({ code: 'notNow', decision: 'turn' });
    expect(refusal(state, 1, plan('distillery', 1))).toEqual({ code: 'notYourTurn' });
  });

  it('is refused for a seat without a decision', () => {
    expect(legalActions(asked, 2)).toEqual([]);
    expect(refusal(asked, 2, confirm)).toEqual({ code: 'notYourTurn' });
  });
});

describe('R-PROD-1 a decision in advance', () => {
  const begun = scene({ options: without ?? {}, seats: [...bakers] });

  it('is possible after passing, and no one waits for it', () => {
    const { state } = act(begun, 0, pass);
    expect(openDecisions(state).map(({ seat, kind, required }) => [seat, kind, required])).toEqual([
      [1, 'turn', true],
      [0, 'production', false],
    ]);
    expect(refusal(state, 1, plan('distillery', 1))).toEqual({ code: 'notNow', decision: 'turn' });
  });

  it('can use the goods that production will give', () => {
    const passed = act(
      scene({ options: without ?? {}, turnOrder: [1, 0, 2], seats: [...bakers] }),
      1,
      pass,
    ).state;
    expect(seatAt(passed, 1).goods.grain).toBe(0);
    expect(refusal(passed, 1, plan('distillery', 2))).toEqual({
      code: 'planTooMuch',
      item: 'distillery',
      most: 1,
    });
    const planned = acts(passed, [1, plan('distillery', 1)], [1, confirm]).state;
    expect(seatAt(planned, 1).goods).toMatchObject({ grain: 0, whisky: 0 });
    const { state } = acts(planned, [0, pass], [2, pass], [0, confirm]);
    expect(seatAt(state, 1).goods).toMatchObject({ grain: 1, whisky: 1 });
  });

  it('is not asked for again once confirmed', () => {
    const { state } = acts(begun, [0, pass], [0, plan('bakery', 2)], [0, confirm], [1, pass], [2, pass]);
    expect(waiting(state)).toEqual(['1 production']);
    expect(seatAt(act(state, 1, confirm).state, 0).goods).toMatchObject({ grain: 0, bread: 2 });
  });

  it('is kept and asked for if unconfirmed', () => {
    const { state } = acts(begun, [0, pass], [0, plan('bakery', 2)], [1, pass], [2, pass]);
    expect(waiting(state)).toEqual(['0 production', '1 production']);
    expect(seatAt(acts(state, [0, confirm], [1, confirm]).state, 0).goods.bread).toBe(2);
  });

  it.each<{ name: string; when: 'before' | 'after' }>([
    { name: 'before production', when: 'before' },
    { name: 'in production', when: 'after' },
  ])('can be changed $name', ({ when }) => {
    const early = acts(begun, [0, pass], [0, plan('bakery', 2)], [0, confirm]).state;
    const change: [Seat, Action][] = [
      [0, plan('bakery', 1)],
      [0, confirm],
    ];
    const others: [Seat, Action][] = [
      [1, pass],
      [2, pass],
    ];
    const moves = when === 'before' ? [...change, ...others] : [...others, ...change];
    const { state } = acts(early, ...moves, [1, confirm]);
    expect(seatAt(state, 0).goods).toMatchObject({ grain: 1, bread: 1 });
  });

  it('means that no one is asked if all seats made one', () => {
    const { state } = acts(begun, [0, pass], [0, confirm], [1, pass], [1, confirm], [2, pass]);
    expect(state).toMatchObject({ round: 2, production: {} });
  });

  it.each<{ clan: Clan; seat: SeatScene; item: PlanItem; most: number }>([
    { clan: 'cunningham', seat: { units: { A1: 'cow' }, goods: { milk: 2 } }, item: 'butter', most: 3 },
    { clan: 'mackenzie', seat: { cellar: [true, false, false] }, item: 'take2', most: 1 },
    { clan: 'mackenzie', seat: { cellar: [true, false, false] }, item: 'take1', most: 0 },
  ])('accounts for the other effects of production: $clan, $item', ({ clan, seat, item, most }) => {
    const passed = act(scene({ options: without ?? {}, seats: [{ clan, ...seat }] }), 0, pass).state;
    const refused = most > 0 ? { code: 'planTooMuch', item, most } : { code: 'planNever', item, why: 'aged' };
    expect(refusal(passed, 0, plan(item, most + 1))).toEqual(refused);
    act(passed, 0, plan(item, most));
  });
});

describe('the outcome of a plan', () => {
  const distiller: SeatScene = {
    clan: 'mackenzie',
    units: { B1: 'woodcutter', D1: 'field', D2: 'distillery' },
    cellar: [true, false, true],
  };
  const plans = [
    [0, plan('distillery', 1)],
    [0, plan('take2', 1)],
  ] as const;

  it('is predicted correctly', () => {
    const passed = act(scene({ options: without ?? {}, seats: [distiller] }), 0, pass).state;
    const planned = acts(passed, ...plans).state;
    const outcome = outcomeOf(planned, 0);
    expect(outcome?.before).toMatchObject({ grain: 2, whisky: 1 });
    expect(outcome?.after).toMatchObject({ grain: 1, whisky: 3 });
    const { state } = acts(planned, [0, confirm], [1, pass], [2, pass]);
    expect(seatAt(state, 0).goods).toEqual(outcome?.after);
    // Automatic income: a woodcutter, and the barrel in the last place.
    expect(seatAt(state, 0).money).toBe(seatAt(planned, 0).money + 4 + 15 + (outcome?.money ?? 0));
    expect(outcomeOf(state, 0)).toBeUndefined();
  });

  it('does not count the goods of production twice', () => {
    const planned = acts(produce(distiller).state, ...plans).state;
    const outcome = outcomeOf(planned, 0);
    expect(outcome?.before).toEqual(seatAt(planned, 0).goods);
    const { state } = act(planned, 0, confirm);
    expect(seatAt(state, 0).goods).toEqual(outcome?.after);
    expect(seatAt(state, 0).money).toBe(seatAt(planned, 0).money + (outcome?.money ?? 0));
  });
});
