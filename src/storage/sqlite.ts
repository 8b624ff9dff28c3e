import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { singleProcess } from './cluster/process-registry.ts';
import type { Adapter, Connection, Database } from './database.ts';
import { reasonOf } from './errors.ts';
import { type Dialect, migrationsTableOf } from './prisma-migrations-table.ts';
import { recordQueries } from './query-recorder.ts';
import { createMutex, retryWhileBusy } from './serialize.ts';
import { createWalSync } from './wal-sync.ts';

/**
 * WAL: readers do not block writers. NORMAL: SQLite does not wait for the disk at each commit, which would block the
 * event loop; the session does (`WalSync`), so a commit is on disk before it is reported.
 */
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;';

const DIALECT: Dialect = {
  table: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
  );`,
  value: () => '?',
  // Prisma's CLI stores milliseconds here.
  moment: (date) => ({ arg: date.getTime().toString(), type: 'bigint' }),
};

/** Returns the database in the file of a `file:` URL and creates its folder. Throws if the URL names no file. */
export function sqlite(url: string): Database {
  const path = pathOf(url);
  // SQLite's own waiting would block the event loop.
  const factory = new PrismaBetterSqlite3({ url: path, timeout: 0 });
  const walSync = createWalSync(path);
  // Replaces the factory, so that every connection gets its pragmas.
  const plain = {
    provider: 'sqlite' as const,
    adapterName: factory.adapterName,
    connect: async () => {
      try {
        createPrivately(path);
        const connection = await factory.connect();
        await prepare(connection);
        return connection;
      } catch (error) {
        throw new Error(`${path} cannot be opened as a database: ${reasonOf(error)}.`, { cause: error });
      }
    },
  };

  const adapter = recordQueries(plain, ({ sql }) => walSync.onStatement(sql));

  return {
    shared: false,
    walSync,
    migrations: 'prisma/migrations',
    runExclusive: createMutex(),

    async locked(task) {
      const connection = await adapter.connect();
      try {
        // Migrations recreate tables, and references to them must survive. The pragma has no effect inside a
        // transaction.
        await connection.executeScript('PRAGMA foreign_keys = OFF');
        await retryWhileBusy(() => connection.executeScript('BEGIN IMMEDIATE'));
        const result = await task(
          migrationsTableOf(connection, DIALECT, (sql) => connection.executeScript(sql)),
        );
        const ask = (sql: string) => connection.queryRaw({ sql, args: [], argTypes: [] });
        // Skipped without changes: the check reads all rows, which can take half a minute.
        const changes = Number((await ask('SELECT total_changes()')).rows[0]?.[0]);
        const lost = changes === 0 ? [] : (await ask('PRAGMA foreign_key_check')).rows;
        if (lost.length > 0) throw new Error('A migration left rows that point to nothing.');
        await connection.executeScript('COMMIT');
        return result;
      } finally {
        await connection.dispose(); // Rolls back.
      }
    },

    adapter,

    async client(over: Adapter = adapter) {
      const { PrismaClient } = await import('./generated/sqlite/client.ts');
      return new PrismaClient({ adapter: over });
    },

    registerProcess: async () => singleProcess(),
    now: async () => new Date(),
  };
}

/**
 * Creates an empty file readable only by its owner, and its folder, if missing. Throws if it, its folder, or what SQLite left
 * beside it cannot be written.
 */
export function createPrivately(path: string): void {
  try {
    createFolder(dirname(path));
    // Not opened if they exist: closing a file releases the locks of SQLite.
    for (const file of [dirname(path), path, `${path}-wal`, `${path}-shm`])
      if (existsSync(file)) accessSync(file, constants.W_OK);
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw new Error(
      `${reasonOf(error)}. The user who runs this has to be able to write this file and those beside it (-wal, -shm, -lock), and to write into its folder`,
      { cause: error },
    );
  }
}

/** Creates a folder and those above it, if missing. Node's own `recursive` never returns in folders such as `/proc`. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path);
}

/** Sets the pragmas of a connection. The first connection may have to wait for other processes. */
async function prepare(connection: Connection): Promise<void> {
  try {
    await retryWhileBusy(() => connection.executeScript(PRAGMAS));
  } catch (error) {
    await connection.dispose();
    throw error;
  }
}

/**
 * Returns the absolute path of `file:./games.db` or `file:///var/games.db`. If that is a link, returns where it leads to:
 * SQLite puts its log there.
 */
export function pathOf(url: string): string {
  const path = url.replace(/^file:(?:\/\/(?=\/))?/, '');
  if (path === '' || /[?#]|^:memory:$|\/$/.test(path)) {
    throw new Error(`${url} names no file; it should look like file:./data/caledonia.db.`);
  }
  const file = followed(resolve(path));
  if (existsSync(`${file}/.`))
    throw new Error(`${url} names a folder; it should look like file:./data/caledonia.db.`);
  return file;
}

/**
 * Creates a check that the path in a URL still leads to the same file. If the file is deleted, moved or replaced, the bot still
 * writes to the one it has open, and loses all of that at its next start. Always true for Postgres.
 */
export function createPlaceCheck(url: string): () => boolean {
  if (!url.startsWith('file:')) return () => true;
  const path = pathOf(url);
  const inode = () => statSync(path, { throwIfNoEntry: false })?.ino;
  const opened = inode();
  return () => inode() === opened;
}

/** Follows a symbolic link, also to a file that is yet to be created. */
function followed(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return path; // It is no link.
  }
}
