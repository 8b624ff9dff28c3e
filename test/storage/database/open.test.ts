/** Opening a database: valid URLs, and databases that are old, new, or not ours. */
import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPlaceCheck, lockStore, openStore, reasonOf } from '../../../src/storage/index.ts';
import {
  type Migration,
  migrate,
  migrationsOf,
  missingMigrations,
  type RecordedMigration,
} from '../../../src/storage/migrate.ts';
import { postgres as postgresDatabase } from '../../../src/storage/postgres.ts';
import { sqlite as sqliteDatabase } from '../../../src/storage/sqlite.ts';
import { read } from '../../architecture/fixtures/sources.ts';
import { record } from '../../fixtures/records.ts';
import { resolveToTwoAddresses } from '../../support/two-addresses.ts';
import { type Place, postgresPlace, sqlitePlace } from '../fixtures/places.ts';

const sqlite = sqlitePlace();
const postgres = await postgresPlace();
const places = [sqlite, ...(postgres === undefined ? [] : [postgres])];
afterAll(() => Promise.all(places.map((place) => place.clean())));

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a URL', () => {
  const path = () => sqlite.home().url.slice('file:'.length);

  it.each([
    ['file:/…', (to: string) => `file:${to}`],
    ['file:///…', (to: string) => `file://${to}`],
    ['file:… from the working directory', (to: string) => `file:${relative(process.cwd(), to)}`],
  ])('can name a file, whose folder is created: %s', async (_, url) => {
    const file = path();
    const store = await openStore(url(file));
    await store.close();
    expect(readdirSync(dirname(file))).toEqual(['games.db']); // The log that is written ahead is gone at the end.
  });
  it.each([true, false])('can name a link to a file, which is there: %s', async (exists) => {
    const file = path();
    const link = path();
    for (const one of [file, link]) mkdirSync(dirname(one), { recursive: true });
    if (exists) writeFileSync(file, '');
    symlinkSync(relative(dirname(link), file), link);
    const store = await openStore(`file:${link}`);
    await store.keyValue.set('key', 'value');
    expect(readdirSync(dirname(file)).sort()).toEqual(['games.db', 'games.db-shm', 'games.db-wal']);
    await store.close();
    expect(readdirSync(dirname(link))).toEqual(['games.db']);
  });
  it.each(['mysql://root@127.0.0.1/games', 'games.db', '', 'postgres:games'])(
    'is refused if it names no known database: %s',
    async (url) => {
      await expect(openStore(url)).rejects.toThrow(
        'A database is named by file:<path> (SQLite) or by postgresql://',
      );
    },
  );
  it.each(['file:', 'file::memory:', 'file:games.db?mode=memory', 'file:./data/'])(
    'is refused if it names no file: %s',
    async (url) => {
      await expect(openStore(url)).rejects.toThrow('names no file');
    },
  );
  it('is in place until its file is deleted, moved away or replaced', async () => {
    const file = path();
    const store = await openStore(`file:${file}`);
    const isInPlace = createPlaceCheck(`file:${file}`);
    await store.keyValue.set('key', 'value');
    expect(isInPlace()).toBe(true);
    renameSync(file, `${file}-moved`);
    expect(isInPlace()).toBe(false);
    copyFileSync(`${file}-moved`, file);
    expect(isInPlace()).toBe(false);
    await store.close();
    expect(createPlaceCheck('postgresql://me@here/games')()).toBe(true);
  });
  it('is refused if its file is damaged, with what to do', async () => {
    const file = path();
    await (await openStore(`file:${file}`)).close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x55, 4096));
    await expect(openStore(`file:${file}`)).rejects.toThrow('the file is damaged: restore a backup');
  });
  it('is refused if it names a folder, and nothing is written beside that', async () => {
    const folder = dirname(path());
    mkdirSync(folder, { recursive: true });
    await expect(lockStore(`file:${folder}`)).rejects.toThrow(
      `file:${folder} names a folder; it should look like file:./data/caledonia.db.`,
    );
    expect(readdirSync(dirname(folder)).filter((name) => name.endsWith('-lock'))).toEqual([]);
  });
  it('is refused, and its file unchanged, if that is no database', async () => {
    const file = path();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'a letter to a friend, long enough not to be taken for an empty file'.repeat(50));
    await expect(openStore(`file:${file}`)).rejects.toThrow(/cannot be opened.*not a database/);
    await expect(openStore(`file:${join(file, 'games.db')}`)).rejects.toThrow('cannot be opened');
  });
  it('is refused if its folder cannot be created, also where the system says that one above is missing', async () => {
    await expect(openStore('file:/proc/caledonia/here/games.db')).rejects.toThrow(
      /cannot be opened.*mkdir '\/proc.*'\. The user who runs this has to be able to write/,
    );
  });
  it('is refused without its password if the server does not answer', async () => {
    const failed = openStore('postgresql://me:secret@127.0.0.1:1/games');
    await expect(failed).rejects.toThrow('The Postgres server cannot be used');
    await expect(failed).rejects.not.toThrow('secret');
  });
});

describe('the reason why a Postgres server cannot be used', () => {
  const reasonAt = (url: string) => openStore(url).catch((error: Error) => error.message);

  it('is reported if its name has several addresses, such as localhost', async () => {
    resolveToTwoAddresses();
    const reason = await reasonAt('postgresql://me:secret@localhost:1/games');
    vi.restoreAllMocks();
    expect(reason).toBe('The Postgres server cannot be used: connect ECONNREFUSED 127.0.0.1:1.');
  });

  it.skipIf(postgres === undefined)('is reported if it does not encrypt', async () => {
    expect(await reasonAt('postgresql://root@127.0.0.1:5432/test?ssl=true')).toBe(
      'The Postgres server cannot be used: The server does not support SSL connections.',
    );
  });

  it.skipIf(postgres === undefined)('includes what to do if the database does not exist', async () => {
    expect(await reasonAt('postgresql://root@127.0.0.1:5432/caledonia_nowhere')).toBe(
      [
        'The Postgres server cannot be used: database "caledonia_nowhere" does not exist.',
        '  Create it, with the user of DATABASE_URL: CREATE DATABASE … OWNER …',
      ].join('\n'),
    );
  });

  it.skipIf(postgres === undefined)('includes what to do if its user does not own it', async () => {
    const home = (postgres as Place).home();
    await (await home.open()).close();
    const role = `caledonia_${randomBytes(6).toString('hex')}`;
    await home.run(`CREATE ROLE ${role} LOGIN`);
    try {
      expect(await reasonAt(home.url.replace('root@', `${role}@`))).toMatch(
        /^permission denied for .*[.]\n {2}The user of DATABASE_URL has to own the database and its tables[.]$/,
      );
    } finally {
      await home.run(`DROP ROLE ${role}`);
    }
  });

  it.each([
    ['SocketTimeout', 'it does not answer'],
    ['ConnectionClosed', 'it does not answer'],
  ])('is no name of an error: %s', (kind, reason) => {
    expect(reasonOf(new Error(kind, { cause: { kind } }))).toBe(reason);
  });
});

describe('migrations', () => {
  const made = (name: string, sql = ''): Migration => ({ name, sql, checksum: sumOf(sql) });
  const seen = (name: string, more: Partial<RecordedMigration> = {}): RecordedMigration => ({
    ...{ name, checksum: sumOf(''), finished: true },
    ...more,
  });

  it('are applied in order if they are missing', () => {
    const ours = [made('1'), made('2'), made('3')];
    expect(missingMigrations(ours, [])).toEqual(ours);
    expect(missingMigrations(ours, [seen('1')])).toEqual(ours.slice(1));
    expect(
      missingMigrations(
        ours,
        ours.map(({ name }) => seen(name)),
      ),
    ).toEqual([]);
  });
  it.each([
    ['of a newer version of the bot', seen('2'), 'newer version of the bot: its migration 2'],
    ['changed afterwards', seen('1', { checksum: 'other' }), 'The migration 1 was changed'],
    [
      'not finished',
      seen('1', { finished: false }),
      'The migration 1 was begun in this database and not finished',
    ],
  ])('stop the bot if a recorded one is %s', (_, recorded, reason) => {
    expect(() => missingMigrations([made('1')], [recorded])).toThrow(reason);
  });

  it.each(places)('are recorded once, as by Prisma, in $name', async (place) => {
    const { url } = place.home();
    const lines: string[] = [];
    await (await openStore(url, (line) => lines.push(line))).close();
    const folder = place === sqlite ? 'prisma/migrations' : 'prisma/postgres/migrations';
    const names = migrationsOf(folder).map(({ name }) => name);
    expect(names[0]).toBe('20261121000000_begin');
    expect(lines).toEqual(names.map((name) => `The database was brought up to date: ${name}`));
    await (await openStore(url, (line) => lines.push(line))).close();
    expect(lines).toHaveLength(names.length);
    const rows = await ask(url, 'SELECT * FROM _prisma_migrations ORDER BY migration_name');
    expect(rows).toEqual(
      names.map((name) => ({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        checksum: createHash('sha256')
          .update(read(`${folder}/${name}/migration.sql`))
          .digest('hex'),
        finished_at: expect.anything(),
        migration_name: name,
        logs: null,
        rolled_back_at: null,
        started_at: expect.anything(),
        applied_steps_count: 1,
      })),
    );
    for (const at of rows.flatMap(({ started_at, finished_at }) => [started_at, finished_at])) {
      expect(Math.abs(new Date(String(at)).getTime() - Date.now()), `#${at}`).toBeLessThan(3_600_000);
    }
  });

  it.each(places)('are not started by a bot that is too old, in $name', async (place) => {
    const home = place.home();
    const store = await home.open();
    await store.games.create(record('aaaaaaa2'));
    await store.close();
    const begun = `WHERE migration_name LIKE '%_begin'`;
    await ask(home.url, `UPDATE _prisma_migrations SET migration_name = '20990101000000_future' ${begun}`);
    await expect(home.open()).rejects.toThrow(
      'used by a newer version of the bot: its migration 20990101000000_future',
    );
    await ask(
      home.url,
      `UPDATE _prisma_migrations SET migration_name = '20261121000000_begin', checksum = 'other'
       WHERE migration_name LIKE '%_future'`,
    );
    await expect(home.open()).rejects.toThrow('The migration 20261121000000_begin was changed');
  });

  it.each(places)('leave nothing behind when they fail, in $name', async (place) => {
    const { url } = place.home();
    const database = url.startsWith('file:') ? sqliteDatabase(url) : postgresDatabase(url, () => {});
    const good = made('1', `CREATE TABLE first (a TEXT DEFAULT ';'); CREATE TABLE second (b TEXT)`);
    const bad = made('2', 'CREATE TABLE third (c TEXT); CREATE TABLE first (a TEXT)');
    const failed = database.locked((locked) => migrate(locked, [good, bad]));
    await expect(failed).rejects.toThrow(
      /^The migration 2 failed, and nothing was changed: .*first.*already exists/,
    );
    expect(await database.locked((locked) => migrate(locked, [good]))).toEqual(['1']);
    await ask(url, 'INSERT INTO second SELECT a FROM first');
  });

  it('can recreate tables that others refer to, in SQLite', async () => {
    const { url } = sqlite.home();
    const database = sqliteDatabase(url);
    const tables = made(
      '1',
      `CREATE TABLE game (id INTEGER PRIMARY KEY); CREATE TABLE move (game INTEGER REFERENCES game (id) ON DELETE CASCADE);
       INSERT INTO game VALUES (7); INSERT INTO move VALUES (7);`,
    );
    const anew = made(
      '2',
      'CREATE TABLE new_game (id INTEGER PRIMARY KEY, x TEXT); INSERT INTO new_game (id) SELECT id FROM game; ' +
        'DROP TABLE game; ALTER TABLE new_game RENAME TO game;',
    );
    const careless = made('3', 'DELETE FROM game');
    await database.locked((locked) => migrate(locked, [tables, anew]));
    expect(await ask(url, 'SELECT * FROM move')).toEqual([{ game: 7 }]);
    await expect(database.locked((locked) => migrate(locked, [tables, anew, careless]))).rejects.toThrow(
      'rows that point to nothing',
    );
    expect(await ask(url, 'SELECT id FROM game')).toEqual([{ id: 7 }]);
  });

  it.skipIf(postgres === undefined)(
    'are applied once by many stores opened together, in Postgres',
    async () => {
      const home = postgres?.home();
      const stores = await Promise.all([1, 2, 3, 4].map(() => home?.open()));
      await Promise.all(stores.map((store) => store?.close()));
      expect(await ask(home?.url ?? '', 'SELECT id FROM _prisma_migrations')).toHaveLength(
        migrationsOf('prisma/postgres/migrations').length,
      );
    },
  );
});

describe('an SQLite file', () => {
  it('is written so that no crash loses a commit', async () => {
    const client = await sqliteDatabase(sqlite.home().url).client();
    const pragma = async (name: string) =>
      Object.values((await client.$queryRawUnsafe<object[]>(`PRAGMA ${name}`))[0] ?? {}).map(String);
    expect(await pragma('journal_mode')).toEqual(['wal']);
    expect(await pragma('synchronous')).toEqual(['1']); // NORMAL: wal-sync.ts waits for the disk.
    expect(await pragma('foreign_keys')).toEqual(['1']);
    expect(await pragma('busy_timeout')).toEqual(['0']); // It never blocks the thread.
    await client.$disconnect();
  });
});

/** Returns the rows of a statement, read directly from the database. */
async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const [address, schema] = url.split('?schema=');
  const connection = url.startsWith('file:')
    ? await new PrismaBetterSqlite3({ url }).connect()
    : await new PrismaPg({ connectionString: address, options: `-c search_path=${schema}` }).connect();
  try {
    const { columnNames, rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
    return rows.map((row) => Object.fromEntries(columnNames.map((name, n) => [name, row[n]])));
  } finally {
    await connection.dispose();
  }
}
