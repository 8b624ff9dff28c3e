/** Copies of an SQLite file: made while somebody plays in it, and put back. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { reasonOf } from './errors.ts';
import { lockStore } from './file-lock.ts';
import { createPrivately, pathOf } from './sqlite.ts';

/** Milliseconds to wait for whoever is just writing. */
const PATIENCE = 10_000;

/**
 * Copies the file of a `file:` URL as it is at one moment, while it is read and written: nobody waits for that. The copy
 * is one whole file, read through and put onto the disk before it gets its name; gives the number of games in it.
 * Rejects with a sentence for the operator; there is no copy then.
 */
export async function backUp(url: string, copy: string): Promise<number> {
  const path = pathOf(url);
  if (!existsSync(path)) throw new Error(`There is no database ${path}.`);
  if (existsSync(copy)) throw new Error(`${copy} is there already: nothing is written over.`);
  if (!existsSync(dirname(copy))) throw new Error(`There is no folder ${dirname(copy)}.`);
  return await copied(path, copy, async (part) => {
    const games = await gamesIn(part);
    renameSync(part, copy);
    return games;
  });
}

/**
 * Puts a copy into the place of the file of a `file:` URL, and gives the name under which that is kept now; nothing where
 * there was none. Rejects with a sentence where somebody plays in it, or the copy is none; all is then as it was.
 */
export async function restore(url: string, copy: string): Promise<string | undefined> {
  const path = pathOf(url);
  if (!existsSync(copy)) throw new Error(`There is no copy ${copy}.`);
  await gamesIn(copy);
  const unlock = await lockStore(url);
  try {
    return await copied(copy, path, async (part) => {
      const former = existsSync(path) ? `${path}-${new Date().toISOString().replaceAll(':', '')}` : undefined;
      if (former !== undefined) {
        // What was written last may still stand beside the file, and belongs to that one alone.
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

/** Copies a database, with what still stands beside its file, onto the disk beside `to`; what is left of it is removed. */
async function copied<T>(from: string, to: string, use: (part: string) => Promise<T>): Promise<T> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    createPrivately(part);
    await ask(from, `VACUUM INTO '${part.replaceAll("'", "''")}'`);
    onDisk(part);
    return await use(part);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Reads a copy through, and counts its games. */
async function gamesIn(path: string): Promise<number> {
  const problem = await ask(path, 'PRAGMA integrity_check');
  if (problem !== 'ok') throw new Error(`${path} is damaged: ${problem}.`);
  return Number(await ask(path, 'SELECT count(*) FROM "Game"'));
}

/** The first value of what a statement gives. */
async function ask(path: string, sql: string): Promise<unknown> {
  try {
    const connection = await new PrismaBetterSqlite3({ url: path, timeout: PATIENCE }).connect();
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

function onDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
