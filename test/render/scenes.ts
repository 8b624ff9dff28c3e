/** Positions made by hand for pictures: they stay as they are, however games are dealt and played. */
import { type Race, type RowPoints, SCORE_ROWS } from '../../src/engine/index.ts';
import type { PictureRequest, Sheet } from '../../src/render/index.ts';
import { scene } from '../support/scene.ts';

type Scene = Omit<PictureRequest, 'view'>;

const NAMES = ['Aileen', 'Bruce', 'Catriona of Inverness', 'Duncan'];

const history: Scene['history'] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => ({
  move: 10 + 8 * n,
  round: 1 + Math.floor(n / 4),
  scores: [6 + 3 * n, 8 + 2 * n, 4 + n * n * 0.3, 5 + 4 * n - n * n * 0.1].map(Math.round),
  prices: { wool: 4 + (n % 3), milk: 5, grain: 6 - (n % 2), bread: 9 + (n % 4), cheese: 10, whisky: 11 },
}));

const points = (some: Partial<RowPoints>): RowPoints => ({
  ...(Object.fromEntries(SCORE_ROWS.map((row) => [row, 0])) as RowPoints),
  ...some,
});

/** A race of so many players; where there are several, they have bid for their clans. */
function race(players: 1 | 4): Race {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    whole: true,
    begun: seats.map((seat) => points({ basicGoods: 3, money: 4, auction: players === 1 ? 0 : -seat })),
    rounds: [1, 2, 3].map((round) => ({
      round,
      gained: seats.map((seat) =>
        points({
          ...{ glory: 2 * round - seat, hops: seat, tobacco: 4 * (round - 1), processedGoods: 6 - 4 * round },
          money: round - 3,
        }),
      ),
    })),
    majorities: seats.map((seat) =>
      points(players === 1 ? { settlements: 6 } : { contracts: 12 - 4 * seat }),
    ),
    turns: [
      { seat: 0, round: 1, from: 30, to: 31, before: -2, after: 12, gained: points({}) },
      { seat: players - 1, round: 2, from: 44, to: 47, before: 12, after: 0, gained: points({}) },
      { seat: 0, round: 2, from: 50, to: 51, before: 0, after: -9, gained: points({}) },
    ],
  };
}

/** Four players in the middle of the third round. */
export const four = (): Scene => ({
  state: scene({
    players: 4,
    round: 3,
    turnOrder: [2, 0, 3, 1],
    passed: [2],
    market: { wool: 5, milk: 3, bread: 6 },
    board: [3, 11, 19, 24, 28, 33, 41, 46],
    scoringTiles: [1, 2, 3, 4, 5],
    seats: [
      {
        clan: 'stewart',
        money: 23,
        glory: 3,
        goods: { wool: 4, bread: 1 },
        units: { D2: 'sheep', D3: 'sheep', D4: 'bakery', D5: 'woodcutter' },
        shipping: 2,
        contracts: [7],
        fulfilled: [12],
        ports: [1],
      },
      {
        clan: 'campbell',
        money: 7,
        units: { I4: 'cow', I5: 'cheeseDairy', H6: 'miner', J5: 'field' },
        technology: { miner: true },
        posted: { milk: { side: 'sell', count: 1 } },
      },
      {
        clan: 'macdonald',
        money: 0,
        goods: { whisky: 12 },
        units: { F8: 'distillery', G8: 'field', G6: 'fisherman' },
      },
      { clan: 'mackenzie', money: 41, units: { K7: 'sheep', L6: 'cow' }, cellar: [true, false, false] },
    ],
  }),
  language: 'en',
  names: NAMES,
  last: ['D4', 'D5'],
  turn: { seats: [0], prices: { wool: 2, bread: -1, cheese: 0 }, contracts: [7] },
  history,
  race: race(4),
});

/** Three players; it is the turn of the first, whose fishermen can row. */
export const rowing = (): Scene => ({
  state: scene({
    round: 3,
    seats: [
      {
        clan: 'macdonald',
        money: 31,
        units: { E4: 'fisherman', I8: 'fisherman', C3: 'fisherman', D4: 'sheep', J7: 'woodcutter' },
      },
      { clan: 'stewart', units: { G4: 'cow', H6: 'field' } },
      { clan: 'campbell', units: { K7: 'bakery', L6: 'cow' } },
    ],
  }),
  language: 'en',
  names: NAMES,
});

/** Four players who choose their clans; the last in turn order has chosen. */
export const choosing = (): Scene => {
  const state = four().state;
  return {
    state: {
      ...state,
      phase: 'draft',
      round: 0,
      offers: [
        { clan: 'robertson', tile: 1 },
        { clan: 'macdonald', tile: 4, takenBy: 3 },
        { clan: 'cunningham', tile: 2 },
        { clan: 'stewart', tile: 7 },
        { clan: 'buchanan', tile: 5 },
      ],
    },
    language: 'en',
    names: NAMES,
  };
};

/** A game alone. */
export const alone = (): Scene => ({
  state: scene({
    players: 1,
    round: 2,
    blocked: { E6: 'neutral', C6: 'neutral' },
    seats: [{ clan: 'fergusson', money: 18, units: { D3: 'sheep', D4: 'cow', D2: 'field' }, contracts: [9] }],
  }),
  language: 'en',
  names: ['Aileen'],
  history,
  race: race(1),
});

/** Two players without ports and scoring tiles. */
export const plain = (): Scene => ({
  state: scene({
    players: 2,
    options: { noPorts: true, noScoringTiles: true },
    seats: [{ units: { D4: 'sheep' } }, { units: { E6: 'cow', C5: 'miner' } }],
  }),
  language: 'en',
  names: NAMES,
});

/** A sheet with everything that one can have. */
export const sheet = (): Sheet => ({
  language: 'en',
  title: 'Aileen and Bruce',
  subtitle: 'All finished games with two to four players, and among them those that nobody has won so far.',
  blocks: [
    {
      kind: 'figures',
      figures: [
        { value: '36', label: 'games' },
        { value: '1,570', label: 'rating, which is provisional' },
        { value: '1.3 h', label: 'to answer' },
      ],
    },
    {
      kind: 'bars',
      title: 'Games won',
      legend: 'Diamond: what luck alone would give.',
      bars: [
        {
          ...{ sign: { kind: 'crest', clan: 'stewart' }, label: 'Stewart', value: '75%', detail: '4 picks' },
          ...{ part: 1, expected: 0.4 },
        },
        {
          ...{ sign: { kind: 'rank', rank: '12' }, label: 'Catriona of Inverness', value: '20%' },
          ...{ detail: '16 games', part: 0.3, expected: 0.5, marked: true },
        },
        { label: 'No clans', value: '0%', part: 0 },
      ],
    },
    {
      kind: 'bars',
      title: 'Points',
      compact: true,
      bars: [
        { sign: { kind: 'icon', icon: 'glory' }, label: 'Glory', value: '18.1', part: 1 },
        { label: 'Bid for the clan', value: '−0.2', part: 0 },
      ],
    },
    {
      kind: 'pairs',
      title: 'Last games together',
      names: ['Aileen', 'Bruce'],
      pairs: [
        { label: '15 Oct 2026', values: ['131', '90'], clans: ['macewan', undefined], ahead: 0 },
        { label: '2 Oct 2026', values: ['88', '88'], clans: [undefined, 'fergusson'] },
      ],
    },
    {
      kind: 'notes',
      notes: ['A sentence that says what all of this is about, and takes two lines for it here.'],
    },
  ],
});
