/** A lock file next to the SQLite file. The system releases it when the process dies. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { isBusy, reasonOf } from './errors.ts';
import { createPrivately, pathOf } from './sqlite.ts';

const TIMEOUT_MS = 500;

/** Locks the SQLite file of a URL until the returned function is called; games can still be read. */
export async function lockStore(url: string): Promise<() => Promise<void>> {
  if (!url.startsWith('file:')) return async () => {};
  const path = `${pathOf(url)}-lock`;
  const connection = await openLock(path);
  try {
    // `user_version` stores the process id. It is committed before the lock is taken, so that others can read it.
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

async function openLock(path: string): Promise<Connection> {
  try {
    createPrivately(path);
    return await new PrismaBetterSqlite3({ url: path, timeout: TIMEOUT_MS }).connect();
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

async function versionOf(connection: Connection): Promise<string> {
  const { rows } = await connection.queryRaw({ sql: 'PRAGMA user_version', args: [], argTypes: [] });
  return String(rows[0]?.[0]);
}
