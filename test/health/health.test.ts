/** How the bot says it is: well only if posts go out, and what it does can be kept. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Counts, checkup, healthOf, type Vitals } from '../../src/health.ts';

const now = new Date('2026-03-01T12:00:00Z');
const counts: Counts = { live: 3, owed: 0, putOff: 0, aside: 0, due: undefined };
const vitals = (more: Partial<Counts> = {}, rest: Partial<Vitals> = {}): Vitals => ({
  gateway: { connected: true, ping: 41, guilds: 2 },
  database: { counts: { ...counts, ...more }, writable: true },
  ...{ now, memory: 2 ** 20, uptime: 60 },
  ...rest,
});
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('is one line', () => {
  expect(healthOf(vitals({ owed: 4, putOff: 2, aside: 1, due: ago(1) })).line).toBe(
    'well gateway=up ping=41ms servers=2 database=up games=3 owed=4 late=60s put-off=2 set-aside=1 memory=1MB uptime=60s',
  );
});

it.each<[string, Vitals, boolean]>([
  ['nothing is owed', vitals(), true],
  ['a post is a little late', vitals({ owed: 1, due: ago(9) }), true],
  ['a post has been due for ten minutes', vitals({ owed: 1, due: ago(10) }), false],
  ['a channel lacks a permission', vitals({ owed: 50, putOff: 1 }), true],
  ['something was set aside', vitals({ aside: 1 }), true],
  ['the gateway is down', vitals({}, { gateway: { connected: false, ping: -1, guilds: 2 } }), false],
  ['the database does not answer', vitals({}, { database: undefined }), false],
  ['nothing can be written', vitals({}, { database: { counts, writable: false } }), false],
])('where %s', (_, given, well) => {
  const health = healthOf(given);
  expect(health.well).toBe(well);
  expect(health.line.split(' ')[0]).toBe(well ? 'well' : 'unwell');
});

it('knows a disk that is full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-full-'));
  try {
    // Ignoring the signal leaves the error to whoever writes, as a full disk does.
    const shell = 'trap "" XFSZ; ulimit -f 2000; exec "$@"';
    const command = [process.execPath, '--import', 'tsx', `${import.meta.dirname}/filler.ts`];
    const run = spawnSync('sh', ['-c', shell, 'sh', ...command, `file:${join(folder, 'games.db')}`], {
      encoding: 'utf8',
      // What tsx keeps is not what is tested.
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    });
    expect(run.stderr).toBe('');
    expect(run.stdout.split('\n')).toEqual(['up', 'unwritable', '']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('writes when it is asked, but not each time, and again at once after a failure', async () => {
  const written: string[] = [];
  let full = true;
  const ask = checkup({
    counts: async () => counts,
    remember: async (key) => {
      if (full) throw new Error('SQLITE_FULL');
      written.push(key);
    },
  });
  expect(await ask()).toEqual({ counts, writable: false });
  full = false;
  expect(await ask()).toEqual({ counts, writable: true });
  expect(await ask()).toEqual({ counts, writable: true });
  expect(written).toEqual(['health']);
});

it('calls a database down that does not answer, and asks it nothing more meanwhile', async () => {
  let asked = 0;
  let answer = (_: Counts) => {};
  const hang = () => {
    asked += 1;
    return new Promise<Counts>((resolve) => {
      answer = resolve;
    });
  };
  const ask = checkup({ counts: hang, remember: async () => {} }, 10);
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
  expect(await ask()).toBeUndefined();
  expect(asked).toBe(1);
  const next = ask();
  answer(counts);
  expect(await next).toMatchObject({ counts });
});
