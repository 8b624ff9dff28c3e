/** Opens the store that a URL names, and brings its database up to date. */
import type { Store } from '../core/index.ts';
import { leasesOf } from './cluster/leases.ts';
import type { Connection, Database } from './database.ts';
import { migrate, migrationsOf } from './migrate.ts';
import { postgres } from './postgres.ts';
import { prismaStore } from './prisma-store.ts';
import { type Hear, heard } from './query-recorder.ts';
import { withoutSecrets } from './redact-url.ts';
import { sqlite } from './sqlite.ts';

/** Told, a line each, what happens to a database. */
export type StoreLog = (line: string, level?: 'info' | 'error') => void;

/**
 * The store in an SQLite file (`file:…`) or a Postgres database (`postgresql://…`). Migrations that are missing are
 * applied first, and `log` is told of each, and of what is broken in it (as an error). `now` is the clock by which things
 * are due and claimed; left out, that of the database, or of this machine for a file. Rejects with a sentence for the operator where there is no such database, or it was used
 * by a newer version of the bot. No secret of the URL is ever told. `hear` is told of every statement.
 */
export async function openStore(
  url: string,
  log: StoreLog = () => {},
  now?: () => Date,
  hear?: Hear,
): Promise<Store> {
  try {
    const database = databaseOf(url, (line) => log(withoutSecrets(line, url)));
    const applied = await database.locked((locked) => migrate(locked, migrationsOf(database.migrations)));
    for (const name of applied) log(`The database was brought up to date: ${name}`);
    const { adapter } = database;
    const client = await database.client(hear === undefined ? adapter : heard(adapter, hear));
    const presence = await database.presence();
    const clocks = {
      now: now ?? (() => new Date()),
      shared: now === undefined ? () => database.now(client) : async () => now(),
    };
    const store = prismaStore(client, database, presence, clocks, (line) => log(line, 'error'));
    return database.shared ? { ...store, leases: leasesOf(client, presence) } : store;
  } catch (error) {
    throw new Error(withoutSecrets(error instanceof Error ? error.message : String(error), url), {
      cause: error,
    });
  }
}

/** A connection to such a database, past the store: for benchmarks, and for tests. */
export const connectTo = async (url: string): Promise<Connection> =>
  await databaseOf(url, () => {}).adapter.connect();

function databaseOf(url: string, log: (line: string) => void): Database {
  if (url.startsWith('file:')) return sqlite(url);
  if (/^postgres(?:ql)?:\/\//.test(url)) return postgres(url, log);
  throw new Error(
    'A database is named by file:<path> (SQLite) or by postgresql://<user>:<password>@<host>/<database>.',
  );
}
