/** Several bots on one Postgres share the shards; if one ends or dies, another takes over. */
import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createBot, type RunningBot } from '../../../src/bootstrap/create-bot.ts';
import { CONTENT } from '../../../src/content/index.ts';
import type { Store } from '../../../src/core/index.ts';
import { type InteractionResult, type Playground, startPlayground } from '../../../src/playground/index.ts';
import { programOf } from '../../../src/tools/bundling.ts';
import { memoryStore } from '../../storage/fixtures/memory/index.ts';
import { memory, postgresPlace } from '../../storage/fixtures/places.ts';
import { LIMIT_MS } from '../../support/limits.ts';
import { there } from '../fixtures/table.ts';

const ANOTHER = new URL('fixtures/another.ts', import.meta.url);
const place = await postgresPlace();
afterAll(() => place?.clean());

interface Bot extends RunningBot {
  /** Number of interactions it acknowledged. */
  answered(): number;
}

const ends: (() => Promise<unknown>)[] = [];
const complaints: string[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  complaints.length = 0;
});

interface Own {
  readonly shards?: number;
  /** Database of the games. Default: the one shared by all bots of the test. */
  readonly store?: Store;
}

async function open(servers: number, shards: number) {
  const playground = await startPlayground({
    port: 0,
    people: ['Ann'],
    channels: ['table'],
    servers,
    shards,
    deadlineMs: LIMIT_MS,
  });
  ends.push(() => playground.close());
  const home = place?.home() ?? memory.home();
  const start = async ({ store, ...own }: Own = {}): Promise<Bot> => {
    let answered = 0;
    const complain = (_: object, line: string) => void complaints.push(line);
    const bot = await createBot({
      ...{ store: store ?? (await home.open()), content: CONTENT, ...own },
      ...{ token: playground.token, api: playground.api },
      log: { info: () => {}, warn: complain, error: complain },
      meter: {
        acknowledged: () => {
          answered += 1;
        },
        posted: () => {},
        slowed: () => {},
        loginsLeft: () => {},
      },
    });
    const end = once(bot.close);
    ends.push(end);
    return { ...bot, close: end, answered: () => answered };
  };
  return { playground, home, start };
}

/** Runs it the first time, and returns that result ever after. */
function once<T>(task: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= task();
    return done;
  };
}

const ask = ({ users }: Playground, channel: string) => there(users[0]).command(channel, 'help');

/** A user in every channel who sends the next command as soon as one is answered; returns the results. */
function asking(playground: Playground) {
  let over = false;
  const all = playground.channels.map(async (channel) => {
    const results: InteractionResult[] = [];
    while (!over) {
      results.push(await ask(playground, channel));
      // If no bot is connected, the playground refuses at once: bots and time limits need their turn, too.
      await setImmediate();
    }
    return results;
  });
  const end = async () => {
    over = true;
    return (await Promise.all(all)).flat();
  };
  // If the test fails. Not awaited: what is unanswered only ends with the playground.
  ends.push(async () => void end());
  return end;
}

const unanswered = (results: readonly InteractionResult[]) =>
  results.filter(({ outcome }) => outcome !== 'answered');

/** Resolves when all these bots serve and stand by for this many shards, all connected. */
const serve = (bots: readonly Bot[], ...serving: readonly (readonly [number, number])[]) =>
  expect
    .poll(() => bots.map(({ bot }) => bot.health()))
    .toMatchObject(serving.map(([shards, standby]) => ({ shards, standby, connected: true })));

it.each([
  ['as many as Discord recommends', {}, 2],
  ['as many as it is told', { shards: 3 }, 3],
] as const)('a bot with its own database holds all shards: %s', async (_, own, shards) => {
  const { playground, start } = await open(2, 2);
  const bot = await start({ ...own, store: memoryStore() });
  await serve([bot], [shards, 0]);
  for (const channel of playground.channels) {
    expect(await ask(playground, channel)).toMatchObject({ outcome: 'answered' });
  }
  expect(bot.bot.health().guilds).toBe(2);
  expect(playground.violations).toEqual([]);
});

describe.skipIf(place === undefined)('several bots on one database', () => {
  it('share the shards, and each answers once, in its own servers', async () => {
    const { playground, start } = await open(2, 2);
    const bots = [await start(), await start()];
    await serve(bots, [1, 1], [1, 1]);
    expect(bots.map(({ bot }) => bot.health().guilds)).toEqual([1, 1]);
    for (const channel of playground.channels) {
      expect(await ask(playground, channel)).toMatchObject({ outcome: 'answered' });
    }
    expect(bots.map(({ answered }) => answered())).toEqual([1, 1]);
    expect(playground.violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['one shard, which another bot has stood by for', 1, [1, 0], [0, 1], [1, 0]],
    ['its half of the shards', 4, [2, 2], [2, 2], [4, 0]],
  ] as const)('leave nothing unanswered if one ends that has %s', async (_, shards, first, second, after) => {
    const { playground, start } = await open(shards, shards);
    const bots = [await start(), await start()] as const;
    await serve(bots, first, second);
    const results = asking(playground);
    await expect.poll(() => bots[0].answered()).toBeGreaterThan(2);
    await bots[0].close();
    await serve([bots[1]], after);
    const before = bots[1].answered();
    await expect.poll(() => bots[1].answered()).toBeGreaterThan(before + 2);
    expect(unanswered(await results())).toEqual([]);
    expect(playground.violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('survive the death of one: the other answers what it has heard meanwhile', async () => {
    const { playground, home, start } = await open(1, 1);
    const child = spawn(
      process.execPath,
      [await programOf(ANOTHER), home.url, playground.api, playground.token],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    ends.push(async () => child.kill('SIGKILL'));
    await playground.ready();
    const bot = await start();
    await serve([bot], [0, 1]);
    expect(await ask(playground, playground.channels[0] ?? '')).toMatchObject({ outcome: 'answered' });
    expect(bot.answered()).toBe(0);
    child.kill('SIGKILL');
    await event(child, 'exit');
    const result = await ask(playground, playground.channels[0] ?? '');
    expect(result).toMatchObject({ outcome: 'answered' });
    expect(bot.answered()).toBe(1);
    await serve([bot], [1, 0]);
    expect(complaints).toEqual([]);
  });

  it('continue after the database was gone for a moment', async () => {
    const { playground, home, start } = await open(2, 2);
    const bots = [await start(), await start()];
    await serve(bots, [1, 1], [1, 1]);
    await home.run(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    const results = await Promise.all(playground.channels.map((channel) => ask(playground, channel)));
    expect(unanswered(results)).toEqual([]);
    await serve(bots, [1, 1], [1, 1]);
    expect(playground.violations).toEqual([]);
  });

  it('do no harm if they disagree on the number of shards', async () => {
    const { playground, start } = await open(1, 1);
    const bots = [await start({ shards: 1 }), await start({ shards: 2 })];
    await serve(bots, [1, 0], [2, 0]);
    for (let one = 0; one < 5; one++) {
      expect(await ask(playground, playground.channels[0] ?? '')).toMatchObject({ outcome: 'answered' });
    }
    expect(bots.reduce((sum, { answered }) => sum + answered(), 0)).toBe(5);
    expect(playground.violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
