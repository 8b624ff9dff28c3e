/** Temporary databases and blocked ones, for tests and the storm. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PostgresClient } from './connection.ts';
import { retryWhileBusy } from './serialize.ts';
import { pathOf } from './sqlite.ts';

/** Creates a database on a server, which `url` names with any database on it. */
export async function scratchDatabase(url: string) {
  const name = `caledonia_${randomBytes(6).toString('hex')}`;
  await ask(url, `CREATE DATABASE ${name}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return { url: made.href, drop: () => ask(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

export type Scratch = Awaited<ReturnType<typeof scratchDatabase>>;

async function ask(url: string, sql: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Blocks other writers of an SQLite file for `durationMs`. */
export async function blockWrites(url: string, durationMs: number): Promise<void> {
  const connection = await new PrismaBetterSqlite3({ url: pathOf(url), timeout: 0 }).connect();
  try {
    await retryWhileBusy(() => connection.executeScript('BEGIN IMMEDIATE'));
    await setTimeout(durationMs);
  } finally {
    await connection.dispose(); // Rolls back.
  }
}
