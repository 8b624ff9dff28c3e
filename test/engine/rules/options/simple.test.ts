/** Options that leave something out or count it otherwise. */
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../../src/content/index.ts';
import { finalScore, legalActions, projectedScore } from '../../../../src/engine/index.ts';
import {
  act,
  eventsOf,
  refusal,
  type Scene,
  type SeatScene,
  scene,
  seatAt,
} from '../../../fixtures/scene.ts';
import { begin, offering, playOn } from '../fixtures/beginnings.ts';

const points = (given: Scene, seat = 0) => projectedScore(scene(given)).players[seat]?.points;
const fulfil = (contract: number) =>
  ({ type: 'fulfil', contract, spare: 'none', spareCopy: 'none' }) as const;
/** Two tobacco contracts, one of cotton: 7 tobacco, 2 cotton, no sugar cane. */
const IMPORTER: SeatScene = { fulfilled: [2, 8, 1] };

describe('R-OPT-1 static imports', () => {
  it.each([1, 2, 3, 4] as const)(
    '%d players: each import is worth four, whatever was imported',
    (players) => {
      const given: Scene = {
        players,
        options: { staticImports: true },
        seats: [IMPORTER, { fulfilled: [3] }],
      };
      expect(points(given)).toMatchObject({ cotton: 8, tobacco: 28, sugarCane: 0 });
    },
  );

  it('give no money for £1 steps', () => {
    const state = scene({
      options: { staticImports: true },
      seats: [{ goods: { wool: 6 }, contracts: [2], fulfilled: [8] }],
    });
    const { events } = act(state, 0, fulfil(2));
    expect(eventsOf(events, 'imported')).toMatchObject([{ good: 'tobacco', amount: 3, total: 7, money: 0 }]);
    expect(eventsOf(events, 'money')).toEqual([]);
  });
});

describe('R-OPT-2 no scoring tiles', () => {
  it('none is in play, and rounds give no glory', () => {
    const { state, events } = playOn(
      begin({ options: { noScoringTiles: true } }).state,
      ({ phase }) => phase === 'finished',
      ({ type }) => type === 'pass',
    );
    expect(state.scoringTiles).toEqual([]);
    expect(eventsOf(events, 'roundScored')).toEqual([]);
    expect(state.players.every(({ glory }) => glory === 0)).toBe(true);
  });
});

describe('R-OPT-3 no ports', () => {
  it('no tile is in play, and none can be used', () => {
    expect(begin({ options: { noPorts: true } }).state.map.ports).toEqual({});
    const state = scene({ options: { noPorts: true }, seats: [{ units: { A1: 'sheep' } }] });
    expect(legalActions(state, 0).filter(({ type }) => type === 'usePort')).toEqual([]);
    for (const { id: port } of CONTENT.portTiles) {
      expect(refusal(state, 0, { type: 'usePort', port, effect: port })).toEqual({
        code: 'portNotInPlay',
        port,
      });
    }
  });
});

describe('R-OPT-5 no clans', () => {
  it.each([
    [1, 2, [0]],
    [2, 3, [0, 2]],
    [3, 4, [0, 2, 4]],
    [4, 5, [0, 2, 4, 6]],
  ] as const)('%d players: %d tiles on offer, and £%j by turn order', (players, tiles, extra) => {
    const { state } = begin({ players, options: { noClans: true } });
    expect(state.offers).toHaveLength(tiles);
    expect(state.offers.every(({ clan }) => clan === undefined)).toBe(true);
    const { state: picked, events } = playOn(state, ({ phase }) => phase !== 'draft');
    const order = eventsOf(events, 'offerPicked');
    expect(order.map(({ seat }) => seat)).toEqual(extra.map((_, i) => players - 1 - i));
    expect(order.every(({ clan }) => clan === 'none')).toBe(true);
    for (const [seat, player] of picked.players.entries()) {
      const tile = CONTENT.startingTiles.find(({ id }) => id === player.startingTile);
      expect(player.clan, `seat ${seat}`).toBeUndefined();
      expect(player.money).toBe((tile?.money ?? 0) + (extra[seat] ?? 0));
      expect(player.goods, `seat ${seat}`).toEqual(tile?.goods);
    }
  });

  it('no player has an ability: two workers, two merchants, one box, no shipping', () => {
    const { state, events } = playOn(
      begin({ options: { noClans: true } }).state,
      ({ phase }) => phase === 'actions',
    );
    expect(eventsOf(events, 'workerPlaced')).toHaveLength(6);
    expect(state.players.every(({ shipping, merchants }) => shipping === 0 && merchants.stock === 2)).toBe(
      true,
    );
  });

  it('in games with clans, no player gets money by turn order', () => {
    const { state } = playOn(offering(['campbell']).state, ({ phase }) => phase !== 'draft');
    expect(state.players.map(({ money }) => money)).toEqual([55, 55, 55]);
  });
});

describe('R-OPT-7 own imports', () => {
  const options = { ownImports: true };

  it('score each player’s own amounts: five for the least, three for the most', () => {
    const given: Scene = { options, seats: [IMPORTER, { fulfilled: [4, 3] }, {}] };
    const { importValues } = projectedScore(scene(given));
    expect(importValues).toEqual([
      { cotton: 4, tobacco: 3, sugarCane: 5 },
      { cotton: 3, tobacco: 5, sugarCane: 4 },
      { cotton: 5, tobacco: 4, sugarCane: 3 },
    ]);
    expect(points(given, 0)).toMatchObject({ cotton: 8, tobacco: 21, sugarCane: 0 });
    expect(points(given, 1)).toMatchObject({ cotton: 9, tobacco: 0, sugarCane: 8 });
  });

  it('ties: cotton is rarer than tobacco, tobacco than sugar cane', () => {
    // Two cotton, two sugar cane.
    const { importValues } = projectedScore(scene({ options, seats: [{ fulfilled: [1, 3] }] }));
    expect(importValues[0]).toEqual({ cotton: 4, tobacco: 5, sugarCane: 3 });
  });

  it('give no money for £1 steps', () => {
    const state = scene({ options, seats: [{ goods: { wool: 6 }, contracts: [2], fulfilled: [8] }] });
    expect(eventsOf(act(state, 0, fulfil(2)).events, 'imported')).toMatchObject([{ money: 0 }]);
  });
});

describe('R-OPT-9 most glory', () => {
  it.each([
    ['one has most', [5, 3, 2, 1], [6, 0, 0, 0]],
    ['two share', [5, 5, 2, 1], [3, 3, 0, 0]],
    ['four share, rounded down', [4, 4, 4, 4], [1, 1, 1, 1]],
    ['three share', [4, 4, 4, 1], [2, 2, 2, 0]],
    ['nobody has any: all share', [0, 0, 0, 0], [1, 1, 1, 1]],
  ])('%s', (_, glory, more) => {
    const state = scene({
      players: 4,
      round: 5,
      options: { mostGlory: true },
      scoringTiles: [1, 1, 1, 1, 7],
      passed: [1, 2, 3],
      seats: glory.map((amount) => ({ glory: amount, money: 0 })),
    });
    const { state: end, events } = act(state, 0, { type: 'pass' });
    expect(end.players.map((player) => player.glory)).toEqual(
      glory.map((amount, seat) => amount + (more[seat] ?? 0)),
    );
    expect(eventsOf(events, 'mostGlory')).toEqual(
      more.flatMap((share, seat) => (share === 0 ? [] : [{ type: 'mostGlory', seat, glory: share }])),
    );
    expect(finalScore(end)?.players.map((player) => player.points.glory)).toEqual(
      end.players.map((player) => player.glory),
    );
  });

  it('counts glory including the last round, not victory points', () => {
    const state = scene({
      players: 2,
      round: 5,
      options: { mostGlory: true },
      scoringTiles: [1, 1, 1, 1, 1],
      passed: [1],
      seats: [
        { glory: 2, goods: { wool: 4 }, money: 0 },
        { glory: 5, money: 900 },
      ],
    });
    const end = act(state, 0, { type: 'pass' }).state;
    expect(end.players.map((player) => player.glory)).toEqual([2 + 4 + 6, 5]);
  });

  it('counts only with the option, and only at the end', () => {
    const given: Scene = { round: 5, passed: [1, 2], seats: [{ glory: 9 }] };
    expect(eventsOf(act(scene(given), 0, { type: 'pass' }).events, 'mostGlory')).toEqual([]);
    const early = scene({ ...given, round: 4, options: { mostGlory: true } });
    expect(eventsOf(act(early, 0, { type: 'pass' }).events, 'mostGlory')).toEqual([]);
  });
});

describe('R-OPT-10 three switches', () => {
  const exporter: Scene = {
    seats: [
      { fulfilled: [1, 2, 3, 4, 5], units: { D2: 'sheep', D4: 'sheep' } },
      { fulfilled: [6], units: { H7: 'sheep' } },
    ],
  };
  it.each([
    ['with neither', {}, 12, 18],
    ['without contract majority', { noContractMajority: true }, 0, 18],
    ['without settlements', { noSettlements: true }, 12, 0],
    ['without both', { noContractMajority: true, noSettlements: true }, 0, 0],
  ])('%s', (_, options, contracts, settlements) => {
    const seats = exporter.seats?.map((seat) => ({ ...seat, shipping: 5 })) ?? [];
    expect(points({ options, seats })).toMatchObject({ contracts, settlements });
  });

  it.each([
    ['with neither', {}, 4],
    ['without contract majority', { noContractMajority: true }, 0],
    ['without settlements', { noSettlements: true }, 4],
  ])('solo, %s: the threshold of five contracts gives points unless it is off', (_, options, contracts) => {
    expect(points({ players: 1, options, seats: [{ fulfilled: [1, 2, 3, 4, 5] }] })).toMatchObject({
      contracts,
      settlements: 0,
    });
  });

  it.each([
    ['with them', {}, 1],
    ['without the £1 import steps', { noImportSteps: true }, 0],
  ])('%s', (_, options, money) => {
    const state = scene({
      options,
      seats: [{ goods: { wool: 6 }, contracts: [2], fulfilled: [8], money: 0 }],
    });
    const { state: after, events } = act(state, 0, fulfil(2));
    expect(eventsOf(events, 'imported')).toMatchObject([{ total: 7, money }]);
    expect(seatAt(after, 0).money).toBe(money);
    expect(projectedScore(after).importValues[0]).toEqual({ cotton: 5, tobacco: 3, sugarCane: 4 });
  });
});

describe('R-OPT-11 the campaign content is one switch', () => {
  it.each([
    ['off', {}],
    ['on', { kickstarter: true }],
  ])('%s: clan, port and scoring tile together', (word, options) => {
    const games = Array.from({ length: 80 }, (_, n) => begin({ seed: `ks ${n}`, players: 4, options }).state);
    const seen = [
      games.some(({ offers }) => offers.some(({ clan }) => clan === 'macewan')),
      games.some(({ map }) => Object.values(map.ports).includes(9)),
      games.some(({ scoringTiles }) => scoringTiles.includes(9)),
    ];
    expect(seen).toEqual(Array(3).fill(word === 'on'));
  });
});
