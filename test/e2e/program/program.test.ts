/** The program as `bin/start` starts it: in a process of its own, with its settings in the environment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { programOf } from '../../../src/tools/bundling.ts';
import { eventually, slowTests } from '../../support/waiting.ts';

slowTests();

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'caledonia-main-'));
const PROGRAM = await programOf(new URL('../../../src/main.ts', import.meta.url));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program with only these settings, and collects its output. */
function run(settings: Readonly<Record<string, string>>, as: { readonly uid?: number } = {}) {
  const child = spawn(process.execPath, [PROGRAM], {
    ...{ cwd: ROOT, ...as },
    env: { PATH: process.env.PATH, DISCORD_TOKEN: '', ...settings },
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  /** Waits for this output. */
  const says = async (words: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = words.exec(said.out);
      if (found !== null) return found;
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null) throw new Error(`it ended: ${said.out} ${said.err}`);
    }
  };
  /** The playground's address, once it is printed. */
  const opened = async () => (await says(/The playground is open: (http:\S+)/))[1] ?? '';
  return { child, said, ended, opened, says };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A system user without write access, if we may start programs as another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534 } : {};

/** A folder writable for that user. */
function folderOf({ uid }: { readonly uid?: number }): string {
  const data = mkdtempSync(join(folder, 'data-'));
  chmodSync(folder, 0o755);
  if (uid !== undefined) chownSync(data, uid, uid);
  return data;
}

it.concurrent('says in the terminal and in an empty channel that a restart keeps games but no messages', async () => {
  const port = await freePort();
  const settings = { DATABASE_URL: `file:${join(folderOf({}), 'games.db')}`, WEB_PORT: '0' };
  const { child, ended, opened, says } = run({ PLAYGROUND_PORT: String(port), ...settings });
  const page = await (await fetch(await opened())).text();
  expect(page).toMatch(/Nothing here yet.*A restart of the playground clears the channel\./s);
  await says(/Games are kept, messages are not: \/game status shows the game again\.\n/);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it.concurrent('opens the playground, prints its address, reports its health, and ends on SIGTERM', async () => {
  // As in a container, it can write into the folder of its database alone. Its threads keep what they compile there too.
  const data = folderOf(NOBODY);
  const file = join(data, 'games.db');
  const port = await freePort();
  const settings = { DATABASE_URL: `file:${file}`, HEALTH_PORT: String(port), TMPDIR: data };
  const { child, said, ended, opened, says } = run({ PLAYGROUND_PORT: '0', ...settings }, NOBODY);
  const address = await opened();
  for (const [part, type] of [
    ['', 'text/html'],
    ['main.js', 'text/javascript'],
    ['main.css', 'text/css'],
  ] as const) {
    const { status, headers } = await fetch(`${address}${part}`);
    expect([status, headers.get('content-type')], part).toEqual([200, expect.stringContaining(type)]);
  }
  // A busy machine may take longer to ask the database than the health check waits.
  await eventually(async () => {
    const health = await fetch(`http://127.0.0.1:${port}/`);
    expect(await health.text()).toMatch(/^well gateway=up .*database=up games=0 owed=0 .*\n$/);
    expect(health.status).toBe(200);
  });
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toContain('\ncaledonia_gateway_connected 1\n');
  expect(existsSync(file)).toBe(true);

  const second = run({ PLAYGROUND_PORT: '0', DATABASE_URL: `file:${file}` });
  expect(await second.ended).toEqual([1, null]);
  expect(second.said.err).toContain(`Another process (${child.pid}) plays in this file.`);
  expect(second.said.out).toBe('');

  const other = join(folder, 'other.db');
  const third = run({ PLAYGROUND_PORT: '0', DATABASE_URL: `file:${other}`, HEALTH_PORT: String(port) });
  expect(await third.ended).toEqual([1, null]);
  expect(third.said.err).toContain('Cannot serve health checks on HEALTH_PORT');
  expect(third.said.err.split('\n')).toHaveLength(3);
  expect(third.said.out).not.toContain('"msg":"ready"');

  await says(/"emoji are ready"/);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said.out).toContain('"msg":"closed"');
  expect(said.err).toBe('');
  expect(said.out).not.toContain('without a password');
  // No file is half written.
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it.concurrent.each(['games.db', 'games.db-wal', 'games.db-shm', 'games.db-lock'])(
  'says that it may not write %s, as after a start as another user',
  async (name) => {
    const data = folderOf(NOBODY);
    writeFileSync(join(data, name), '');
    chmodSync(join(data, name), 0o444);
    const { said, ended } = run(
      { PLAYGROUND_PORT: '0', DATABASE_URL: `file:${join(data, 'games.db')}` },
      NOBODY,
    );
    expect(await ended).toEqual([1, null]);
    const opened = name.replace(/-wal|-shm/, '');
    expect(said.err).toMatch(
      new RegExp(
        `/${opened} cannot be opened.*: EACCES: .*/${name}'[.] The user who runs .* write this file and those beside it`,
      ),
    );
    expect(said.err.split('\n')).toHaveLength(3);
  },
);

it.concurrent('says who has to be able to write a folder in which files are not new', async () => {
  const data = folderOf(NOBODY);
  for (const name of ['games.db', 'games.db-lock']) {
    writeFileSync(join(data, name), '');
    chmodSync(join(data, name), 0o666);
  }
  chmodSync(data, 0o555);
  const settings = { PLAYGROUND_PORT: '0', DATABASE_URL: `file:${join(data, 'games.db')}` };
  const { said, ended } = run(settings, NOBODY);
  expect(await ended).toEqual([1, null]);
  expect(said.err).toMatch(/games\.db-lock cannot be opened: EACCES: .*to write into its folder\.\n$/);
});

it.concurrent('plays without pages if their port is taken, and says which one and how to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { DATABASE_URL: `file:${join(folder, 'no-pages.db')}`, WEB_PORT: String(port) };
  const { child, said, ended, opened } = run({ PLAYGROUND_PORT: '0', ...settings });
  await opened();
  const line = said.out.split('\n').find((text) => text.includes('no pages'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 40,
    reason: `listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
    msg: 'games have no pages: set WEB_PORT to a port that is free',
  });
  expect(line).not.toContain('stack');
  child.kill('SIGKILL');
  await ended;
  server.close();
});

it.concurrent('names the settings of an address at which the playground cannot listen', async () => {
  const settings = {
    PLAYGROUND_PORT: '0',
    WEB_PORT: '0',
    DATABASE_URL: `file:${join(folder, 'nowhere.db')}`,
  };
  const { said, ended } = run({ ...settings, PLAYGROUND_HOST: '192.0.2.1' });
  expect(await ended).toEqual([1, null]);
  expect(said.err).toMatch(
    /^The playground cannot listen on PLAYGROUND_HOST and PLAYGROUND_PORT:\n {2}listen EADDRNOTAVAIL: .* 192\.0\.2\.1\.\n$/,
  );
});

it.concurrent('ends on SIGTERM while it starts, also as the first process of a container', async () => {
  // A database that does not answer.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { child, ended } = run({ DATABASE_URL: `postgresql://me@127.0.0.1:${port}/games` });
  await once(server, 'connection');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  server.close();
});

it.concurrent('refuses wrong settings with all reasons', async () => {
  const { said, ended } = run({ PLAYGROUND_PORT: 'eight', DATABASE_URL: 'games.db', LOG_LEVEL: 'loud' });
  expect(await ended).toEqual([1, null]);
  expect(said.out).toBe('');
  expect(said.err.split('\n')[0]).toBe('Invalid configuration:');
  for (const name of ['PLAYGROUND_PORT', 'DATABASE_URL', 'LOG_LEVEL'])
    expect(said.err).toContain(`  ${name} `);
  expect(said.err).not.toMatch(/\bat \S+:\d+:\d+/);
});

it.concurrent('warns loudly when other machines can reach the playground', async () => {
  const { child, ended, says } = run({
    PLAYGROUND_PORT: '0',
    // A loopback address, which it mistakes for all addresses.
    PLAYGROUND_HOST: '::ffff:127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'open.db')}`,
  });
  await says(/CAREFUL/);
  await says(/"level":40,.*the playground is open to other machines, without a password/);
  child.kill('SIGKILL');
  await ended;
});

it.concurrent('does not reveal the password of a database that cannot be opened', async () => {
  const { said, ended } = run({ DATABASE_URL: 'postgresql://me:sec@ret@127.0.0.1:1/games?password=secret' });
  expect(await ended).toEqual([1, null]);
  expect(said.err).toContain('postgresql://me:…@127.0.0.1:1/games?…');
  expect(said.err + said.out).not.toMatch(/sec|ret@/);
});
