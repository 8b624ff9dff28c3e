/** Several bots on one Postgres database: if one fails, each turn is still posted once and in order. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRng } from '../../../src/ai/index.ts';
import { createBot, type RunningBot } from '../../../src/bootstrap/create-bot.ts';
import { CONTENT } from '../../../src/content/index.ts';
import { playerAt } from '../../../src/core/index.ts';
import { close } from '../../../src/render/index.ts';
import { openStore } from '../../../src/storage/index.ts';
import { programOf } from '../../../src/tools/bundling.ts';
import { type Home, postgresPlace } from '../../storage/fixtures/places.ts';
import { eventually, slowTests } from '../../support/waiting.ts';
import { begin, isFreshTurn, playUntil, posts, sit, type TestTable, there } from '../fixtures/table.ts';

slowTests();

const postgres = await postgresPlace();
afterAll(async () => {
  await close();
  await postgres?.clean();
});

const PROGRAM = new URL('fixtures/colleague.ts', import.meta.url);

/** The database of all bots. */
let home: Home;
/** Two games, each in a channel of its own. */
let table: TestTable;
let other: TestTable;

/** The player whose turn it is passes. */
async function pass(table: TestTable, { services: app }: RunningBot = table.bot()): Promise<void> {
  const { record, state } = there(await app.queries.getActive(table.channel));
  const user = playerAt(record, there(state), there(state?.turn).seat);
  const actor = { user, name: user, moderator: false };
  expect(await app.play.play(actor, record.id, { action: { type: 'pass' } })).toMatchObject({ ok: true });
}

/** Waits until this many posts exist, and checks their order by their nonces. */
async function toldAt(table: TestTable, count: number): Promise<void> {
  await eventually(() => expect(posts(table)).toHaveLength(count));
  const numbers = posts(table).map(({ message }) => Number(`${message.nonce}`.split('-')[1]));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

describe.skipIf(postgres === undefined)('several bots on one database', () => {
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    home = there(postgres?.home());
    table = await sit(undefined, { database: home.url });
    other = table.at(there(table.playground.channels[1]));
    for (const one of [table, other]) await begin(one);
  });
  // Two turns in which both pass end a round, so each test starts with the first turn of one.
  beforeEach(async () => {
    for (const one of [table, other])
      await playUntil(one, (state) => isFreshTurn(state) && state.passed.length === 0);
  });
  afterAll(() => table.finish());
  afterEach(() => {
    child?.kill('SIGKILL');
    vi.useRealTimers();
  });

  /** Starts a second process that passes twice in a channel, and is killed after the first post. */
  async function colleague(signal: string) {
    const { playground, database, channel } = table;
    const args = [await programOf(PROGRAM), database, playground.api, playground.token, channel, signal];
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const lines: string[] = [];
    createInterface(started.stdout).on('line', (line) => lines.push(line));
    return { child: started, lines };
  }

  it('post each turn once and in order, whichever of them plays it', async () => {
    const { playground, database } = table;
    const log = { info: () => {}, warn: console.warn, error: console.error };
    const { api, token } = playground;
    const second = await createBot({ store: await openStore(database), content: CONTENT, token, api, log });
    const before = [table, other].map((one) => posts(one).length);
    const dice = createRng('who commits');
    for (const one of [table, other, table, other]) {
      await pass(one, dice.int(2) === 0 ? second : table.bot());
    }
    for (const [n, one] of [table, other].entries()) await toldAt(one, there(before[n]) + 2);
    await table.quiet();
    await second.bot.quiet();
    expect([table, other].map((one) => posts(one).length)).toEqual(before.map((count) => count + 2));
    await second.close();
  });

  it('post at once what a killed one was posting', async () => {
    await table.bot().close();
    const count = posts(table).length;
    const { child: killed } = await colleague('SIGKILL');
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    expect(posts(table)).toHaveLength(count + 1);
    await table.restart();
    await toldAt(table, count + 2);
    await table.quiet();
    expect(posts(table)).toHaveLength(count + 2);
  });

  it('are not delayed by one frozen during a post, which then respects the takeover', async () => {
    await table.bot().close();
    const [count, elsewhere] = [posts(table).length, posts(other).length];
    const { lines } = await colleague('SIGSTOP');
    await eventually(() => expect(posts(table)).toHaveLength(count + 1));
    await table.restart();
    await pass(other);
    await table.quiet();
    expect(posts(other)).toHaveLength(elsewhere + 1);
    // It may only be slow; that cannot be known yet.
    expect(posts(table)).toHaveLength(count + 1);

    // Two minutes pass, on the server's clock too.
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + 2 * 60_000 });
    await home.run(`UPDATE "Lane" SET "claimedUntil" = "claimedUntil" - interval '2 minutes'`);
    await toldAt(table, count + 2);
    await table.quiet();
    child?.kill('SIGCONT');
    await eventually(() => expect(lines).toEqual(['stops']));
    expect(posts(table)).toHaveLength(count + 2);
  });
});
