/** Schemas, migrations and databases agree. */
import { readdirSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { POSTGRES_SCHEMA, postgresSchema, SQLITE_SCHEMA } from '../../src/tools/prisma-schema.ts';
import { read } from '../architecture/fixtures/sources.ts';
import { postgresPlace, sqlitePlace } from './fixtures/places.ts';

const sqlite = sqlitePlace();
const postgres = await postgresPlace();
afterAll(async () => {
  await sqlite.clean();
  await postgres?.clean();
});

interface Connection {
  queryRaw(query: { sql: string; args: unknown[]; argTypes: [] }): Promise<{ rows: unknown[][] }>;
}

/** Returns the rows of a query in order, one per line, without quotes and the schema's name. */
async function factsIn(connection: Connection, sql: string, schema: string): Promise<string[]> {
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
  const plain = (row: string) => row.replaceAll('"', '').replaceAll(`${schema}.`, '');
  return rows.map(([row]) => plain(String(row)).replace(' USING btree ', '')).sort();
}

/** Columns, keys and indexes as SQLite reports them. */
const SQLITE_FACTS = `
  WITH tables AS (SELECT * FROM sqlite_schema
    WHERE type = 'table' AND name NOT LIKE '\\_prisma%' ESCAPE '\\' AND name NOT LIKE 'sqlite%')
  SELECT t.name || '.' || c.name || ' ' || lower(c.type) || iif(c."notnull", '', '?') || ' ' || coalesce(
    c.dflt_value, iif(c.pk AND t.sql LIKE '%AUTOINCREMENT%', 'autoincrement()', ''))
    FROM tables t, pragma_table_xinfo(t.name) c
  UNION ALL SELECT t.name || ' PRIMARY KEY (' || group_concat(c.name, ', ' ORDER BY c.pk) || ')'
    FROM tables t, pragma_table_info(t.name) c WHERE c.pk > 0 GROUP BY t.name
  UNION ALL SELECT t.name || ' FOREIGN KEY (' || f."from" || ') REFERENCES ' || f."table" || '(' || f."to" || ')'
    || ' ON UPDATE ' || f.on_update || ' ON DELETE ' || f.on_delete
    FROM tables t, pragma_foreign_key_list(t.name) f
  UNION ALL SELECT i.sql FROM tables t JOIN sqlite_schema i ON i.tbl_name = t.name AND i.type = 'index'
    WHERE i.sql IS NOT NULL`;

/** The same in Postgres. */
const postgresFacts = (schema: string) => `
  WITH tables AS (SELECT oid, relname::text AS name FROM pg_class
    WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations')
  SELECT t.name || '.' || c.attname || ' ' || format_type(c.atttypid, c.atttypmod)
    || CASE WHEN c.attnotnull THEN ' ' ELSE '? ' END
    || regexp_replace(coalesce(pg_get_expr(d.adbin, d.adrelid), ''), '^nextval.*', 'autoincrement()')
    FROM tables t JOIN pg_attribute c ON c.attrelid = t.oid AND c.attnum > 0 AND NOT c.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = c.attnum
  UNION ALL SELECT t.name || ' ' || pg_get_constraintdef(k.oid)
    FROM tables t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype <> 'n'
  UNION ALL SELECT pg_get_indexdef(i.indexrelid)
    FROM tables t JOIN pg_index i ON i.indrelid = t.oid AND NOT i.indisprimary`;

/** A model's fields under the names of their columns. */
const withColumnNames = (body: string) =>
  [...body.matchAll(/^ *(\w+) .* @map\("(\w+)"\)$/gm)].reduce(
    (text, [, field = '', column = '']) =>
      text.replace(` @map("${column}")`, '').replace(new RegExp(`\\b${field}\\b`, 'g'), column),
    body.replace(/^ *\/\/.*\n/gm, ''),
  );

/** The same facts from a schema, by line; lines that are not understood remain, and are not facts. */
function factsSaid(schema: string, moment: string): string[] {
  const types: Readonly<Record<string, string>> = { String: 'text', Int: 'integer', DateTime: moment };
  const models = [...schema.matchAll(/^model (\w+) \{\n([^}]*)^\}/gm)].map(([, model = '', body = '']) => {
    const table = /^ *@@map\("(\w+)"\)$/m.exec(body)?.[1] ?? model;
    return { model, table, body: withColumnNames(body) };
  });
  const tableOf = (name: string) => models.find(({ model }) => model === name)?.table ?? name;
  const facts = models.flatMap(({ table, body }) => {
    const index = (unique: string, end: string) => (_: string, fields: string) =>
      `CREATE ${unique}INDEX ${[table, ...fields.split(', '), end].join('_')} ON ${table}(${fields})`;
    return body
      .replace(/^ *@@map.*\n/gm, '')
      .replace(/^ *(\w+)(.*) @(id|unique)\b(.*)$/gm, '$1$2$4\n@@$3([$1])')
      .split('\n')
      .map((line) =>
        line
          .trim()
          .replace(/^\w+ +\w+\[\]$/, '')
          .replace(/^@@id\(\[(.*)\]\)$/, `${table} PRIMARY KEY ($1)`)
          .replace(/^@@index\(\[(.*)\]\)$/, index('', 'idx'))
          .replace(/^@@unique\(\[(.*)\]\)$/, index('UNIQUE ', 'key'))
          .replace(
            /^\w+ +(\w+) @relation\(fields: \[(\w+)\], references: \[(\w+)\], onDelete: Cascade\)$/,
            (_, model: string, field: string, key: string) =>
              `${table} FOREIGN KEY (${field}) REFERENCES ${tableOf(model)}(${key}) ON UPDATE CASCADE ON DELETE CASCADE`,
          )
          .replace(
            /^(\w+) +(\w+)(\??)(?: +@default\((.*)\))?$/,
            (_, name, type, optional, standard = '') =>
              `${table}.${name} ${types[type] ?? type.toLowerCase()}${optional} ${standard}`,
          ),
      );
  });
  return facts.filter((fact) => fact !== '').sort();
}

describe('the schema', () => {
  it('for Postgres is generated from that for SQLite (else run `npm run generate`)', () => {
    expect(read(POSTGRES_SCHEMA)).toBe(postgresSchema(read(SQLITE_SCHEMA)));
  });
  it('is converted only if it has the lines that differ', () => {
    expect(() => postgresSchema('datasource db { provider = "mysql" }')).toThrow('provider = "sqlite"');
  });
  it('has migrations with the same names for both databases', () => {
    const names = ['prisma/migrations', 'prisma/postgres/migrations'].map((folder) =>
      readdirSync(folder).sort(),
    );
    expect(names[0]).toEqual(names[1]);
    expect(names[0]).toContain('migration_lock.toml'); // Prisma's command line looks for it.
  });

  it('equals an empty SQLite database after all migrations', async () => {
    const home = sqlite.home();
    await (await home.open()).close();
    const connection = await new PrismaBetterSqlite3({ url: home.url }).connect();
    const facts = () => factsIn(connection, SQLITE_FACTS, 'main');
    const said = factsSaid(read(SQLITE_SCHEMA), 'datetime');
    expect(await facts()).toEqual(said);
    // The comparison finds differences.
    await connection.executeScript('DROP INDEX "Game_channel_updatedAt_idx"');
    expect(await facts()).not.toEqual(said);
    await connection.dispose();
  });

  it.skipIf(postgres === undefined)('equals an empty Postgres database after all migrations', async () => {
    const url = new URL(postgres?.home().url ?? '');
    const schema = url.searchParams.get('schema') ?? '';
    await (await openStore(`${url}`)).close();
    url.search = '';
    const connection = await new PrismaPg({ connectionString: `${url}`, max: 1 }).connect();
    const facts = () => factsIn(connection, postgresFacts(schema), schema);
    const said = factsSaid(read(POSTGRES_SCHEMA), 'timestamp(3) without time zone');
    expect(await facts()).toEqual(said);
    await connection.executeScript(`DROP INDEX "${schema}"."Game_channel_updatedAt_idx"`);
    expect(await facts()).not.toEqual(said);
    await connection.dispose();
  });
});
