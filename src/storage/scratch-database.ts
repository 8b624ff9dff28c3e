/** What is done to databases from outside, for tools that are rough with them: made, held up, thrown away. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PostgresClient } from './connection.ts';
import { patiently } from './serialize.ts';
import { pathOf } from './sqlite.ts';

/** An empty Postgres database, and what drops it with all in it. */
export interface Scratch {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Makes a database of its own on a server; `url` names the server and a database on it that is there already. Rejects
 * where it does not answer.
 */
export async function scratchDatabase(url: string): Promise<Scratch> {
  const name = `caledonia_${randomBytes(6).toString('hex')}`;
  await ask(url, `CREATE DATABASE ${name}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return { url: made.href, drop: () => ask(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Keeps everybody else from writing into an SQLite file for so many milliseconds, as soon as nobody writes. */
export async function holdUp(url: string, milliseconds: number): Promise<void> {
  const connection = await new PrismaBetterSqlite3({ url: pathOf(url), timeout: 0 }).connect();
  try {
    await patiently(() => connection.executeScript('BEGIN IMMEDIATE'));
    await setTimeout(milliseconds);
  } finally {
    await connection.dispose(); // What is not committed is undone.
  }
}
