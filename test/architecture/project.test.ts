/** Checks that settings, check steps and documents match the program. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ENV_KEYS, listUnknownSettings, publishedDocuments, readConfig } from '../../src/config.ts';
import { lastLine, tally } from '../support/summary-reporter.ts';
import { read, sources } from './fixtures/sources.ts';

it('tests that mock modules or register languages run isolated', () => {
  const tests = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const replacing = tests.filter((name) =>
    /^vi\.mock\(|^import '.*made-up-languages/m.test(read(`test/${name}`)),
  );
  expect(replacing).not.toEqual([]);
  const config = read('vitest.config.ts');
  expect(replacing.filter((name) => !config.includes(`'test/${name}'`))).toEqual([]);
});

it('scripts and migrations have Unix line ends, also where git is set up for Windows', () => {
  // With others, containers built from such a clone fail, and databases refuse the migrations.
  expect(read('.gitattributes')).toBe('* text=auto eol=lf\n');
});

describe('the settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-settings-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileOf = (text: string | Buffer) => {
    writeFileSync(join(folder, '.env'), text);
    return join(folder, '.env');
  };
  const standard = {
    token: undefined,
    database: 'file:./data/playground.db',
    isDatabaseAssumed: true,
    application: undefined,
    content: undefined,
    logLevel: 'info',
    wholePosts: false,
    documents: undefined,
    health: undefined,
    web: { port: 8322, url: undefined, host: undefined },
    playground: {
      port: 8321,
      host: '127.0.0.1',
      people: ['Ann', 'Ben', 'Cat', 'Dan'],
      channels: ['caledonia', 'second-table'],
      openapi: undefined,
    },
  };
  const TOKEN_RULE = 'must be one word of letters, digits and . _ -, as the Developer Portal shows it';
  const URL_RULE = 'is no address: in a password, write / as %2F, # as %23, ? as %3F, and so on';
  const ADDRESS_RULE = 'is no valid address: check its host and port';
  it('are optional and may be empty, which selects the playground', () => {
    expect(readConfig({})).toEqual({ ok: true, config: standard });
    const empty = Object.fromEntries(ENV_KEYS.map((name) => [name, ' ']));
    expect(readConfig(empty)).toEqual({ ok: true, config: standard });
  });
  it('may name the log level debug of earlier releases, although nothing is logged at it', () => {
    expect(readConfig({ LOG_LEVEL: 'debug' })).toEqual({ ok: true, config: standard });
    expect(read('.env.example')).not.toContain('debug');
  });
  it('name the content file', () => {
    expect(readConfig({ CALEDONIA_CONTENT: './mine.json ', OTHER: 'x' })).toEqual({
      ok: true,
      config: { ...standard, content: './mine.json' },
    });
  });
  it('use separate databases for Discord and the playground', () => {
    expect(readConfig({ DISCORD_TOKEN: ' abc.def ' })).toMatchObject({
      config: { token: 'abc.def', database: 'file:./data/caledonia.db' },
    });
    expect(readConfig({ DATABASE_URL: 'postgresql://me@here/games' })).toMatchObject({
      config: { database: 'postgresql://me@here/games' },
    });
  });
  it('may have quotation marks around them, which `docker run --env-file` keeps', () => {
    expect(readConfig({ DISCORD_TOKEN: ' "abc.def" ', SHARDS: "'4'", LOG_LEVEL: '""' })).toMatchObject({
      ok: true,
      config: { token: 'abc.def', shards: 4, logLevel: 'info' },
    });
    const peopleIn = (PLAYGROUND_PEOPLE: string) => {
      const read = readConfig({ PLAYGROUND_PEOPLE });
      return read.ok ? read.config.playground.people : read.problems;
    };
    expect(peopleIn('"Ann","Ben"')).toEqual(['"Ann"', '"Ben"']);
    expect(peopleIn(`"O'Neill,Ann"`)).toEqual(["O'Neill", 'Ann']);
    expect(peopleIn(`'Ann "Annie" Reid'`)).toEqual(['Ann "Annie" Reid']);
  });
  it('may have blanks around them, which `docker run --env-file` keeps', () => {
    expect(readConfig({ LOG_LEVEL: 'warn ', POSTS: ' whole\r' })).toMatchObject({
      ok: true,
      config: { logLevel: 'warn', wholePosts: true },
    });
  });
  it.each([
    'postgresql:///games?host=/run/postgresql',
    'postgresql://me:secret@/games?host=/run/postgresql',
    'postgres://me:a%23b%2Fc@[::1]:5433/games?sslmode=require',
  ])('name a Postgres database, also by a socket: %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({ ok: true, config: { database: DATABASE_URL } });
  });
  it('serve pages of games at the port and the address that are set together', () => {
    const bot = { DISCORD_TOKEN: 'abc' };
    expect(readConfig(bot)).toMatchObject({ config: { web: undefined } });
    expect(readConfig({ ...bot, WEB_PORT: '80', WEB_URL: 'https://me.org/' })).toMatchObject({
      config: { web: { port: 80, url: 'https://me.org', host: undefined } },
    });
    const local = { ...bot, WEB_PORT: '80', WEB_URL: 'https://me.org', WEB_HOST: '127.0.0.1' };
    expect(readConfig(local)).toMatchObject({ config: { web: { host: '127.0.0.1' } } });
    const problems = ['WEB_URL must be set together with WEB_PORT'];
    expect(readConfig({ ...bot, WEB_PORT: '80' })).toEqual({ ok: false, problems });
    expect(readConfig({ ...bot, WEB_URL: 'https://me.org' })).toEqual({ ok: false, problems });
  });
  it.each([
    ['CALEDONIA_CONTENT', 'a\nb', 'must be the path of a file, on one line'],
    ['DISCORD_TOKEN', 'two words', TOKEN_RULE],
    ['DISCORD_TOKEN', '"abc.def', TOKEN_RULE],
    ['DISCORD_TOKEN', '…', TOKEN_RULE],
    ['DATABASE_URL', 'mysql://here', 'must begin with file: or postgresql://'],
    ['DATABASE_URL', 'postgresql://me:a#b@here/games', URL_RULE],
    ['DATABASE_URL', 'postgresql://me:a/b@here/games', URL_RULE],
    ['DATABASE_URL', 'postgresql://me:a@b/c@here/games', URL_RULE],
    ['DATABASE_URL', 'postgresql://me:12/3@here/games', URL_RULE],
    ['DATABASE_URL', 'postgresql://me:12#3@here/games', URL_RULE],
    ['DATABASE_URL', 'postgresql://me:12?3@here/games', URL_RULE],
    ['DATABASE_APPLICATION', 'Caledonia', 'must be the id of an application: digits'],
    ['DOCUMENTS_URL', 'docs', 'must be an address that begins with https://'],
    ['HEALTH_PORT', '70000', 'must be a port: 0 to 65535'],
    ['WEB_PORT', '-1', 'must be a number'],
    ['WEB_URL', 'games', 'must be an address that begins with https://'],
    ['WEB_URL', 'http://me.org:99999', ADDRESS_RULE],
    ['WEB_URL', 'https://[me', ADDRESS_RULE],
    ['WEB_URL', 'https://me.org/?page=1', 'must have no ? or #: the addresses of games are added to its end'],
    ['WEB_URL', 'https://me.org/#games', 'must have no ? or #: the addresses of games are added to its end'],
    ['DOCUMENTS_URL', 'https://me.org:99999/docs', ADDRESS_RULE],
    ['PLAYGROUND_PORT', '80a', 'must be a number'],
    ['PLAYGROUND_HOST', 'a b', 'must be an address to listen on'],
    ['PLAYGROUND_PEOPLE', ' , ', 'must have at least one name'],
    ['PLAYGROUND_PEOPLE', 'Ann, Ann', 'must not say a name twice'],
    ['PLAYGROUND_CHANNELS', 'x'.repeat(33), 'must be names of 1 to 32 characters'],
    ['LOG_LEVEL', 'loud', 'must be one of info, warn, error'],
    ['POSTS', 'folded', 'must be one of fold, whole'],
  ])('are refused with their name and the reason: %s', (name, value, reason) => {
    expect(readConfig({ [name]: value })).toEqual({ ok: false, problems: [`${name} ${reason}`] });
  });
  it.each([
    ['with a byte order mark', '\uFEFFDISCORD_TOKEN=abc\n', 'abc'],
    ['from Windows, with quotes and a comment', 'DISCORD_TOKEN = "abc" # mine\r\nLOG_LEVEL=warn\r\n', 'abc'],
    ['with an indented line', 'POSTS=fold\n\n \t\u00a0DISCORD_TOKEN=abc\n', 'abc'],
    ['without a value', 'DISCORD_TOKEN=\n', undefined],
  ])('are read from a file %s', (_, text, token) => {
    expect(readConfig({}, fileOf(text))).toMatchObject({ ok: true, config: { token } });
    expect(readConfig({ DISCORD_TOKEN: 'other' }, fileOf(text))).toMatchObject({
      config: { token: 'other' },
    });
  });
  it.each([
    ['has no closing quotation mark', 'DISCORD_TOKEN="abc', /^DISCORD_TOKEN in .* quotation mark missing/],
    [
      'has no closing quotation mark, but more lines',
      'LOG_LEVEL=info\nDISCORD_TOKEN="abc\nDATABASE_URL=file:a.db',
      /^DISCORD_TOKEN in .* quotation mark missing/,
    ],
    ['has a colon instead of =', 'DISCORD_TOKEN: abc', /^DISCORD_TOKEN in .*: is = missing there/],
    ['has an indented line without =', '\tDISCORD_TOKEN: abc', /^DISCORD_TOKEN in .*: is = missing there/],
    [
      'has nothing instead of =',
      'LOG_LEVEL=info\nDISCORD_TOKEN abc',
      /^DISCORD_TOKEN in .*: is = missing there/,
    ],
    ['is in UTF-16', Buffer.from('\uFEFFDISCORD_TOKEN=abc', 'utf16le'), /must be saved as UTF-8$/],
    ['is a folder', undefined, /cannot be read: EISDIR/],
  ])('are not silently left out of a file that %s', (_, text, problem) => {
    const file = text === undefined ? folder : fileOf(text);
    expect(readConfig({}, file)).toEqual({ ok: false, problems: [expect.stringMatching(problem)] });
  });
  it('are not silently left out of a file that has a line without a name, which some versions of Node can read', () => {
    const read = readConfig({}, fileOf('=1\nDISCORD_TOKEN=abc'));
    if (read.ok) expect(read.config.token).toBe('abc');
    else
      expect(read.problems).toEqual([expect.stringMatching(/^DISCORD_TOKEN in .* quotation mark missing/)]);
  });
  it('are distinguished from misspelt ones in the file', () => {
    const text = '\tDISCORD_TOKE=abc\nlog_level=warn\nPOSTS=fold\nPOSTGRES_PASSWORD=x\nTZ=UTC\n';
    expect(listUnknownSettings(fileOf(text))).toEqual(['DISCORD_TOKE', 'log_level']);
    expect(listUnknownSettings(join(folder, 'none'))).toEqual([]);
  });
  it('are exactly those explained in .env.example', () => {
    const explained = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...new Set(explained)]).toEqual(ENV_KEYS);
  });
});

describe('the documents', () => {
  it('are where DOCUMENTS_URL says, or in the repository that package.json names', () => {
    expect(readConfig({ DOCUMENTS_URL: 'https://example.org/docs/' })).toMatchObject({
      config: { documents: 'https://example.org/docs' },
    });
    const of = (repository: unknown) => publishedDocuments(() => JSON.stringify({ repository }));
    const page = 'https://github.com/someone/caledonia';
    for (const one of [page, `${page}.git`, { type: 'git', url: `git+${page}.git` }]) {
      expect(of(one), JSON.stringify(one)).toBe(`${page}/blob/HEAD/docs`);
    }
    for (const none of [undefined, 'github:someone/caledonia', {}, 'nonsense)']) {
      expect(of(none), JSON.stringify(none)).toBeUndefined();
    }
  });

  /** Returns the privacy policy's text on each database table; `undefined` if it holds nothing about users. */
  const POLICY_STATEMENTS: Readonly<Record<string, RegExp | undefined>> = {
    Game: /the games you have joined.*requests such as undoing a move/s,
    Member: /user id, your name.*new to the game, gave up/s,
    Substitution: /played for someone else/,
    Move: /Your moves\*\*, with the time of each/,
    OutboxEntry: undefined,
    OutboxLock: undefined,
    ScheduledJob: undefined,
    ChallengeDeal: undefined,
    ChallengeEntry: /which of its games you have entered/,
    ChallengeEntryHash: /coded mark without your id stays until that week is over/,
    Result: /Results of finished games.*how long answers took/s,
    Plan: /plans and orders/,
    WebPage: /unguessable address of each game’s page/,
    Review: /Reviews of finished games.*how your turns compare/s,
    UserSettings: /time zone and hours, days away, language.*direct messages/s,
    GuildSettings: /language, hours and pace set by their moderators/,
    Content: undefined,
    KeyValue: undefined,
    Lease: undefined,
  };

  it('cover every table with data about users', () => {
    const models = [...read('prisma/schema.prisma').matchAll(/^model (\w+)/gm)].map(([, name]) => name);
    expect(Object.keys(POLICY_STATEMENTS)).toEqual(models);
    const policy = read('docs/privacy.md').replace(/\s+/g, ' ');
    for (const [model, told] of Object.entries(POLICY_STATEMENTS))
      if (told) expect(policy, model).toMatch(told);
    for (const command of ['show', 'data', 'erase']) expect(policy).toContain(`\`/privacy ${command}\``);
  });
});

describe('the check', () => {
  it('has the same steps in package.json and in bin/test, tests last', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const steps = [...read('bin/test').matchAll(/^.*npm run --silent (\w+)/gm)].map(([, name]) => name);
    expect(steps).toEqual(['types', 'lint', 'test']);
    expect(scripts.check).toBe('npm run types && npm run lint && npm test');
  });
});

describe('the image', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const packageOf = (from: string) => from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  const loadedBy = (inFolder: (path: string) => boolean) =>
    sources()
      .filter(({ path }) => inFolder(path))
      .flatMap(({ imports }) => imports.filter(({ typeOnly }) => !typeOnly).map(({ from }) => from))
      .filter((from) => !/^(?:\.|node:)/.test(from))
      .map(packageOf);
  // In development the script of a page is bundled when it is needed; the build has it already.
  const isShipped = (path: string) => !/^src\/(?:(?:tools|playground)\/|bundle-page\.ts)/.test(path);
  it('holds every package that the program loads, without those for development', () => {
    const loaded = loadedBy(isShipped);
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter((name) => !(name in dependencies))).toEqual([]);
    // Fonts are loaded by their files, the SQLite driver by a link.
    const byName = /^(?:@expo-google-fonts\/|better-sqlite3-napi$)/;
    expect(Object.keys(dependencies).filter((name) => !loaded.includes(name) && !byName.test(name))).toEqual(
      [],
    );
  });
  it('lacks what only playground and tools load; bin/prepare installs that as well', () => {
    const others = loadedBy((path) => !isShipped(path));
    expect(others.filter((name) => !(name in dependencies || name in devDependencies))).toEqual([]);
    expect(read('bin/prepare')).toMatch(/npm ci --include=dev /);
  });
  it('belongs to root in the container, so that the bot cannot change what runs; it writes into its volume alone', () => {
    const [, last = ''] = read('Dockerfile').split(/^FROM .*-slim$/m);
    expect(last).toMatch(/^COPY --from=build \/image \/app$/m);
    expect(last.match(/chown.*/g)).toEqual(['chown node:node /data']);
    expect(last).toMatch(/^USER node$/m);
  });
  it('plays with Compose in the database that the guide copies and restores', () => {
    const [, database] = /DATABASE_URL: postgresql:.*@postgres:5432\/(.*)/.exec(read('compose.yaml')) ?? [];
    expect(database).toBe('caledonia');
    const guide = read('docs/operations.md');
    expect(guide).toContain(`exec -T postgres pg_dump -U caledonia --format=custom ${database} > copy.dump`);
    expect(guide).toContain(`ALTER DATABASE restored RENAME TO ${database}`);
  });
  it('has the pictures for emoji in the container', () => {
    expect(read('.dockerignore')).toMatch(/^!assets\/emoji$/m);
    expect(read('Dockerfile')).toMatch(/^COPY assets\/emoji assets\/emoji$/m);
  });
});

describe('the lock file', () => {
  // If one is missing, `npm ci` refuses the file, and a clean clone cannot be installed.
  it('holds the packages of every system, not only of the one it was written on', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages || `${at}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('the last line of a test run', () => {
  it('names skipped tests only when there are some', () => {
    expect(lastLine({ passed: 123, failed: 0, skipped: 0 })).toBe('123 passed, 0 failed');
    expect(lastLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
  it('counts what fails outside of tests as well', () => {
    const file = (states: string[], errors: number, suiteErrors: number) => ({
      errors: () => Array(errors).fill({ message: 'broken' }),
      children: {
        allTests: () => states.map((state) => ({ result: () => ({ state }) })),
        allSuites: () => [{ errors: () => Array(suiteErrors).fill({ message: 'broken' }) }],
      },
    });
    const files = [file(['passed', 'passed', 'failed'], 0, 0), file(['skipped', 'pending'], 1, 1)];
    expect(tally(files as unknown as Parameters<typeof tally>[0], [{ message: 'uncaught' }])).toEqual({
      passed: 2,
      failed: 4,
      skipped: 2,
    });
  });
});
