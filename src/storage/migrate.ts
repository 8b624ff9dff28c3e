/** Applies missing migrations and records them as Prisma does. */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './errors.ts';

export interface Migration {
  /** Name of its folder. Migrations are applied in this order. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface RecordedMigration {
  readonly name: string;
  readonly checksum: string;
  /** False if it was started but not completed. */
  readonly finished: boolean;
}

export interface MigrationDatabase {
  run(sql: string): Promise<void>;
  /** Returns the rows of `_prisma_migrations`, except rolled-back ones. Creates the table if missing. */
  recorded(): Promise<RecordedMigration[]>;
  record(id: string, migration: Migration, started: Date, finished: Date): Promise<void>;
}

const TOP = join(import.meta.dirname, '..', '..');

/** Returns the migrations in a folder (relative to the project root), in order. */
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

/** Returns the missing migrations. Throws if the database has unknown, changed or unfinished ones. */
export function missingMigrations(
  ours: readonly Migration[],
  recorded: readonly RecordedMigration[],
): Migration[] {
  for (const { name, checksum, finished } of recorded) {
    const same = ours.find((migration) => migration.name === name);
    if (!finished) {
      throw new Error(
        `The migration ${name} was begun in this database and not finished: see _prisma_migrations.`,
      );
    }
    if (same === undefined) {
      throw new Error(
        `The database was used by a newer version of the bot: its migration ${name} is not applied here. ` +
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
  const applied = new Set(recorded.map(({ name }) => name));
  return ours.filter(({ name }) => !applied.has(name));
}

/** Applies missing migrations and returns their names. Must run in a transaction. */
export async function migrate(database: MigrationDatabase, ours: readonly Migration[]): Promise<string[]> {
  const applied = missingMigrations(ours, await database.recorded());
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
