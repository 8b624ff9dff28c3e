/** Opens the store of a URL: SQLite file or Postgres server. */
import type { Store } from '../core/index.ts';
import { createLeases } from './cluster/leases.ts';
import type { Connection, Database } from './database.ts';
import { reasonOf } from './errors.ts';
import { migrate, migrationsOf } from './migrate.ts';
import { postgres } from './postgres.ts';
import { prismaStore } from './prisma-store.ts';
import { type OnStatement, recordQueries } from './query-recorder.ts';
import { redactSecrets } from './redact-url.ts';
import { sqlite } from './sqlite.ts';

export type StoreLog = (line: string, level?: 'info' | 'error') => void;

/** Opens the store of a URL and migrates it. Default clock: the database's. Errors never contain secrets. */
export async function openStore(
  url: string,
  log: StoreLog = () => {},
  now?: () => Date,
  hear?: OnStatement,
): Promise<Store> {
  try {
    const database = databaseOf(url, (line) => log(redactSecrets(line, url)));
    const applied = await database.locked((locked) => migrate(locked, migrationsOf(database.migrations)));
    for (const name of applied) log(`The database was brought up to date: ${name}`);
    const { adapter } = database;
    const client = await database.client(hear === undefined ? adapter : recordQueries(adapter, hear));
    const processes = await database.registerProcess();
    const clocks = {
      now: now ?? (() => new Date()),
      shared: now === undefined ? () => database.now(client) : async () => now(),
    };
    const store = prismaStore(client, database, processes, clocks, (line) => log(line, 'error'));
    return database.shared ? { ...store, leases: createLeases(client, processes) } : store;
  } catch (error) {
    throw new Error(redactSecrets(reasonOf(error), url), { cause: error });
  }
}

/** Opens a raw connection to the database of a URL, for benchmarks and tests. */
export const connectTo = async (url: string): Promise<Connection> =>
  await databaseOf(url, () => {}).adapter.connect();

function databaseOf(url: string, log: (line: string) => void): Database {
  if (url.startsWith('file:')) return sqlite(url);
  if (/^postgres(?:ql)?:\/\//.test(url)) return postgres(url, log);
  throw new Error(
    'A database is named by file:<path> (SQLite) or by postgresql://<user>:<password>@<host>/<database>.',
  );
}
