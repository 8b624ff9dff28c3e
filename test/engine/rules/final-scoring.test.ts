/** The score sheet. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount, Unit } from '../../../src/content/index.ts';
import {
  type Action,
  finalScore,
  type GameState,
  openDecisions,
  projectedScore,
  type ScoreRow,
} from '../../../src/engine/index.ts';
import {
  act,
  acts,
  eventsOf,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
  waiting,
} from '../../fixtures/scene.ts';

const pass: Action = { type: 'pass' };
/** The score sheet as if the game ended here; the end itself is tested below. */
const sheet = (given: Scene) => projectedScore(scene(given));
const row = (given: Scene, name: ScoreRow) => sheet(given).players.map(({ points }) => points[name]);

/** All pass in the fifth round and produce without processing. */
function ended(given: Scene): GameState {
  let state = scene({ round: 5, options: { noScoringTiles: true }, ...given });
  while (state.phase !== 'finished') {
    const next = openDecisions(state).find(({ required }) => required);
    const action: Action = next?.kind === 'production' ? { type: 'confirmProduction' } : pass;
    state = act(state, next?.seat ?? 0, action).state;
  }
  return state;
}

describe('R-FINAL-0 barrels at the end', () => {
  it.each([
    { name: 'none', cellar: [false, false, false], whisky: 0, money: 0 },
    { name: 'one that has aged once', cellar: [true, false, false], whisky: 1, money: 7 },
    { name: 'one that has aged twice', cellar: [false, true, false], whisky: 1, money: 15 },
    { name: 'one that left in the last production', cellar: [false, false, true], whisky: 1, money: 15 },
    { name: 'all three', cellar: [true, true, true], whisky: 3, money: 7 + 15 + 15 },
  ])('$name: $whisky whisky and £$money', ({ cellar, whisky, money }) => {
    const state = ended({ seats: [{ clan: 'mackenzie', money: 0, cellar }] });
    expect(seatAt(state, 0)).toMatchObject({
      cellar: [false, false, false],
      goods: { whisky },
      money: 16 + money,
    });
    const [player] = finalScore(state)?.players ?? [];
    expect(player?.points).toMatchObject({
      processedGoods: 2 * whisky,
      money: Math.floor((16 + money) / 10),
    });
  });

  it('a barrel just stored comes back without money', () => {
    const given = scene({
      round: 5,
      passed: [1, 2],
      options: { noScoringTiles: true },
      seats: [{ clan: 'mackenzie', units: { A1: 'distillery' }, goods: { grain: 1 }, money: 0 }],
    });
    const { state, events } = acts(
      given,
      [0, pass],
      [0, { type: 'plan', item: 'distillery', count: 1 }],
      [0, { type: 'plan', item: 'store', count: 1 }],
      [0, { type: 'confirmProduction' }],
    );
    expect(eventsOf(events, 'barrelTaken')).toEqual([{ type: 'barrelTaken', seat: 0, place: 1, money: 0 }]);
    expect(seatAt(state, 0)).toMatchObject({ goods: { whisky: 1 }, money: 12 + 3 });
  });

  it('come out after the last scoring tile, which counts them in the cellar', () => {
    const given = scene({
      round: 5,
      passed: [1, 2],
      scoringTiles: [1, 3, 4, 5, 2],
      seats: [{ clan: 'mackenzie', cellar: [true, true, false] }],
    });
    const { events } = acts(given, [0, pass], [0, { type: 'confirmProduction' }]);
    const told = events.map(({ type }) => type);
    expect(told.indexOf('roundScored')).toBeLessThan(told.indexOf('barrelTaken'));
    expect(eventsOf(events, 'roundScored')[0]).toMatchObject({ count: 2, glory: 3 });
  });
});

describe('R-FINAL-1 the rows', () => {
  it.each<{ row: ScoreRow; seat: SeatScene; count: number; points: number }>([
    { row: 'glory', seat: { glory: 17 }, count: 17, points: 17 },
    { row: 'basicGoods', seat: { goods: { wool: 2, milk: 3, grain: 1, bread: 1 } }, count: 6, points: 6 },
    {
      row: 'processedGoods',
      seat: { goods: { bread: 2, cheese: 1, whisky: 4, wool: 1 } },
      count: 7,
      points: 14,
    },
    { row: 'money', seat: { money: 0 }, count: 0, points: 0 },
    { row: 'money', seat: { money: 9 }, count: 9, points: 0 },
    { row: 'money', seat: { money: 10 }, count: 10, points: 1 },
    { row: 'money', seat: { money: 79 }, count: 79, points: 7 },
    { row: 'hops', seat: { fulfilled: [23, 9] }, count: 13, points: 13 },
    { row: 'auction', seat: { bid: 12 }, count: 12, points: -12 },
    { row: 'auction', seat: {}, count: 0, points: 0 },
  ])('$row: $count for $points', ({ row: name, seat, count, points }) => {
    const [player] = sheet({ seats: [seat] }).players;
    expect([player?.counts[name], player?.points[name]]).toEqual([count, points]);
  });

  it('unfulfilled contracts count nothing', () => {
    const points = (seat: SeatScene) => sheet({ seats: [seat] }).players[0]?.points;
    expect(points({ contracts: [23] })).toEqual(points({}));
  });

  it('three tobacco, two sugar cane and six cotton: 15, 8 and 18', () => {
    // Totals of all players: tobacco 3, sugar cane 6, cotton 10.
    const [player] = sheet({
      seats: [{ fulfilled: [2, 3, 4, 13] }, { fulfilled: [12] }, { fulfilled: [22] }],
    }).players;
    expect(player?.counts).toMatchObject({ tobacco: 3, sugarCane: 2, cotton: 6 });
    expect(player?.points).toMatchObject({ tobacco: 15, sugarCane: 8, cotton: 18 });
  });

  it.each<{ name: string; fulfilled: number[]; values: [number, number, number] }>([
    { name: 'nothing imported', fulfilled: [], values: [5, 4, 3] },
    { name: 'as much of each', fulfilled: [1, 5, 3], values: [5, 4, 3] },
    { name: 'cotton alone', fulfilled: [1], values: [3, 5, 4] },
    { name: 'tobacco alone', fulfilled: [5], values: [5, 3, 4] },
    { name: 'sugar cane alone', fulfilled: [3], values: [5, 4, 3] },
    { name: 'cotton as tobacco', fulfilled: [1, 5], values: [4, 3, 5] },
    { name: 'cotton as sugar cane', fulfilled: [1, 3], values: [4, 5, 3] },
    { name: 'tobacco as sugar cane', fulfilled: [5, 3], values: [5, 4, 3] },
    { name: 'cotton most, sugar cane least', fulfilled: [22, 2, 3], values: [3, 4, 5] },
    { name: 'sugar cane most, cotton least', fulfilled: [12, 2, 1], values: [5, 4, 3] },
    { name: 'cotton and tobacco most', fulfilled: [22, 8, 3], values: [4, 3, 5] },
  ])('the values of imports: $name', ({ fulfilled, values }) => {
    const [cotton, tobacco, sugarCane] = values;
    // The importer does not matter: the value is the same for all.
    const shares = [[{ fulfilled }], [{}, { fulfilled }], fulfilled.map((id) => ({ fulfilled: [id] }))];
    for (const seats of shares) {
      expect(sheet({ seats }).importValues, JSON.stringify(seats)).toEqual(
        Array(3).fill({ cotton, tobacco, sugarCane }),
      );
    }
  });

  it('a total is the sum of the rows, and may be negative', () => {
    const { players } = sheet({
      seats: [{ money: 0, bid: 30 }, { money: 35, glory: 4, fulfilled: [23] }, { money: 0 }],
    });
    // Settlements are tied at none: 12 each. Most contracts: seat 1, then a tie for 6.
    expect(players.map(({ total }) => total)).toEqual([-30 + 12 + 3, 3 + 4 + 8 + 12 + 12, 12 + 3]);
    expect(players[0]?.total).toBe(-15);
    expect(players.map(({ place }) => place)).toEqual([3, 1, 2]);
  });
});

/** This many fulfilled contracts for each seat. */
function contractsOf(counts: readonly number[]): SeatScene[] {
  let next = 1;
  return counts.map((count) => ({ fulfilled: Array.from({ length: count }, () => next++) }));
}

describe('R-FINAL-2 most contracts', () => {
  it.each<{ players: PlayerCount; counts: number[]; points: number[] }>([
    { players: 4, counts: [4, 3, 2, 1], points: [12, 6, 0, 0] },
    { players: 4, counts: [1, 2, 3, 4], points: [0, 0, 6, 12] },
    { players: 4, counts: [3, 3, 2, 1], points: [9, 9, 0, 0] },
    { players: 4, counts: [3, 2, 2, 1], points: [12, 3, 3, 0] },
    { players: 4, counts: [3, 1, 1, 1], points: [12, 2, 2, 2] },
    { players: 4, counts: [2, 2, 2, 1], points: [6, 6, 6, 0] },
    { players: 4, counts: [2, 2, 2, 2], points: [4, 4, 4, 4] },
    { players: 4, counts: [0, 0, 0, 0], points: [4, 4, 4, 4] },
    { players: 3, counts: [3, 3, 1], points: [9, 9, 0] },
    { players: 3, counts: [2, 1, 1], points: [12, 3, 3] },
    { players: 3, counts: [1, 1, 1], points: [6, 6, 6] },
    { players: 3, counts: [2, 0, 0], points: [12, 3, 3] },
    { players: 2, counts: [3, 2], points: [8, 0] },
    { players: 2, counts: [0, 1], points: [0, 8] },
    { players: 2, counts: [2, 2], points: [4, 4] },
    { players: 2, counts: [0, 0], points: [4, 4] },
  ])('$players players with $counts: $points', ({ players, counts, points }) => {
    expect(row({ players, seats: contractsOf(counts) }, 'contracts')).toEqual(points);
  });
});

/** Linked settlements of one seat. */
const linked = (units: Record<string, Unit>, shipping: number) =>
  sheet({ seats: [{ units, shipping }] }).players[0]?.counts.settlements;

describe('R-FINAL-3 settlements in reach of each other', () => {
  // Three units together by the lochs (F3, G3, G4); two by themselves with a river between them (D2, D3), one loch
  // from the three; one more in the south (F6), two lochs from the three and further from the others.
  const picture = { F3: 'miner', G3: 'sheep', G4: 'cow', D2: 'sheep', D3: 'cow', F6: 'bakery' } as const;
  it.each([
    { shipping: 0, level: 'no shipping', count: 1 },
    { shipping: 1, level: 'rivers', count: 2 },
    { shipping: 2, level: 'one loch', count: 3 },
    { shipping: 3, level: 'two lochs', count: 4 },
    { shipping: 5, level: 'four lochs', count: 4 },
  ])('four settlements, with $level $count count', ({ shipping, count }) => {
    expect(linked(picture, shipping)).toBe(count);
  });

  it('with two lochs, five settlements can be linked in a chain', () => {
    const chain = { C2: 'miner', D3: 'cow', F3: 'miner', F6: 'bakery', H6: 'miner', A9: 'sheep' } as const;
    expect([1, 2, 3].map((shipping) => linked(chain, shipping))).toEqual([1, 3, 5]);
  });

  it.each<{ name: string; units: Record<string, Unit>; shipping: number; count: number }>([
    { name: 'no unit', units: {}, shipping: 3, count: 0 },
    { name: 'one unit', units: { A1: 'sheep' }, shipping: 0, count: 1 },
    {
      name: 'many units side by side',
      units: { A1: 'sheep', B1: 'cow', C1: 'bakery', D1: 'field' },
      shipping: 5,
      count: 1,
    },
    { name: 'a river parts two', units: { D2: 'sheep', D3: 'cow' }, shipping: 1, count: 2 },
    {
      name: 'a river around which land leads parts none',
      units: {
        D2: 'sheep',
        D3: 'cow',
        C2: 'miner',
        B2: 'sheep',
        B3: 'cow',
        C4: 'miner',
        A3: 'sheep',
        A4: 'miner',
      },
      shipping: 1,
      count: 2,
    },
    { name: 'land parts for ever', units: { A1: 'sheep', G1: 'sheep', M3: 'sheep' }, shipping: 5, count: 1 },
    {
      name: 'the largest group counts, not the sum',
      units: { D2: 'sheep', F3: 'miner', D4: 'sheep', A9: 'sheep', B7: 'miner' },
      shipping: 2,
      count: 3,
    },
    {
      name: 'a group of few settlements with many units is not the largest',
      units: { A1: 'sheep', B1: 'sheep', C1: 'sheep', D1: 'sheep', A9: 'cow', B7: 'miner' },
      shipping: 2,
      count: 2,
    },
  ])('$name: $count', ({ units, shipping, count }) => {
    expect(linked(units, shipping)).toBe(count);
  });

  it('other players neither help nor hinder', () => {
    const units = { D2: 'sheep', F3: 'miner' } as const;
    const seats: SeatScene[] = [
      { units, shipping: 2 },
      { clan: 'macdonald', units: { E3: 'fisherman', F2: 'woodcutter', D3: 'cow' }, shipping: 0 },
    ];
    expect(sheet({ seats }).players.map(({ counts }) => counts.settlements)).toEqual([2, 1, 0]);
  });

  it('a fisherman joins the units next to him into one settlement', () => {
    const seat: SeatScene = { clan: 'macdonald', units: { D2: 'sheep', F3: 'miner' }, shipping: 2 };
    const joined = { ...seat, units: { ...seat.units, E3: 'fisherman' as Unit } };
    expect([seat, joined].map((one) => sheet({ seats: [one] }).players[0]?.counts.settlements)).toEqual([
      2, 1,
    ]);
  });

  /** Settlements by lochs that can all be linked with four lochs, for each seat. */
  const around = [
    ['D2', 'F3', 'F6', 'H6'],
    ['D3', 'G4', 'G7', 'I5'],
    ['D4', 'F2', 'H4', 'I9'],
    ['E2', 'D5'],
  ];
  const settled = (counts: readonly number[]): SeatScene[] =>
    counts.map((count, seat) => ({
      shipping: 5,
      units: Object.fromEntries(
        (around[seat] as string[])
          .slice(0, count)
          .map((space) => [space, (space === 'F3' ? 'miner' : 'sheep') as Unit]),
      ),
    }));

  it.each<{ players: PlayerCount; counts: number[]; points: number[] }>([
    { players: 4, counts: [4, 3, 2, 1], points: [18, 12, 6, 0] },
    { players: 4, counts: [4, 4, 2, 1], points: [15, 15, 6, 0] },
    { players: 4, counts: [4, 2, 2, 1], points: [18, 9, 9, 0] },
    { players: 4, counts: [4, 3, 1, 1], points: [18, 12, 3, 3] },
    { players: 4, counts: [3, 1, 1, 1], points: [18, 6, 6, 6] },
    { players: 4, counts: [2, 2, 2, 2], points: [9, 9, 9, 9] },
    { players: 3, counts: [2, 3, 4], points: [6, 12, 18] },
    { players: 3, counts: [2, 2, 1], points: [15, 15, 6] },
    { players: 3, counts: [1, 1, 1], points: [12, 12, 12] },
    { players: 3, counts: [0, 0, 0], points: [12, 12, 12] },
    { players: 3, counts: [1, 0, 0], points: [18, 9, 9] },
    { players: 2, counts: [3, 2], points: [12, 0] },
    { players: 2, counts: [2, 2], points: [6, 6] },
    { players: 2, counts: [0, 1], points: [0, 12] },
  ])('$players players with $counts: $points', ({ players, counts, points }) => {
    const { players: scores } = sheet({ players, seats: settled(counts) });
    expect(scores.map((player) => player.counts.settlements)).toEqual(counts);
    expect(scores.map((player) => player.points.settlements)).toEqual(points);
  });
});

describe('R-FINAL-4 places', () => {
  it.each<{ name: string; seats: SeatScene[]; places: number[]; winners: number[] }>([
    {
      name: 'more points win, whatever is left over',
      seats: [{ money: 20 }, { money: 19 }, { money: 9 }],
      places: [1, 2, 3],
      winners: [0],
    },
    {
      name: 'equal points: the money after the tens',
      seats: [{ money: 15 }, { money: 12 }, { money: 19 }],
      places: [2, 3, 1],
      winners: [2],
    },
    {
      name: 'equal points from different rows: only what is left over counts, not the money',
      seats: [{ money: 31 }, { money: 5, glory: 3 }, { money: 0 }],
      places: [2, 1, 3],
      winners: [1],
    },
    {
      name: 'equal in both: the place is shared, the next one left out',
      seats: [{ money: 15 }, { money: 5, glory: 1 }, { money: 14 }],
      places: [1, 1, 3],
      winners: [0, 1],
    },
    {
      name: 'the second place shared',
      seats: [{ money: 50 }, { money: 14 }, { money: 14 }],
      places: [1, 2, 2],
      winners: [0],
    },
    {
      name: 'all alike',
      seats: [{ money: 5 }, { money: 5 }, { money: 5 }],
      places: [1, 1, 1],
      winners: [0, 1, 2],
    },
  ])('$name', ({ seats, places, winners }) => {
    const result = sheet({ seats });
    expect(result.players.map(({ place }) => place)).toEqual(places);
    expect(result.winners).toEqual(winners);
    expect(result.players.map(({ leftover }) => leftover)).toEqual(
      seats.map(({ money }) => (money ?? 0) % 10),
    );
  });
});

describe('R-FINAL the sheet of a finished game', () => {
  it('exists only once the game is over, and equals the projection at that moment', () => {
    const given: Scene = {
      round: 5,
      passed: [1, 2],
      options: { noScoringTiles: true },
      seats: [
        { fulfilled: [2, 3, 4, 13], units: { A1: 'cow' }, money: 3, glory: 2 },
        { fulfilled: [12], goods: { whisky: 3 } },
        { fulfilled: [22], money: 44 },
      ],
    };
    const before = scene(given);
    expect(finalScore(before)).toBeUndefined();
    const { state } = act(before, 0, pass);
    expect(waiting(state)).toEqual([]);
    const score = finalScore(state);
    expect(score).toEqual(projectedScore(state));
    // The pass bonus of 12 and a milk came since.
    expect(score?.players[0]?.counts).toMatchObject({ money: 15, basicGoods: 1 });
    expect(score?.players[0]?.total).toBe((projectedScore(before).players[0]?.total ?? 0) + 1 + 1);
    expect(
      score?.players.map(({ points, total }) => Object.values(points).reduce((a, b) => a + b, 0) === total),
    ).toEqual([true, true, true]);
  });
});
