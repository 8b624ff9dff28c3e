/** Where the store is tested: in memory, in SQLite files, and in a Postgres server where one answers. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Store } from '../../src/app/index.ts';
import { memoryStore, openStore, type StoreLog } from '../../src/store/index.ts';

export type Clock = () => Date;

/** An empty database of its own. What is opened twice is the same games. */
export interface Home {
  readonly url: string;
  open(now?: Clock): Promise<Store>;
  /** One statement to what has been opened, past the store: for what it does not do itself. */
  run(sql: string): Promise<void>;
  /** The errors that the stores of this home told of. */
  complaints(): readonly string[];
}

export interface Place {
  readonly name: string;
  /** Whether games are still there when the store has been closed. */
  readonly lasting: boolean;
  home(): Home;
  /** Removes every home. */
  clean(): Promise<void>;
}

export const memory: Place = {
  name: 'memory',
  lasting: false,
  home: () => ({ url: '', open: async (now) => memoryStore(now), run: async () => {}, complaints: () => [] }),
  clean: async () => {},
};

function homeAt(url: string, run: (sql: string) => Promise<void>): Home {
  const errors: string[] = [];
  const log: StoreLog = (line, level) => void (level === 'error' && errors.push(line));
  return { url, run, complaints: () => errors, open: (now) => openStore(url, log, now) };
}

/** SQLite files in a folder of their own. */
export function sqlitePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-store-'));
  let homes = 0;
  return {
    name: 'SQLite',
    lasting: true,
    home: () => {
      homes += 1;
      const file = join(folder, `${homes}`, 'games.db');
      return homeAt(`file:${file}`, (sql) => ask(new PrismaBetterSqlite3({ url: file }), sql));
    },
    clean: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const SERVER = 'postgresql://root@127.0.0.1:5432';

/** Schemas in a database of their own; nothing where no server answers, and a line that says so. */
export async function postgresPlace(): Promise<Place | undefined> {
  const database = `caledonia_${randomBytes(6).toString('hex')}`;
  try {
    await ask(serverAt('test'), `CREATE DATABASE ${database}`);
    // The server itself is never killed here, and a commit that waits for the disk takes most of a test's time.
    await ask(serverAt('test'), `ALTER DATABASE ${database} SET synchronous_commit = off`);
  } catch {
    console.log(`No Postgres server answers at ${SERVER}: what is kept there is not tested.`);
    return undefined;
  }
  let homes = 0;
  return {
    name: 'Postgres',
    lasting: true,
    home: () => {
      homes += 1;
      const schema = `home${homes}`;
      return homeAt(`${SERVER}/${database}?schema=${schema}`, (sql) => ask(serverAt(database, schema), sql));
    },
    clean: () => ask(serverAt('test'), `DROP DATABASE ${database} WITH (FORCE)`),
  };
}

const serverAt = (database: string, schema = 'public') =>
  new PrismaPg({
    connectionString: `${SERVER}/${database}`,
    connectionTimeoutMillis: 5000,
    options: `-c search_path="${schema}"`,
  });

/** One statement, for what is not the store's to do. */
async function ask(database: PrismaBetterSqlite3 | PrismaPg, sql: string): Promise<void> {
  const connection = await database.connect();
  try {
    await connection.executeScript(sql);
  } finally {
    await connection.dispose();
  }
}
