/** The outbox worker posts in order, once each, tries again after failures, and never stops because of an exception. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPOSER } from '../../../src/bootstrap/features.ts';
import { startTiming } from '../../../src/calendar/index.ts';
import { readLastPost } from '../../../src/core/game/parse-game.ts';
import {
  type Announcement,
  CorruptGameError,
  type Game,
  type GameRecord,
  type LastPost,
  type OutboxEntry,
} from '../../../src/core/index.ts';
import { createBlockedChannels } from '../../../src/discord/posts/blocked-channels.ts';
import { nonceOf } from '../../../src/discord/posts/outbox-entry.ts';
import { createOutboxWorker } from '../../../src/discord/posts/outbox-worker.ts';
import type { Panel } from '../../../src/discord/shared/panel.ts';
import type { Poster, PostFailure, PostResult } from '../../../src/discord/transport/post.ts';
import { type GameState, pendingSeats } from '../../../src/engine/index.ts';
import type { Services } from '../../../src/features/index.ts';
import { partialApp } from '../../fixtures/partial-app.ts';
import { eventually } from '../../support/waiting.ts';
import { awaitedIn, mentionsIn, owedOf, playedGame, textOf } from '../fixtures/posts-games.ts';

const played = playedGame('announcer', 2, []);
const awaitedAt = (moves: number) => awaitedIn(played.states[moves] as GameState);
/** The game waits for both players. */
const begin = played.states.findIndex(
  ({ phase }, i) =>
    phase === 'production' && played.states[i - 1]?.phase !== 'production' && awaitedAt(i).length === 2,
);
const MINUTE = 60_000;
const TRANSIENT: PostFailure = { permanent: false, error: Object.assign(new Error('503'), { status: 503 }) };
/** For example, too many messages older than an hour were edited: Discord answers 429 and how long to wait. */
const LIMITED: PostFailure = { permanent: false, error: new Error('429'), wait: 6_000 };
const FORBIDDEN: PostFailure = { permanent: true, error: Object.assign(new Error('50013'), { status: 403 }) };
/** The thread is archived and locked. */
const LOCKED: PostFailure = { permanent: true, error: Object.assign(new Error('50083'), { status: 400 }) };
const DELETED: PostFailure = {
  permanent: true,
  error: Object.assign(new Error('Unknown Channel'), { code: 10003, status: 404 }),
};
const MALFORMED: PostFailure = {
  permanent: false,
  error: Object.assign(new Error('50035'), { status: 400 }),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Posted {
  nonce: string;
  channel: string;
  pinged: readonly string[];
  panel: Panel;
}

interface Edited {
  channel: string;
  message: string;
  panel: Panel;
  pinged: readonly string[];
}

/** The game and number of an announcement, from which its nonce is made. */
const numberOf = (nonce: string) => nonce.split('-', 2).join('-');

/** An outbox filled by hand, and a channel that records posts. */
function scene(overrides: Parameters<typeof partialApp>[0] = {}) {
  let entries: (OutboxEntry & { due: number })[] = [];
  const listeners = new Set<(game?: string) => void>();
  const posted: Posted[] = [];
  const edited: Edited[] = [];
  const filled: Edited[] = [];
  const edits: ((one: Edited) => Promise<PostFailure | undefined> | PostFailure | undefined)[] = [];
  const fills: typeof edits = [];
  const last = new Map<string, LastPost>();
  let further = 1000;
  const logged: string[] = [];
  const answers: ((one: Posted) => Promise<PostFailure | undefined> | PostFailure | undefined)[] = [];
  const outbox: Services['outbox'] = {
    claim: async (limit, but = []) => {
      const late = new Set(but);
      const due = entries.filter(({ due: at, game }) => {
        if (at > Date.now()) late.add(game);
        return !late.has(game);
      });
      const games = [...new Set(due.map(({ game }) => game))].slice(0, limit);
      return due.filter(({ game }) => games.includes(game)).map(({ due: _, ...owed }) => owed);
    },
    extendClaim: async () => true,
    releaseClaim: async () => {},
    acknowledge: async (id, done, to = 0) => {
      const { game, announcement } = entries.find((entry) => entry.id === id) ?? {};
      if (done === undefined && announcement?.kind === 'moved' && announcement.to < to) return false;
      entries = entries.filter((entry) => entry.id !== id);
      if (game === undefined) return false;
      if (done === undefined) return true;
      entries = entries.filter((entry) => done.covered?.includes(entry.id) !== true);
      last.set(game, done.last);
      await outbox.enqueue(game, done.announcements);
      return true;
    },
    enqueue: async (game, owed) => {
      for (const one of owed) {
        further += 1;
        entries.push({ ...owedOf(one, further), game, createdAt: new Date(), due: 0 });
      }
    },
    listPendingPictures: async () =>
      [...last].flatMap(([game, { bare }]) => (bare === undefined ? [] : game)),
    findLastPost: async (game) => readLastPost(last.get(game)),
    postpone: async (id, milliseconds) => {
      entries = entries.map((entry) =>
        entry.id === id ? { ...entry, attempts: entry.attempts + 1, due: Date.now() + milliseconds } : entry,
      );
    },
    retryChannel: async (channel) => {
      entries = entries.map((entry) => (entry.channel === channel ? { ...entry, due: 0 } : entry));
    },
    listBlockedChannels: async () => [
      ...new Set(entries.filter(({ due }) => due > Date.now()).map(({ channel }) => channel)),
    ],
    onEnqueued: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const channels = new Map<string, string>();
  const { getGame = async () => played.after(begin) }: Partial<Services['queries']> = overrides.queries ?? {};
  const queries = {
    ...overrides.queries,
    getGame: async (id: string) => {
      const game = await getGame(id);
      return (
        game && { ...game, record: { ...game.record, channel: channels.get(id) ?? game.record.channel } }
      );
    },
  };
  const app = partialApp({ outbox, ...overrides, queries }, played.app);
  let find = async (_: string): Promise<PostResult> => undefined;
  const note = (level: string) => (_: object, message: string) => {
    logged.push(`${level}: ${message}`);
  };
  const announcer = (more: Partial<Parameters<typeof createOutboxWorker>[0]> = {}) =>
    createOutboxWorker({
      composer: COMPOSER,
      services: app,
      poster: {
        post: async (channel, panel, pinged, nonce) => {
          const one = { channel, panel, pinged, nonce };
          const failure = await answers.shift()?.(one);
          if (failure !== undefined) return failure;
          posted.push(one);
          return { message: numberOf(nonce) };
        },
        find: async (_, __, nonce) => find(nonce),
        edit: async (channel, message, panel, pinged = []) => {
          const one = { channel, message, panel, pinged };
          const isFold = panel.parts.some(({ kind }) => kind === 'brief');
          const plain = posted.find((post) => numberOf(post.nonce) === message && post.panel.plain === true);
          if (plain !== undefined && !isFold) {
            const failure = await fills.shift()?.(one);
            if (failure !== undefined) return failure;
            filled.push(one);
            plain.panel = panel;
            return { message };
          }
          const failure = await edits.shift()?.(one);
          if (failure !== undefined) return failure;
          edited.push(one);
          return { message };
        },
        remove: async () => undefined,
      },
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      now: () => new Date(),
      drawn: async () => undefined,
      ...more,
    });
  return {
    app,
    outbox,
    posted,
    edited,
    /** Posts that went in plain words and have their full form now: they are in `posted` with that. */
    filled,
    last,
    logged,
    /** Results of the next edits, and of those that give a plain post its full form. */
    edits,
    fills,
    /** Results of the next posts, in order; later ones succeed. */
    answers,
    announcer,
    owe(id: number, announcement: Announcement, game = 'abcd2345', channel = '2') {
      if (!('channel' in announcement)) channels.set(game, channel);
      entries.push({ ...owedOf(announcement, id), game, channel, createdAt: new Date(), due: 0 });
      for (const listener of listeners) listener(game);
    },
    /** Trims an entry of moves to those that an undo leaves. */
    trim(id: number, announcement: Announcement) {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, announcement } : entry));
    },
    /** Deletes an entry: its moves were undone, or another process has acknowledged it. */
    withdraw(id: number) {
      entries = entries.filter((entry) => entry.id !== id);
    },
    /** The result of searching the channel for an earlier post. */
    finds(result: (nonce: string) => PostResult) {
      find = async (nonce) => result(nonce);
    },
    left: () => entries.map(({ id }) => id),
    attempts: () => entries.map(({ attempts }) => attempts),
  };
}

const reminded = (...ping: string[]): Announcement => ({ kind: 'reminded', by: '9', ping });
/** An announcement that shows the board. */
const undone = (...ping: string[]): Announcement => ({
  ...{ kind: 'undone', keep: 5, by: '9', moderator: false },
  ping,
});
const moved = (from: number, to: number): Announcement => ({ kind: 'moved', from, to, ping: [] });
const ids = (posted: readonly Posted[]) => posted.map(({ nonce }) => Number(nonce.split('-')[1]));

/** A promise, and the function that resolves it. */
function gate() {
  let open = () => {};
  const passed = new Promise<undefined>((resolve) => {
    open = () => resolve(undefined);
  });
  return { passed, open };
}

describe('an announcement', () => {
  it('is posted after the earlier ones of its game', async () => {
    const { announcer, owe, posted, left } = scene();
    owe(1, moved(0, 1));
    owe(2, reminded('101'));
    owe(3, reminded('102'));
    const one = announcer();
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([1, 2, 3]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is posted to its channel at once, with its pings', async () => {
    const { announcer, owe, posted } = scene();
    const one = announcer();
    one.start();
    await one.idle();
    owe(4, reminded('101', '102'));
    await one.idle();
    expect(posted).toMatchObject([
      { channel: '2', pinged: ['101', '102'], nonce: expect.stringMatching(/^abcd2345-4-/) },
    ]);
    await one.stop();
  });

  it('is dropped if there is nothing left to tell', async () => {
    const { announcer, owe, posted, left } = scene();
    owe(1, moved(5000, 5001));
    const one = announcer();
    one.start();
    await one.idle();
    expect(posted).toEqual([]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is posted as far as it stays if some of its moves are undone while an earlier one is being posted', async () => {
    let moves = 6;
    const { getMoveRange } = played.app.queries;
    const { announcer, owe, trim, posted, answers, left } = scene({
      queries: {
        getGame: async () => played.after(moves),
        getMoveRange: async (id: string, from: number, to: number) =>
          to > moves ? undefined : await getMoveRange(id, from, to),
      },
    });
    answers.push(() => {
      moves = 4;
      trim(2, moved(3, 4));
      owe(3, { kind: 'undone', keep: 4, by: '9', moderator: false, ping: [] });
      return undefined;
    });
    owe(1, moved(0, 3));
    owe(2, moved(3, 6));
    const one = announcer();
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([1, 2, 3]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is dropped if the game is gone', async () => {
    const { announcer, owe, posted, left } = scene({ queries: { getGame: async () => undefined } });
    owe(1, reminded());
    const one = announcer();
    one.start();
    await one.idle();
    expect(posted).toEqual([]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('in a slow channel delays only its own game', async () => {
    const { announcer, owe, posted, answers } = scene();
    const slow = gate();
    answers.push(() => slow.passed);
    owe(1, reminded(), 'slowgame');
    owe(2, reminded(), 'slowgame');
    owe(3, reminded(), 'fastgame');
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([3]);
    slow.open();
    await one.idle();
    expect(ids(posted)).toEqual([3, 1, 2]);
    await one.stop();
  });

  it('is not forgotten if many games have one, of which a few are posted at a time', async () => {
    const { announcer, owe, posted, answers } = scene();
    let atOnce = 0;
    let most = 0;
    for (let id = 1; id <= 80; id++) {
      answers.push(async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 100));
        atOnce -= 1;
        return undefined;
      });
      owe(id, reminded(), `game${id}`);
    }
    // No clock helps here: a lane that is free takes up the next game.
    const one = announcer({ pollIntervalMs: 60 * MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    await one.idle();
    expect(ids(posted).sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    expect(most).toBeGreaterThan(4);
    expect(most).toBeLessThan(80);
    await one.stop();
  });
});

describe('a post that fails', () => {
  it('is retried with the same nonce at growing intervals, and later ones wait for it', async () => {
    const { announcer, owe, posted, answers, left, attempts } = scene();
    const tries: { nonce: string; at: number }[] = [];
    const fail = ({ nonce }: Posted) => {
      tries.push({ nonce, at: Date.now() });
      return TRANSIENT;
    };
    answers.push(fail, fail, fail);
    owe(1, reminded());
    owe(2, reminded());
    const one = announcer({ pollIntervalMs: 1000 });
    one.start();
    await one.idle();
    expect(posted).toEqual([]);
    expect(attempts()).toEqual([0, 0]); // No problem that a human has to fix.
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(new Set(tries.map(({ nonce }) => nonce)).size).toBe(1);
    const [first, second, third] = tries.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(5000);
    expect(third - second).toBeGreaterThanOrEqual(10_000);
    expect(ids(posted)).toEqual([1, 2]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is retried every two minutes while Discord knows its nonce', async () => {
    const { announcer, owe, posted, answers } = scene();
    let down = true;
    const fail = () => {
      if (down) answers.push(fail);
      return down ? TRANSIENT : undefined;
    };
    answers.push(fail);
    owe(1, reminded());
    const one = announcer({ pollIntervalMs: MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(25 * 60 * MINUTE);
    expect(posted).toEqual([]);
    down = false;
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });

  it('for lack of permissions is made if they are granted within a day', async () => {
    const { announcer, owe, posted, answers } = scene();
    let forbidden = true;
    const fail = () => {
      if (forbidden) answers.push(fail);
      return forbidden ? FORBIDDEN : undefined;
    };
    answers.push(fail);
    owe(1, { kind: 'moved', from: 0, to: 1, ping: [] });
    const one = announcer({ pollIntervalMs: MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(23 * 60 * MINUTE);
    forbidden = false;
    await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE + MINUTE);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });

  const gone = Object.assign(new Error('Unknown Channel'), { status: 404, code: 10003 });
  it.each([
    ['for lack of permissions', FORBIDDEN, 'its channel refuses it, any command there says why'],
    [
      'as its channel was deleted',
      { permanent: true, error: gone },
      'its channel was deleted, /game move continues the game elsewhere',
    ],
  ])('%s is logged with what helps', async (_, failure, help) => {
    const { announcer, owe, answers, logged } = scene();
    answers.push(
      () => failure,
      () => failure,
    );
    owe(1, { kind: 'moved', from: 0, to: 1, ping: [] });
    const one = announcer();
    one.start();
    await one.idle();
    expect(logged).toEqual([`warn: postponed an announcement: ${help}`]);
    await one.stop();
  });

  const summaries = (status: 'playing' | 'shelved' | 'ended') => ({
    getSummary: async () => {
      const { record, ...game } = played.after();
      const shelved = { status: 'ended', timing: { ...record.timing, setAside: true } } as const;
      const as = status === 'shelved' ? shelved : { status };
      return { ...game, record: { ...record, ...as } as GameRecord, state: undefined };
    },
  });

  it.each([
    ['as long as its game goes on', 'playing', FORBIDDEN, [1], 70],
    ['as long as its game goes on, which can move to another channel', 'playing', DELETED, [1], 70],
    ['as long as its game is shelved', 'shelved', FORBIDDEN, [1], 70],
    ['until a day has passed if its game is shelved and the channel is deleted', 'shelved', DELETED, [], 30],
    ['until a day has passed if its game is over', 'ended', FORBIDDEN, [], 30],
  ] as const)('to post a board is retried every two hours %s', async (_, status, answer, waiting, most) => {
    const { announcer, owe, answers, left } = scene({
      queries: { getGame: async () => played.after(begin), ...summaries(status) },
    });
    let tries = 0;
    const fail = () => {
      tries += 1;
      answers.push(fail);
      return answer;
    };
    answers.push(fail);
    owe(1, moved(0, begin));
    const one = announcer({ pollIntervalMs: 10 * MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(5 * 24 * 60 * MINUTE);
    expect(left()).toEqual(waiting);
    expect(tries).toBeLessThan(most);
    await one.stop();
  });

  it('for days is made up for by one board that calls those who must act now', async () => {
    const { announcer, owe, outbox, posted, answers, left } = scene({
      queries: { getGame: async () => played.after(begin), ...summaries('playing') },
    });
    const acknowledge = vi.spyOn(outbox, 'acknowledge');
    let forbidden = true;
    const fail = () => {
      if (forbidden) answers.push(fail);
      return forbidden ? FORBIDDEN : undefined;
    };
    answers.push(fail);
    owe(1, moved(begin - 4, begin - 3));
    const one = announcer({ pollIntervalMs: MINUTE });
    one.start();
    for (const id of [2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
      owe(id, moved(begin - 5 + id, begin - 4 + id));
    }
    owe(5, reminded('101'));
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(left()).toEqual([1, 2, 3, 4, 5]);
    forbidden = false;
    await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE + MINUTE);
    expect([ids(posted), left()]).toEqual([[1], []]);
    expect([...(posted[0]?.pinged ?? [])].sort()).toEqual(['101', '102']);
    // Its receipt counts for all.
    expect(acknowledge.mock.calls.filter(([id]) => id <= 5)).toMatchObject([[1, { covered: [2, 3, 4, 5] }]]);
    await one.stop();
  });

  it('for days is made up for once if the process dies after that', async () => {
    const { announcer, owe, outbox, posted, answers, left } = scene();
    // With its pictures, then without.
    answers.push(
      () => FORBIDDEN,
      () => FORBIDDEN,
    );
    const { acknowledge } = outbox;
    let died = false;
    const first = announcer();
    first.start();
    for (const id of [1, 2, 3]) owe(id, moved(begin - 4 + id, begin - 3 + id));
    await first.idle();
    await first.stop();
    await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE);
    outbox.acknowledge = async (...entry) => {
      if (died) throw new Error('the process has died');
      died = true;
      return await acknowledge(...entry);
    };
    const second = announcer();
    second.start();
    await second.idle();
    await second.stop();
    outbox.acknowledge = acknowledge;
    const third = announcer();
    third.start();
    await third.idle();
    expect([ids(posted), left()]).toEqual([[1], []]);
    await third.stop();
  });

  it('is made up for by a direct message to each who wants it, once', async () => {
    const sent: string[] = [];
    const { announcer, owe, posted, answers, left } = scene({
      queries: { getGame: async () => played.after(begin), ...summaries('playing') },
      settings: {
        getUser: async (user: string) => (user === '101' ? { direct: 'on' } : {}),
        getHours: async () => undefined,
      },
      now: () => new Date(),
    });
    answers.push(
      () => FORBIDDEN,
      () => FORBIDDEN,
    );
    owe(1, { kind: 'undone', keep: begin, by: '9', moderator: false, ping: ['101', '102'] });
    owe(2, reminded('101'));
    const one = announcer({
      direct: async (user) => {
        sent.push(user);
        return 'sent';
      },
    });
    one.start();
    await one.idle();
    expect([sent, ids(posted)]).toEqual([['101'], []]);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect([sent, ids(posted), left()]).toEqual([['101'], [1, 2], []]);
    await one.stop();
  });

  it('for more than a day is given up, and logged, if nothing depends on it', async () => {
    const { announcer, owe, posted, answers, left, logged } = scene();
    let tries = 0;
    const fail = () => {
      tries += 1;
      answers.push(fail);
      return FORBIDDEN;
    };
    answers.push(fail);
    owe(1, reminded());
    const one = announcer({ pollIntervalMs: MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(left()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(12 * 60 * MINUTE);
    expect(left()).toEqual([]);
    expect(posted).toEqual([]);
    expect(logged).toContain('error: gave up on an announcement');
    expect(tries).toBeLessThan(30);
    await one.stop();
  });

  it('is given up a day after the newest reminder that it replaces', async () => {
    const { announcer, owe, answers, left } = scene();
    const fail = () => {
      answers.push(fail);
      return FORBIDDEN;
    };
    answers.push(fail);
    owe(1, reminded());
    const one = announcer({ pollIntervalMs: MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(20 * 60 * MINUTE);
    owe(2, reminded());
    await vi.advanceTimersByTimeAsync(20 * 60 * MINUTE);
    expect(left()).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(12 * 60 * MINUTE);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('because Discord calls it malformed does not block its game for long', async () => {
    const { announcer, owe, posted, answers, left } = scene();
    answers.push(
      () => MALFORMED,
      () => MALFORMED,
      () => MALFORMED,
    );
    owe(1, reminded());
    owe(2, reminded());
    const one = announcer({ pollIntervalMs: 1000 });
    one.start();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(ids(posted)).toEqual([2]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('because files are forbidden is made without pictures at once, with the same nonce', async () => {
    const { announcer, owe, posted, answers } = scene();
    const tried: string[] = [];
    answers.push(({ nonce }) => {
      tried.push(nonce);
      return FORBIDDEN;
    });
    const expanded = played.events.findIndex((events) => events.some(({ type }) => type === 'expanded'));
    owe(1, moved(expanded, expanded + 1));
    const one = announcer();
    one.start();
    await one.idle();
    expect(posted.map(({ nonce }) => nonce)).toEqual(tried);
    expect(posted[0]?.panel.parts.map(({ kind }) => kind)).not.toContain('picture');
    expect(posted[0]?.panel.parts.map(({ kind }) => kind)).toContain('buttons');
    await one.stop();
  });

  it('with an exception is retried', async () => {
    const { announcer, owe, posted, answers } = scene();
    answers.push(() => Promise.reject(new Error('a bug')));
    owe(1, reminded());
    const one = announcer({ pollIntervalMs: 1000 });
    one.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });
});

describe('a rate limit of Discord', () => {
  const asked = (wait: number): PostFailure => ({ permanent: false, error: new Error('429'), wait });

  it('delays the post as long as asked, and does not count as a failure', async () => {
    const { announcer, owe, posted, answers, attempts, logged } = scene();
    const at: number[] = [];
    const limit = () => {
      at.push(Date.now());
      return asked(700);
    };
    answers.push(...Array.from({ length: 8 }, () => limit));
    owe(1, reminded());
    const one = announcer({ pollIntervalMs: 60 * MINUTE });
    one.start();
    const idle = one.idle();
    await vi.advanceTimersByTimeAsync(699);
    expect(attempts()).toEqual([0]);
    await vi.advanceTimersByTimeAsync(10_000);
    await idle;
    expect(at.map((time) => time - (at[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => n * 700));
    expect(ids(posted)).toEqual([1]);
    expect(logged.filter((line) => !line.startsWith('info'))).toEqual([]);
    await one.stop();
  });

  it('does not delay other games', async () => {
    const { announcer, owe, posted, answers } = scene();
    for (let id = 1; id <= 40; id++) {
      answers.push(() => asked(MINUTE));
      owe(id, reminded(), `game${id}`);
    }
    owe(99, reminded(), 'thelast');
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids(posted)).toEqual([99]);
    await one.stop();
  });

  it('of the edits of many games does not delay the posts of others', async () => {
    const { announcer, owe, posted, edits } = scene();
    let tries = 0;
    const wait = () => {
      tries += 1;
      edits.push(wait);
      return LIMITED;
    };
    edits.push(wait);
    for (let id = 1; id <= 60; id++)
      owe(id, { kind: 'fold', ping: [], post: { message: `${id}`, text: 'older' } }, `abcd2${id + 100}`);
    const one = announcer();
    one.start();
    owe(61, reminded());
    await vi.advanceTimersByTimeAsync(1000);
    expect([ids(posted), tries]).toEqual([[61], 60]);
    await one.stop();
  });

  it('does not delay stopping, and the post stays in the outbox', async () => {
    const { announcer, owe, answers, left } = scene();
    answers.push(() => asked(60 * MINUTE));
    owe(1, reminded());
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(1000);
    await one.stop();
    expect(left()).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('among several processes', () => {
  /** Records which games are claimed and released. */
  function noted() {
    const made = scene();
    const notes: string[] = [];
    made.outbox.extendClaim = async (game, wait = 0) => {
      notes.push(`${game} held for ${wait}`);
      return true;
    };
    made.outbox.releaseClaim = async (game) => void notes.push(`${game} left`);
    return { ...made, notes };
  }

  it('a game is claimed from its first post to its last', async () => {
    const { announcer, owe, posted, notes } = noted();
    owe(1, undone());
    owe(2, undone());
    const one = announcer();
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    // The second time, the follow-up was a collapse.
    expect(notes).toEqual(['abcd2345 held for 0', 'abcd2345 left', 'abcd2345 left']);
    await one.stop();
  });

  it('a game that waits to be retried stays claimed', async () => {
    const { announcer, answers, owe, posted, notes } = noted();
    answers.push(() => ({ permanent: false, error: new Error('429'), wait: 7000 }));
    owe(1, reminded());
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes).toEqual(['abcd2345 held for 7000']);
    await vi.advanceTimersByTimeAsync(7000);
    expect(ids(posted)).toEqual([1]);
    expect(notes.at(-1)).toBe('abcd2345 left');
    await one.stop();
  });

  it('an entry that another process has claimed meanwhile is left to it', async () => {
    const { announcer, outbox, owe, posted } = scene();
    outbox.extendClaim = async () => false;
    owe(1, reminded());
    owe(2, reminded());
    owe(3, reminded(), 'other234');
    const { claim } = outbox;
    outbox.claim = async (limit, but) => (ids(posted).includes(1) ? [] : await claim(limit, but));
    const one = announcer();
    one.start();
    await one.idle();
    expect(ids(posted).sort()).toEqual([1, 3]);
    await one.stop();
  });

  it('a failure to release a game stops nothing', async () => {
    const { announcer, outbox, owe, posted, logged } = scene();
    outbox.releaseClaim = () => Promise.reject(new Error('no database'));
    owe(1, reminded());
    const one = announcer();
    one.start();
    await one.idle();
    owe(2, reminded());
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(logged).toContain('warn: failed to release a game');
    await one.stop();
  });

  it('an entry that another process postponed is seen within a minute', async () => {
    const { announcer, outbox } = scene();
    let held: string[] = [];
    outbox.listBlockedChannels = async () => held;
    const one = announcer();
    one.start();
    await one.idle();
    held = ['7'];
    await vi.advanceTimersByTimeAsync(MINUTE + 5000);
    expect(one.heldUp.in('7')).toBe(true);
    await one.stop();
  });
});

describe('a game with very many announcements', () => {
  it('does not hide the others', async () => {
    const { announcer, owe, posted, answers } = scene();
    const slow = gate();
    answers.push(() => slow.passed);
    for (let id = 1; id <= 500; id++) owe(id, reminded(), 'muchowed');
    owe(501, reminded(), 'thelast');
    const one = announcer({ pollIntervalMs: 60 * MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids(posted)).toEqual([501]);
    slow.open();
    await one.idle();
    expect(ids(posted)).toEqual([501, ...Array.from({ length: 500 }, (_, n) => n + 1)]);
    await one.stop();
  });
});

describe('a post that waits for a user to fix something', () => {
  it('is known without a query, and retried at once when told to, then only after a while', async () => {
    const { announcer, owe, posted, answers, outbox } = scene();
    answers.push(
      () => FORBIDDEN,
      () => FORBIDDEN,
    );
    owe(1, reminded());
    const one = announcer();
    one.start();
    await one.idle();
    expect([one.heldUp.in('2'), one.heldUp.in('3')]).toEqual([true, false]);
    const { retryChannel } = outbox;
    let asked = 0;
    outbox.retryChannel = (channel) => {
      asked += 1;
      return retryChannel(channel);
    };
    const first = one.heldUp.retry('2');
    expect(one.heldUp.in('2')).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(false);
    expect(one.heldUp.in('2')).toBe(true);
    expect(await one.heldUp.retry('2')).toBe(false);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(15_000);
    const second = one.heldUp.retry('2');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(2);
    expect(await second, 'although it had failed before').toBe(true);
    expect(ids(posted)).toEqual([1]);
    expect(one.heldUp.in('2')).toBe(false);
    await one.stop();
  });

  it('is retried when its game has another, whose direct message must not wait', async () => {
    const game = played.after(begin);
    const user = awaitedAt(begin)[0] ?? '';
    const { announcer, owe, posted, answers, attempts } = scene({
      now: () => new Date(),
      queries: { getSummary: async () => ({ ...game, record: { ...game.record, channel: '2' } }) },
      settings: { getUser: async () => ({ direct: 'on' }), getHours: async () => undefined },
    });
    for (let time = 0; time < 9; time++) answers.push(() => FORBIDDEN);
    const told: string[] = [];
    const direct = async (to: string) => {
      told.push(to);
      return 'sent' as const;
    };
    const one = announcer({ direct });
    owe(1, reminded());
    one.start();
    await one.idle();
    owe(2, { ...moved(0, begin), ping: [user] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([user]);
    owe(3, { kind: 'nudged', seat: 0, since: 0, ping: [user] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(told, 'the channel was tried a moment ago').toEqual([user]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual([user, user]);
    expect(posted).toEqual([]);
    expect(attempts(), 'the reminder needs no post').toHaveLength(2);
    await one.stop();
  });

  it('leaves no timer behind once the retry is over', async () => {
    const outbox = { retryChannel: async () => {}, listBlockedChannels: async () => [] };
    const blocked = createBlockedChannels(
      outbox,
      async () => undefined,
      () => new Date(),
      () => {},
    );
    const before = vi.getTimerCount();
    for (const end of [blocked.went, blocked.add]) {
      blocked.add('2');
      const retried = blocked.retry('2');
      await end('2');
      await retried;
      expect(vi.getTimerCount()).toBe(before);
    }
  });

  it('costs other games one query for each new post, all at once, while there are such channels', async () => {
    const held: string[] = [];
    const retried: string[] = [];
    const asked: string[] = [];
    const slow = gate();
    const outbox = {
      retryChannel: async (channel: string) => void retried.push(channel),
      listBlockedChannels: async () => held,
    };
    const channelOf = async (game: string) => {
      asked.push(game);
      await slow.passed;
      return game.slice(0, 1);
    };
    const blocked = createBlockedChannels(
      outbox,
      channelOf,
      () => new Date(),
      () => {},
    );
    blocked.arrived('2one');
    await blocked.makeWay(new Map());
    expect(asked, 'no channel is blocked').toEqual([]);
    blocked.add('2');
    await blocked.makeWay(new Map());
    expect(asked, 'nothing is new').toEqual([]);
    for (const game of ['2one', '3one', '3two', 'busy']) blocked.arrived(game);
    const made = blocked.makeWay(new Map([['busy', true]]));
    expect(asked).toEqual(['2one', '3one', '3two']);
    slow.open();
    await made;
    expect(retried).toEqual(['2']);
    blocked.arrived('2two');
    for (let times = 0; times < 3; times++) await blocked.makeWay(new Map([['busy', true]]));
    expect(asked.splice(0), 'while the channel must not be retried yet').toHaveLength(4);
    await vi.advanceTimersByTimeAsync(20_000);
    await blocked.makeWay(new Map());
    expect([retried, asked]).toEqual([['2', '2'], ['busy']]);
  });

  it('is made as soon as another post in the channel succeeds', async () => {
    const { announcer, owe, posted, answers } = scene();
    answers.push(() => FORBIDDEN);
    owe(1, reminded(), 'oldgames');
    const one = announcer({ pollIntervalMs: 60 * MINUTE });
    one.start();
    await one.idle();
    owe(2, reminded(), 'newgames');
    await one.idle();
    expect(ids(posted)).toEqual([2, 1]);
    await one.stop();
  });
});

describe('a failure', () => {
  it('of a drawing leaves the picture out', async () => {
    const { announcer, owe, posted, logged } = scene();
    const expanded = played.events.findIndex((events) => events.some(({ type }) => type === 'expanded'));
    owe(1, moved(expanded, expanded + 1));
    const one = announcer({ drawn: () => Promise.reject(new Error('no canvas')) });
    one.start();
    await one.idle();
    expect(posted[0]?.panel.parts.map(({ kind }) => kind)).toEqual(['text', 'text', 'buttons']);
    expect(logged).toContain('warn: posted without its picture');
    await one.stop();
  });

  it('to compose a post is answered with a plain one that has its pings', async () => {
    const { announcer, owe, posted } = scene({
      queries: { getMoveRange: () => Promise.reject(new Error('a bug')) },
    });
    owe(1, { kind: 'moved', from: 0, to: 1, ping: ['101'] });
    const one = announcer({ pollIntervalMs: 1000 });
    one.start();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(ids(posted)).toEqual([1]);
    expect(posted[0]?.pinged).toEqual(['101']);
    expect(textOf(posted[0]?.panel as Panel)).toContain('<@101>');
    await one.stop();
  });

  it('to load a game is retried at growing intervals, and other games continue', async () => {
    let asked = 0;
    let down = true;
    const { announcer, owe, posted, left } = scene({
      queries: {
        getGame: async (id: string) => {
          if (id !== 'badgames' || !down) return played.after();
          asked += 1;
          throw new Error('no database');
        },
      },
    });
    owe(1, reminded(), 'badgames');
    owe(2, reminded(), 'goodgame');
    const one = announcer({ pollIntervalMs: 1000 });
    one.start();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(ids(posted)).toEqual([2]);
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThan(12);
    down = false;
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(ids(posted)).toEqual([2, 1]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('to read a game is retried slowly, and given up after a day', async () => {
    let asked = 0;
    const { announcer, owe, posted, left } = scene({
      queries: {
        getGame: async () => {
          asked += 1;
          throw new CorruptGameError('abcd2345', 'a test');
        },
        getSummary: async () => ({ ...played.after(), state: undefined }),
      },
    });
    owe(1, reminded());
    const one = announcer({ pollIntervalMs: MINUTE });
    one.start();
    await vi.advanceTimersByTimeAsync(23 * 60 * MINUTE);
    expect(left()).toEqual([1]);
    expect(asked).toBeLessThan(30);
    expect(one.heldUp.in('2')).toBe(false); // No one there could fix it.
    await vi.advanceTimersByTimeAsync(12 * 60 * MINUTE);
    expect(left()).toEqual([]);
    expect(posted).toEqual([]);
    await one.stop();
  });

  it('to read a cancelled game leaves only its end to tell', async () => {
    const game = played.after();
    const { announcer, owe, posted, left } = scene({
      queries: {
        getGame: () => Promise.reject(new CorruptGameError('abcd2345', 'a test')),
        getSummary: async () => ({ ...game, record: { ...game.record, status: 'ended' }, state: undefined }),
      },
    });
    owe(1, reminded());
    owe(2, { kind: 'ended', by: '9', moderator: true, ping: [] });
    const one = announcer();
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([2]);
    expect(textOf(posted[0]?.panel as Panel)).toContain('The game has ended');
    expect(left()).toEqual([]);
    await one.stop();
  });

  const ladder = {
    getLadder: async (_: string, week = '') => ({
      week,
      begins: new Date('2026-06-01'),
      ends: new Date('2026-06-08'),
      over: true,
      contenders: [],
      deals: [],
      weeks: [],
    }),
  };
  const inChallenge = () => {
    const game = played.after();
    return { ...game, record: { ...game.record, challenge: { week: '2026-W23', home: '2' } } };
  };

  it('to post a ladder is retried every few minutes, and given up once others wait behind it', async () => {
    const { announcer, owe, posted, answers, left, attempts } = scene({
      queries: { getGame: async () => inChallenge() },
      challenge: ladder,
    });
    for (let time = 0; time < 4; time++) answers.push(() => FORBIDDEN);
    owe(1, { kind: 'ladder', channel: '2', ping: [] });
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    expect(attempts()).toEqual([3]);
    owe(2, reminded());
    expect(ids(posted)).toEqual([]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect([ids(posted), left()]).toEqual([[2], []]);
    await one.stop();
  });

  it('to post a ladder for a moment loses nothing', async () => {
    const { announcer, owe, posted, answers } = scene({
      queries: { getGame: async () => inChallenge() },
      challenge: ladder,
    });
    answers.push(() => FORBIDDEN);
    owe(1, { kind: 'ladder', channel: '2', ping: [] });
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });

  it('to post a ladder in its channel does not hold up the game, even if it needs a human', async () => {
    const { announcer, owe, posted, answers, logged, left } = scene({
      queries: { getGame: async () => inChallenge() },
      challenge: ladder,
    });
    answers.push(() => FORBIDDEN);
    owe(1, { kind: 'ladder', channel: '2', ping: [] });
    owe(2, reminded());
    const one = announcer();
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([2]);
    expect(logged).toContain('error: gave up on an announcement');
    expect(left()).toEqual([]);
    await one.stop();
  });

  describe('in a game’s channel does not hold up', () => {
    const [seat = 0] = pendingSeats(played.states[begin] as GameState);
    const { record, ...position } = played.after(begin);
    const wait = { seat, since: 0, at: 0, counted: 0, turn: 0, full: 0, whole: 0, reminders: 0, expired: 1 };
    const timing = { ...startTiming('friendly', 0), waits: [wait] };
    const timedOut = {
      ...position,
      record: { ...record, challenge: { week: '2026-W23', home: '2' }, timing },
    };

    /** Returns a game whose channel has refused a vote, and that now owes a ladder elsewhere as well. */
    async function blockedGame(answer: (channel: string) => PostFailure | undefined) {
      const made = scene({ queries: { getGame: async () => timedOut }, challenge: ladder });
      for (let time = 0; time < 40; time++) made.answers.push(({ channel }) => answer(channel));
      const one = made.announcer({ pollIntervalMs: MINUTE });
      made.owe(1, { kind: 'timeUp', seat, since: 0, ping: [] }, 'abcd2345', '1');
      one.start();
      await one.idle();
      expect(made.attempts()).toEqual([1]);
      made.owe(2, { kind: 'ladder', channel: '2', ping: [] });
      return { ...made, one };
    }

    it('a ladder, which has a channel of its own', async () => {
      const { one, posted, left } = await blockedGame((channel) => (channel === '1' ? LOCKED : undefined));
      await vi.advanceTimersByTimeAsync(120 * MINUTE);
      expect(posted.map(({ channel }) => channel)).toEqual(['2']);
      expect(left()).toEqual([1]);
      await one.stop();
    });

    it('a ladder, nor is it held up by one that is refused', async () => {
      let isOpen = false;
      const { one, posted, left } = await blockedGame((channel) =>
        channel === '1' && isOpen ? undefined : LOCKED,
      );
      isOpen = true;
      await vi.advanceTimersByTimeAsync(120 * MINUTE);
      expect(posted.map(({ channel }) => channel)).toEqual(['1']);
      expect(left()).toEqual([2]);
      await one.stop();
    });
  });

  it('to read a game does not hide the ladder of its week', async () => {
    const { announcer, owe, posted } = scene({
      queries: {
        getGame: () => Promise.reject(new CorruptGameError('abcd2345', 'a test')),
        getSummary: async () => ({ ...inChallenge(), state: undefined }),
      },
      challenge: ladder,
    });
    owe(1, { kind: 'ladder', channel: '2', ping: [] });
    const one = announcer();
    one.start();
    await one.idle();
    expect(textOf(posted[0]?.panel as Panel)).toContain('No one has played');
    await one.stop();
  });

  it('of the database is retried', async () => {
    const { announcer, owe, posted, outbox } = scene();
    const { claim } = outbox;
    let down = true;
    outbox.claim = (limit) => (down ? Promise.reject(new Error('no database')) : claim(limit));
    owe(1, reminded());
    const one = announcer();
    one.start();
    await one.idle();
    expect(posted).toEqual([]);
    down = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });

  it('to acknowledge a post does not repeat it', async () => {
    const { announcer, owe, posted, outbox, left } = scene();
    const { acknowledge } = outbox;
    let down = true;
    outbox.acknowledge = (id) => (down ? Promise.reject(new Error('no database')) : acknowledge(id));
    owe(1, reminded());
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1]);
    expect(left()).toEqual([1]);
    down = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('between post and acknowledgement leads to the same nonce, which Discord knows', async () => {
    const { announcer, owe, posted, outbox, left } = scene();
    const { acknowledge } = outbox;
    outbox.acknowledge = () => new Promise(() => undefined);
    owe(1, reminded('101'));
    announcer().start();
    await vi.advanceTimersByTimeAsync(1000);
    outbox.acknowledge = acknowledge;
    const after = announcer();
    after.start();
    await after.idle();
    expect(posted.map(({ nonce }) => nonce)).toEqual([posted[0]?.nonce, posted[0]?.nonce]);
    expect(left()).toEqual([]);
    await after.stop();
  });
});

describe('a post that may exist, though its nonce is too old', () => {
  /** A bot that died or froze while posting, and continues after ten minutes. */
  async function again({ answers, announcer, owe, finds }: ReturnType<typeof scene>, found?: PostResult) {
    const tried: string[] = [];
    answers.push(({ nonce }) => {
      tried.push(nonce);
      return TRANSIENT;
    });
    owe(1, reminded('101'));
    const one = announcer();
    one.start();
    await one.idle();
    await one.stop();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    finds((nonce) => (tried.includes(nonce) ? found : undefined));
    const after = announcer();
    after.start();
    await after.idle();
    return after;
  }

  it('is found, and acknowledged as if just made', async () => {
    const { posted, left, last, ...rest } = scene();
    const one = await again({ posted, left, last, ...rest }, { message: '77' });
    expect(posted).toEqual([]);
    expect(left()).toEqual([]);
    expect(last.get('abcd2345')?.message).toBe('77');
    await one.stop();
  });

  it('is made if none is found, or the bot may not look', async () => {
    for (const found of [undefined, FORBIDDEN, refusedWith(50035)]) {
      const { posted, left, logged, ...rest } = scene();
      const one = await again({ posted, left, logged, ...rest }, found);
      expect(ids(posted)).toEqual([1]);
      expect(left()).toEqual([]);
      const warned = logged.filter((line) => line.includes('without checking for an earlier copy'));
      expect(warned).toHaveLength(found === undefined ? 0 : 1);
      await one.stop();
    }
  });

  it('waits if Discord cannot say for now', async () => {
    const { posted, left, ...rest } = scene();
    const one = await again({ posted, left, ...rest }, TRANSIENT);
    expect([ids(posted), left()]).toEqual([[], [1]]);
    rest.finds(() => undefined);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });

  it('is made if Discord cannot say a second time', async () => {
    const { posted, left, logged, ...rest } = scene();
    const one = await again({ posted, left, logged, ...rest }, TRANSIENT);
    expect(left()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([ids(posted), left()]).toEqual([[1], []]);
    expect(logged.filter((line) => line.includes('without checking for an earlier copy'))).toHaveLength(1);
    await one.stop();
  });

  it('is searched for while Discord only asks to wait', async () => {
    const { posted, left, ...rest } = scene();
    const one = await again({ posted, left, ...rest }, TRANSIENT);
    rest.finds(() => LIMITED);
    for (let time = 0; time < 5; time++) await vi.advanceTimersByTimeAsync(MINUTE);
    expect([ids(posted), left()]).toEqual([[], [1]]);
    rest.finds(() => ({ message: '77' }));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([posted, left()]).toEqual([[], []]);
    await one.stop();
  });
});

describe('a post that pings', () => {
  const kinds = ({ panel }: { panel: Panel }) => panel.parts.map(({ kind }) => kind);

  it('is sent as text with its buttons, then edited into its full form', async () => {
    const { announcer, owe, posted, filled, answers, last, left } = scene();
    const first: Panel[] = [];
    answers.push(({ panel }) => void first.push(panel));
    const one = announcer();
    one.start();
    owe(1, reminded('101', '102'));
    await one.idle();
    expect(first).toMatchObject([{ plain: true, parts: [{ kind: 'text' }, { kind: 'buttons' }] }]);
    const [line = '', place = '', news = ''] = textOf(first[0] as Panel).split('\n');
    expect(line).toContain('<@101>');
    expect(place).toContain('<#2>');
    expect(news).toContain('**A reminder.**');
    expect(posted.map(({ pinged }) => pinged)).toEqual([['101', '102']]);
    expect(filled.map(({ message, pinged, panel }) => [message, pinged, panel.plain])).toEqual([
      ['abcd2345-1', ['101', '102'], undefined],
    ]);
    expect(last.get('abcd2345')).toMatchObject({ message: 'abcd2345-1', fold: {} });
    expect(last.get('abcd2345')?.plain).toBeUndefined();
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is sent in its full form if it pings no one', async () => {
    const { announcer, owe, posted, filled } = scene();
    const one = announcer();
    one.start();
    owe(1, reminded());
    await one.idle();
    expect([posted.map(({ panel }) => panel.plain), filled]).toEqual([[undefined], []]);
    await one.stop();
  });

  it('gets its full form after a restart in between', async () => {
    const { announcer, owe, posted, filled, fills, left } = scene();
    const first = announcer();
    fills.push(() => TRANSIENT);
    first.start();
    owe(1, reminded('101'));
    await first.idle();
    await first.stop();
    expect([ids(posted), filled, left()]).toEqual([[1], [], [1001]]);
    const second = announcer();
    second.start();
    await second.idle();
    expect([ids(posted), filled.length, left()]).toEqual([[1], 1, []]);
    await second.stop();
  });

  it('stays plain text if Discord refuses the full form, and the game continues', async () => {
    const { announcer, owe, posted, fills, filled, edited, left } = scene();
    const one = announcer();
    // With its pictures, then without.
    fills.push(
      () => MALFORMED,
      () => MALFORMED,
    );
    one.start();
    owe(1, undone('101'));
    await one.idle();
    expect([filled, left()]).toEqual([[], []]);
    expect(posted[0]?.panel.plain).toBe(true);
    owe(2, undone());
    await one.idle();
    expect(edited.map(kinds)).toEqual([['brief']]);
    await one.stop();
  });

  it('gets its full form without pictures if Discord keeps failing with them', async () => {
    const at = played.events.findIndex((events) => events.some(({ type }) => type === 'turnEnded'));
    const { announcer, owe, fills, filled, left } = scene();
    for (let time = 0; time < 3; time++) fills.push(() => TRANSIENT);
    const one = announcer();
    one.start();
    owe(1, { ...moved(at, at + 1), ping: ['102'] });
    await one.idle();
    for (let look = 0; look < 3; look++) {
      await vi.advanceTimersByTimeAsync(5000);
      await one.idle();
    }
    expect(filled.map(kinds)).toMatchObject([expect.not.arrayContaining(['picture'])]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it.each([
    ['a moment', 2],
    ['minutes', 8],
  ])('has its full form and its pictures after Discord fails for %s', async (_, failures) => {
    const at = played.events.findIndex((events) => events.some(({ type }) => type === 'turnEnded'));
    const { announcer, owe, posted, edited, fills, last, left } = scene();
    for (let time = 0; time < failures; time++) fills.push(() => TRANSIENT);
    const one = announcer({ free: async () => {} });
    one.start();
    owe(1, { ...moved(at, at + 1), ping: ['102'] });
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    await one.idle();
    expect(posted.map(({ panel }) => panel.plain)).toEqual([undefined]);
    expect(kinds(edited[0] ?? posted[0] ?? { panel: { parts: [] } })).toContain('picture');
    expect(last.get('abcd2345')).toMatchObject({ message: 'abcd2345-1', fold: {} });
    expect([last.get('abcd2345')?.plain, last.get('abcd2345')?.bare, left()]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    await one.stop();
  });

  it('is tried ever more rarely, and given up after an hour, if its full form always fails', async () => {
    const { announcer, owe, fills, left, logged } = scene();
    let tries = 0;
    const fail = () => {
      tries += 1;
      fills.push(fail);
      return TRANSIENT;
    };
    fills.push(fail);
    const one = announcer();
    one.start();
    owe(1, undone('101'));
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(left()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    expect([left(), logged]).toEqual([[], ['warn: gave up on an edit']]);
    expect(tries).toBeLessThan(50);
    await one.stop();
  });

  it('does not delay the next one while its full form fails', async () => {
    const { announcer, owe, posted, fills } = scene();
    for (let time = 0; time < 20; time++) fills.push(() => TRANSIENT);
    const one = announcer();
    one.start();
    owe(1, undone('101'));
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    owe(2, undone('102'));
    await vi.advanceTimersByTimeAsync(1);
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    await one.stop();
  });

  it('does not delay other edits while its full form fails', async () => {
    const { announcer, owe, edited, fills, left } = scene();
    for (let time = 0; time < 50; time++) fills.push(() => TRANSIENT);
    const one = announcer();
    one.start();
    owe(1, reminded('101'));
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    const [full] = left();
    owe(9, { kind: 'fold', ping: [], post: { message: 'earlier', text: 'Ann passed.' } });
    await vi.advanceTimersByTimeAsync(1);
    await one.idle();
    expect(edited).toMatchObject([{ message: 'earlier' }]);
    expect(left()).toEqual([full]);
    await one.stop();
  });

  it('keeps what was added to it before its full form', async () => {
    const { announcer, owe, posted, filled, fills, edited, left } = scene();
    const one = announcer();
    fills.push(() => TRANSIENT);
    one.start();
    owe(1, undone('101'));
    await one.idle();
    owe(2, undone('102'));
    await one.idle();
    for (let look = 0; look < 3; look++) {
      await vi.advanceTimersByTimeAsync(5000);
      await one.idle();
    }
    expect(ids(posted)).toEqual([1, 2]);
    expect(filled.map(({ message }) => message)).toEqual(['abcd2345-2']);
    expect(edited.map((each) => [each.message, kinds(each)])).toEqual([['abcd2345-1', ['brief']]]);
    expect(left()).toEqual([]);
    await one.stop();
  });
});

describe('a post that Discord always answers with a 500', () => {
  const at = played.events.findIndex((events) => events.some(({ type }) => type === 'turnEnded'));
  const has = (kind: string) => (panel: Panel) => panel.parts.some((part) => part.kind === kind);

  it('is tried three times, then without pictures, then as plain text, and the game continues', async () => {
    const { announcer, owe, posted, filled, answers, left } = scene();
    const tried: Panel[] = [];
    for (let time = 0; time < 4; time++) {
      answers.push(({ panel }) => {
        tried.push(panel);
        return TRANSIENT;
      });
    }
    const one = announcer();
    one.start();
    owe(1, moved(at, at + 1));
    owe(2, undone());
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await one.idle();
    expect(tried.map(has('picture'))).toEqual([true, true, true, false]);
    expect(tried.some(({ plain }) => plain === true)).toBe(false);
    expect(ids(posted)).toEqual([1, 2]);
    // It was posted as plain words, and gets its full form later.
    expect(filled.map(({ message }) => message)).toEqual([]);
    expect(posted[0]?.panel.plain).toBe(true);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is posted so too if its pictures take too long each time', async () => {
    const { announcer, owe, posted, answers, left } = scene();
    const slow: PostFailure = { permanent: false, error: new DOMException('7 s', 'TimeoutError') };
    for (const failure of [slow, TRANSIENT, slow]) answers.push(() => failure);
    const one = announcer();
    one.start();
    owe(1, moved(at, at + 1));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await one.idle();
    expect(posted.map(({ panel }) => has('picture')(panel))).toEqual([false]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('gets its pictures once Discord accepts them', async () => {
    const { announcer, owe, posted, edited, answers, last, left } = scene();
    for (let time = 0; time < 3; time++) answers.push(() => TRANSIENT);
    const one = announcer({ free: async () => {} });
    one.start();
    owe(1, moved(at, at + 1));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await one.idle();
    expect(posted.map(({ panel }) => has('picture')(panel))).toEqual([false]);
    expect(edited.map(({ message, panel }) => [message, has('picture')(panel)])).toEqual([
      ['abcd2345-1', true],
    ]);
    expect(last.get('abcd2345')?.bare).toBeUndefined();
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is not given up because of another failure in between', async () => {
    const { announcer, owe, posted, answers } = scene();
    const reset: PostFailure = { permanent: false, error: new Error('reset') };
    for (const failure of [TRANSIENT, TRANSIENT, reset, TRANSIENT]) answers.push(() => failure);
    const one = announcer();
    one.start();
    owe(1, moved(at, at + 1));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(posted.map(({ panel }) => has('picture')(panel))).toEqual([true]);
    await one.stop();
  });
});

describe('a clock that ran a day ahead and was corrected', () => {
  const setBack = () => vi.setSystemTime(Date.now() - 24 * 60 * MINUTE);

  it('delays no post that was to be retried', async () => {
    const { announcer, owe, answers, posted } = scene();
    answers.push(() => TRANSIENT);
    owe(1, reminded('101'));
    const one = announcer();
    one.start();
    await one.idle();
    setBack();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });

  it('does not keep a channel from being retried at once', async () => {
    const hastened: string[] = [];
    let learned = 0;
    const outbox = {
      retryChannel: async (channel: string) => void hastened.push(channel),
      listBlockedChannels: async () => {
        learned += 1;
        return ['2'];
      },
    };
    const held = createBlockedChannels(
      outbox,
      async () => '2',
      () => new Date(),
      () => {},
    );
    await held.learn();
    void held.retry('2');
    void held.retry('2');
    setBack();
    await held.learn();
    void held.retry('2');
    expect(learned).toBe(2);
    expect(hastened).toEqual(['2', '2']);
  });

  it('makes the bot search for a post that may exist, as its age is unknown', async () => {
    const { announcer, owe, finds, posted, left } = scene();
    owe(1, reminded('101'));
    setBack();
    finds(() => ({ message: '77' }));
    const one = announcer();
    one.start();
    await one.idle();
    expect([posted, left()]).toEqual([[], []]);
    await one.stop();
  });
});

it('the result of each attempt is measured', async () => {
  const { announcer, owe, answers } = scene();
  const came: string[] = [];
  answers.push(
    () => ({ permanent: false, error: new Error('429'), wait: 700 }),
    () => TRANSIENT,
    () => undefined,
    () => FORBIDDEN,
  );
  owe(1, reminded());
  const one = announcer({ meter: { posted: (what) => void came.push(what) } });
  one.start();
  await vi.advanceTimersByTimeAsync(30_000);
  owe(2, reminded());
  await vi.advanceTimersByTimeAsync(1000);
  expect(came).toEqual(['waits', 'failed', 'posted', 'putOff']);
  await one.stop();
});

describe('stopping', () => {
  it('finishes the current post and begins no other', async () => {
    const { announcer, owe, posted, answers, left } = scene();
    const slow = gate();
    answers.push(() => slow.passed);
    owe(1, reminded());
    owe(2, reminded());
    const one = announcer();
    one.start();
    await vi.advanceTimersByTimeAsync(10);
    let stopped = false;
    const stopping = one.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(stopped).toBe(false);
    slow.open();
    await stopping;
    expect(ids(posted)).toEqual([1]);
    expect(left()).toEqual([2]);
    owe(3, reminded());
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1]);
  });

  it('and starting again continues where it was', async () => {
    const { announcer, owe, posted } = scene();
    const one = announcer();
    one.start();
    await one.stop();
    owe(1, reminded());
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([1]);
    await one.stop();
  });
});

it('a nonce has at most 25 characters, and no two announcements share one', () => {
  const game: Game = played.after();
  const of = (id: number) => nonceOf({ ...owedOf(reminded(), id), game: game.record.id });
  expect(of(9_007_199_254_740_991).length).toBeLessThanOrEqual(25);
  expect(of(9_007_199_254_740_991)).not.toBe(of(9_007_199_254_740_990));
});

const refusedWith = (code: number, status = 400): PostFailure => ({
  permanent: false,
  error: Object.assign(new Error(String(code)), { status, code }),
});

describe('an older post', () => {
  it('is collapsed to one line with a small picture and no buttons', async () => {
    const { announcer, owe, posted, edited, left } = scene();
    const one = announcer();
    one.start();
    owe(1, undone('101'));
    owe(2, undone('102'));
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1']);
    expect(edited[0]?.panel.parts).toMatchObject([
      { kind: 'brief', text: expect.stringMatching(/^\*\*Moves undone\.\*\* /) },
    ]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is collapsed even if its moves were undone while it was being sent', async () => {
    const { announcer, owe, withdraw, answers, posted, edited, last, left } = scene();
    const one = announcer();
    one.start();
    owe(1, undone('101'));
    await one.idle();
    answers.push(() => void withdraw(2));
    owe(2, { ...moved(begin - 1, begin), ping: ['101', '102'] });
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(last.get('abcd2345')?.message).toBe('abcd2345-1');
    expect(edited.map(({ message, panel }) => [message, panel.parts])).toMatchObject([
      ['abcd2345-2', [{ kind: 'brief', text: expect.stringMatching(/^~~.+~~$/) }]],
    ]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it.each<[string, LastPost]>([
    ['the board', { message: 'abcd2345-1', kind: 'undone' }],
    ['above the result', { message: '5', kind: 'finished', below: [{ message: 'abcd2345-1' }] }],
  ])('stays %s if another process has acknowledged it meanwhile', async (_, elsewhere) => {
    const { announcer, owe, withdraw, answers, posted, edited, last, left } = scene();
    answers.push(() => {
      withdraw(1);
      last.set('abcd2345', elsewhere);
      return undefined;
    });
    const one = announcer();
    one.start();
    owe(1, undone());
    await one.idle();
    expect([ids(posted), edited, left()]).toEqual([[1], [], []]);
    await one.stop();
  });

  /** Returns the messages that are struck out in the end, and those that are collapsed but still count. */
  const linesOf = (edited: readonly Edited[]) => {
    const lines = new Map(edited.map(({ message, panel }) => [message, panel.parts]));
    const isStruck = (message: string) =>
      /^~~.+~~$/.test(
        lines
          .get(message)
          ?.map((part) => (part.kind === 'brief' ? part.text : ''))
          .join() ?? '',
      );
    const collapsed = [...lines.keys()].sort();
    return { struck: collapsed.filter(isStruck), whole: collapsed.filter((one) => !isStruck(one)) };
  };

  it('is struck out with all other posts whose moves were undone', async () => {
    const { announcer, owe, edited, last } = scene();
    const one = announcer();
    one.start();
    for (const [id, told] of [moved(3, 4), moved(5, 6), moved(7, 8), undone('101')].entries())
      owe(id + 1, told);
    await one.idle();
    expect(linesOf(edited)).toEqual({ struck: ['abcd2345-2', 'abcd2345-3'], whole: ['abcd2345-1'] });
    expect(last.get('abcd2345')?.turns?.map(({ message }) => message)).toEqual(['abcd2345-1']);
    await one.stop();
  });

  it('is struck out even if it was replaced after a restart, or below news of its own', async () => {
    const { announcer, owe, edited, edits } = scene();
    const first = announcer();
    first.start();
    owe(1, moved(5, 6));
    await first.idle();
    edits.push(() => refusedWith(10008, 404));
    owe(2, { kind: 'cameBack', seat: 0, ping: [] });
    await first.idle();
    await first.stop();
    const second = announcer();
    second.start();
    owe(3, undone());
    await second.idle();
    expect(linesOf(edited)).toEqual({ struck: ['abcd2345-1'], whole: ['abcd2345-2'] });
    await second.stop();
  });

  it('is struck out with the result if the end of the game was undone', async () => {
    const { announcer, owe, edited } = scene({ queries: { getGame: async () => played.after() } });
    const one = announcer();
    one.start();
    owe(1, moved(3, 4));
    owe(2, moved(5, 6));
    owe(3, { kind: 'finished', ping: [] });
    owe(4, { ...undone(), reopened: true } as Announcement);
    await one.idle();
    expect(linesOf(edited)).toEqual({ struck: ['abcd2345-2', 'abcd2345-3'], whole: ['abcd2345-1'] });
    await one.stop();
  });

  it('stays complete if the settings say so, although its moves were undone', async () => {
    const { announcer, owe, edited } = scene();
    const one = announcer({ wholePosts: true });
    one.start();
    for (const [id, told] of [moved(5, 6), moved(7, 8), undone()].entries()) owe(id + 1, told);
    await one.idle();
    expect(edited).toEqual([]);
    await one.stop();
  });

  it('is collapsed without its picture if Discord refuses it', async () => {
    const { announcer, owe, edits, edited, last, left, logged } = scene();
    const one = announcer();
    one.start();
    owe(1, undone('101'));
    await one.idle();
    const before = last.get('abcd2345');
    const picture = { id: '5', name: 'table-1.png', alt: 'The table' };
    if (before?.fold === undefined) throw new Error('nothing to fold');
    last.set('abcd2345', { ...before, fold: { ...before.fold, picture } });
    const tried: Panel[] = [];
    edits.push(({ panel }) => {
      tried.push(panel);
      return refusedWith(50035);
    });
    owe(2, undone('102'));
    await one.idle();
    expect(tried[0]?.parts).toMatchObject([{ kind: 'brief', picture }]);
    expect(edited[0]?.panel.parts).toEqual([{ kind: 'brief', text: expect.stringMatching(/Moves undone/) }]);
    expect(left()).toEqual([]);
    expect(logged).toEqual([]);
    await one.stop();
  });

  it('stays live beside a request for consent', async () => {
    const consent = { id: 1, what: 'abandon', by: '101', keep: 0, agreed: [] } as const;
    const { announcer, owe, posted, edited, last, app } = scene();
    const { getGame } = app.queries;
    app.queries.getGame = async (id) => {
      const found = await getGame(id);
      return found && { ...found, record: { ...found.record, consent: { ...consent, agreed: [] } } };
    };
    const one = announcer();
    one.start();
    owe(1, undone('101'));
    owe(2, { kind: 'asked', consent: { ...consent, agreed: [] }, ping: ['102'] });
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(edited).toEqual([]);
    expect(last.get('abcd2345')?.message).toBe('abcd2345-1');
    owe(3, undone('102'));
    await one.idle();
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1']);
    await one.stop();
  });

  it('stays complete if the settings say so', async () => {
    const { announcer, owe, edited, posted } = scene();
    const one = announcer({ wholePosts: true });
    one.start();
    owe(1, undone('101'));
    owe(2, undone('102'));
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(edited).toEqual([]);
    await one.stop();
  });

  it('shows which request was posted, also below whole posts, so that no move of the game repeats its call', async () => {
    const consent = { id: 3, what: 'abandon', by: '101', keep: 0, agreed: [] } as const;
    const { announcer, owe, last, app } = scene();
    const { getGame } = app.queries;
    app.queries.getGame = async (id) => {
      const found = await getGame(id);
      return found && { ...found, record: { ...found.record, consent: { ...consent, agreed: [] } } };
    };
    const one = announcer({ wholePosts: true });
    one.start();
    const asked: Announcement = { kind: 'asked', consent: { ...consent, agreed: [] }, ping: ['102'] };
    owe(1, asked, 'notboard');
    owe(2, undone('101'));
    owe(3, asked);
    await one.idle();
    expect([last.get('notboard')?.asked, last.get('abcd2345')?.asked]).toEqual([3, 3]);
    owe(4, undone('102'));
    await one.idle();
    expect(last.get('abcd2345'), 'a later board').toMatchObject({ message: 'abcd2345-4', asked: 3 });
    await one.stop();
  });

  it('that was deleted is ignored, without a line in the log', async () => {
    const { announcer, owe, edits, edited, left, logged } = scene();
    const one = announcer();
    one.start();
    edits.push(() => refusedWith(10008, 404));
    owe(1, undone('101'));
    owe(2, undone('102'));
    await one.idle();
    expect(edited).toEqual([]);
    expect(left()).toEqual([]);
    expect(logged).toEqual([]);
    await one.stop();
  });

  it('is collapsed later if Discord limits edits of old messages, which is no failure', async () => {
    const { announcer, owe, edits, edited, posted, left, logged } = scene();
    const one = announcer();
    one.start();
    for (let times = 0; times < 5; times++) edits.push(() => LIMITED);
    owe(1, undone('101'));
    owe(2, undone('102'));
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    for (let look = 0; look < 5; look++) {
      await vi.advanceTimersByTimeAsync(6000);
      await one.idle();
    }
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1']);
    expect([left(), logged]).toEqual([[], []]);
    await one.stop();
  });

  it('delays nothing if collapsing fails, which is tried ever more rarely for an hour', async () => {
    const { announcer, owe, edits, posted, left, logged } = scene();
    const one = announcer();
    one.start();
    let tries = 0;
    const fail = () => {
      tries += 1;
      edits.push(fail);
      return TRANSIENT;
    };
    edits.push(() => LIMITED, fail);
    owe(1, undone());
    owe(2, undone());
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(left()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    expect([left(), logged]).toEqual([[], ['warn: gave up on an edit']]);
    expect(tries).toBeLessThan(50);
    await one.stop();
  });

  it('is collapsed after a restart in between', async () => {
    const { announcer, owe, edits, edited, posted, left } = scene();
    const first = announcer();
    first.start();
    owe(1, undone());
    await first.idle();
    edits.push(() => TRANSIENT);
    owe(2, undone());
    await first.idle();
    await first.stop();
    expect(edited).toEqual([]);
    const second = announcer();
    second.start();
    await second.idle();
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1']);
    expect(ids(posted)).toEqual([1, 2]);
    expect(left()).toEqual([]);
    await second.stop();
  });
});

describe('news on which no one must act', () => {
  const back: Announcement = { kind: 'cameBack', seat: 0, ping: [] };
  const resumed: Announcement = { kind: 'wentOn', by: '101', ping: [] };
  const kindsOf = ({ panel }: Edited) => panel.parts.map(({ kind }) => kind);
  const linesOf = (panel: Panel | undefined) => (panel === undefined ? '' : textOf(panel));

  it('becomes a line of the newest board, whose pictures stay, and posts nothing', async () => {
    const { announcer, owe, posted, edited, last, left } = scene();
    const one = announcer();
    one.start();
    owe(1, undone());
    owe(2, back);
    owe(3, resumed);
    await one.idle();
    expect(ids(posted)).toEqual([1]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1', 'abcd2345-1']);
    const [, now] = edited;
    expect(linesOf(now?.panel)).toMatch(/Moves undone[\s\S]*\*\*.* is back\*\*\n\*\*The game resumes\.\*\*/);
    expect(now && kindsOf(now)).toEqual(expect.arrayContaining(['picture', 'buttons']));
    expect(last.get('abcd2345')?.notes).toEqual([back, resumed]);
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('is in the post only once if the process dies between the edit and its receipt', async () => {
    const { announcer, owe, posted, edited, outbox } = scene();
    const { acknowledge } = outbox;
    const one = announcer();
    one.start();
    owe(1, undone());
    await one.idle();
    outbox.acknowledge = async () => {
      throw new Error('killed');
    };
    owe(2, back);
    await one.idle();
    await one.stop();
    outbox.acknowledge = acknowledge;
    const second = announcer();
    second.start();
    await second.idle();
    expect(ids(posted)).toEqual([1]);
    expect(edited.map(({ panel }) => textOf(panel).match(/is back/g)?.length)).toEqual([1, 1]);
    await second.stop();
  });

  it('stays in the line to which its board collapses', async () => {
    const { announcer, owe, edited } = scene();
    const one = announcer();
    one.start();
    for (const [id, told] of [undone(), back, undone()].entries()) owe(id + 1, told);
    await one.idle();
    expect(edited.map(({ panel }) => panel.parts[0])).toMatchObject([
      { kind: 'text' },
      { kind: 'brief', text: expect.stringMatching(/Moves undone.*\n.*is back/) },
    ]);
    await one.stop();
  });

  it('completes a board that is still plain text', async () => {
    const { announcer, owe, fills, filled, posted, last } = scene();
    const one = announcer();
    fills.push(() => TRANSIENT);
    one.start();
    owe(1, undone('101'));
    await one.idle();
    owe(2, back);
    await one.idle();
    expect(ids(posted)).toEqual([1]);
    expect(filled.map(({ panel }) => textOf(panel).includes('is back'))).toEqual([true]);
    expect(last.get('abcd2345')?.plain).toBeUndefined();
    await one.stop();
  });

  it('gets a post of its own, which takes further lines, if the board was deleted', async () => {
    const { announcer, owe, edits, edited, posted } = scene();
    const one = announcer();
    one.start();
    owe(1, undone());
    await one.idle();
    edits.push(() => refusedWith(10008, 404));
    owe(2, { kind: 'conceded', by: '101', seat: 0, ping: [] });
    owe(3, back);
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-2']);
    expect(textOf(edited[0]?.panel ?? { parts: [] })).toMatch(/gives up[\s\S]*is back/);
    await one.stop();
  });

  it('of a seat given away leaves the board whole above it, in its full form, though both were posted together', async () => {
    const { announcer, owe, posted, filled } = scene();
    const one = announcer();
    owe(1, undone('101'));
    owe(2, { kind: 'satIn', seat: 0, user: 'computer-laird-1', span: 'good', former: '101', ping: [] });
    one.start();
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    expect(filled.map(({ message }) => message)).toEqual(['abcd2345-1']);
    expect(filled.every((each) => kindsOf(each).includes('picture'))).toBe(true);
    await one.stop();
  });

  it('gets a post of its own if the board has many lines or cannot be edited, and the board stays whole', async () => {
    const { announcer, owe, edits, edited, posted } = scene();
    const one = announcer();
    one.start();
    owe(1, undone());
    for (let id = 2; id < 7; id++) owe(id, id % 2 === 0 ? back : resumed);
    await one.idle();
    expect(ids(posted)).toEqual([1, 6]);
    expect(edited.every((each) => kindsOf(each).includes('picture'))).toBe(true);
    for (let time = 0; time < 4; time++) edits.push(() => TRANSIENT);
    owe(7, back);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await one.idle();
    expect(ids(posted)).toEqual([1, 6, 7]);
    owe(8, undone());
    await one.idle();
    const collapsed = edited.filter((each) => kindsOf(each)[0] === 'brief').map(({ message }) => message);
    expect(collapsed.sort()).toEqual(['abcd2345-1', 'abcd2345-6', 'abcd2345-7']);
    await one.stop();
  });

  it('gets a post of its own if it hands over a seat, so that the board still names who had it', async () => {
    const { announcer, owe, posted, edited, last } = scene();
    const one = announcer();
    one.start();
    owe(1, undone());
    owe(2, back);
    owe(3, { kind: 'satIn', seat: 0, user: 'computer-laird-1', span: 'good', former: '101', ping: [] });
    owe(4, resumed);
    await one.idle();
    expect(ids(posted)).toEqual([1, 3]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1', 'abcd2345-3']);
    expect(last.get('abcd2345')?.below).toMatchObject([{ message: 'abcd2345-1', until: 'board' }]);
    await one.stop();
  });
});

describe('a post that calls someone', () => {
  it('stands below the board, which stays whole; the next one and the next board collapse it', async () => {
    const { announcer, owe, posted, edited, last } = scene();
    const one = announcer();
    one.start();
    owe(1, undone());
    owe(2, reminded('101'));
    owe(3, reminded('102'));
    await one.idle();
    expect(ids(posted)).toEqual([1, 2, 3]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-2']);
    expect(last.get('abcd2345')?.message).toBe('abcd2345-1');
    owe(4, undone());
    await one.idle();
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-2', 'abcd2345-3', 'abcd2345-1']);
    expect(edited.every(({ panel }) => panel.parts[0]?.kind === 'brief')).toBe(true);
    await one.stop();
  });

  it('stays collapsed if Discord failed to give it its full form before', async () => {
    const { announcer, owe, posted, edited, filled, fills, left } = scene();
    const one = announcer();
    one.start();
    owe(1, undone());
    fills.push(...[TRANSIENT, TRANSIENT].map((failure) => () => failure));
    owe(2, reminded('101'));
    await one.idle();
    owe(3, undone());
    await one.idle();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ids(posted)).toEqual([1, 2, 3]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-2', 'abcd2345-1']);
    expect([filled, left()]).toEqual([[], []]);
    await one.stop();
  });
});

describe('a post during production', () => {
  const pinged = awaitedAt(begin);
  const turn: Announcement = { ...moved(begin - 1, begin), ping: pinged };
  const decided: Announcement = { kind: 'decided', ping: [] };
  /** A player has decided. */
  const one = played.states.findIndex((_, i) => i > begin && awaitedAt(i).length === 1);
  const named = ({ panel }: { panel: Panel }) => mentionsIn(textOf(panel));
  const left = awaitedAt(one);

  /** A game in the position a test needs. */
  function deciding() {
    let moves = begin;
    const game = async (): Promise<Game> => {
      const { record, ...rest } = played.after(moves);
      return { ...rest, record: { ...record, status: 'playing', announced: begin } };
    };
    const made = scene({ queries: { getGame: game } });
    return {
      ...made,
      stands: (at: number) => {
        moves = at;
      },
      async shows(...ids: number[]) {
        const announcer = made.announcer();
        announcer.start();
        for (const id of ids) made.owe(id, id === 1 ? turn : decided);
        await announcer.idle();
        await announcer.stop();
      },
    };
  }

  it('is edited to name who is left, and keeps its pictures', async () => {
    const { shows, stands, posted, edited } = deciding();
    await shows(1);
    expect(named(posted[0] as Posted)).toEqual(pinged);
    stands(one);
    await shows(2);
    expect(posted).toHaveLength(1);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1']);
    expect(named(edited[0] as Edited)).toEqual(left);
    const kinds = ({ panel }: { panel: Panel }) => panel.parts.map(({ kind }) => kind);
    expect(kinds(edited[0] as Edited)).toEqual(kinds(posted[0] as Posted));
  });

  it('is edited once for several decisions, after a restart, and again after an undo', async () => {
    const { shows, stands, edited, left: owed } = deciding();
    await shows(1);
    stands(one);
    await shows(2, 3, 4);
    await shows(5);
    expect(edited).toHaveLength(1);
    stands(begin);
    await shows(6);
    expect(edited).toHaveLength(2);
    expect(named(edited[1] as Edited)).toEqual(pinged);
    expect(owed()).toEqual([]);
  });

  it('no longer pings a player who has decided before it is posted', async () => {
    const { shows, stands, posted, edited, filled, answers } = deciding();
    const called: string[][] = [];
    answers.push((post) => void called.push(named(post)));
    stands(one);
    await shows(1, 2);
    expect(posted.map((each) => each.pinged)).toEqual([left]);
    expect(called).toEqual([left]);
    expect(filled.map((each) => [each.pinged, named(each)])).toEqual([[left, left]]);
    expect(edited).toEqual([]);
  });

  it('that was deleted delays nothing', async () => {
    const { shows, stands, edits, edited, logged, left: owed } = deciding();
    await shows(1);
    stands(one);
    edits.push(() => refusedWith(10008, 404));
    await shows(2);
    expect(edited).toEqual([]);
    expect(logged.filter((line) => line.startsWith('error'))).toEqual([]);
    for (let look = 0; look < 3; look++) await shows();
    expect(owed()).toEqual([]);
  });

  it('is not edited once production is over', async () => {
    const { shows, stands, edited, left: owed } = deciding();
    await shows(1);
    stands(played.states.findIndex(({ phase }, i) => i > begin && phase !== 'production'));
    await shows(2);
    expect(edited).toEqual([]);
    expect(owed()).toEqual([]);
  });

  it('is edited without its late pictures, which follow with the names then left', async () => {
    const { announcer, owe, stands, posted, edited } = deciding();
    const { passed: free, open } = gate();
    const busy = announcer({ drawingWait: () => 2001, free: () => free });
    busy.start();
    owe(1, turn);
    await busy.idle();
    stands(one);
    owe(2, decided);
    await busy.idle();
    const pictures = ({ panel }: { panel: Panel }) =>
      panel.parts.filter(({ kind }) => kind === 'picture').length;
    expect([...posted, ...edited].map(pictures)).toEqual([0, 0]);
    open();
    await eventually(() => expect(edited.map(pictures)).toEqual([0, 3]));
    await busy.idle();
    expect(edited.map(named)).toEqual([left, left]);
    await busy.stop();
  });

  const pictures = ({ panel }: { panel: Panel }) =>
    panel.parts.filter(({ kind }) => kind === 'picture').length;

  it('keeps its map when it is edited before its other pictures are there', async () => {
    const { announcer, owe, stands, posted, edited, last } = deciding();
    const { passed: free, open } = gate();
    const busy = announcer({ drawingWait: () => 251, free: () => free });
    busy.start();
    owe(1, turn);
    await busy.idle();
    expect(posted.map(pictures)).toEqual([1]);
    const post = last.get('abcd2345') as LastPost;
    last.set('abcd2345', { ...post, fold: { text: '', picture: { id: '1', name: 'map.png', alt: '' } } });
    stands(one);
    owe(2, decided);
    await busy.idle();
    expect(edited.map(pictures)).toEqual([1]);
    expect(last.get('abcd2345')?.bare).toBe(true);
    open();
    await busy.stop();
  });

  it('keeps all pictures, once it has them, when it is edited while drawing is behind', async () => {
    const { announcer, owe, stands, posted, edited } = deciding();
    let waitMs = 0;
    const busy = announcer({ drawingWait: () => waitMs });
    busy.start();
    owe(1, turn);
    await busy.idle();
    waitMs = 251;
    stands(one);
    owe(2, decided);
    await busy.idle();
    expect([...posted, ...edited].map(pictures)).toEqual([3, 3]);
    await busy.stop();
  });
});

describe('a post delayed for hours', () => {
  const turn = played.events.findIndex((events) => events.some(({ type }) => type === 'turnEnded')) + 1;
  const [next = ''] = awaitedAt(turn);
  /** It is the same player's turn again. */
  const again = played.states.findIndex(
    ({ phase }, i) => i > turn && phase === 'actions' && awaitedAt(i).join() === next,
  );
  /** One of two players has decided. */
  const halfway = played.states.findIndex((_, i) => i > begin && awaitedAt(i).length === 1);
  const both = ['101', '102'];

  /** Posts an announcement when the game stands after this many moves. */
  async function postedAt(moves: number, announcement: Announcement, change: Partial<Game['record']> = {}) {
    const { record, ...game } = played.after(moves);
    const getGame = async () => ({ ...game, record: { ...record, ...change } });
    const { announcer, owe, posted, filled } = scene({ queries: { getGame } });
    owe(1, announcement);
    const one = announcer();
    one.start();
    await one.idle();
    await one.stop();
    return {
      pinged: posted.map(({ pinged }) => pinged),
      isWhole: filled.length === 0,
      text: posted.map(({ panel }) => textOf(panel)).join(),
    };
  }

  it.each<Announcement>([
    { kind: 'started', ping: both },
    { ...moved(begin - 1, begin), ping: both },
    { ...undone(...both) },
    { ...reminded(...both) },
    { kind: 'rescued', seat: 0, since: 1, rescue: 'more', ping: both },
    { kind: 'cameBack', seat: 0, ping: both },
    { kind: 'takenUp', by: '9', ping: both },
    { kind: 'wentOn', by: '9', ping: both },
    { kind: 'moderated', what: 'resume', by: '9', ping: both },
  ])('pings only players who still have to decide: $kind', async (announcement) => {
    const { pinged, text } = await postedAt(halfway, announcement);
    expect(pinged).toEqual([awaitedAt(halfway)]);
    expect(mentionsIn(text).filter((user) => both.includes(user))).toEqual(awaitedAt(halfway));
  });

  it('pings no one for a turn that others have followed, and is whole at once', async () => {
    const announcement: Announcement = { ...moved(turn - 1, turn), ping: [next] };
    expect(await postedAt(turn, announcement)).toMatchObject({ pinged: [[next]], isWhole: false });
    expect(await postedAt(again, announcement)).toMatchObject({ pinged: [[]], isWhole: true });
  });

  it.each([{ paused: true }, { status: 'ended' } as const])(
    'pings no one to play if the game is %j',
    async (change) => {
      expect((await postedAt(begin, undone(...both), change)).pinged).toEqual([[]]);
    },
  );

  it('asks no one who has given up since', async () => {
    const consent: NonNullable<Game['record']['consent']> = {
      ...{ id: 7, what: 'abandon', by: '9', keep: 0 },
      agreed: [],
    };
    const members = played
      .after(halfway)
      .record.members.map((one) => ({ ...one, conceded: one.user === both[0] }));
    const asked: Announcement = { kind: 'asked', consent, ping: both };
    expect((await postedAt(halfway, asked, { consent, members })).pinged).toEqual([both.slice(1)]);
  });

  it('asks also someone for whom a computer plays', async () => {
    const consent: NonNullable<Game['record']['consent']> = {
      ...{ id: 7, what: 'abandon', by: both[0] ?? '', keep: 0 },
      agreed: [],
    };
    const place = played.after(halfway).record.members.findIndex(({ user }) => user === both[1]);
    const substitutions = [{ place, user: 'computer-laird-1', name: 'Laird', from: 0 }];
    const asked: Announcement = { kind: 'asked', consent, ping: both.slice(1) };
    expect((await postedAt(halfway, asked, { consent, substitutions })).pinged).toEqual([both.slice(1)]);
  });

  it('still pings everyone whom it asks for something else', async () => {
    const consent = {
      id: 7,
      what: 'abandon',
      by: '9',
      keep: 0,
      agreed: [],
    } satisfies Game['record']['consent'];
    const announcement: Announcement = { kind: 'asked', consent, ping: both };
    expect((await postedAt(halfway, announcement, { consent })).pinged).toEqual([both]);
  });
});

describe('a post while drawing is behind', () => {
  const at = played.events.findIndex((events) => events.some(({ type }) => type === 'turnEnded'));
  const turn: Announcement = { ...moved(at, at + 1), ping: ['102'] };
  const pictures = ({ panel }: { panel: Panel }) =>
    panel.parts.filter(({ kind }) => kind === 'picture').length;
  const words = ({ panel }: { panel: Panel }) =>
    textOf({ parts: panel.parts.filter(({ kind }) => kind === 'text') });

  /** A drawing process with this many pictures pending, until it is free. */
  function drawing(milliseconds: number) {
    const { passed: free, open } = gate();
    const drawn: object[] = [];
    const more = {
      drawingWait: () => milliseconds,
      free: () => free,
      drawn: async (request: object) => void drawn.push(request),
    };
    return { more, drawn, becomesFree: open };
  }

  it('waits for its pictures if that is short', async () => {
    const { announcer, owe, posted } = scene();
    const one = announcer(drawing(250).more);
    one.start();
    owe(1, turn);
    await one.idle();
    expect(posted.map(pictures)).toEqual([3]);
    expect(played.states[at + 1]?.phase).toBe('actions');
    await one.stop();
  });

  it.each([251, 2000])(
    'gets its map at once and the others later, if they would wait %d ms',
    async (waitMs) => {
      const { announcer, owe, posted, edited, last } = scene();
      const { more, drawn, becomesFree } = drawing(waitMs);
      const one = announcer(more);
      one.start();
      owe(1, turn);
      await one.idle();
      expect(posted.map(pictures)).toEqual([1]);
      expect(drawn).toMatchObject([{ view: 'map' }]);
      expect(last.get('abcd2345')?.bare).toBe(true);
      becomesFree();
      await eventually(() => expect(edited.map(pictures)).toEqual([3]));
      expect(edited.map(words)).toEqual(posted.map(words));
      expect(last.get('abcd2345')?.bare).toBeUndefined();
      await one.stop();
    },
  );

  it('is sent without pictures if the wait is long, and gets them later', async () => {
    const { announcer, owe, posted, edited, last, left } = scene();
    const { more, drawn, becomesFree } = drawing(2001);
    const one = announcer(more);
    one.start();
    owe(1, turn);
    await one.idle();
    expect(posted.map(pictures)).toEqual([0]);
    expect(posted[0]?.pinged).toEqual(['102']);
    expect([drawn, edited]).toEqual([[], []]);
    becomesFree();
    await eventually(() => expect(edited.map(pictures)).toEqual([3]));
    await one.idle();
    expect(edited.map(words)).toEqual(posted.map(words));
    expect(last.get('abcd2345')).toMatchObject({ message: 'abcd2345-1', fold: {} });
    expect(last.get('abcd2345')?.bare).toBeUndefined();
    expect(left()).toEqual([]);
    await one.stop();
  });

  it('gets pictures later whose drawing has failed, but not for ever', async () => {
    for (const failures of [1, 99]) {
      const { announcer, owe, posted, edited, last } = scene();
      let drawn = 0;
      const one = announcer({
        free: async () => undefined,
        drawn: async () => {
          drawn += 1;
          if (drawn <= failures) throw new Error('the drawing process hangs');
        },
      });
      one.start();
      owe(1, turn);
      await one.idle();
      expect(posted.map(pictures)).toEqual([failures === 1 ? 2 : 0]);
      await eventually(() => expect(edited.map(pictures)).toEqual([failures === 1 ? 3 : 0]));
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(edited).toHaveLength(1);
      expect(last.get('abcd2345')?.bare).toBeUndefined();
      await one.stop();
    }
  });

  it('keeps its map if the others are not ready in time, and gets them after that', async () => {
    const { announcer, owe, posted, edited, last, left } = scene();
    const { more, drawn, becomesFree } = drawing(251);
    const { passed, open } = gate();
    // The map; three late pictures; the same three for the edit, which are lost and drawn again.
    const one = announcer({
      ...more,
      drawn: async (request) => {
        drawn.push(request);
        if (drawn.length > 4) await passed;
      },
    });
    one.start();
    owe(1, turn);
    await one.idle();
    becomesFree();
    await eventually(() => expect(drawn).toHaveLength(7));
    await vi.advanceTimersByTimeAsync(2000);
    expect(posted.map(pictures)).toEqual([1]);
    expect(edited).toEqual([]);
    expect(last.get('abcd2345')?.bare).toBe(true);
    open();
    await eventually(() => expect(edited.map(pictures)).toEqual([3]));
    await one.idle();
    expect(last.get('abcd2345')?.bare).toBeUndefined();
    expect(left()).toEqual([]);
    await one.stop();
  });

  it.each([
    ['a second', 'it pings no one', [], 1000],
    ['two seconds', 'its words are there at once', ['102'], 2000],
  ])('waits %s for its pictures if %s, and gets them later', async (_, __, ping, limitMs) => {
    const { announcer, owe, posted, filled, edited, last } = scene();
    const { more, becomesFree } = drawing(0);
    const { passed, open } = gate();
    const one = announcer({ ...more, drawn: () => passed });
    const sent = () => [...posted.filter(({ panel }) => panel.plain !== true), ...filled];
    one.start();
    owe(1, { ...turn, ping });
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(posted.map(({ pinged, panel }) => [pinged, panel.plain])).toEqual(
      ping.length === 0 ? [] : [[ping, true]],
    );
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(last.get('abcd2345')?.bare).toBe(true));
    expect(sent().map(pictures)).toContain(0);
    expect(edited).toEqual([]);
    becomesFree();
    open();
    await eventually(() => expect(edited.map(pictures)).toEqual([3]));
    expect(last.get('abcd2345')?.bare).toBeUndefined();
    await one.stop();
  });

  it('gets its pictures though those of the post before it are still to come', async () => {
    const { announcer, owe, posted, last } = scene();
    const free = gate();
    const drawing = gate();
    let wait = 2001;
    const one = announcer({
      drawingWait: () => wait,
      free: () => free.passed,
      drawn: () => drawing.passed,
    });
    one.start();
    owe(1, turn);
    await eventually(() => expect(last.get('abcd2345')?.bare).toBe(true));
    wait = 0;
    owe(2, { ...undone('101'), ping: [] });
    await vi.advanceTimersByTimeAsync(100);
    free.open();
    await vi.advanceTimersByTimeAsync(100);
    drawing.open();
    await eventually(() => expect(posted).toHaveLength(2));
    expect(posted.map(pictures)).toEqual([0, 1]);
    await one.stop();
  });

  it('is not drawn any more, and delays nothing, if the game goes on', async () => {
    const { announcer, owe, posted, filled, edited, last } = scene();
    const { passed, open } = gate();
    const asked: (() => boolean)[] = [];
    const drawn = async (_: object, isWanted: () => boolean) => {
      asked.push(isWanted);
      await passed;
    };
    const one = announcer({ ...drawing(0).more, drawn });
    one.start();
    owe(1, turn);
    await eventually(() => expect(asked).toHaveLength(3));
    owe(2, { ...undone('101') });
    // No time has passed.
    await eventually(() => expect(ids(posted)).toEqual([1, 2]));
    await eventually(() => expect(asked.length).toBeGreaterThan(3));
    expect(asked.map((isWanted) => isWanted())).toEqual(asked.map((_, place) => place >= 3));
    open();
    await eventually(() => expect(filled.map(({ message }) => message)).toEqual(['abcd2345-2']));
    await one.idle();
    // The first post was collapsed without ever being drawn.
    expect(edited.map(({ message, panel }) => [message, panel.parts.map(({ kind }) => kind)])).toEqual([
      ['abcd2345-1', ['brief']],
    ]);
    expect(last.get('abcd2345')).toMatchObject({ message: 'abcd2345-2', kind: 'undone' });
    expect(last.get('abcd2345')?.bare).toBeUndefined();
    await one.stop();
  });

  it('gets its pictures even if something other than a newer board arrived meanwhile', async () => {
    const { announcer, owe, filled, last } = scene();
    const { passed, open } = gate();
    const one = announcer({ ...drawing(0).more, drawn: () => passed });
    one.start();
    owe(1, turn);
    await vi.advanceTimersByTimeAsync(100);
    owe(2, reminded('101'));
    await vi.advanceTimersByTimeAsync(100);
    open();
    await eventually(() => expect(filled.map(pictures)).toContain(3));
    await one.idle();
    expect(last.get('abcd2345')).toMatchObject({ message: 'abcd2345-1', kind: 'moved' });
    expect(last.get('abcd2345')?.bare).toBeUndefined();
    await one.stop();
  });

  it('stays without pictures if the game has moved on', async () => {
    const { announcer, owe, posted, edited } = scene();
    const { more, becomesFree } = drawing(2001);
    const one = announcer(more);
    one.start();
    owe(1, turn);
    await one.idle();
    owe(2, undone('101'));
    await one.idle();
    becomesFree();
    await one.stop();
    expect(ids(posted)).toEqual([1, 2]);
    // It is collapsed as usual.
    expect(edited.map(({ panel }) => panel.parts.map(({ kind }) => kind))).toEqual([['brief']]);
  });

  it('gets its pictures after a restart in between', async () => {
    const { announcer, owe, posted, edited, left } = scene();
    const first = announcer(drawing(2001).more);
    first.start();
    owe(1, turn);
    await first.idle();
    const { more, becomesFree } = drawing(0);
    becomesFree();
    const second = announcer(more);
    second.start();
    await eventually(() => expect(edited.map(pictures)).toEqual([3]));
    await second.idle();
    expect(ids(posted)).toEqual([1]);
    expect(left()).toEqual([]);
    await second.stop();
  });

  it('delays nothing if Discord refuses its late pictures', async () => {
    const { announcer, owe, posted, edits, edited, left } = scene();
    const { more, becomesFree } = drawing(2001);
    becomesFree();
    edits.push(() => refusedWith(50035));
    const one = announcer(more);
    one.start();
    owe(1, turn);
    await eventually(() => expect(edits).toEqual([]));
    await one.idle();
    owe(2, reminded('101'));
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    // The collapse of the previous post.
    await eventually(() => expect(edited.map(pictures)).toEqual([0]));
    expect(left()).toEqual([]);
    await one.stop();
  });
});

describe('several turns of one player', () => {
  /** Two move ranges of one player in a row. */
  const seats = played.moves.map(({ seat }) => seat);
  const quiet = (from: number, to: number) =>
    played.events
      .slice(from, to)
      .flat()
      .every(({ type }) => type !== 'roundStarted' && type !== 'productionStarted');
  const from = seats.findIndex((seat, i) => seats[i + 1] === seat && quiet(i, i + 2));

  it('share one post, which is extended', async () => {
    const { announcer, owe, posted, edited, last } = scene();
    const one = announcer();
    one.start();
    owe(1, moved(from, from + 1));
    await one.idle();
    owe(2, moved(from + 1, from + 2));
    await one.idle();
    expect(ids(posted)).toEqual([1]);
    expect(edited.map(({ message }) => message)).toEqual(['abcd2345-1']);
    expect(last.get('abcd2345')?.series).toEqual({ from, to: from + 2, seat: seats[from] });
    await one.stop();
  });

  it('get a new post if it pings, and the previous one is deleted', async () => {
    const removed: string[] = [];
    const { announcer, owe, posted, edited, last } = scene();
    const poster = announcerPoster(posted, removed);
    const one = announcer({ poster });
    one.start();
    owe(1, moved(from, from + 1));
    await one.idle();
    owe(2, { ...moved(from + 1, from + 2), ping: ['102'] });
    await one.idle();
    expect(posted.map(({ pinged }) => pinged)).toEqual([[], ['102']]);
    expect(removed).toEqual(['abcd2345-1']);
    expect(edited).toEqual([]);
    expect(last.get('abcd2345')).toMatchObject({ message: 'abcd2345-2', series: { from, to: from + 2 } });
    await one.stop();
  });

  it('get a new post if the previous one cannot be edited', async () => {
    const { announcer, owe, posted, edits } = scene();
    const one = announcer();
    one.start();
    owe(1, moved(from, from + 1));
    await one.idle();
    edits.push(() => refusedWith(10008, 404));
    owe(2, moved(from + 1, from + 2));
    await one.idle();
    expect(ids(posted)).toEqual([1, 2]);
    await one.stop();
  });

  /** Posts, edits without a change, and deletes. */
  function announcerPoster(posted: Posted[], removed: string[]): Poster {
    return {
      post: async (channel, panel, pinged, nonce) => {
        posted.push({ channel, panel, pinged, nonce });
        return { message: numberOf(nonce) };
      },
      find: async () => undefined,
      edit: async (_, message) => ({ message }),
      remove: async (_, message) => {
        removed.push(message);
        return undefined;
      },
    };
  }
});
