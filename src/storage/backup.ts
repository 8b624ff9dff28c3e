/** Copies a SQLite database while the bot runs, and restores the copy. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { isFull, reasonOf } from './errors.ts';
import { lockStore } from './file-lock.ts';
import { createPrivately, pathOf } from './sqlite.ts';

const TIMEOUT_MS = 10_000;

/** Copies the file of a `file:` URL as of one moment. Returns its number of games. */
export async function backUp(url: string, copy: string): Promise<number> {
  const path = pathOf(url);
  if (!existsSync(path)) throw new Error(`There is no database ${path}.`);
  if (existsSync(copy)) throw new Error(`${copy} is there already: nothing is written over.`);
  if (!existsSync(dirname(copy))) throw new Error(`There is no folder ${dirname(copy)}.`);
  return await withCopy(path, copy, async (part) => {
    const games = await checkedGameCount(part);
    renameSync(part, copy);
    return games;
  });
}

/** Replaces the file of a `file:` URL with a backup. Returns the new path of the previous file. */
export async function restore(url: string, copy: string): Promise<string | undefined> {
  const path = pathOf(url);
  if (!existsSync(copy)) throw new Error(`There is no copy ${copy}.`);
  await checkedGameCount(copy);
  const unlock = await lockStore(url);
  try {
    return await withCopy(copy, path, async (part) => {
      const former = existsSync(path) ? `${path}-${new Date().toISOString().replaceAll(':', '')}` : undefined;
      if (former !== undefined) {
        // The WAL files belong to the previous database file.
        for (const end of ['-wal', '-shm', '']) {
          if (existsSync(path + end)) renameSync(path + end, former + end);
        }
      }
      renameSync(part, path);
      return former;
    });
  } finally {
    await unlock();
  }
}

async function withCopy<T>(from: string, to: string, use: (part: string) => Promise<T>): Promise<T> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    createPrivately(part);
    await queryValue(from, `VACUUM INTO '${part.replaceAll("'", "''")}'`);
    syncToDisk(part);
    return await use(part);
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new Error(
      `The disk is full: there is no room for ${to}. Nothing has changed, and ${from} stays valid.`,
      { cause: error },
    );
  } finally {
    rmSync(part, { force: true });
  }
}

async function checkedGameCount(path: string): Promise<number> {
  const problem = await queryValue(path, 'PRAGMA integrity_check');
  if (problem !== 'ok') throw new Error(`${path} is damaged: ${problem}.`);
  return Number(await queryValue(path, 'SELECT count(*) FROM "Game"'));
}

async function queryValue(path: string, sql: string): Promise<unknown> {
  try {
    const connection = await new PrismaBetterSqlite3({ url: path, timeout: TIMEOUT_MS }).connect();
    try {
      const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
      return rows[0]?.[0];
    } finally {
      await connection.dispose();
    }
  } catch (error) {
    throw new Error(`${path} cannot be read as a database of games: ${reasonOf(error)}.`, { cause: error });
  }
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
