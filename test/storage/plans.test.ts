/** Query plans: finished games only accumulate, and are never all scanned. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/core/index.ts';
import { singleProcess } from '../../src/storage/cluster/process-registry.ts';
import type { Client, Connection } from '../../src/storage/database.ts';
import { PrismaClient as Postgres } from '../../src/storage/generated/postgres/client.ts';
import { PrismaClient as Sqlite } from '../../src/storage/generated/sqlite/client.ts';
import { prismaStore } from '../../src/storage/prisma-store.ts';
import { gameRow, memberRow } from '../../src/storage/row-mappers.ts';
import { later, record, T0 } from '../fixtures/records.ts';
import { moved } from './fixtures/examples.ts';
import { postgresPlace, sqlitePlace } from './fixtures/places.ts';

type Query = Parameters<Connection['queryRaw']>[0];

const LIVE = 40;
const OVER = 1_500;

const sqlite = sqlitePlace();
const postgres = await postgresPlace();
const places = [sqlite, ...(postgres === undefined ? [] : [postgres])];
afterAll(() => Promise.all(places.map((place) => place.clean())));

/** Records the statements of a connection and its transactions. */
function overheard<T extends object>(queryable: T, heard: Query[]): T {
  return new Proxy(queryable, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'queryRaw') heard.push(given[0] as Query);
        const result: unknown = value.apply(target, given);
        return name === 'startTransaction'
          ? (result as Promise<object>).then((transaction) => overheard(transaction, heard))
          : result;
      };
    },
  });
}

describe.each(places)('in $name', (place) => {
  const heard: Query[] = [];
  let client: Client;
  let store: Store;
  let connection: Connection;

  beforeAll(async () => {
    const { url, open } = place.home();
    await (await open()).close();
    const [address = '', schema = ''] = url.split('?schema=');
    const path = { connectionString: address, options: `-c search_path="${schema}"` };
    const factory = place === sqlite ? new PrismaBetterSqlite3({ url }) : new PrismaPg(path, { schema });
    connection = await factory.connect();
    const { provider, adapterName } = factory;
    const connect = async () => overheard(await factory.connect(), heard);
    const settings = { adapter: { provider, adapterName, connect } as typeof factory };
    client = place === sqlite ? new Sqlite(settings) : (new Postgres(settings) as never);
    store = prismaStore(
      client,
      { runExclusive: (task) => task(), shared: place !== sqlite },
      singleProcess(),
      { now: () => T0, shared: async () => T0 },
      () => {},
    );

    const games = Array.from({ length: LIVE + OVER }, (_, n) =>
      record(`game${n}`, {
        ...{ guild: `guild ${n % 20}`, channel: `channel ${n % 60}`, updatedAt: later(n) },
        status: n < LIVE ? 'playing' : 'finished',
      }),
    );
    await client.game.createMany({ data: games.map((game) => gameRow(game, 0)) });
    await client.member.createMany({
      data: games.flatMap(({ id, members }) =>
        members.map((member, at) => ({ gameId: id, ...memberRow(member, at) })),
      ),
    });
    await client.outboxEntry.createMany({
      data: games.slice(0, 5).map(({ id }) => ({
        ...{ gameId: id, announcement: JSON.stringify(moved(0, 1)), createdAt: T0, dueAt: T0 },
      })),
    });
    await client.scheduledJob.createMany({
      data: games.map(({ id }, n) => ({
        ...{ key: `${id} remind`, gameId: id, kind: 'remind', seat: 0, at: later(n * 1000) },
      })),
    });
    // Postgres does this by itself now and then; SQLite never does, and has to do without.
    if (place !== sqlite) await connection.executeScript('ANALYZE');
  });
  afterAll(async () => {
    await store.close();
    await connection.dispose();
  });

  /** Returns how the tables were read, line by line, for every query of `ask`. */
  async function plansOf(ask: () => Promise<unknown>): Promise<string> {
    heard.splice(0);
    await ask();
    const queries = heard.splice(0).filter(({ sql }) => /^\s*(?:SELECT|WITH|INSERT INTO "Lane")/.test(sql));
    expect(queries).not.toEqual([]);
    const lines: string[] = [];
    for (const query of queries) {
      const sql = `EXPLAIN ${place === sqlite ? 'QUERY PLAN ' : ''}${query.sql}`;
      const { rows } = await connection.queryRaw({ ...query, sql });
      lines.push(...rows.map((row) => String(row.at(-1))));
    }
    return lines.join('\n');
  }

  it.each<[string, (it: Store) => Promise<unknown>, string[]]>([
    ['load', (it) => it.games.findById('game7'), []],
    ['version', (it) => it.games.findVersion('game7'), []],
    ['inChannel', (it) => it.games.findByChannel('channel 7'), ['liveChannel_key', 'channel_updatedAt_idx']],
    [
      'inChannel, of games that are over',
      (it) => it.games.findByChannel('channel 50'),
      ['channel_updatedAt_idx'],
    ],
    ['inGuild', (it) => it.games.listActiveInGuild('guild 7', 200), ['guild_liveChannel_idx']],
    ['setAsideIn', (it) => it.games.listSuspendedInGuild('guild 7', 200), ['guild_status_idx']],
    ['lastColour', (it) => it.games.findLastColour('cat'), ['Member_user_idx']],
    ['counts', (it) => it.counts(), ['liveChannel_key']],
    ['owed', (it) => it.outbox.claim(16), []],
    ['claim', (it) => it.jobs.claim(60_000, 50, { order: 60_000 }), ['Due_at_idx', 'Due_kind_at_idx']],
  ])('%s is found by an index', async (_, ask, indices) => {
    const plans = await plansOf(() => ask(store));
    for (const index of indices) expect(plans).toContain(index);
    expect(plans).not.toMatch(/SCAN (?:main\.)?(?:Game|Member|Due)|Seq Scan on "?(?:Game|Member|Due)/);
  });
});
