/** From the seed to the first round: dealing, picking and placing. */
import { describe, expect, it } from 'vitest';
import { CLANS, type Clan, CONTENT, GOODS, PLAYER_COUNTS } from '../../../src/content/index.ts';
import {
  type Action,
  check,
  type GameState,
  legalActions,
  newGame,
  type Seat,
} from '../../../src/engine/index.ts';
import { act, acts, eventsOf, firstWorkers, refusal, seatAt } from '../../fixtures/scene.ts';
import { begin, offering, pickFor, playOn, waitedFor } from './fixtures/beginnings.ts';
import { poorTiles, unitCosts } from './fixtures/own-content.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, n) => `seed ${n}`);

/** Wants only these clans. */
const picks =
  (clans: readonly Clan[]) =>
  (action: Action, { offers }: GameState): boolean =>
    action.type !== 'pick' || clans.includes(offers[action.offer]?.clan as Clan);

describe('R-SETUP-1 everything random comes from the seed', () => {
  it.each(PLAYER_COUNTS)('%d players: the same seed and options give the same game', (players) => {
    const options = { futureContracts: true, kickstarter: true, tighterMap: players === 3 };
    const game = () => begin({ seed: 'twice', players, options });
    expect(game()).toEqual(game());
    expect(game().state.setup.seed).toBe('twice');
    const { setup: _, ...dealt } = begin({ seed: 'other', players, options }).state;
    expect(game().state).not.toMatchObject(dealt);
  });

  it.each<[string, (state: GameState) => unknown]>([
    ['who sits where', ({ seating }) => seating],
    ['the sides of the modules', ({ map }) => map.sides],
    ['the ports and their corners', ({ map }) => map.ports],
    ['the scoring tiles and their order', ({ scoringTiles }) => scoringTiles],
    ['the contracts', ({ contracts }) => contracts],
    ['the clans on offer', ({ offers }) => offers.map(({ clan }) => clan)],
    ['their starting tiles', ({ offers }) => offers.map(({ tile }) => tile)],
    ['the covered spaces', ({ map }) => Object.keys(map.blocked)],
  ])('another seed changes %s', (_, part) => {
    const dealt = seeds(20).map((seed) =>
      JSON.stringify(part(begin({ seed, options: { tighterMap: true } }).state)),
    );
    expect(new Set(dealt).size).toBeGreaterThan(5);
  });

  it('another seed changes who opens the auction', () => {
    const openers = seeds(20).map((seed) => waitedFor(begin({ seed, options: { auction: true } }).state));
    expect(new Set(openers)).toEqual(new Set([0, 1, 2]));
  });

  it('another seed changes the solo dice', () => {
    const dealt = seeds(20).map((seed) => JSON.stringify(begin({ seed, players: 1 }).state.dice));
    expect(new Set(dealt).size).toBe(20);
  });

  it.each(PLAYER_COUNTS)('%d players: deals four sides, four ports, five scoring tiles', (players) => {
    for (const seed of seeds(20)) {
      const { state } = begin({ seed, players });
      expect(
        state.map.sides.map((side) => side.charAt(0)),
        seed,
      ).toEqual(['A', 'B', 'C', 'D']);
      expect(Object.keys(state.map.ports), seed).toEqual(['A', 'B', 'C', 'D']);
      expect(new Set(Object.values(state.map.ports)).size, seed).toBe(4);
      expect(new Set(state.scoringTiles).size, seed).toBe(5);
      expect([...state.seating].sort(), seed).toEqual(Array.from({ length: players }, (_, i) => i));
    }
  });

  it.each(PLAYER_COUNTS)('%d players: round 1 is played in the order of seats', (players) => {
    const { state, events } = playOn(begin({ players }).state, ({ phase }) => phase === 'actions');
    const order = Array.from({ length: players }, (_, seat) => seat);
    expect(eventsOf(events, 'roundStarted')).toEqual([{ type: 'roundStarted', round: 1, order }]);
    const played = order.map(() => 0);
    let now = state;
    const turns = order.map(() => {
      const seat = waitedFor(now);
      played[seat] = (played[seat] ?? 0) + 1;
      now = playOn(
        now,
        (later) => later.phase !== 'actions' || later.turn?.seat !== seat,
        ({ type }) => type === 'hire' || type === 'pass',
      ).state;
      return seat;
    });
    expect(turns).toEqual(order);
  });
});

describe('R-SETUP-2 clans on offer', () => {
  it.each(PLAYER_COUNTS)('%d players: one clan more, each with a starting tile', (players) => {
    for (const seed of seeds(20)) {
      const { offers } = begin({ seed, players }).state;
      expect(offers, seed).toHaveLength(players + 1);
      expect(new Set(offers.map(({ clan }) => clan)).size, seed).toBe(players + 1);
      expect(new Set(offers.map(({ tile }) => tile)).size, seed).toBe(players + 1);
    }
  });

  it.each(PLAYER_COUNTS)('%d players: they choose in reverse turn order', (players) => {
    const { events } = playOn(begin({ players }).state, ({ phase }) => phase !== 'draft');
    const order = Array.from({ length: players }, (_, i) => players - 1 - i);
    expect(eventsOf(events, 'offerPicked').map(({ seat }) => seat)).toEqual(order);
  });

  it.each([false, true])(
    'with the campaign content %s: whether its clan, port and scoring tile ever come',
    (kickstarter) => {
      const games = seeds(60).map((seed) => begin({ seed, players: 4, options: { kickstarter } }).state);
      expect(games.some(({ offers }) => offers.some(({ clan }) => clan === 'macewan'))).toBe(kickstarter);
      expect(games.some(({ map }) => Object.values(map.ports).includes(9))).toBe(kickstarter);
      expect(games.some(({ scoringTiles }) => scoringTiles.includes(9))).toBe(kickstarter);
    },
  );

  it('every clan, port, scoring tile and starting tile can be drawn, except those of the kickstarter', () => {
    const games = seeds(60).map((seed) => begin({ seed, players: 4 }).state);
    const clans = new Set(games.flatMap(({ offers }) => offers.map(({ clan }) => clan)));
    expect(clans).toEqual(new Set(CLANS.filter((clan) => clan !== 'macewan')));
    const eight = new Set([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(games.flatMap(({ map }) => Object.values(map.ports)))).toEqual(eight);
    expect(new Set(games.flatMap(({ scoringTiles }) => scoringTiles))).toEqual(eight);
    expect(new Set(games.flatMap(({ offers }) => offers.map(({ tile }) => tile)))).toEqual(
      new Set([...eight, 9]),
    );
  });

  it('refuses unavailable and taken offers, and players who are not next', () => {
    const { state } = begin({ players: 3 });
    const last = 2;
    expect(refusal(state, last, { type: 'pick', offer: 4 })).toEqual({ code: 'noSuchOffer', offer: 4 });
    expect(refusal(state, 0, { type: 'pick', offer: 0 }).code).toBe('notYourTurn');
    expect(refusal(state, last, { type: 'pass' })).toEqual({ code: 'notNow', decision: 'draft' });
    const { state: next } = act(state, last, { type: 'pick', offer: 1 });
    expect(refusal(next, 1, { type: 'pick', offer: 1 })).toEqual({ code: 'offerTaken', offer: 1 });
    expect(legalActions(next, 1)).toEqual([0, 2, 3].map((offer) => ({ type: 'pick', offer })));
  });
});

describe('R-SETUP-3 a chosen pair', () => {
  it.each(CLANS)('%s: gives money and goods at once', (clan) => {
    const { state } = offering([clan], { options: { kickstarter: true } });
    const offer = state.offers.findIndex((one) => one.clan === clan);
    const { state: after, events } = act(state, 2, { type: 'pick', offer });
    const tile = CONTENT.startingTiles.find(({ id }) => id === state.offers[offer]?.tile);
    const player = seatAt(after, 2);
    expect(player).toMatchObject({ clan, startingTile: tile?.id, money: tile?.money, goods: tile?.goods });
    expect(eventsOf(events, 'money')).toEqual([
      { type: 'money', seat: 2, amount: tile?.money, source: 'setup', cause: 'offerPicked' },
    ]);
    expect(eventsOf(events, 'goods').every(({ source }) => source === 'setup')).toBe(true);
    expect(after.offers[offer]?.takenBy).toBe(2);
    expect(GOODS.every((good) => seatAt(after, 1).goods[good] === 0)).toBe(true);
  });

  it.each<[Clan, 2 | 3, { shipping?: number; stock?: number; board?: number; cellar?: boolean[] }]>([
    ['fergusson', 3, { shipping: 3 }],
    ['fergusson', 2, { shipping: 2 }],
    ['macdonald', 3, { shipping: 0 }],
    ['macdonald', 2, { shipping: 1 }],
    ['stewart', 3, { shipping: 1, stock: 5, board: 2 }],
    ['stewart', 2, { shipping: 1, stock: 5, board: 2 }],
    ['mackenzie', 3, { cellar: [false, false, false] }],
    ['campbell', 3, {}],
  ])('%s of %d players: the privileges it starts with', (clan, players, wanted) => {
    const { state } = offering([clan], { players });
    const after = pickFor(state, players - 1, clan).state;
    const { shipping, merchants, cellar } = seatAt(after, players - 1);
    expect({ shipping, ...merchants, cellar }).toEqual({
      shipping: 0,
      stock: 2,
      board: 5,
      cellar: [],
      ...wanted,
    });
  });
});

describe('R-SETUP-4 first workers', () => {
  const order = (events: Parameters<typeof eventsOf>[0]): Seat[] =>
    eventsOf(events, 'workerPlaced').map(({ seat }) => seat);

  it.each([
    [1, [0, 0]],
    [2, [0, 1, 1, 0]],
    [3, [0, 1, 2, 2, 1, 0]],
    [4, [0, 1, 2, 3, 3, 2, 1, 0]],
  ] as const)('%d players: one each in turn order, then one each in reverse', (players, wanted) => {
    const game = seeds(40)
      .map((seed) => begin({ seed, players }))
      .find(({ state }) => state.offers.every(({ clan }) => clan !== 'fergusson'));
    if (game === undefined) throw new Error('always Fergusson');
    const { events } = playOn(game.state, ({ phase }) => phase === 'actions');
    expect(order(events)).toEqual(wanted);
  });

  it.each<[Seat, Seat[]]>([
    [0, [0, 1, 2, 2, 1, 0, 0]],
    [1, [0, 1, 2, 2, 1, 0, 1]],
    [2, [0, 1, 2, 2, 1, 0, 2]],
  ])('with Fergusson in seat %d: a third worker after all others', (seat, wanted) => {
    const picked = pickFor(offering(['fergusson']).state, seat, 'fergusson').state;
    expect(order(playOn(picked, ({ phase }) => phase === 'actions').events)).toEqual(wanted);
  });

  it.each([
    ['woodcutter', 'E1', undefined],
    ['miner', 'F3', undefined],
    ['woodcutter', 'F3', 'wrongLand'],
    ['miner', 'E1', 'wrongLand'],
    ['woodcutter', 'D4', 'wrongLand'],
    ['miner', 'D4', 'wrongLand'],
    ['miner', 'C3', 'wrongLand'],
    ['woodcutter', 'PA', 'wrongLand'],
    ['fisherman', 'C3', 'unitNever'],
    ['woodcutter', 'B1', 'spaceTaken'],
    ['woodcutter', 'K4', 'spaceClosed'],
    ['miner', 'D8', undefined],
    ['woodcutter', 'D8', undefined],
  ] as const)('a %s on %s: %s', (unit, space, code) => {
    const state = firstWorkers(
      { blocked: { K4: 'covered' }, seats: [{}, { units: { B1: 'woodcutter' } }] },
      [0],
    );
    expect(check(state, 0, { type: 'placeWorker', unit, space })?.code).toBe(code);
  });

  it('can be anywhere: far from the player’s other worker, or next to another player’s', () => {
    const state = firstWorkers(
      { seats: [{ units: { A4: 'miner' } }, { units: { B1: 'woodcutter' } }] },
      [0, 0],
    );
    expect(check(state, 0, { type: 'placeWorker', unit: 'woodcutter', space: 'J9' })).toBeUndefined();
    expect(check(state, 0, { type: 'placeWorker', unit: 'woodcutter', space: 'C1' })).toBeUndefined();
    // It opens no purchase and no bonus: the next worker follows.
    const { state: after } = act(state, 0, { type: 'placeWorker', unit: 'woodcutter', space: 'C1' });
    expect(after.stack).toEqual([{ kind: 'firstWorker', seat: 0 }]);
  });

  it.each<[string, Clan | undefined, 'woodcutter' | 'miner', string, number]>([
    ['a woodcutter on land of £6', undefined, 'woodcutter', 'D8', 12],
    ['a miner on the same land', undefined, 'miner', 'D8', 16],
    ['a miner on land of £1', undefined, 'miner', 'A4', 11],
    ["the discount of Robertson's delta", 'robertson', 'woodcutter', 'K4', 4],
    ['the workers of MacDonald', 'macdonald', 'miner', 'D8', 12],
  ])('pays for worker and land: %s', (_, clan, unit, space, cost) => {
    const state = firstWorkers({ seats: [clan === undefined ? {} : { clan }] }, [0, 0]);
    const { state: after, events } = act(state, 0, { type: 'placeWorker', unit, space });
    expect(eventsOf(events, 'workerPlaced')).toEqual([{ type: 'workerPlaced', seat: 0, unit, space, cost }]);
    expect(seatAt(after, 0).money).toBe(100 - cost);
    expect(seatAt(after, 0).units).toEqual({ [space]: unit });
  });

  it('is refused if the player cannot pay', () => {
    const state = firstWorkers({ seats: [{ money: 11 }] }, [0]);
    expect(refusal(state, 0, { type: 'placeWorker', unit: 'woodcutter', space: 'D8' })).toEqual({
      code: 'tooExpensive',
      cost: 12,
      money: 11,
    });
    expect(refusal(state, 0, { type: 'endTurn' })).toEqual({ code: 'notNow', decision: 'firstWorker' });
    expect(refusal(state, 1, { type: 'placeWorker', unit: 'woodcutter', space: 'K4' }).code).toBe(
      'notYourTurn',
    );
  });

  it('is skipped, with a line in the log, if the player can pay for none', () => {
    const { state } = offering(['campbell', 'cunningham'], { players: 2, content: poorTiles(3) });
    const { state: started, events } = playOn(
      state,
      ({ phase }) => phase === 'actions',
      picks(['campbell', 'cunningham']),
    );
    expect(eventsOf(events, 'workerSkipped').map(({ seat }) => seat)).toEqual([0, 1, 1, 0]);
    expect(started.players.every(({ units }) => Object.keys(units).length === 0)).toBe(true);
    expect(started.round).toBe(1);
  });

  it('is skipped one by one: a player with money for one places one', () => {
    const game = offering(['campbell', 'cunningham'], { players: 2, content: poorTiles(13) });
    const { events } = playOn(
      game.state,
      ({ phase }) => phase === 'actions',
      (action, { offers }) =>
        (action.type === 'pick' && ['campbell', 'cunningham'].includes(offers[action.offer]?.clan ?? '')) ||
        action.type === 'placeWorker',
    );
    expect(order(events)).toEqual([0, 1]);
    expect(eventsOf(events, 'workerSkipped').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('is skipped if no space is legal', () => {
    const forests = ['B6', 'D5', 'D6', 'D8', 'E8', 'F2', 'G2', 'G3', 'H2', 'I2', 'J7', 'J8', 'K4', 'K6'];
    const mountains = ['B7', 'C2', 'C4', 'C5', 'C7', 'F3', 'F7', 'H3', 'H6', 'H7', 'J2', 'J3', 'J4', 'K8'];
    const rest = ['L2', 'L3', 'L4', 'L5'];
    const blocked = Object.fromEntries(
      [...forests, ...mountains, ...rest].map((space) => [space, 'covered' as const]),
    );
    const state = firstWorkers({ players: 2, blocked, seats: [{}, {}] }, [0, 1]);
    expect(legalActions(state, 0)).toEqual([]);
    const open = firstWorkers({ players: 2, blocked, seats: [{ clan: 'macdonald' }, {}] }, [0, 1]);
    const { events } = act(open, 0, { type: 'placeWorker', unit: 'fisherman', space: 'C3' });
    expect(eventsOf(events, 'workerSkipped')).toEqual([{ type: 'workerSkipped', seat: 1 }]);
  });

  it('offers only kinds that the player can pay for', () => {
    const content = unitCosts({ miner: 60 });
    const state = firstWorkers({ content, seats: [{ money: 55 }] }, [0]);
    const units = new Set(legalActions(state, 0).map((one) => ('unit' in one ? one.unit : '')));
    expect(units).toEqual(new Set(['woodcutter']));
  });

  it.each(PLAYER_COUNTS)('%d players: with £55, no one is ever skipped on the shipped maps', (players) => {
    for (const seed of seeds(8)) {
      const dearest = playOn(
        begin({ seed, players }).state,
        ({ phase }) => phase === 'actions',
        // All take the dearest space.
        (action, state) =>
          action.type === 'placeWorker' &&
          action.unit === 'miner' &&
          legalActions(state, waitedFor(state)).length > 0,
      );
      expect(eventsOf(dearest.events, 'workerSkipped'), seed).toEqual([]);
    }
  });
});

describe('R-SETUP-5 what everyone starts with', () => {
  it.each(PLAYER_COUNTS)('%d players', (players) => {
    for (const player of begin({ players }).state.players) {
      expect(player).toMatchObject({
        money: 0,
        glory: 0,
        units: {},
        merchants: { stock: 2, board: 5 },
        posted: {},
        shipping: 0,
        technology: { woodcutter: false, miner: false },
        contracts: [],
        fulfilled: [],
        ports: [],
        bid: 0,
      });
    }
  });

  it('one export box', () => {
    const picked = pickFor(offering(['campbell']).state, 0, 'campbell').state;
    const { state } = playOn(picked, ({ phase }) => phase === 'actions');
    const [first, second] = Object.values(state.contracts.board);
    const after = acts(state, [0, { type: 'obtain', contract: first ?? 0 }]).state;
    expect(seatAt(after, 0).contracts).toEqual([first]);
    const again = playOn(
      after,
      (now) => now.turn?.seat === 0 && !now.turn.mainDone,
      ({ type }) => type === 'pass' || type === 'endTurn',
    ).state;
    expect(refusal(again, 0, { type: 'obtain', contract: second ?? 0 })).toEqual({ code: 'noEmptyBox' });
  });

  it('a seed has only whole characters, because a database would change others and so the game', () => {
    expect(newGame({ seed: 'Schottland 🐑', players: 2 }).ok).toBe(true);
    expect(newGame({ seed: 'half \ud83d', players: 2 })).toMatchObject({
      ok: false,
      rejection: { code: 'malformed' },
    });
  });
});
