/** One process to an SQLite file: a lock beside it, which the system takes from a process that dies, however it dies. */
import { existsSync, realpathSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { isBusy, reasonOf } from './errors.ts';
import { createPrivately, pathOf } from './sqlite.ts';

/** Milliseconds to wait for a process that only looks who has the lock. */
const PATIENCE = 500;

/**
 * Takes the SQLite file of a URL for this process, as long as it lives or until what is given is called; a Postgres
 * database is for many. Rejects with sentences for the operator where another process has it. The lock is SQLite's own, on
 * an empty database that nothing else opens: games can be read and backed up meanwhile.
 */
export async function lockStore(url: string): Promise<() => Promise<void>> {
  if (!url.startsWith('file:')) return async () => {};
  const path = `${trueOf(pathOf(url))}-lock`;
  const connection = await opened(path);
  try {
    // Its version says who we are. It is written before the lock is taken for good: what is not committed nobody can read.
    await connection.executeScript(
      `BEGIN IMMEDIATE; PRAGMA user_version = ${process.pid}; COMMIT; BEGIN IMMEDIATE;`,
    );
  } catch (error) {
    const holder = isBusy(error) ? await versionOf(connection) : undefined;
    await connection.dispose();
    if (holder === undefined)
      throw new Error(`${path} cannot be locked: ${reasonOf(error)}.`, { cause: error });
    throw new Error(
      [
        `Another process (${holder}) plays in this file. SQLite is for one at a time:`,
        '  end that one first, or name another database by DATABASE_URL.',
      ].join('\n'),
    );
  }
  return () => connection.dispose();
}

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** The database of a lock, made where it is missing. */
async function opened(path: string): Promise<Connection> {
  try {
    createPrivately(path);
    return await new PrismaBetterSqlite3({ url: path, timeout: PATIENCE }).connect();
  } catch (error) {
    const reason = `${reasonOf(error)}. The bot has to be able to write into its folder`;
    throw new Error(`${path} cannot be opened: ${reason}.`, { cause: error });
  }
}

/** A file has one lock, whatever path leads to it. */
const trueOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

async function versionOf(connection: Connection): Promise<string> {
  const { rows } = await connection.queryRaw({ sql: 'PRAGMA user_version', args: [], argTypes: [] });
  return String(rows[0]?.[0]);
}
