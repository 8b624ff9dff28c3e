/** Brings a database up to date: applies the migrations that are missing, and records them as Prisma does. */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './errors.ts';

/** A change of the database, as SQL. */
export interface Migration {
  /** The name of its folder; they are applied in this order. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hex. */
  readonly checksum: string;
}

/** What a database says of a migration it has seen. */
export interface Recorded {
  readonly name: string;
  readonly checksum: string;
  /** Otherwise it was begun and did not come to its end. */
  readonly finished: boolean;
}

/** A database that nobody else migrates meanwhile; all that is done with it is one transaction. */
export interface Locked {
  /** Runs statements, however many. */
  run(sql: string): Promise<void>;
  /** What `_prisma_migrations` says, but for what was rolled back. The table is made where it is missing. */
  recorded(): Promise<Recorded[]>;
  /** Records a migration that has been applied. */
  record(id: string, migration: Migration, started: Date, finished: Date): Promise<void>;
}

const TOP = join(import.meta.dirname, '..', '..');

/** The migrations of a folder (from the top of the project), in order. */
export function migrationsOf(folder: string): Migration[] {
  return readdirSync(join(TOP, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(TOP, folder, name, 'migration.sql'));
      return { name, sql: sql.toString('utf8'), checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The migrations that are missing. Throws where the database is not one that these lead to. */
export function missing(ours: readonly Migration[], recorded: readonly Recorded[]): Migration[] {
  for (const { name, checksum, finished } of recorded) {
    const same = ours.find((migration) => migration.name === name);
    if (!finished) {
      throw new Error(
        `The migration ${name} was begun in this database and not finished: see _prisma_migrations.`,
      );
    }
    if (same === undefined) {
      throw new Error(
        `The database was used by a newer version of the bot: its migration ${name} is not known here. ` +
          'Start that version, or a later one.',
      );
    }
    if (same.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had been applied to this database. ` +
          'Put the file back as it was; a further change belongs in a new migration.',
      );
    }
  }
  const known = new Set(recorded.map(({ name }) => name));
  return ours.filter(({ name }) => !known.has(name));
}

/** Applies what is missing; gives the names of what was. To be run in a transaction: all of it holds, or nothing. */
export async function migrate(database: Locked, ours: readonly Migration[]): Promise<string[]> {
  const applied = missing(ours, await database.recorded());
  for (const migration of applied) {
    const started = new Date();
    try {
      await database.run(migration.sql);
    } catch (error) {
      throw new Error(`The migration ${migration.name} failed, and nothing was changed: ${reasonOf(error)}`, {
        cause: error,
      });
    }
    await database.record(randomUUID(), migration, started, new Date());
  }
  return applied.map(({ name }) => name);
}
