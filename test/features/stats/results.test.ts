/** Results of played games: stored at their end, deleted by undo, and the same when computed later. */
import { describe, expect, it } from 'vitest';
import { type ComputerPlayer, fallbackMove, randomPlayer } from '../../../src/ai/index.ts';
import { daily, type WakingHours } from '../../../src/calendar/index.ts';
import { CONTENT, type PlayerCount } from '../../../src/content/index.ts';
import type { Pause } from '../../../src/core/game/types.ts';
import {
  type Actor,
  type GameRecord,
  isComputer,
  type LobbySettings,
  type Outcome,
} from '../../../src/core/index.ts';
import {
  finalScore,
  type GameState,
  legalActions,
  pendingSeats,
  SCORE_ROWS,
} from '../../../src/engine/index.ts';
import type { Services } from '../../../src/features/index.ts';
import { isRated } from '../../../src/features/stats/eligibility.ts';
import {
  clanStats,
  type GameResult,
  guildStats,
  optionStats,
  playerStats,
  ratingsOf,
} from '../../../src/features/stats/index.ts';
import { responseTimesIn } from '../../../src/features/stats/response-times.ts';
import { buildResult, parseResult, RESULT_VERSION } from '../../../src/features/stats/result.ts';
import {
  ANN,
  BEN,
  CAT,
  done,
  EVE,
  legal,
  MOD,
  openApp,
  PLACE,
  passive,
  type Table,
  table,
  tableOf,
  waiting,
} from '../../core/fixtures/table.ts';
import { lastOf, type PlayedGame, playedGame } from '../../engine/properties/fixtures/games.ts';
import { member, recordAt } from '../../fixtures/records.ts';
import { randomResults, USERS } from '../../fixtures/results.ts';

const MINUTE = 60_000;
const T0 = Date.UTC(2026, 2, 1, 12);

/** Plays a game to its end by minimal moves. */
async function playedOut(players: number, seed: string): Promise<Table> {
  const made = await table(players, { seed });
  while ((await made.look()).record.status === 'playing') await made.drift();
  return made;
}

const recordsOf = ({ app }: Table, guild = PLACE.guild) => app.stats.getResults(guild);

describe('a game that ends', () => {
  it('stores its result in the same commit: places, points, players, duration', async () => {
    const made = await playedOut(3, 'heather');
    const { record, state, moves } = await made.look();
    expect(await made.store.results.listMissing(PLACE.guild, RESULT_VERSION)).toEqual([]);
    const { results, missing } = await recordsOf(made);
    expect(missing).toBe(0);
    expect(results).toHaveLength(1);
    const [result] = results as [GameResult];
    const sheet = finalScore(state ?? never());
    expect(result).toMatchObject({
      ...{ game: record.id, began: moves[0]?.at.getTime(), ended: moves.at(-1)?.at.getTime(), options: [] },
      seats: sheet?.players.map(({ place, total, points, seat }) => ({
        ...{ place, total, points, clan: state?.players[seat]?.clan, others: 0 },
        user: record.members[state?.seating[seat] ?? -1]?.user,
      })),
    });
    expect(result.seats.reduce((sum, { own }) => sum + own, 0)).toBe(moves.length);
  });

  it('counts in its own server alone', async () => {
    const made = await playedOut(2, 'heather');
    expect((await recordsOf(made)).results).toHaveLength(1);
    expect(await recordsOf(made, 'another guild')).toEqual({ results: [], missing: 0 });
  });

  it('loses its result by an undo, and gets another with its next end', async () => {
    const made = await playedOut(2, 'heather');
    const { moves } = await made.look();
    done(await made.app.moderation.undoTo(MOD, made.id, moves.length - 1));
    expect((await recordsOf(made)).results).toEqual([]);
    expect(await made.store.results.listMissing(PLACE.guild, RESULT_VERSION)).toEqual([]);
    while ((await made.look()).record.status === 'playing') await made.drift();
    const { results } = await recordsOf(made);
    expect(results).toHaveLength(1);
    expect(results[0]?.ended).toBeGreaterThan(moves.at(-1)?.at.getTime() ?? 0);
  });

  it('has the same result if it is calculated on demand, and only once', async () => {
    const made = await playedOut(3, 'heather');
    const { results: before } = await recordsOf(made);
    const { record } = await made.look();
    const { app, store } = made;
    await store.results.save(made.id, record.version, {
      version: RESULT_VERSION - 1,
      result: 'of an older release',
    });
    expect(await store.results.listMissing(PLACE.guild, RESULT_VERSION)).toEqual([made.id]);
    expect(await app.stats.getResults(PLACE.guild)).toEqual({ results: before, missing: 0 });
    expect(await store.results.listMissing(PLACE.guild, RESULT_VERSION)).toEqual([]);
  });

  /** Opens a game with a drawn seed and plays until the start of the second round. */
  async function secondRound(people: readonly Actor[]): Promise<Table> {
    const { app, store, again } = await openApp();
    const { id } = done(await app.lobby.create(ANN, PLACE, { players: people.length as PlayerCount })).game
      .record;
    for (const actor of people.slice(1)) done(await app.lobby.join(actor, id));
    done(await app.lobby.start(ANN, id));
    const made = tableOf(app, store, again, id);
    while ((await made.state()).round < 2) await made.drift();
    return made;
  }

  async function playOn(made: Table): Promise<GameResult> {
    while ((await made.look()).record.status === 'playing') await made.drift();
    return (await recordsOf(made)).results[0] ?? never();
  }

  it('gives no best score if its only person undid something revealed, and says so', async () => {
    const honest = await playOn(await secondRound([ANN]));
    expect(playerStats([honest], ANN.user)?.byPlayers).toMatchObject([{ best: honest.seats[0]?.total }]);
    const made = await secondRound([ANN]);
    expect(done(await made.app.play.undo(ANN, made.id, 'turn'))).toMatchObject({ done: true, peeked: true });
    const peeked = await playOn(made);
    expect(playerStats([peeked], ANN.user)).toMatchObject({
      byPlayers: [{ players: 1, games: 1, best: undefined }],
      withoutBest: 1,
    });
    expect(guildStats([peeked])).toMatchObject({ games: 1, byPlayers: [], withoutBest: 1 });
    expect(guildStats([peeked, honest]).byPlayers).toMatchObject([
      { best: { total: honest.seats[0]?.total } },
    ]);
  });

  it('gives none if a moderator undoes it for them, or after the end has shown the seed', async () => {
    const helped = await secondRound([ANN]);
    done(await helped.app.moderation.undoTo(MOD, helped.id, 3));
    expect(await playOn(helped)).toMatchObject({ peeked: true });
    const again = await secondRound([ANN]);
    await playOn(again);
    done(await again.app.play.undo(ANN, again.id, 'turn'));
    expect(await playOn(again)).toMatchObject({ peeked: true });
  });

  it('gives none if a moderator undid something revealed without asking the others, and stays rated', async () => {
    const made = await secondRound([ANN, BEN]);
    await playOn(made);
    await made.told();
    const { length } = (await made.look()).moves;
    done(await made.app.moderation.undoTo({ ...ANN, moderator: true }, made.id, length - 6));
    expect((await made.told())[0]).toMatchObject({ kind: 'undone', reopened: true, peeked: true });
    const played = await playOn(made);
    expect(guildStats([played])).toMatchObject({ games: 1, byPlayers: [], withoutBest: 1 });
    expect(isRated(played)).toBe(true);
    const other = await secondRound([ANN, BEN]);
    done(
      await other.app.play.play(await other.next(), other.id, {
        action: legal(await other.state(), 'obtain'),
      }),
    );
    await other.told();
    done(await other.app.moderation.undoTo(MOD, other.id, (await other.look()).moves.length - 1));
    expect((await other.told())[0]).not.toHaveProperty('peeked');
    expect(await playOn(other)).not.toHaveProperty('peeked');
  });

  it('gives none if turns were undone after the end, though first only production was', async () => {
    for (const players of [1, 2] as const) {
      const { app, store, again } = await openApp();
      const { id } = done(await app.lobby.create(ANN, PLACE, { players })).game.record;
      if (players === 2) done(await app.lobby.addComputer(ANN, id, 'laird', 'Laird'));
      done(await app.lobby.start(ANN, id));
      const made = tableOf(app, store, again, id);
      const random = randomPlayer('z', 'exporter', CONTENT);
      while ((await made.look()).record.status === 'playing') {
        const state = await made.state();
        const seat = waiting(state)[0] ?? never();
        await made.move({ seat, action: random(state, seat, legalActions(state, seat)) });
      }
      expect(done(await app.play.undo(ANN, id, 'turn'))).not.toHaveProperty('peeked');
      expect((await made.state()).phase).toBe('production');
      expect(done(await app.play.undo(ANN, id, 'turn'))).toMatchObject({ peeked: true });
      // What was played since then showed nothing.
      await made.drift();
      expect(done(await app.play.undo(ANN, id, 'step'))).not.toHaveProperty('peeked');
      expect(await playOn(made)).toMatchObject({ peeked: true });
    }
  });

  it('gives one if the others agreed, or nothing was revealed', async () => {
    const made = await secondRound([ANN, BEN]);
    await playOn(made);
    const last = (await made.look()).moves.findLast(({ by }) => by === ANN.user || by === BEN.user);
    const [asker, other] = last?.by === ANN.user ? [ANN, BEN] : [BEN, ANN];
    done(await made.app.play.undo(asker, made.id, 'turn'));
    done(
      await made.app.play.answerConsent(other, made.id, (await made.look()).record.consent?.id ?? 0, true),
    );
    expect(await playOn(made)).not.toHaveProperty('peeked');
    const alone = await secondRound([ANN]);
    done(await alone.app.play.play(ANN, alone.id, { action: legal(await alone.state(), 'obtain') }));
    expect(done(await alone.app.play.undo(ANN, alone.id, 'step'))).not.toHaveProperty('peeked');
    expect(await playOn(alone)).not.toHaveProperty('peeked');
  });

  it('gives none if the deal could be known: a chosen seed, or a challenge whose week was over', () => {
    const one = randomResults('bests', 20).find(({ seats: [seat] }) => seat?.others === 0) ?? never();
    const bestOf = (more: Partial<GameResult>) => guildStats([{ ...one, ...more }]).byPlayers.length;
    expect([bestOf({}), bestOf({ sealed: one.ended + 1 })]).toEqual([1, 1]);
    expect([bestOf({ chosenSeed: true }), bestOf({ sealed: one.ended })]).toEqual([0, 0]);
  });

  it('gives none, and does not count in the average winning score beside them', () => {
    const isPlain = ({ user, others }: GameResult['seats'][number]) => USERS.includes(user) && others === 0;
    const isDuel = ({ seats }: GameResult) => seats.length === 2 && seats.every(isPlain);
    const one = randomResults('bests', 60).find(isDuel) ?? never();
    const total = Math.max(...one.seats.map((seat) => seat.total));
    const seats = one.seats.map((seat) => ({ ...seat, total: seat.total + 100 }));
    const known: GameResult = { ...one, game: 'known', seats, chosenSeed: true };
    expect(guildStats([one, known])).toMatchObject({
      ...{ games: 2, withoutBest: 1 },
      byPlayers: [{ players: 2, games: 1, winning: total, best: { total } }],
    });
  });

  it('of a challenge counts when its week is over', async () => {
    const made = await playedOut(2, 'heather');
    const { record } = await made.look();
    const [result] = (await recordsOf(made)).results;
    const now = made.app.now().getTime();
    for (const [sealed, count] of [
      [now + 3_600_000, 0],
      [now, 1],
    ] as const) {
      const kept = { version: RESULT_VERSION, result: { ...result, sealed } };
      await made.store.results.save(made.id, record.version, kept);
      expect((await recordsOf(made)).results, `sealed ${sealed}`).toHaveLength(count);
    }
    const week = { challenge: { week: '2026-W10', home: 'channel' } };
    const game = playedGame('sealed', 1);
    const { state, members, moves } = told(game, () => 1);
    const of = (more: object) =>
      buildResult({ record: recordAt(state, members, more), moves, state }, courseOf(game), () => ({}));
    expect(of(week).sealed).toBe(Date.UTC(2026, 2, 9));
    expect(of({})).not.toHaveProperty('sealed');
  });

  it('is left out if its result is unreadable, and no other is', async () => {
    const made = await playedOut(2, 'heather');
    const { record } = await made.look();
    await made.store.results.save(made.id, record.version, {
      version: RESULT_VERSION,
      result: { seats: 'none' },
    });
    expect(await recordsOf(made)).toEqual({ results: [], missing: 0 });
  });

  it('because players gave up counts by its places, and forced moves are no one’s choice', async () => {
    const made = await table(2, { seed: 'heather' });
    while ((await made.state()).phase !== 'actions') await made.drift();
    done(await made.app.play.concede(BEN, made.id));
    while ((await made.look()).record.status === 'playing') await made.drift();
    const [result] = (await recordsOf(made)).results;
    const ben = result?.seats.find(({ user }) => user === BEN.user);
    expect(ben).toMatchObject({ conceded: true, others: 0 });
    expect(ben?.own).toBeLessThan(10);
  });
});

describe('a seat handed to a computer for good', () => {
  const toComputer = { level: 'apprentice', name: 'Apprentice', span: 'good' } as const;

  /** Computers here play minimal moves immediately. */
  const thinker: ComputerPlayer = {
    think: async ({ view, seat }) => ({ thoughts: [fallbackMove(view, seat)] }),
  };

  /** A game of Ann and another player, added by `join`. */
  async function begun(
    join: (app: Services, id: string) => Promise<Outcome>,
    wish: LobbySettings = {},
  ): Promise<Table> {
    const { app, store, again } = await openApp({ thinker });
    const { id } = done(await app.lobby.create(ANN, PLACE, { players: 2, ...wish })).game.record;
    done(await join(app, id));
    done(await app.lobby.start(ANN, id));
    return tableOf(app, store, again, id);
  }

  /** Plays to the end: Ann by minimal moves, and the computers. */
  async function playedOn(made: Table, isThere = (_: GameState) => false): Promise<Table> {
    for (;;) {
      await made.app.scheduler.runDueJobs();
      await made.app.computers.whenIdle();
      const { record, state } = await made.look();
      if (record.status !== 'playing' || isThere(state ?? never())) return made;
      const seat = waiting(state ?? never())[0] ?? 0;
      if ((await made.at(seat)).user === ANN.user) await made.drift();
    }
  }

  /** A game of two in which Ben assigns his seat to a computer after this many moves, played to its end. */
  async function handedOver(moves: number): Promise<Table> {
    const made = await begun((app, id) => app.lobby.join(BEN, id));
    await made.drift(moves);
    done(await made.app.computers.assignComputer(BEN, made.id, toComputer));
    return await playedOn(made);
  }

  it.each([0, 6])(
    'after %i moves is a loss for its former player, and a rated game for the others',
    async (moves) => {
      const made = await handedOver(moves);
      const [result = never()] = (await recordsOf(made)).results;
      const own = (await made.look()).moves.filter(({ by }) => by === BEN.user).length;
      expect(result.seats.map(({ former }) => former).filter(Boolean)).toEqual([
        { user: BEN.user, name: BEN.name, own },
      ]);
      expect(own > 0).toBe(moves > 0);
      expect(isRated(result)).toBe(true);
      const rated = await ratingsOf([result]);
      expect(rated.map(({ user, games }) => [user, games]).sort()).toEqual([
        [ANN.user, 1],
        [BEN.user, 1],
      ]);
      const won = { ...result, seats: result.seats.map((seat) => ({ ...seat, place: seat.former ? 1 : 2 })) };
      for (const ratings of [rated, await ratingsOf([won])]) {
        expect(ratings.map(({ user, change }) => [user, change > 0])).toEqual([
          [ANN.user, true],
          [BEN.user, false],
        ]);
      }
      // The computer's score belongs to no user.
      expect(playerStats([result], BEN.user)).toBeUndefined();
      expect(JSON.parse(await made.app.privacy.exportData(BEN.user)).games).toMatchObject([
        { tenures: [{ user: BEN.user, owner: true }] },
      ]);
    },
  );

  it('under an older release is rated by who chose its moves before the computer', async () => {
    const made = await handedOver(12);
    const kept = (await made.store.games.findById(made.id)) ?? never();
    const record = kept.record as GameRecord;
    // It was not recorded then, and its result has an older version.
    const { substitutions: _, ...older } = record;
    const version = record.version + 1;
    const commit = { record: { ...older, version }, expected: record.version, keep: kept.moves.length };
    await made.store.games.commit({ ...commit, append: [], snapshot: undefined, announcements: [] });
    await made.store.results.save(made.id, version, { version: 1, result: 'unrated' });
    const app = await made.again();
    const [result = never()] = (await app.stats.getResults(PLACE.guild)).results;
    expect(result.seats.map(({ former }) => former).filter(Boolean)).toEqual([
      { user: BEN.user, own: expect.any(Number) },
    ]);
    expect(isRated(result)).toBe(true);
  });

  it('no longer counts for its former player once they are erased', async () => {
    const made = await handedOver(12);
    await made.app.privacy.eraseUser(BEN, () => 'a former player');
    const { results } = await recordsOf(made);
    expect(JSON.stringify(results)).not.toContain(BEN.name);
    expect((await ratingsOf(results)).map(({ user }) => user)).toEqual([ANN.user]);
  });

  it.each([
    ['with a drawn seed, after 8 moves, a loss', 8, {}, true],
    ['before their first move, unrated', 0, {}, false],
    ['with a chosen seed, unrated', 8, { seed: 'heather' }, false],
  ])('also changes how a game counts if its player is to come back: %s', async (_, moves, wish, rated) => {
    const made = await begun((app, id) => app.lobby.join(BEN, id), wish);
    await made.drift(moves);
    done(await made.app.computers.assignComputer(BEN, made.id, { ...toComputer, span: 'while' }));
    const [result = never()] = (await recordsOf(await playedOn(made))).results;
    const seat = result.seats.find(({ user }) => user === BEN.user);
    expect(seat?.computers).toBe(seat?.others);
    expect(isRated(result)).toBe(rated);
    const won = { ...result, seats: result.seats.map((one) => ({ ...one, place: one === seat ? 1 : 2 })) };
    const ratings = await ratingsOf([won]);
    expect(ratings.map(({ user, change }) => [user, change > 0])).toEqual(
      rated
        ? [
            [ANN.user, true],
            [BEN.user, false],
          ]
        : [],
    );
  });

  it.each([
    [0, true],
    [4, false],
  ])(
    'before their first move leaves the game rated if they come back in round %i: %s',
    async (round, rated) => {
      const made = await begun((app, id) => app.lobby.join(BEN, id));
      done(await made.app.computers.assignComputer(BEN, made.id, { ...toComputer, span: 'while' }));
      await playedOn(made, (state) => state.round === round);
      done(await made.app.clocks.returnToSeat(BEN, made.id));
      while ((await made.look()).record.status === 'playing') await made.drift();
      const [result = never()] = (await recordsOf(made)).results;
      expect(result.seats.find(({ user }) => user === BEN.user)?.own).toBeGreaterThan(0);
      expect(isRated(result)).toBe(rated);
    },
  );

  it('before their first move is no way to leave the game unrated: it counts like later', async () => {
    const made = await begun((app, id) => app.lobby.join(BEN, id));
    const meanwhile = { ...toComputer, span: 'while' } as const;
    done(await made.app.computers.assignComputer(BEN, made.id, meanwhile));
    await playedOn(made, (state) => state.phase === 'workers');
    done(await made.app.clocks.returnToSeat(BEN, made.id));
    while ((await made.state()).round < 5) await made.drift();
    done(await made.app.computers.assignComputer(BEN, made.id, meanwhile));
    const [result = never()] = (await recordsOf(await playedOn(made))).results;
    const { moves } = await made.look();
    const computers = moves.filter(({ by }) => isComputer(by)).length;
    const seat = result.seats.find(({ user }) => user === BEN.user) ?? never();
    expect(seat).toMatchObject({ computers, others: computers });
    expect(4 * computers).toBeGreaterThan(seat.own + seat.others);
    expect(isRated(result)).toBe(true);
  });

  it('who never came leaves it unrated, even if a stand-in chose moves in round 1', async () => {
    const made = await begun((app, id) => app.lobby.join(BEN, id));
    const seat = (await made.state()).seating.indexOf(1);
    const forBen = { ...toComputer, span: 'while', seat } as const;
    done(await made.app.moderation.assignSubstitute(MOD, made.id, seat, EVE));
    for (let own = 0; own === 0; ) {
      const state = await made.state();
      const [next = never()] = waiting(state);
      own = Number(next === seat);
      const actor = next === seat ? EVE : ANN;
      done(await made.app.play.play(actor, made.id, { action: passive(state, next) }));
    }
    done(await made.app.clocks.stepDown(EVE, made.id));
    done(await made.app.computers.assignComputer(MOD, made.id, forBen));
    const [result = never()] = (await recordsOf(await playedOn(made))).results;
    expect(result.seats[seat]).toMatchObject({ user: BEN.user, own: 0, noShow: true });
    expect(isRated(result)).toBe(false);
  });

  it('from the start makes a game unrated', async () => {
    const made = await playedOn(
      await begun((app, id) => app.lobby.addComputer(ANN, id, 'apprentice', 'Apprentice')),
    );
    const [result = never()] = (await recordsOf(made)).results;
    expect(result.seats.some(({ former }) => former !== undefined)).toBe(false);
    expect(isRated(result)).toBe(false);
  });
});

describe('erasing a user', () => {
  it('keeps their games without them, and all sums', async () => {
    const erika: Actor = { ...BEN, user: '200000000000000001', name: 'Erika' };
    const made = await table(1, { seed: 'heather' });
    const { app, store } = made;
    const place = { ...PLACE, channel: 'another' };
    const { id } = done(await app.lobby.create(erika, place, { players: 2, seed: 'thistle' })).game.record;
    done(await app.lobby.join(CAT, id));
    done(await app.lobby.start(erika, id));
    for (;;) {
      const { record, state } = (await app.queries.getGame(id)) ?? never();
      if (record.status !== 'playing' || state === undefined) break;
      const seat = waiting(state)[0] ?? 0;
      const { user, name } = record.members[state.seating[seat] ?? -1] ?? never();
      done(await app.play.play({ user, name, moderator: false }, id, { action: passive(state, seat) }));
    }
    const sums = (results: readonly GameResult[]) => {
      const { games, average, length } = guildStats(results);
      const clans = clanStats(results).map(({ best, ...rest }) => ({ ...rest, total: best?.total }));
      return { games, average, length, clans, options: optionStats(results) };
    };
    const before = (await app.stats.getResults(PLACE.guild)).results;
    expect(playerStats(before, erika.user)?.all?.games).toBe(1);
    await app.privacy.eraseUser(erika, () => 'a former player');
    expect(JSON.stringify(await store.results.listByGuild(PLACE.guild, RESULT_VERSION))).not.toMatch(
      /Erika|200000000000000001/,
    );
    const after = (await app.stats.getResults(PLACE.guild)).results;
    expect(sums(after)).toEqual(sums(before));
    expect(playerStats(after, erika.user)).toBeUndefined();
    expect(playerStats(after, CAT.user)).toEqual(playerStats(before, CAT.user));
  });
});

/** Members in order of joining, and moves after this many minutes each. */
function told({ moves, states }: PlayedGame, minutes: (seat: number) => number, ordered?: number) {
  const state = lastOf(states);
  const members = state.seating.map((_, i) => member(`user ${i}`));
  let at = T0;
  const stored = moves.map(({ seat, action }) => {
    at += minutes(seat) * MINUTE;
    const by = members[state.seating[seat] ?? -1]?.user ?? '';
    return { seat, action, by, at: new Date(at), ...(seat === ordered ? { ordered: true } : {}) };
  });
  return { state, members, moves: stored };
}

const courseOf = ({ states, events }: PlayedGame) => ({ states, events: events.slice(1) });

describe('random games', () => {
  const GAMES = Array.from({ length: 30 }, (_, n) =>
    playedGame(`records ${n}`, ((n % 4) + 1) as PlayerCount),
  );

  it('have the results of their score sheets, for every seat', () => {
    for (const game of GAMES) {
      const { state, members, moves } = told(game, () => 1);
      const result = buildResult(
        { record: recordAt(state, members), moves, state },
        courseOf(game),
        () => ({}),
      );
      // The stored form can be parsed again.
      expect(parseResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
      result.seats.forEach((seat, i) => {
        const better = result.seats.filter(({ total }) => total > seat.total).length;
        expect(seat.total).toBe(SCORE_ROWS.reduce((sum, row) => sum + seat.points[row], 0));
        expect(seat.place).toBeGreaterThan(better);
        expect(seat).toMatchObject({ others: 0, own: game.moves.filter((move) => move.seat === i).length });
        expect(seat.user).toBe(`user ${state.seating[i]}`);
      });
      expect(result.ended - result.began).toBe((moves.length - 1) * MINUTE);
    }
  });

  it('have response times from each wait to its first move', () => {
    const game = GAMES.find(({ setup }) => setup.players === 3) ?? never();
    const { state, members, moves } = told(game, (seat) => [2, 30, 100][seat] ?? 1);
    const user = (seat: number) => members[state.seating[seat] ?? -1]?.user ?? '';
    const answers = responseTimesIn(courseOf(game), moves, (seat) => ({ user: user(seat) }));
    for (const [seat, own] of answers.entries()) {
      expect(own.length, `seat ${seat}`).toBeGreaterThan(5);
      // Alone on turn, they were pending since the move before; in production all are pending at once.
      const alone = moves.filter((move, i) => {
        const before = game.states[i];
        return (
          move.seat === seat &&
          i > 0 &&
          moves[i - 1]?.seat !== seat &&
          before &&
          pendingSeats(before).length === 1
        );
      });
      const [usual] = [2, 30, 100].filter((_, i) => i === seat).map((minutes) => minutes * 60);
      expect(own.filter((seconds) => seconds === usual).length, `seat ${seat}`).toBeGreaterThanOrEqual(
        alone.length * 0.6,
      );
      expect(Math.min(...own), `seat ${seat}`).toBe(usual);
    }
  });

  it('have no response times of computers, substitutes, orders or solo games, and count waking hours only', () => {
    const game = GAMES.find(({ setup }) => setup.players === 2) ?? never();
    const { state, members, moves } = told(game, () => 24 * 60, 1);
    const user = (seat: number) => members[state.seating[seat] ?? -1]?.user ?? '';
    const hours = daily('Asia/Tokyo', 9 * 60, 21 * 60);
    const [first = [], second = []] = responseTimesIn(courseOf(game), moves, (seat) => ({
      user: user(seat),
      hours,
    }));
    expect(second).toEqual([]);
    expect(first.length).toBeGreaterThan(5);
    // Whole days apart; twelve hours of each are waking hours.
    expect(first.every((seconds) => seconds % (12 * 3600) === 0)).toBe(true);
    expect(responseTimesIn(courseOf(game), moves, () => ({ user: 'somebody else' })).flat()).toEqual([]);
    expect(responseTimesIn(courseOf(game), moves, () => undefined).flat()).toEqual([]);
    const alone = GAMES.find(({ setup }) => setup.players === 1) ?? never();
    const solo = told(alone, () => 1);
    const record = recordAt(solo.state, solo.members);
    expect(buildResult({ ...solo, record }, courseOf(alone), () => ({})).seats[0]?.answers).toEqual([]);
  });
});

describe('a response time', () => {
  it('is left out if the player was away in between, on any day there', () => {
    const game = playedGame('away', 2);
    const { members, state, moves } = told(game, () => 30);
    const user = (seat: number) => members[state.seating[seat] ?? -1]?.user ?? '';
    const timesWith = (away: readonly { from: string; to: string }[]) =>
      responseTimesIn(courseOf(game), moves, (seat) => ({
        user: user(seat),
        ...(seat === 0 ? { away } : {}),
      }));
    const [all = [], others] = timesWith([]);
    const [some = [], same] = timesWith([{ from: '2026-03-02', to: '2026-03-02' }]);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(timesWith([{ from: '2026-02-20', to: '2026-03-20' }])).toEqual([[], others]);
    expect(timesWith([{ from: '2026-04-01', to: '2026-04-02' }])).toEqual([all, others]);
    expect(same).toEqual(others);
  });

  it('is shorter by the pauses of the game in between, as far as the player was awake', () => {
    const game = playedGame('away', 2);
    const { moves } = told(game, () => 30);
    const [before, after] = moves.slice(40).map(({ at }) => at.getTime()) as [number, number];
    const timesWith = (pauses: readonly Pause[], hours?: WakingHours) =>
      responseTimesIn(
        courseOf(game),
        moves,
        (seat) => ({ user: moves.find((move) => move.seat === seat)?.by ?? '', hours }),
        pauses,
      ).flat();
    const sum = (times: readonly number[]) => times.reduce((total, one) => total + one, 0);
    const awake = daily('UTC', 0, 24 * 60);
    const all = sum(timesWith([], awake));
    const pause = { from: before + 10 * MINUTE, to: after - 5 * MINUTE };
    expect(all - sum(timesWith([pause], awake))).toBe(15 * 60);
    // Nobody waits before the first move, or after the last.
    expect(sum(timesWith([{ from: 0, to: 1 }, { from: T0 + 1e12 }], awake))).toBe(all);
    expect(sum(timesWith([{ from: 0 }], awake))).toBe(0);
  });

  it('is left out for days that stopped a clock, at tables where they do', async () => {
    const answersAt = async (noAway: boolean) => {
      const made = await table(2, { seed: 'heather', noAway });
      await made.store.settings.changeUser(ANN.user, () => ({ awaySpent: ['2026-01-01'] }));
      while ((await made.look()).record.status === 'playing') await made.drift();
      const { seats = [] } = (await recordsOf(made)).results[0] ?? {};
      return new Map(seats.map(({ user, answers }) => [user, answers.length]));
    };
    const stopped = await answersAt(false);
    expect(stopped.get(ANN.user)).toBe(0);
    expect(stopped.get(BEN.user)).toBeGreaterThan(0);
    expect((await answersAt(true)).get(ANN.user)).toBeGreaterThan(0);
  });
});

describe('a move by a standing order', () => {
  it('is marked as one', async () => {
    const made = await table(2, { seed: 'heather' });
    while ((await made.state()).phase !== 'actions') await made.drift();
    const state = await made.state();
    const waits = waiting(state)[0] ?? 0;
    const other = await made.at(1 - waits);
    const wish = legalActions(state, waits).find(({ type }) => type === 'hire') ?? legal(state, 'pass');
    done(await made.app.standingOrders.set(other, made.id, [{ action: wish }, { action: { type: 'pass' } }]));
    await made.move({ seat: waits, action: { type: 'pass' } });
    const isDone = async () => (await made.look()).moves.some(({ ordered }) => ordered === true);
    // The clock advances at each look.
    for (let n = 0; n < 200 && !(await isDone()); n++) {
      made.app.now();
      await made.app.scheduler.runDueJobs();
    }
    const { moves } = await made.look();
    expect(moves.filter(({ ordered }) => ordered === true).length).toBeGreaterThan(0);
    expect(
      moves.filter(({ by, ordered }) => by === ANN.user && ordered === undefined).length,
    ).toBeGreaterThan(0);
    expect(moves.every(({ by, ordered }) => ordered !== true || by === other.user)).toBe(true);
  });
});

function never(): never {
  throw new Error('it is not there');
}
