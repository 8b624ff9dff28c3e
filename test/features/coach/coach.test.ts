/** Reviews of finished games: requested, continued by any process, refused, outdated and erased. */
import { describe, expect, it } from 'vitest';
import {
  type Coach,
  findingsOf,
  isFinished,
  measureHabits,
  type Review,
  type ReviewedGame,
} from '../../../src/ai/index.ts';
import type { Actor, RawReview } from '../../../src/core/index.ts';
import { MINUTE_MS } from '../../../src/durations.ts';
import { legalActions, pendingSeats } from '../../../src/engine/index.ts';
import { reviewPanel } from '../../../src/features/coach/discord/panel.ts';
import { ownGame, startReview } from '../../../src/features/coach/reviewed-game.ts';
import { playComputerGame } from '../../../src/tools/computer-game.ts';
import {
  ANN,
  BEN,
  CAT,
  done,
  EVE,
  MOD,
  openApp,
  PLACE,
  passive,
  tableOf,
} from '../../core/fixtures/table.ts';
import { visitOf } from '../../discord/fixtures/panels-crawler.ts';
import { textOf } from '../../discord/fixtures/posts-games.ts';
import { quickCoach, waitingCoach } from '../../fixtures/quick-coach.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

/** A game of Ann and Ben that is over, unless `moves` is given. `later` lets time pass for claims. */
async function table(coach: Coach = quickCoach, moves = Number.POSITIVE_INFINITY) {
  let time = Date.UTC(2026, 0, 1);
  const { app, store, again, log } = await openApp({ store: memoryStore(() => new Date(time)), coach });
  const play = async (channel: string) => {
    const opened = await app.lobby.create(ANN, { ...PLACE, channel }, { players: 2, seed: 'heather' });
    const { id } = done(opened).game.record;
    done(await app.lobby.join(BEN, id));
    done(await app.lobby.start(ANN, id));
    const made = tableOf(app, store, again, id);
    for (let i = 0; i < moves && (await made.look()).record.status === 'playing'; i++) await made.drift();
    return id;
  };
  const id = await play('channel');
  const later = (ms: number) => {
    time += ms;
  };
  return { app, store, again, log, id, play, later, review: () => app.coach.review(ANN.user, id) };
}

/** Returns the number of turns that a stored review judges. */
const turnsIn = (stored: RawReview | undefined) => (stored?.state as Review | undefined)?.decisions.length;

/** The error with which a thinking process ends. */
const ENDED = new DOMException('the computer players have been closed', 'AbortError');

describe('a review', () => {
  it('starts when its player asks, says how long it takes, and is there when all turns are judged', async () => {
    const coach = waitingCoach();
    const { app, id, store, review } = await table(coach);
    expect(await review()).toEqual({ kind: 'working', remainingMs: 5 * MINUTE_MS });
    expect((await review()).kind).toBe('working');
    coach.letWork();
    await app.coach.whenIdle();
    const ready = await review();
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    const { findings, best, points, positionAt } = ready.review;
    expect(findings.map(({ round }) => round)).toEqual([4, 3, 2]);
    expect(best).toMatchObject({ round: 5, played: [{ type: 'pass' }] });
    expect(points?.rounds).toHaveLength(5);
    expect(positionAt(findings[0]?.from ?? 0).setup.seed).not.toBe('heather');
    // Each turn once, however often the player asked.
    expect(coach.asked).toBe(turnsIn(await store.reviews.find(id, ANN.user)));
  });

  it('has the same result however often its process ends', async () => {
    const whole = await table();
    await whole.review();
    await whole.app.coach.whenIdle();
    let calls = 0;
    const broken: Coach = {
      ...quickCoach,
      nextSlice: (game, review) =>
        ++calls % 2 === 0 ? Promise.reject(ENDED) : quickCoach.nextSlice(game, review),
    };
    const { id, store, again, review, log } = await table(broken);
    await review();
    for (let process = 0; process < 9 && (await store.reviews.listOpen()).length > 0; process++) {
      const { coach } = await again();
      coach.continueReviews();
      await coach.whenIdle();
    }
    const decisionsOf = (stored: unknown) => (stored as { state: Review }).state.decisions;
    expect(decisionsOf(await store.reviews.find(id, ANN.user))).toEqual(
      decisionsOf(await whole.store.reviews.find(whole.id, ANN.user)),
    );
    expect(log).toEqual([]);
  });

  it('stops between two slices when the bot does, and continues in the next process', async () => {
    const coach = waitingCoach();
    const { app, again, store, id, review } = await table(coach);
    await review();
    const stopping = app.coach.stop();
    coach.letWork();
    await stopping;
    expect(coach.asked).toBe(1);
    const next = await again();
    next.coach.continueReviews();
    await next.coach.whenIdle();
    expect(isFinished((await store.reviews.find(id, ANN.user))?.state as Review)).toBe(true);
    expect(coach.asked).toBe(turnsIn(await store.reviews.find(id, ANN.user)));
  });

  it('is given up after five failures, and can be tried again', async () => {
    let fails = true;
    const coach: Coach = {
      ...quickCoach,
      nextSlice: (game, state) =>
        fails ? Promise.reject(new Error('no luck')) : quickCoach.nextSlice(game, state),
    };
    const { app, id, review, log, later } = await table(coach);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await review()).kind).toBe('working');
      app.coach.continueReviews();
      await app.coach.whenIdle();
      later(2 * MINUTE_MS);
    }
    expect(await review()).toEqual({ kind: 'failed' });
    expect(log).toEqual(Array(5).fill(`The review of game ${id} failed. Error: no luck`));
    fails = false;
    expect((await app.coach.review(ANN.user, id, { again: true })).kind).toBe('working');
    await app.coach.whenIdle();
    expect((await review()).kind).toBe('ready');
  });

  it('is refused for running games, to others, and beside another one', async () => {
    const running = await table(quickCoach, 10);
    expect(await running.review()).toEqual({ kind: 'refused', obstacle: { code: 'notOver' } });
    const coach = waitingCoach();
    const { app, id, play, review, store } = await table(coach);
    const asked = (user: string, game: string) => app.coach.review(user, game);
    expect(await asked(CAT.user, id)).toEqual({ kind: 'refused', obstacle: { code: 'notPlayer' } });
    expect((await asked(ANN.user, 'aaaaaaaa')).kind).toBe('refused');
    expect(await store.reviews.listOpen()).toEqual([]);
    await review();
    const second = await play('another');
    expect(await asked(ANN.user, second)).toEqual({ kind: 'refused', obstacle: { code: 'another' } });
    expect((await asked(BEN.user, second)).kind).toBe('working');
    coach.letWork();
    await app.coach.whenIdle();
    expect((await asked(ANN.user, second)).kind).toBe('working');
    await app.coach.whenIdle();
  });

  it.each(['to the end', 'for a while'])(
    'is for whoever holds the seat at the end: a stand-in %s',
    async (span) => {
      const { app, id, store, again } = await table(quickCoach, 10);
      const { look, state } = tableOf(app, store, again, id);
      const seat = (await state()).seating.indexOf(1);
      done(await app.moderation.assignSubstitute(MOD, id, seat, EVE));
      const play = async (moves: number, player: Actor) => {
        for (let i = 0; i < moves && (await look()).record.status === 'playing'; i++) {
          const now = await state();
          const [asked = 0] = pendingSeats(now);
          const action = passive(now, asked);
          done(await app.play.play(asked === seat ? player : ANN, id, { action }));
        }
      };
      const whole = span === 'to the end';
      await play(whole ? Number.POSITIVE_INFINITY : 4, EVE);
      if (!whole) done(await app.clocks.stepDown(EVE, id));
      await play(Number.POSITIVE_INFINITY, BEN);
      const listed = await app.coach.listGames(EVE.user, PLACE.guild);
      expect(listed.map((record) => record.id)).toEqual(whole ? [id] : []);
      const panel = await reviewPanel(visitOf(app, EVE.user), await look());
      expect(textOf(panel)).toContain(
        whole ? 'It will take about' : 'you had no seat in this game at the end',
      );
      await app.coach.whenIdle();
    },
  );

  it('learns from which move on the bot made minimal moves for a player who gave up', async () => {
    const given: ReviewedGame[] = [];
    const coach: Coach = {
      ...quickCoach,
      nextSlice: async (game, state) => {
        given.push(game);
        return await quickCoach.nextSlice(game, state);
      },
    };
    const { app, id, store, again, review } = await table(coach, 10);
    const { look, state, drift } = tableOf(app, store, again, id);
    const seat = (await state()).seating.indexOf(1);
    const own = (await look()).moves.length;
    done(await app.play.concede(BEN, id));
    while ((await look()).record.status === 'playing') await drift();
    await review();
    await app.coach.whenIdle();
    const from = (await look()).moves.findIndex((move, i) => i >= own && move.seat === seat);
    expect(given.map(({ passive }) => passive)).toContainEqual([{ seat, from }]);
  });

  it('that delays another names the server to find it in', async () => {
    const coach = waitingCoach();
    const { app, play, review, store, again } = await table(coach);
    await review();
    const other = tableOf(app, store, again, await play('another'));
    expect(textOf(await reviewPanel(visitOf(app, ANN.user), await other.look()))).toContain(
      '`/game review game:` shows it in the server of that game',
    );
    coach.letWork();
    await app.coach.whenIdle();
  });

  it('leaves out a turn that others began or finished', () => {
    const game = playComputerGame('coach', ['apprentice']);
    const judged = (playedBy: (move: number) => string) =>
      startReview({ id: 'game', user: ANN.user, seat: 0, game, playedBy }).decisions;
    const all = judged(() => ANN.user);
    const long = all.find(({ from, to }) => to - from > 1);
    if (long === undefined) throw new Error('no turn has several moves');
    for (const other of [long.from, long.to - 1])
      expect(judged((move) => (move === other ? BEN.user : ANN.user))).toEqual(
        all.filter((one) => one !== long).map((one) => expect.objectContaining({ from: one.from })),
      );
  });

  it('counts no habit in a pass that a computer made for the player', () => {
    const game = playComputerGame('habit', ['apprentice']);
    const cost = (passes: string) => {
      const playedBy = (move: number) => (game.moves[move]?.action.type === 'pass' ? passes : ANN.user);
      return measureHabits(ownGame({ user: ANN.user, seat: 0, game, playedBy }), 0).own;
    };
    expect(Math.max(...Object.values(cost(ANN.user)))).toBeGreaterThan(0);
    expect(Math.max(...Object.values(cost(BEN.user)))).toBe(0);
  });

  it('is started over if moves were undone since', async () => {
    const { app, id, review, store, again } = await table();
    await review();
    await app.coach.whenIdle();
    const { moves } = await store.games.findById(id).then((game) => game ?? { moves: [] });
    done(await app.moderation.undoTo(MOD, id, moves.length - 3));
    expect(await review()).toEqual({ kind: 'refused', obstacle: { code: 'notOver' } });
    const { state, move, look, drift } = tableOf(app, store, again, id);
    const now = await state();
    const [seat = 0] = pendingSeats(now);
    const action = legalActions(now, seat).find(({ type }) => type === 'hire');
    if (action === undefined) throw new Error('nobody can be hired');
    await move({ seat, action });
    while ((await look()).record.status === 'playing') await drift();
    expect((await review()).kind).toBe('working');
    await app.coach.whenIdle();
    expect((await review()).kind).toBe('ready');
  });

  it('is refused if its positions are unknown since a rule was corrected', async () => {
    const { app, id, review, store, again } = await table();
    await review();
    await app.coach.whenIdle();
    const { findById } = store.games;
    store.games.findById = async (game) => {
      const found = await findById(game);
      return found && { ...found, base: found.snapshot };
    };
    const { coach } = await again();
    expect(await coach.review(ANN.user, id)).toEqual({ kind: 'refused', obstacle: { code: 'noTurns' } });
  });

  it('does not fail if moves were undone while it was open, even if they are made again', async () => {
    const coach = waitingCoach();
    const { app, id, review, store, again, later } = await table(coach);
    const other = await again();
    await review();
    const { moves } = await store.games.findById(id).then((game) => game ?? { moves: [] });
    later(2 * MINUTE_MS);
    done(await app.moderation.undoTo(MOD, id, moves.length - 1));
    other.coach.continueReviews();
    await other.coach.whenIdle();
    const { look, drift } = tableOf(app, store, again, id);
    while ((await look()).record.status === 'playing') await drift();
    expect((await store.games.findById(id))?.moves).toHaveLength(moves.length);
    expect((await review()).kind).toBe('working');
    coach.letWork();
    await app.coach.whenIdle();
    await other.coach.whenIdle();
  });

  it('reports one habit after five finished games', async () => {
    const { app, id, play, review } = await table();
    const habit = async (game: string) => {
      await app.coach.review(ANN.user, game);
      await app.coach.whenIdle();
      const ready = await app.coach.review(ANN.user, game);
      return ready.kind === 'ready' ? ready.review.habit : ready;
    };
    for (const channel of ['second', 'third', 'fourth']) await play(channel);
    expect(await habit(id)).toBeUndefined();
    expect(await habit(await play('fifth'))).toEqual({ name: 'ports', points: 4, games: 5, of: 5 });
    // A finished review stays as it was.
    expect(await review()).not.toHaveProperty('review.habit');
  });

  it('is part of its user’s data, and erased with them', async () => {
    const coach = waitingCoach();
    const { app, id, review, store } = await table(coach);
    const exported = async (user: string) => JSON.parse(await app.privacy.exportData(user)).games[0].reviews;
    await review();
    expect(await exported(ANN.user)).toMatchObject([{ game: id, status: 'unfinished' }]);
    coach.letWork();
    await app.coach.whenIdle();
    const stored = await store.reviews.find(id, ANN.user);
    if (stored === undefined) throw new Error('there is no review');
    const { state, ...rest } = stored;
    const habit = { name: 'ports', points: 4, games: 5, of: 5 } as const;
    await store.reviews.save({ ...rest, state: { ...(state as Review), habit } });
    // What it found, without the games that were played to find it.
    const found = findingsOf(state as Review);
    expect(found.findings).toHaveLength(3);
    expect(await exported(ANN.user)).toEqual([{ ...rest, status: 'ready', ...found, habit }]);
    await store.reviews.save({ ...rest, state: { version: 0, decisions: 'in another form' } });
    expect(await exported(ANN.user)).toEqual([{ ...rest, status: 'outdated' }]);
    expect(await exported(BEN.user)).toEqual([]);
    await app.privacy.eraseUser(ANN, () => 'a former player');
    expect(await store.reviews.find(id, ANN.user)).toBeUndefined();
    expect(await review()).toEqual({ kind: 'refused', obstacle: { code: 'notPlayer' } });
  });
});

it('lists a user’s finished games in a server, the newest first', async () => {
  const { app, id, play } = await table();
  const second = await play('another');
  const listed = async (user: string, guild: string) =>
    (await app.coach.listGames(user, guild)).map((record) => record.id);
  expect(await listed(ANN.user, PLACE.guild)).toEqual([second, id]);
  expect(await listed(ANN.user, 'elsewhere')).toEqual([]);
  expect(await listed(CAT.user, PLACE.guild)).toEqual([]);
});
