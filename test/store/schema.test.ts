/** The schemas, the migrations and the databases say the same. */
import { readdirSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { POSTGRES_SCHEMA, postgresSchema, SQLITE_SCHEMA } from '../../src/tools/prisma-schema.ts';
import { read } from '../architecture/sources.ts';
import { tablesOf } from './models.ts';
import { postgresPlace, sqlitePlace } from './places.ts';

const sqlite = sqlitePlace();
const postgres = await postgresPlace();
afterAll(async () => {
  await sqlite.clean();
  await postgres?.clean();
});

type Rows = readonly (readonly unknown[])[];
interface Connection {
  queryRaw(query: { sql: string; args: unknown[]; argTypes: [] }): Promise<{ rows: unknown[][] }>;
  executeScript(script: string): Promise<void>;
  dispose(): Promise<void>;
}
const asking =
  (connection: Connection) =>
  async (sql: string): Promise<Rows> =>
    (await connection.queryRaw({ sql, args: [], argTypes: [] })).rows;

/** Everything that SQLite knows of the tables, but for Prisma's own. */
async function sqliteShape(connection: Connection): Promise<unknown> {
  const ask = asking(connection);
  const tables = await ask(
    `SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema
     WHERE type = 'table' AND name NOT LIKE '\\_prisma%' ESCAPE '\\' ORDER BY name`,
  );
  const shape = [];
  for (const [name, counts] of tables) {
    const indexes = [];
    for (const [, index, unique, origin, partial] of await ask(`PRAGMA index_list("${name}")`)) {
      indexes.push({ index, unique, origin, partial, columns: await ask(`PRAGMA index_xinfo("${index}")`) });
    }
    shape.push({
      ...{ name, counts, columns: await ask(`PRAGMA table_xinfo("${name}")`) },
      keys: await ask(`PRAGMA foreign_key_list("${name}")`),
      indexes: indexes.sort((a, b) => String(a.index).localeCompare(String(b.index))),
    });
  }
  return shape;
}

/** Everything that Postgres knows of the tables in a schema, but for Prisma's own; without the schema's name. */
async function postgresShape(connection: Connection, schema: string): Promise<unknown> {
  const ask = asking(connection);
  const plain = (rows: Rows) =>
    rows.map((row) =>
      row.map((cell) => String(cell).replaceAll(`"${schema}".`, '').replaceAll(`${schema}.`, '')),
    );
  return {
    columns: plain(
      await ask(`SELECT table_name::text, ordinal_position, column_name::text, data_type::text, is_nullable::text,
        datetime_precision, column_default::text FROM information_schema.columns
        WHERE table_schema = '${schema}' AND table_name <> '_prisma_migrations' ORDER BY 1, 2`),
    ),
    indexes: plain(
      await ask(`SELECT indexname::text, indexdef FROM pg_indexes
        WHERE schemaname = '${schema}' AND tablename <> '_prisma_migrations' ORDER BY 1`),
    ),
    constraints: plain(
      await ask(`SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = '"${schema}"'::regnamespace AND conrelid <> '"${schema}"._prisma_migrations'::regclass
        ORDER BY 1, 2`),
    ),
  };
}

describe('the schema', () => {
  it('for Postgres is that for SQLite: otherwise run `npm run generate`', () => {
    expect(read(POSTGRES_SCHEMA)).toBe(postgresSchema(read(SQLITE_SCHEMA)));
  });
  it('is turned into another only where it has the lines that differ', () => {
    expect(() => postgresSchema('datasource db { provider = "mysql" }')).toThrow('provider = "sqlite"');
  });
  it('has its changes under the same names in both databases', () => {
    const names = ['prisma/migrations', 'prisma/postgres/migrations'].map((folder) =>
      readdirSync(folder).sort(),
    );
    expect(names[0]).toEqual(names[1]);
    expect(names[0]).toContain('migration_lock.toml'); // Prisma's command line looks for it.
  });

  it('has only words that the comparison below understands', () => {
    expect(() => tablesOf('model A {\n  id Bytes @id\n}', 'sqlite')).toThrow('id Bytes @id');
    expect(() => tablesOf('model A {\n  id Int @id @map("x")\n}', 'sqlite')).toThrow('@map');
    expect(() => tablesOf('model A {\n  id Int @id\n  @@map("x")\n}', 'sqlite')).toThrow('@@map');
  });
  it('is what the migrations make of an empty SQLite database', async () => {
    const home = sqlite.home();
    await (await home.open()).close();
    const connect = (url: string) => new PrismaBetterSqlite3({ url }).connect();
    const migrated = await connect(home.url);
    const wanted = await connect(':memory:');
    await wanted.executeScript(tablesOf(read(SQLITE_SCHEMA), 'sqlite'));
    expect(await sqliteShape(migrated)).toEqual(await sqliteShape(wanted));
    // The comparison sees what it should.
    await migrated.executeScript('DROP INDEX "Game_channel_updatedAt_idx"');
    expect(await sqliteShape(migrated)).not.toEqual(await sqliteShape(wanted));
    await migrated.dispose();
    await wanted.dispose();
  });

  it.skipIf(postgres === undefined)('is what the migrations make of an empty Postgres database', async () => {
    const url = new URL(postgres?.home().url ?? '');
    const schema = url.searchParams.get('schema') ?? '';
    await (await openStore(`${url}`)).close();
    url.search = '';
    const connection = await new PrismaPg({ connectionString: `${url}`, max: 1 }).connect();
    await connection.executeScript('CREATE SCHEMA wanted; SET search_path = wanted');
    await connection.executeScript('CREATE TABLE _prisma_migrations (id INTEGER)');
    await connection.executeScript(tablesOf(read(POSTGRES_SCHEMA), 'postgres'));
    const wanted = await postgresShape(connection, 'wanted');
    expect(await postgresShape(connection, schema)).toEqual(wanted);
    await connection.executeScript(`DROP INDEX "${schema}"."Game_channel_updatedAt_idx"`);
    expect(await postgresShape(connection, schema)).not.toEqual(wanted);
    await connection.dispose();
  });
});
