/** Score history: the turns that moved projected scores, and the sources of points. */
import { describe, expect, it } from 'vitest';
import { PLAYER_COUNTS } from '../../../src/content/index.ts';
import {
  type Action,
  finalScore,
  type GameEvent,
  type GameState,
  legalActions,
  type PointsHistory,
  pointsHistoryOf,
  projectedScore,
  type RowPoints,
  SCORE_ROWS,
  type Seat,
  totalOf,
  turningPoints,
} from '../../../src/engine/index.ts';
import { act, firstWorkers, type Scene, scene } from '../../fixtures/scene.ts';
import { lastOf, playedGame } from '../properties/fixtures/games.ts';

const OPTIONS = { noScoringTiles: true, noSettlements: true, noContractMajority: true } as const;
const NOTHING = Object.fromEntries(SCORE_ROWS.map((row) => [row, 0])) as RowPoints;
const pass: Action = { type: 'pass' };
const hire: Action = { type: 'hire' };

/** A seat's actions from a position on, given what is known of the time before. */
function race(
  from: GameState,
  moves: readonly (readonly [Seat, Action])[],
  unknown = 0,
): PointsHistory | undefined {
  const states: (GameState | undefined)[] = [...Array<undefined>(unknown), from];
  const events: GameEvent[][] = Array.from({ length: unknown }, () => []);
  for (const [seat, action] of moves) {
    const done = act(lastOf(states) as GameState, seat, action);
    states.push(done.state);
    events.push(done.events);
  }
  return pointsHistoryOf({ states, events });
}

describe('a turn moves the race', () => {
  it.each<[string, Scene, [Seat, Action][], object[]]>([
    [
      'by what it costs',
      { players: 2, options: OPTIONS, seats: [{ money: 43 }, { money: 43 }] },
      [[0, hire]],
      [{ seat: 0, round: 1, from: 0, to: 1, before: 0, after: -1 }],
    ],
    [
      'alone by the points of who plays',
      { players: 1, options: OPTIONS, seats: [{ money: 43 }] },
      [[0, hire]],
      [{ seat: 0, round: 1, from: 0, to: 1, before: 4, after: 3 }],
    ],
    [
      'against the best of the others, whoever that is',
      { players: 3, options: OPTIONS, seats: [{ money: 43 }, { money: 20 }, { money: 60 }] },
      [
        [0, hire],
        [1, pass],
      ],
      [
        { seat: 0, from: 0, to: 1, before: -2, after: -3 },
        { seat: 1, from: 1, to: 2, before: -4, after: -3 },
      ],
    ],
    [
      // Whisky −4, £10 +1, hops +1, two tobacco of 3 each, and the majority of 8, which was shared before.
      'by what others lose as well',
      {
        players: 2,
        options: { ...OPTIONS, noContractMajority: false },
        seats: [{ money: 0, goods: { whisky: 2 }, contracts: [11] }, { money: 0 }],
      },
      [[0, { type: 'fulfil', contract: 11, spare: 'none', spareCopy: 'none' }]],
      [
        {
          ...{ seat: 0, before: 4, after: 16 },
          gained: { ...NOTHING, processedGoods: -4, money: 1, hops: 1, tobacco: 6, contracts: 4 },
        },
      ],
    ],
    [
      // A barrel: £7 and whisky, which was counted before; others are deciding on production.
      'as a whole, whatever its parts and what others do in between',
      {
        players: 2,
        options: OPTIONS,
        turnOrder: [1, 0],
        seats: [
          { clan: 'mackenzie', money: 3, cellar: [false, true, false] },
          { money: 0, goods: { milk: 1 }, units: { D3: 'cow', D4: 'cheeseDairy' } },
        ],
      },
      [
        [1, pass],
        [0, { type: 'takeBarrel', place: 2 }],
        [1, { type: 'plan', item: 'cheeseDairy', count: 1 }],
        [0, hire],
      ],
      [
        { seat: 1, from: 0, to: 1, before: -2, after: -1 },
        { seat: 0, from: 1, to: 4, before: 1, after: 0 },
      ],
    ],
    [
      // £16 for the first who passes, £14 for the second; production's two wool and two milk belong to no turn.
      'without the production that the last to pass sets off',
      {
        players: 2,
        options: OPTIONS,
        seats: [{ money: 0, units: { D2: 'sheep', D3: 'sheep' } }, { money: 0 }],
      },
      [
        [0, pass],
        [1, pass],
      ],
      [
        { seat: 0, round: 1, before: 0, after: 1 },
        { seat: 1, round: 1, from: 1, to: 2, before: -1, after: 0 },
      ],
    ],
  ])('%s', (_, given, moves, expected) => {
    expect(race(scene(given), moves)?.turns).toMatchObject(expected);
  });

  it('only from round 1 on, with no result before its first move', () => {
    const before = firstWorkers({ players: 2, options: OPTIONS, seats: [{ money: 60 }, { money: 43 }] }, [1]);
    const [place] = legalActions(before, 1) as [Action];
    expect(race(before, [])).toBeUndefined();
    expect(race(before, [[1, place]])).toBeUndefined();
    const told = race(before, [
      [1, place],
      [0, hire],
    ]);
    expect(told).toMatchObject({ whole: true, turns: [{ from: 1, to: 2, seat: 0 }] });
  });

  it('from the first known position, which is reported', () => {
    const given = scene({ players: 2, round: 3, options: OPTIONS, seats: [{ money: 43 }, { money: 43 }] });
    const told = race(given, [[0, hire]], 60);
    expect(told).toMatchObject({ whole: false, rounds: [{ round: 3 }], turns: [{ from: 60, to: 61 }] });
    expect(told?.begun[0]).toMatchObject({ money: 4 });
    expect(race(given, [], 60)).toBeUndefined();
  });
});

describe('the turning points', () => {
  const turn = (from: number, moved: number) => ({
    ...{ seat: 0, round: 1, from, to: from + 1, decision: from, before: 5, after: 5 + moved },
    gained: { ...NOTHING, money: moved },
  });
  const pointsFor = (players: number, ...moved: number[]) =>
    turningPoints({
      ...{ whole: true, begun: Array(players).fill(NOTHING), rounds: [], majorities: [] },
      turns: moved.map((one, i) => turn(i, one)),
    }).map(({ from }) => from);

  it.each([
    ['the three that moved it most, in the order of play', [3, 1, 9, 2, 5], [0, 2, 4]],
    ['either way', [1, -8, 2, 3, -1], [1, 2, 3]],
    ['of equals the earlier', [4, 4, 4, 4], [0, 1, 2]],
    ['none that moved nothing', [0, 2, 0, 0], [1]],
    ['none of a game without turns', [], []],
  ])('are %s', (_, moved, expected) => {
    expect(pointsFor(2, ...moved)).toEqual(expected);
  });

  it('are the turns that scored most in a solo game, and none that cost points', () => {
    expect(pointsFor(1, 1, -8, 2, 3, -1)).toEqual([0, 2, 3]);
    expect(pointsFor(1, -3, 4, 0, -2)).toEqual([1]);
  });

  it('name the decision of their turn, unless it is passing', () => {
    const given = scene({
      players: 1,
      options: OPTIONS,
      seats: [{ clan: 'mackenzie', money: 29, cellar: [true, false, false] }],
    });
    const told = race(given, [
      [0, { type: 'takeBarrel', place: 1 }],
      [0, { type: 'trade', good: 'cheese', side: 'buy', count: 1 }],
      [0, pass],
    ]);
    expect(told?.turns).toMatchObject([{ decision: 1 }, { decision: undefined }]);
    expect(told && turningPoints(told)).toHaveLength(1);
  });
});

describe.each(PLAYER_COUNTS)('in random games of %i', (players) => {
  it.each(Array.from({ length: 6 }, (_, i) => `race ${i}`))(
    '%s: rounds add up to the final score',
    (word) => {
      const { states, events } = playedGame(word, players);
      const after = events.slice(1);
      const sheet = finalScore(lastOf(states));
      // From the beginning, and from a later position.
      for (const known of [0, Math.floor(states.length * 0.6)]) {
        const told = pointsHistoryOf({
          states: states.map((state, i) => (i < known ? undefined : state)),
          events: after,
        });
        for (const { seat, points } of sheet?.players ?? []) {
          for (const row of SCORE_ROWS) {
            const parts = [
              told?.begun,
              ...(told?.rounds ?? []).map(({ gained }) => gained),
              told?.majorities,
            ];
            const sum = parts.reduce((all, part) => all + (part?.[seat]?.[row] ?? Number.NaN), 0);
            expect(sum, `${row} of seat ${seat}`).toBe(points[row]);
          }
        }
        // Every turn appears once, with its player.
        const ends = after.flatMap((those, i) =>
          i < known
            ? []
            : those.flatMap((event) =>
                event.type === 'turnEnded' || event.type === 'passed' ? event.seat : [],
              ),
        );
        expect(
          told?.turns.map(({ seat }) => seat),
          `known ${known}`,
        ).toEqual(ends);
      }
      expect(pointsHistoryOf({ states, events: after })?.rounds.map(({ round }) => round)).toEqual([
        1, 2, 3, 4, 5,
      ]);
    },
  );
});

describe('most glory (R-OPT-9)', () => {
  /** Returns the glory that rounds gave a seat, without the final share. */
  const gloryOf = (events: readonly GameEvent[], seat: Seat): number =>
    events
      .filter((event) => event.type === 'glory')
      .filter((event) => event.seat === seat && event.source !== 'glory')
      .reduce((sum, { amount }) => sum + amount, 0);

  it.each(PLAYER_COUNTS.filter((players) => players > 1))(
    'of %i is shared out at the end, and rounds show the glory they gave',
    (players) => {
      const game = playedGame('most glory', players, ['mostGlory']);
      // A finished game, and one that is under way.
      for (const length of [game.states.length, Math.floor(game.states.length * 0.7)]) {
        const states = game.states.slice(0, length);
        const events = game.events.slice(1, length);
        const { begun, rounds, majorities } = pointsHistoryOf({ states, events }) as PointsHistory;
        for (const { seat, total } of projectedScore(lastOf(states)).players) {
          const parts = [begun, ...rounds.map(({ gained }) => gained), majorities];
          expect(parts.reduce((sum, part) => sum + totalOf(part[seat] ?? NOTHING), 0)).toBe(total);
          expect(begun[seat]?.glory).toBe(0);
          for (const { round, gained } of rounds) {
            const moves = events.filter((_, i) => states[i]?.round === round);
            expect(gained[seat]?.glory, `round ${round}`).toBe(gloryOf(moves.flat(), seat));
          }
        }
        expect(majorities.some(({ glory }) => glory > 0)).toBe(true);
      }
    },
  );
});
