/** The glory of each scoring tile at the end of a round. */
import { describe, expect, it } from 'vitest';
import type { Clan, PlayerCount } from '../../../src/content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  newGame,
  openDecisions,
} from '../../../src/engine/index.ts';
import { act, acts, eventsOf, type Scene, type SeatScene, scene, seatAt } from '../../fixtures/scene.ts';

const pass: Action = { type: 'pass' };

/** Ends a round that this tile scores, and returns seat 0's glory for it. */
function scored(tile: number, seat: SeatScene, more: Scene = {}) {
  const given = scene({
    ...(more.players === 2 ? { passed: [1] } : { passed: [1, 2] }),
    ...more,
    scoringTiles: [tile, ...[1, 2, 3, 4, 5].filter((other) => other !== tile)].slice(0, 5),
    seats: [seat],
  });
  let done = act(given, 0, pass);
  if (done.state.phase === 'production') done = act(done.state, 0, { type: 'confirmProduction' });
  const { count, glory } = eventsOf(done.events, 'roundScored').find((event) => event.seat === 0) ?? {};
  expect(seatAt(done.state, 0).glory).toBe(glory);
  return { count, glory };
}

interface Row {
  name: string;
  seat: SeatScene;
  count: number;
  glory: number;
  more?: Scene;
}
const tile = (number: number, what: string, rows: Row[]) =>
  describe(`R-SCORE-1 tile ${number}: ${what}`, () => {
    it.each(rows)('$name: $count, $glory glory', ({ seat, count, glory, more }) => {
      expect(scored(number, seat, more)).toEqual({ count, glory });
    });
  });

tile(1, '1 for each basic good', [
  { name: 'none', seat: { goods: { bread: 3 } }, count: 0, glory: 0 },
  { name: 'of all kinds', seat: { goods: { wool: 2, milk: 1, grain: 4, whisky: 2 } }, count: 7, glory: 7 },
  {
    name: 'with those of this production',
    seat: { goods: { wool: 2 }, units: { A1: 'sheep', B1: 'field' } },
    count: 5,
    glory: 5,
  },
]);

tile(2, '3 for two processed goods', [
  { name: 'one', seat: { goods: { bread: 1, milk: 5 } }, count: 1, glory: 0 },
  { name: 'two', seat: { goods: { bread: 1, cheese: 1 } }, count: 2, glory: 3 },
  { name: 'an odd one is left out', seat: { goods: { bread: 2, cheese: 2, whisky: 1 } }, count: 5, glory: 6 },
  {
    name: 'barrels in the cellar count',
    seat: { clan: 'mackenzie', goods: { whisky: 1 }, cellar: [true, true, false] },
    count: 3,
    glory: 3,
  },
]);

tile(3, '1 for each animal and building, 2 for each field', [
  {
    name: 'one of each',
    seat: {
      units: { A1: 'sheep', B1: 'cow', C1: 'cheeseDairy', D1: 'bakery', D2: 'distillery', E2: 'field' },
    },
    count: 7,
    glory: 7,
  },
  { name: 'two fields', seat: { units: { A1: 'field', B1: 'field' } }, count: 4, glory: 4 },
  { name: 'workers count nothing', seat: { units: { B1: 'woodcutter', C2: 'miner' } }, count: 0, glory: 0 },
]);

tile(4, '2 for each worker', [
  { name: 'woodcutter and miner', seat: { units: { B1: 'woodcutter', C2: 'miner' } }, count: 4, glory: 4 },
  {
    name: 'fishermen too',
    seat: { clan: 'macdonald', units: { B1: 'woodcutter', A2: 'fisherman', F4: 'fisherman' } },
    count: 6,
    glory: 6,
  },
  { name: 'nothing else', seat: { units: { A1: 'sheep', B1: 'field' } }, count: 0, glory: 0 },
]);

tile(5, '3 for two units on the border', [
  { name: 'inside only', seat: { units: { B2: 'sheep', C2: 'miner' } }, count: 0, glory: 0 },
  { name: 'one', seat: { units: { A1: 'sheep', C2: 'miner' } }, count: 1, glory: 0 },
  { name: 'two', seat: { units: { A1: 'sheep', B1: 'sheep' } }, count: 2, glory: 3 },
  {
    name: 'an odd one is left out',
    seat: { units: { A1: 'sheep', B1: 'sheep', M2: 'sheep', A9: 'cow', J9: 'woodcutter', C4: 'miner' } },
    count: 5,
    glory: 6,
  },
  {
    name: 'a fisherman on a loch of the border',
    seat: { clan: 'macdonald', units: { A2: 'fisherman', C1: 'woodcutter' } },
    count: 2,
    glory: 3,
  },
  {
    name: 'a port space is no border',
    seat: { clan: 'macdonald', units: { PA: 'fisherman', C1: 'woodcutter' } },
    count: 1,
    glory: 0,
  },
  {
    name: 'with two players the border is that of the smaller map',
    more: { players: 2 },
    seat: { units: { B2: 'sheep', D2: 'sheep', C4: 'miner', B7: 'miner' } },
    count: 3,
    glory: 3,
  },
]);

tile(6, '1 for each import on fulfilled contracts', [
  { name: 'none', seat: { fulfilled: [23] }, count: 0, glory: 0 },
  { name: 'of all kinds, not hops', seat: { fulfilled: [1, 2, 12] }, count: 9, glory: 9 },
  {
    name: 'not on a contract that is still held',
    seat: { contracts: [1], fulfilled: [2] },
    count: 3,
    glory: 3,
  },
]);

tile(7, '2 for each meat on fulfilled contracts', [
  { name: 'none', seat: { fulfilled: [1, 23] }, count: 0, glory: 0 },
  // Contract 18 needs three beef, 5 two mutton, 46 one of each.
  { name: 'beef and mutton', seat: { fulfilled: [18, 5, 46] }, count: 7, glory: 14 },
  {
    name: 'not on a contract that is still held',
    seat: { contracts: [18], fulfilled: [14] },
    count: 1,
    glory: 2,
  },
]);

tile(8, '1 for each upgrade', [
  { name: 'none', seat: {}, count: 0, glory: 0 },
  {
    name: 'shipping steps, merchants hired, technologies',
    seat: { shipping: 3, merchants: { stock: 4, board: 3 }, technology: { miner: true } },
    count: 6,
    glory: 6,
  },
  {
    name: 'a merchant counts wherever they stand',
    seat: { merchants: { stock: 1, board: 3 }, posted: { wool: { side: 'buy', count: 3 } } },
    count: 2,
    glory: 2,
  },
  {
    name: 'everything there is',
    seat: { shipping: 5, merchants: { stock: 7, board: 0 }, technology: { miner: true, woodcutter: true } },
    count: 12,
    glory: 12,
  },
]);

tile(9, '2 for each space of 5 or 6', [
  {
    name: 'none',
    seat: { units: { A1: 'sheep', C2: 'miner' } },
    count: 0,
    glory: 0,
    more: { options: { kickstarter: true } },
  },
  {
    name: 'both prices',
    seat: { units: { D8: 'miner', E8: 'woodcutter', G2: 'sheep' } },
    count: 3,
    glory: 6,
    more: { options: { kickstarter: true } },
  },
]);

describe('R-SCORE-1 tile 9 counts the printed price', () => {
  it('even if the land was free', () => {
    const given = scene({
      options: { kickstarter: true },
      passed: [1, 2],
      scoringTiles: [9, 1, 2, 3, 4],
      seats: [{ units: { D9: 'miner' }, goods: { wool: 4 }, contracts: [1] }],
    });
    const { events } = acts(
      given,
      [0, { type: 'fulfil', contract: 1, spare: 'none', spareCopy: 'none' }],
      [0, { type: 'expand', unit: 'sheep', space: 'D8' }],
      [0, pass],
    );
    expect(eventsOf(events, 'roundScored')[0]).toMatchObject({ seat: 0, count: 1, glory: 2 });
  });
});

/** A game before its first turn in which the last seat, who picks first, has this clan. */
function begunWith(clan: Clan, players: PlayerCount): { state: GameState; seat: number } {
  for (let i = 0; i < 200; i++) {
    const begun = newGame({ seed: `upgrades ${i}`, players });
    if (!begun.ok) throw new Error('no game');
    const offer = begun.state.offers.findIndex((one) => one.clan === clan);
    if (offer < 0) continue;
    const seat = players - 1;
    let state = act(begun.state, seat, { type: 'pick', offer }).state;
    while (state.phase !== 'actions') {
      const next = openDecisions(state)[0]?.seat as number;
      state = act(state, next, legalActions(state, next)[0] as Action).state;
    }
    return { state, seat };
  }
  throw new Error(`no game offers ${clan}`);
}

describe('R-SCORE-1 tile 8 counts what a clan starts with', () => {
  it.each<{ clan: Clan; players: PlayerCount; count: number }>([
    { clan: 'fergusson', players: 3, count: 3 },
    { clan: 'fergusson', players: 2, count: 2 },
    { clan: 'stewart', players: 4, count: 4 },
    { clan: 'stewart', players: 2, count: 4 },
    { clan: 'macdonald', players: 2, count: 1 },
    { clan: 'macdonald', players: 3, count: 0 },
    { clan: 'campbell', players: 3, count: 0 },
  ])('$clan with $players players: $count', ({ clan, players, count }) => {
    const { state: begun, seat } = begunWith(clan, players);
    let state: GameState = { ...begun, scoringTiles: [8, 1, 2, 3, 4] };
    while (state.round === 1) {
      const next = openDecisions(state).find(({ required }) => required);
      const action: Action = next?.kind === 'production' ? { type: 'confirmProduction' } : pass;
      state = act(state, next?.seat ?? 0, action).state;
    }
    expect(seatAt(state, seat).glory).toBe(count);
  });
});

describe('R-SCORE-1 the tile of the round', () => {
  it.each([1, 2, 3, 4, 5])('is scored for every player in round %i', (round) => {
    const tiles = [4, 1, 3, 8, 6];
    const given = scene({ round, scoringTiles: tiles, passed: [1, 2], seats: [{}, { shipping: 1 }] });
    const { events } = act(given, 0, pass);
    expect(eventsOf(events, 'roundScored').map((event) => [event.seat, event.round, event.tile])).toEqual([
      [0, round, tiles[round - 1]],
      [1, round, tiles[round - 1]],
      [2, round, tiles[round - 1]],
    ]);
    expect(eventsOf(events, 'glory')).toEqual(
      round === 4 ? [{ type: 'glory', seat: 1, amount: 1, source: 'scoring:8', cause: 'roundScored' }] : [],
    );
  });

  it('adds to earlier glory', () => {
    const given = scene({
      passed: [1, 2],
      scoringTiles: [8, 1, 2, 3, 4],
      seats: [{ glory: 5, shipping: 2 }],
    });
    expect(seatAt(act(given, 0, pass).state, 0).glory).toBe(7);
  });
});
