/** Where the store is tested: in memory, in SQLite files, and in a Postgres server where one answers. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Store } from '../../src/app/index.ts';
import { memoryStore, openStore } from '../../src/store/index.ts';

export type Clock = () => Date;

/** An empty database of its own. What is opened twice is the same games. */
export interface Home {
  readonly url: string;
  open(now?: Clock): Promise<Store>;
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
  home: () => ({ url: '', open: async (now) => memoryStore(now) }),
  clean: async () => {},
};

const homeAt = (url: string): Home => ({ url, open: (now) => openStore(url, undefined, now) });

/** SQLite files in a folder of their own. */
export function sqlitePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-store-'));
  let homes = 0;
  return {
    name: 'SQLite',
    lasting: true,
    home: () => {
      homes += 1;
      return homeAt(`file:${join(folder, `${homes}`, 'games.db')}`);
    },
    clean: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const SERVER = 'postgresql://root@127.0.0.1:5432';

/** Schemas in a database of their own; nothing where no server answers, and a line that says so. */
export async function postgresPlace(): Promise<Place | undefined> {
  const database = `caledonia_${randomBytes(6).toString('hex')}`;
  try {
    await ask(`CREATE DATABASE ${database}`);
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
      return homeAt(`${SERVER}/${database}?schema=home${homes}`);
    },
    clean: () => ask(`DROP DATABASE ${database} WITH (FORCE)`),
  };
}

/** One statement to the server, for what is not the store's to do. */
async function ask(sql: string): Promise<void> {
  const connection = await new PrismaPg({
    connectionString: `${SERVER}/test`,
    connectionTimeoutMillis: 5000,
  }).connect();
  try {
    await connection.executeScript(sql);
  } finally {
    await connection.dispose();
  }
}
