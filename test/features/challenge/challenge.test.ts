/** The weekly challenge: the same deal for all, sealed until the week is over; the first play counts; the ladder. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { randomPlayer } from '../../../src/ai/index.ts';
import { createServices } from '../../../src/bootstrap/create-services.ts';
import { weekBegins, weekEnds, weekOf } from '../../../src/calendar/index.ts';
import { CONTENT, contentId } from '../../../src/content/index.ts';
import {
  type Actor,
  type Announcement,
  ChallengeSealedError,
  type Game,
  type Store,
} from '../../../src/core/index.ts';
import { endedPost } from '../../../src/discord/shared/fallback-posts.ts';
import { refusalText } from '../../../src/discord/shared/refusals.ts';
import {
  FIRST_GAME,
  finalScore,
  type GameState,
  GENERATOR,
  legalActions,
  newGame,
  OPTIONS,
  passiveAction,
  pendingSeats,
  publicView,
  revealsHidden,
} from '../../../src/engine/index.ts';
import { ladderPost } from '../../../src/features/challenge/discord/ladder.ts';
import { WEEKLY_OPTION_SETS } from '../../../src/features/challenge/open-game.ts';
import type { Services } from '../../../src/features/index.ts';
import { lobbyPanel } from '../../../src/features/lobby/discord/panel.ts';
import { panelFor } from '../../../src/features/play/discord/panels/index.ts';
import {
  ANN,
  BEN,
  bytesOf,
  CAT,
  DAN,
  done,
  EVE,
  gameInStore,
  MOD,
  refusal,
} from '../../core/fixtures/table.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';

const DAY = 24 * 60 * 60_000;
/** A Wednesday. */
const START = Date.parse('2026-06-03T10:00Z');
const WEEK = '2026-W23';
const PEOPLE = [ANN, BEN, CAT, DAN, EVE];

let clock: number;
let store: Store;
let app: Services;
let processes: number;
let rooms: string[];

const now = () => new Date(clock);
/** Further services on the same store: after a restart, or in another process. */
const open = () => createServices({ store, content: CONTENT, now, random: bytesOf(`app ${processes++}`) });
const room = async () => {
  rooms.push(`room ${rooms.length}`);
  return rooms.at(-1);
};
const challenge = (actor: Actor, players = 1, { home = 'home', guild = 'guild', by = app } = {}) =>
  by.challenge.open(actor, { guild, home, players, language: 'en' }, room);
const solo = async (actor: Actor, home = 'home') => done(await challenge(actor, 1, { home })).game.record.id;
async function table(...[host = ANN, ...others]: readonly Actor[]): Promise<string> {
  const { id } = done(await challenge(host, others.length + 1)).game.record;
  for (const other of others) done(await app.lobby.join(other, id));
  done(await app.lobby.start(host, id));
  return id;
}
const look = async (id: string): Promise<Game & { state: GameState }> => {
  const game = await app.queries.getGame(id);
  if (game?.state === undefined) throw new Error('not begun');
  return { ...game, state: game.state };
};
const actorAt = ({ record, state }: Game & { state: GameState }, seat: number): Actor =>
  PEOPLE.find(({ user }) => user === record.members[state.seating[seat] ?? -1]?.user) ?? ANN;
/** Plays one more move: a random player's, or a minimal one. */
async function move(id: string, player?: ReturnType<typeof randomPlayer>) {
  const game = await look(id);
  const { state } = game;
  const seat = pendingSeats(state)[0] as number;
  const passive = passiveAction(state, seat) as never;
  const action = player === undefined ? passive : player(state, seat, legalActions(state, seat));
  return done(await app.play.play(actorAt(game, seat), id, { action }));
}
async function finish(id: string, word?: string): Promise<void> {
  const player = word === undefined ? undefined : randomPlayer(word, 'builder', CONTENT);
  while ((await look(id)).record.status === 'playing') await move(id, player);
}
async function told(): Promise<Announcement[]> {
  const owed = await store.outbox.claim(1000);
  for (const one of owed) await store.outbox.acknowledge(one.id);
  return owed.map(({ announcement, channel }) => ({ ...announcement, channel }) as Announcement);
}
const ladders = async () =>
  (await told()).flatMap((one) => (one.kind === 'ladder' ? [one.channel] : [])).sort();
async function tick(by = app): Promise<void> {
  while ((await by.scheduler.runDueJobs()) > 0);
}
const seedOf = async (id: string) => (await gameInStore(store, id)).record.seed;

beforeEach(async () => {
  clock = START;
  processes = 0;
  rooms = [];
  store = memoryStore(now);
  app = await open();
});

describe('weeks', () => {
  it.each([
    ['2026-06-03T10:00Z', WEEK],
    ['2026-05-31T23:59:59Z', '2026-W22'],
    ['2026-06-01T00:00Z', WEEK],
    ['2027-01-03T23:00Z', '2026-W53'],
    ['2027-01-04T00:00Z', '2027-W01'],
    ['2024-12-30T00:00Z', '2025-W01'],
  ])('%s is in %s, which ends seven days after it begins', (moment, week) => {
    const at = Date.parse(moment);
    expect(weekOf(at)).toBe(week);
    expect(weekEnds(week) - weekBegins(week)).toBe(7 * DAY);
    expect(weekBegins(week) <= at && at < weekEnds(week)).toBe(true);
  });
});

describe('challenge games', () => {
  it('are the same for every user: the same actions lead to the same positions', async () => {
    const [ann, ben] = [await solo(ANN), await solo(BEN)];
    const player = () => randomPlayer('alike', 'builder', CONTENT);
    const [one, other] = [player(), player()];
    for (let n = 0; n < 25; n++) {
      await move(ann, one);
      await move(ben, other);
      const [mine, theirs] = await Promise.all([gameInStore(store, ann), gameInStore(store, ben)]);
      expect(theirs.snapshot?.state, `#${n}`).toEqual(mine.snapshot?.state);
    }
    expect((await look(ann)).record.options).toEqual((await look(ben)).record.options);
  });

  it('differ between servers, weeks and numbers of players', async () => {
    const seeds = [
      await seedOf(await solo(ANN)),
      await seedOf(await table(ANN, BEN)),
      await seedOf(await table(CAT, DAN, EVE)),
      await seedOf(done(await challenge(ANN, 1, { guild: 'another' })).game.record.id),
    ];
    clock += 7 * DAY;
    seeds.push(await seedOf(await solo(ANN)));
    expect(new Set(seeds).size).toBe(5);
    for (const seed of seeds) expect(seed).toMatch(/^[a-z2-7]{26}$/);
  });

  it('are dealt with the newest generator, which is stored with the deal', async () => {
    const { record } = await gameInStore(store, await solo(ANN));
    expect(record.generator).toBe(GENERATOR);
    expect(await store.challenge.listDeals('guild', 9)).toMatchObject([
      { seed: record.seed, generator: GENERATOR },
    ]);
  });

  it('stay the same in a week that an older release began', async () => {
    const drawn = { seed: 'heather', options: [], content: contentId(CONTENT) };
    await store.challenge.getOrCreateDeal('guild', WEEK, 1, drawn);
    await store.challenge.getOrCreateDeal('guild', WEEK, 2, drawn);
    const dealt = (players: 1 | 2) => {
      const newcomers = Array.from({ length: players }, () => false);
      const begun = newGame({ seed: 'heather', generator: 1, players, newcomers });
      return begun.ok ? begun.state : undefined;
    };
    for (const actor of [ANN, BEN]) {
      expect((await gameInStore(store, await solo(actor))).snapshot?.state, actor.name).toEqual(dealt(1));
    }
    expect((await gameInStore(store, await table(ANN, BEN))).snapshot?.state).toEqual(dealt(2));
    clock += 7 * DAY;
    expect((await gameInStore(store, await solo(ANN))).record.generator).toBe(GENERATOR);
  });

  it('have options that fit every number of players', () => {
    const counts = { solo: [1], table: [2, 3, 4] } as const;
    for (const kind of ['solo', 'table'] as const) {
      for (const [list, players] of WEEKLY_OPTION_SETS[kind].flatMap((one) =>
        counts[kind].map((count) => [one, count] as const),
      )) {
        const options = Object.fromEntries(OPTIONS.map((one) => [one, list.includes(one)]));
        expect(newGame({ seed: 'heather', players, options }).ok, JSON.stringify(list)).toBe(true);
      }
    }
    expect(WEEKLY_OPTION_SETS.solo).toContain(FIRST_GAME);
  });

  it('count as drawn, and nothing about them can be changed', async () => {
    const { id } = done(await challenge(ANN, 2)).game.record;
    for (const wish of [
      { seed: 'heather' },
      { drawSeed: true },
      { hints: true },
      { players: 3 },
      { options: [] },
    ]) {
      expect(refusal(await app.lobby.configure(ANN, id, wish)), JSON.stringify(wish)).toEqual({
        code: 'challengeFixed',
      });
    }
    expect(refusal(await app.lobby.addComputer(ANN, id, 'laird', 'Laird'))).toEqual({
      code: 'challengeFixed',
    });
    done(await app.lobby.join(BEN, id));
    const { game } = done(await app.lobby.start(ANN, id));
    expect(game.record).not.toHaveProperty('chosenSeed');
    expect(game.record.timing?.pace).toBe('friendly');
    const code = 'challengeFixed';
    const standIn = { level: 'laird', name: 'Laird', span: 'turn' } as const;
    expect(refusal(await app.computers.assignComputer(ANN, id, standIn))).toEqual({ code });
    expect(refusal(await app.moderation.replacePlayer(MOD, id, 0, EVE))).toEqual({ code });
    expect(refusal(await app.moderation.assignSubstitute(MOD, id, 0, EVE))).toEqual({ code });
    expect(refusal(await app.moderation.skipTurn(MOD, id, 0))).toEqual({ code });
    expect(
      refusal(
        await app.computers.getHint(
          actorAt(await look(id), pendingSeats(game.state as GameState)[0] as number),
          id,
        ),
      ),
    ).toEqual({
      code: 'noHints',
    });
  });

  it('have no choice but more time when a player’s time is up', async () => {
    const id = await table(ANN, BEN);
    const [seat = 0] = pendingSeats((await look(id)).state);
    clock += 4 * DAY;
    await tick();
    for (const choice of ['play', 'computer', 'standIn'] as const)
      expect(refusal(await app.clocks.voteOnTimeout(MOD, id, seat, choice))).toEqual({
        code: 'challengeFixed',
      });
    done(await app.clocks.voteOnTimeout(MOD, id, seat, 'more'));
  });
});

describe('the first play counts', () => {
  it('alone: another is refused, with the way to the first, however that ended', async () => {
    const id = await solo(ANN);
    const yours = { code: 'challengeYours', channel: 'room 0', kind: 'solo' };
    expect(refusal(await challenge(ANN))).toEqual(yours);
    done(await app.play.abandon(ANN, id));
    expect(refusal(await challenge(ANN))).toEqual(yours);
    expect(refusal(await challenge(ANN, 1, { by: await open() }))).toEqual(yours);
    expect(rooms).toHaveLength(1);
    // A table is separate.
    expect(await table(ANN, BEN)).not.toBe(id);
  });

  it('of two clicks at once, in one process and in several', async () => {
    const [one, other] = [await open(), await open()];
    const begun = await Promise.all([one, one, other, other].map((by) => challenge(ANN, 1, { by })));
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    const records = await Promise.all(
      (await store.games.listByUser('1', true)).map(({ id }) => gameInStore(store, id)),
    );
    expect(records.map(({ record }) => record.status).sort()).toEqual(
      ['ended', 'playing'].slice(2 - records.length),
    );
    expect(await store.challenge.listEntries('guild', WEEK)).toHaveLength(1);
  });

  it('continues, even in another process, if it was cut short after a game was opened', async () => {
    const commit = store.games.commit;
    store.games.commit = () => Promise.reject(new Error('the lights went out'));
    await expect(challenge(ANN)).rejects.toThrow('lights');
    store.games.commit = commit;
    const begun = done(await challenge(ANN, 1, { by: await open() })).game.record;
    expect([begun.status, begun.channel, rooms.length]).toEqual(['playing', 'room 0', 1]);
  });

  it('opens no thread without a play, and no play without a thread', async () => {
    const none = async () => undefined;
    const wish = { guild: 'guild', home: 'home', players: 1, language: 'en' };
    expect(refusal(await app.challenge.open(ANN, wish, none))).toEqual({ code: 'noRoom' });
    expect(await store.challenge.listEntries('guild', WEEK)).toEqual([]);
  });

  it('at a table of any size: its players can join no other, and two that start together share no one', async () => {
    const first = await table(ANN, BEN);
    const { channel } = (await look(first)).record;
    const { id } = done(await challenge(CAT, 3)).game.record;
    const yours = { code: 'challengeYours', channel, kind: 'table' };
    expect(refusal(await app.lobby.join(ANN, id))).toEqual(yours);
    expect(refusal(await challenge(BEN, 4))).toEqual(yours);
    // Cat is in a lobby: that is theirs until they leave it.
    expect(refusal(await challenge(CAT, 2)).code).toBe('challengeYours');
    done(await app.lobby.leave(CAT, id));

    clock += 7 * DAY;
    const lobbies = [
      done(await challenge(ANN, 2)).game.record.id,
      done(await challenge(BEN, 2)).game.record.id,
    ];
    for (const lobby of lobbies) {
      // Skips the check on joining, as if both had joined at the same time.
      const kept = (await gameInStore(store, lobby)).record;
      const members = [...kept.members, { user: CAT.user, name: 'Cat', newcomer: false, conceded: false }];
      const record = { ...kept, members, version: kept.version + 1 };
      expect(
        await store.games.commit({
          record,
          expected: kept.version,
          keep: 0,
          append: [],
          snapshot: undefined,
          announcements: [],
        }),
      ).toBe(true);
    }
    const [one = '', other = ''] = lobbies;
    const begun = await Promise.all([app.lobby.start(ANN, one), (await open()).lobby.start(BEN, other)]);
    const lost = begun.find(({ ok }) => !ok);
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toEqual({ ok: false, refusal: { code: 'challengePlayed', names: ['Cat'] } });
  });

  it('and within its week: a lobby of last week begins nothing any more', async () => {
    const { id } = done(await challenge(ANN, 2)).game.record;
    done(await app.lobby.join(BEN, id));
    clock = weekEnds(WEEK);
    expect(refusal(await app.lobby.start(ANN, id))).toEqual({ code: 'challengeOver' });
    expect(refusal(await app.lobby.join(CAT, id)).code).toBe('full');
    done(await challenge(ANN, 2));
  });
});

describe('a lobby', () => {
  it('closes when its week is over, and until then says that the week is over', async () => {
    const { id } = done(await challenge(ANN, 3)).game.record;
    clock = weekEnds(WEEK) - 1;
    await tick();
    expect(refusal(await app.lobby.start(ANN, id)).code).toBe('tooFew');
    clock = weekEnds(WEEK);
    expect(refusal(await app.lobby.start(ANN, id)).code).toBe('challengeOver');
    await told();
    await tick();
    expect((await gameInStore(store, id)).record.status).toBe('ended');
    const game = (await app.queries.getGame(id)) as Game;
    const [ended] = await told();
    if (ended?.kind !== 'ended') throw new Error('not closed');
    for (const shown of [endedPost(game, ended), lobbyPanel(game)]) {
      expect(JSON.stringify(shown)).toContain('`/challenge table`');
      expect(JSON.stringify(shown)).not.toContain('`/game new`');
    }
  });

  it('can be closed and opened again three times an hour, since each has a thread of its own', async () => {
    for (let n = 0; n < 3; n++) {
      const { id } = done(await challenge(ANN, 2)).game.record;
      done(await app.lobby.leave(ANN, id));
      clock += 60_000;
    }
    const soon = { code: 'tooSoon', until: START + 60 * 60_000 };
    expect(refusal(await challenge(ANN, 2))).toEqual(soon);
    expect(rooms).toHaveLength(3);
    done(await challenge(BEN, 2));
    done(await challenge(ANN));
    clock = soon.until;
    done(await challenge(ANN, 2));
  });
});

describe('what is hidden', () => {
  it('stays hidden when a game is over, in all that is shown of it, until its week is over', async () => {
    const id = await solo(ANN);
    await finish(id);
    const seed = await seedOf(id);
    done(await app.challenge.unseal(MOD, id));
    const whole = (await gameInStore(store, id)).snapshot?.state as GameState;
    const all = async () => {
      const shown = [
        await app.queries.getGame(id),
        await app.queries.getSummary(id),
        await app.queries.getLatest('room 0', ANN),
        await app.queries.listForUser('1'),
      ];
      const course = [
        await app.queries.getPositions(id),
        await app.queries.getMoveRange(id, -1, (await look(id)).moves.length),
      ];
      const files = [
        done(await app.moderation.exportGame(MOD, id)).json,
        await app.privacy.exportData('1'),
        await app.gameView.getRecap(id, '1'),
      ];
      const lists = [await app.moderation.listGames(MOD, 'guild'), await app.challenge.getLadder('guild')];
      return JSON.stringify([shown, course, files, lists]);
    };
    const pile = whole.contracts.pile;
    const sealed = await all();
    expect(sealed).not.toContain(seed);
    expect((await look(id)).state.contracts.pile).toEqual(publicView(whole, { sealed: true }).contracts.pile);
    expect((await look(id)).state.contracts.pile).not.toEqual(pile);
    expect((await look(id)).record.sealed).toBe(weekEnds(WEEK));
    expect(JSON.parse(done(await app.moderation.exportGame(MOD, id)).json)).toMatchObject({
      sealedUntil: '2026-06-08T00:00:00.000Z',
    });
    clock = weekEnds(WEEK) - 1;
    expect(await all()).not.toContain(seed);
    clock = weekEnds(WEEK);
    expect(await all()).toContain(seed);
    expect((await look(id)).state.contracts.pile).toEqual(pile);
    expect((await app.challenge.getLadder('guild', WEEK)).deals).toMatchObject([{ players: 1, seed }]);
  });

  it('is not reviewed before its week is over', async () => {
    const id = await solo(ANN);
    await finish(id);
    await app.coach.stop();
    clock = weekEnds(WEEK) - 1;
    const sealed = { code: 'sealed', until: weekEnds(WEEK) };
    expect(await app.coach.review(ANN.user, id)).toEqual({ kind: 'refused', obstacle: sealed });
    clock = weekEnds(WEEK);
    expect((await app.coach.review(ANN.user, id)).kind).toBe('working');
  });

  it('is shown only to its players and to moderators who confirm', async () => {
    const id = await solo(ANN);
    await expect(app.queries.getGame(id, BEN)).rejects.toBeInstanceOf(ChallengeSealedError);
    await expect(app.queries.getActive('room 0', BEN)).rejects.toBeInstanceOf(ChallengeSealedError);
    expect((await app.queries.getGame(id, ANN))?.state).toBeDefined();
    await expect(app.queries.getGame(id, MOD)).rejects.toMatchObject({ seal: 'moderator', alone: true });
    expect(refusal(await app.moderation.exportGame(MOD, id))).toEqual({ code: 'challengeSealed' });
    expect(refusal(await app.challenge.unseal(BEN, id))).toEqual({ code: 'notModerator' });
    done(await app.challenge.unseal(MOD, id));
    expect((await app.queries.getGame(id, MOD))?.state).toBeDefined();
    done(await app.moderation.exportGame(MOD, id));
    clock = weekEnds(WEEK);
    expect((await app.queries.getGame(id, BEN))?.state).toBeDefined();
  });
});

describe('a user who has seen the deal', () => {
  const BOSS: Actor = { ...EVE, moderator: true };
  const yours = { code: 'challengeEntered', kind: 'solo' };

  it('as a moderator has entered that challenge: of that kind, week and server, and no other', async () => {
    done(await app.challenge.unseal(BOSS, await solo(ANN)));
    expect(refusal(await challenge(EVE))).toEqual(yours);
    expect(refusal(await challenge(EVE, 1, { by: await open() }))).toEqual(yours);
    expect(rooms).toHaveLength(1);
    done(await challenge(EVE, 1, { guild: 'another' }));
    done(await challenge(EVE, 2));
    clock += 7 * DAY;
    done(await challenge(EVE));
  });

  it('of a table can join none, and blocks one whose lobby they are in', async () => {
    const lobbyOf = done(await challenge(CAT, 2)).game.record.id;
    done(await app.lobby.join(EVE, lobbyOf));
    const other = done(await challenge(DAN, 2)).game.record.id;
    done(await app.challenge.unseal(BOSS, await table(ANN, BEN)));
    expect(refusal(await app.lobby.join(EVE, other)).code).toBe('challengeYours');
    expect(refusal(await app.lobby.start(CAT, lobbyOf))).toEqual({ code: 'challengePlayed', names: ['Eve'] });
    done(await app.lobby.leave(EVE, lobbyOf));
    expect(refusal(await app.lobby.join(EVE, lobbyOf))).toEqual({ code: 'challengeEntered', kind: 'table' });
    // They can still enter the other kind.
    done(await challenge(EVE));
  });

  it('may be a moderator who has played, but not one who still plays', async () => {
    const id = await solo(ANN);
    const own = await solo(EVE);
    await expect(app.queries.getGame(id, BOSS)).rejects.toMatchObject({ seal: 'playing' });
    expect(refusal(await app.challenge.unseal(BOSS, id))).toEqual({ code: 'challengePlaying' });
    expect(refusal(await app.moderation.exportGame(BOSS, id))).toEqual({ code: 'challengePlaying' });
    // A shelved game can be resumed with what the other one shows.
    done(await app.moderation.suspend(BOSS, own));
    await expect(app.queries.getGame(id, BOSS)).rejects.toMatchObject({ seal: 'playing' });
    expect(refusal(await app.challenge.unseal(BOSS, id))).toEqual({ code: 'challengePlaying' });
    done(await app.clocks.reactivate(EVE, own));
    done(await app.play.abandon(EVE, own));
    expect((await app.queries.getGame(id, BOSS))?.state).toBeDefined();
  });

  it('and is erased has still entered until the week is over', async () => {
    await solo(ANN);
    await table(ANN, BEN);
    await app.privacy.eraseUser(ANN, () => 'a former player');
    expect(refusal(await challenge(ANN))).toEqual(yours);
    expect(refusal(await challenge(ANN, 2))).toEqual({ code: 'challengeEntered', kind: 'table' });
    clock += 7 * DAY;
    done(await challenge(ANN));
  });

  it('is not one who was erased from a lobby', async () => {
    const { id } = done(await challenge(BEN, 2)).game.record;
    done(await app.lobby.join(ANN, id));
    await app.privacy.eraseUser(ANN, () => 'a former player');
    done(await challenge(ANN, 2));
  });

  it('is stored only as a keyed hash, which they can export, and which is deleted with the week', async () => {
    const kept: [string, string][] = [];
    const { saveEntry } = store.challenge;
    store.challenge.saveEntry = (week, hash) => {
      kept.push([week, hash]);
      return saveEntry(week, hash);
    };
    done(await app.challenge.unseal(BOSS, await solo(ANN)));
    const [[week, hash] = ['', '']] = kept;
    expect([week, hash]).toEqual([WEEK, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const plain = JSON.stringify(['guild', WEEK, 'solo', EVE.user]);
    expect(hash).not.toBe(createHash('sha256').update(plain).digest('hex'));
    const entered = [{ guild: 'guild', week: WEEK, kind: 'solo' }];
    expect(JSON.parse(await app.privacy.exportData(EVE.user, 'guild')).challengesEntered).toEqual(entered);
    expect(JSON.parse(await app.privacy.exportData(EVE.user, 'another')).challengesEntered).toEqual([]);
    expect(JSON.parse(await app.privacy.exportData(BEN.user, 'guild')).challengesEntered).toEqual([]);
    const played = await table(BEN, CAT);
    expect(JSON.parse(await app.privacy.exportData(BEN.user)).games).toMatchObject([
      { challengeEntries: [{ kind: 'table', user: BEN.user, game: played }] },
    ]);
    clock = weekEnds(WEEK) - 1;
    await tick();
    expect(await store.challenge.hasEntry(hash)).toBe(true);
    clock = weekEnds(WEEK);
    await tick();
    expect(await store.challenge.hasEntry(hash)).toBe(false);
  });
});

describe('an undo', () => {
  /** Plays until a move has revealed something, and its player may still undo. */
  async function reveal(id: string): Promise<Actor> {
    const player = randomPlayer('reveal', 'builder', CONTENT);
    for (;;) {
      const game = await look(id);
      const seat = pendingSeats(game.state)[0] as number;
      const { events } = await move(id, player);
      if (revealsHidden(events) && (await look(id)).record.status === 'playing') return actorAt(game, seat);
    }
  }

  it('is free before a reveal and impossible past one, also in solo games', async () => {
    const id = await solo(ANN);
    const offersUndo = async (one: string) =>
      JSON.stringify(panelFor(await look(one), 0, 'en')).includes('"undo:');
    await move(id);
    expect(await offersUndo(id), 'before a reveal').toBe(true);
    expect(done(await app.play.undo(ANN, id, 'step'))).toMatchObject({ done: true, count: 1 });
    await reveal(id);
    const { moves } = await look(id);
    expect(refusal(await app.play.undo(ANN, id, 'step'))).toEqual({ code: 'challengeUndo' });
    expect(await offersUndo(id), 'past a reveal').toBe(false);
    expect(refusal(await app.moderation.undoTo(MOD, id, moves.length - 1))).toEqual({
      code: 'challengeUndo',
    });
    expect((await look(id)).moves).toHaveLength(moves.length);
    // An ordinary game hides nothing from its own players.
    const place = { guild: 'guild', channel: 'elsewhere' };
    const own = done(await app.lobby.create(BEN, place, { players: 1, seed: 'heather' })).game.record.id;
    done(await app.lobby.start(BEN, own));
    await reveal(own);
    expect(await offersUndo(own)).toBe(true);
    expect(done(await app.play.undo(BEN, own, 'step'))).toMatchObject({ done: true });
  });

  it('needs consent past the others’ moves, and is impossible past a reveal', async () => {
    const id = await table(ANN, BEN);
    const actor = await reveal(id);
    expect(refusal(await app.play.undo(actor, id, 'step'))).toEqual({ code: 'challengeUndo' });
    const other = await table(CAT, DAN);
    await move(other);
    await move(other);
    const [first] = (await look(other)).moves;
    const mover = PEOPLE.find(({ user }) => user === first?.by) ?? EVE;
    expect(done(await app.play.undo(mover, other, 'step'))).toMatchObject({ done: false });
  });

  it('is impossible once the game is over', async () => {
    const id = await solo(ANN);
    await finish(id);
    const over = refusal(await app.play.undo(ANN, id, 'step'));
    expect(over).toEqual({ code: 'over' });
    const told = refusalText(over, 'en', await look(id));
    expect(told).toContain('`/challenge show`');
    expect(told).not.toContain('`/game rematch`');
    expect(refusal(await app.moderation.undoTo(MOD, id, 1))).toEqual({ code: 'challengeUndo' });
  });
});

describe('the ladder', () => {
  const rows = async (week = WEEK) =>
    (await app.challenge.getLadder('guild', week)).contenders.map(({ name, status, result }) => [
      name,
      status,
      result?.place,
    ]);

  it('shows who has finished during the week, and points, the best first, afterwards', async () => {
    const games = [await solo(ANN), await solo(BEN), await solo(CAT), await solo(DAN)];
    await finish(games[0] as string, 'ann');
    await finish(games[1] as string, 'ben');
    done(await app.play.concede(CAT, games[2] as string));
    expect(await rows()).toEqual([
      ['Ann', 'finished', undefined],
      ['Ben', 'finished', undefined],
      ['Cat', 'ended', undefined],
      ['Dan', 'playing', undefined],
    ]);
    expect(JSON.stringify(await app.challenge.getLadder('guild'))).not.toMatch(/points|clan|seed/);
    const seenByAnn = (await app.challenge.getLadder('guild', WEEK, { user: ANN.user })).contenders;
    const total = finalScore((await look(games[0] as string)).state)?.players[0]?.total;
    expect(seenByAnn.map(({ points }) => points)).toEqual([total, undefined, undefined, undefined]);
    clock = weekEnds(WEEK);
    await finish(games[3] as string);
    const points = await Promise.all(
      games.slice(0, 2).map(async (id) => finalScore((await look(id)).state)?.players[0]?.total ?? 0),
    );
    const { contenders, over } = await app.challenge.getLadder('guild', WEEK);
    expect(over).toBe(true);
    const best = Math.max(...points);
    expect(contenders[0]?.result).toMatchObject({ place: 1, points: best, seat: 0, difference: 0 });
    expect(contenders.map(({ result }) => result?.points)).toEqual([
      best,
      Math.min(...points),
      undefined,
      undefined,
    ]);
    expect(contenders[0]?.result?.clan).toBeDefined();
    expect((await rows()).slice(2)).toEqual([
      ['Cat', 'ended', undefined],
      ['Dan', 'late', undefined],
    ]);
  });

  it('is posted with the results even if the clock of the process is a little behind that of the database', async () => {
    await finish(await solo(ANN));
    clock = weekEnds(WEEK);
    const late = await createServices({
      ...{ store, content: CONTENT, random: bytesOf('late') },
      now: () => new Date(clock - 500),
    });
    await tick(late);
    expect(await ladders()).toEqual(['home']);
    const shown = JSON.stringify(await ladderPost(late, 'guild', WEEK, 'en'));
    expect(shown).toMatch(/`1\.`[^\n]*Ann/);
    expect(shown).not.toContain('<t:');
  });

  it('shares a place among equals', async () => {
    for (const actor of [ANN, BEN]) await finish(await solo(actor));
    await finish(await solo(CAT), 'builder');
    clock = weekEnds(WEEK);
    const places = (await rows()).map(([name, , place]) => `${name} ${place}`).sort();
    expect(places).toEqual(['Ann 2', 'Ben 2', 'Cat 1']);
  });

  it('compares those at tables with all who had the same seat', async () => {
    const ids = [await table(ANN, BEN), await table(CAT, DAN)];
    for (const [n, id] of ids.entries()) await finish(id, n === 0 ? 'table' : undefined);
    clock = weekEnds(WEEK);
    const { contenders } = await app.challenge.getLadder('guild', WEEK);
    const points = await Promise.all(
      ids.map(async (id) => finalScore((await look(id)).state)?.players.map(({ total }) => total) ?? []),
    );
    for (const [n, id] of ids.entries()) {
      const game = await look(id);
      for (const seat of [0, 1]) {
        const [own, other] = [points[n]?.[seat] ?? 0, points[1 - n]?.[seat] ?? 0];
        const found = contenders.find(({ user }) => user === actorAt(game, seat).user);
        expect(found?.result).toMatchObject({ seat, points: own, difference: own - (own + other) / 2 });
      }
    }
    const differences = contenders.map(({ result }) => result?.difference ?? 0);
    expect(differences).toEqual([...differences].sort((a, b) => b - a));
    expect(differences.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
    expect(differences[0]).toBeGreaterThan(0);
  });

  it('leaves out a table at which someone gave up, because its seats differed from those elsewhere', async () => {
    const id = await table(ANN, BEN);
    done(await app.play.concede(BEN, id));
    await finish(id);
    clock = weekEnds(WEEK);
    expect(await rows()).toEqual([
      ['Ann', 'ended', undefined],
      ['Ben', 'ended', undefined],
    ]);
  });

  it('has a table at which one of several has given up still playing, until it is over', async () => {
    const id = await table(ANN, BEN, CAT);
    done(await app.play.concede(BEN, id));
    expect(await rows()).toEqual(['Ann', 'Ben', 'Cat'].map((name) => [name, 'playing', undefined]));
    await finish(id);
    expect(await rows()).toEqual(['Ann', 'Ben', 'Cat'].map((name) => [name, 'ended', undefined]));
  });

  it('has a shelved game still playing, which can be resumed in time', async () => {
    const id = await solo(ANN);
    done(await app.moderation.suspend(MOD, id));
    expect(await rows()).toEqual([['Ann', 'playing', undefined]]);
    done(await app.clocks.reactivate(ANN, id));
    await finish(id);
    expect(await rows()).toEqual([['Ann', 'finished', undefined]]);
  });

  it('shows erased users as former players', async () => {
    await finish(await solo(ANN), 'ann');
    await app.privacy.eraseUser(ANN, () => 'Former player');
    clock = weekEnds(WEEK);
    expect(await rows()).toEqual([['Former player', 'finished', 1]]);
    expect(JSON.stringify(await app.challenge.getLadder('guild', WEEK))).not.toContain('"1"');
  });
});

describe('when a week is over', () => {
  it('each channel in which it was played gets one post, late if the bot was off', async () => {
    for (const actor of [ANN, BEN, CAT]) await solo(actor, actor === CAT ? 'another' : 'home');
    const finished = await table(ANN, DAN);
    await finish(finished);
    await told();
    clock = weekEnds(WEEK) - 1;
    await tick();
    expect(await ladders()).toEqual([]);
    // The bot is off for three days, and two processes start.
    clock = weekEnds(WEEK) + 3 * DAY;
    const [one, other] = [await open(), await open()];
    await Promise.all([tick(one), tick(other)]);
    expect(await ladders()).toEqual(['another', 'home']);
    clock += DAY;
    await tick(await open());
    expect(await ladders()).toEqual([]);
  });

  it('a channel gets a post even if all games were given up, but not if none was begun', async () => {
    const id = await solo(ANN, 'quiet');
    done(await app.play.abandon(ANN, id));
    done(await challenge(BEN, 2, { home: 'empty' }));
    clock = weekEnds(WEEK);
    await tick();
    expect(await ladders()).toEqual(['quiet']);
  });
});
