/** The health line: well only if posts go out and the database is writable. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createDatabaseProbe,
  formatHealth,
  type HealthSnapshot,
  serveHealth,
} from '../../src/bootstrap/health.ts';
import { createMetrics } from '../../src/bootstrap/metrics.ts';
import type { Counts } from '../../src/core/index.ts';
import { programOf } from '../../src/tools/bundling.ts';

const now = new Date('2026-03-01T12:00:00Z');
const counts: Counts = { live: 3, owed: 0, putOff: 0, aside: 0, oldest: undefined, overdue: 0 };
const vitals = (
  { late = 0, ...more }: Partial<Counts & { late: number }> = {},
  rest: Partial<HealthSnapshot> = {},
): HealthSnapshot => ({
  gateway: { connected: true, ping: 41, guilds: 2, shards: 3, standby: 4 },
  database: { counts: { ...counts, ...more }, late, writable: true },
  ...{ memory: 2 ** 20, uptime: 60 },
  ...rest,
});
const MINUTE = 60_000;

it('reports the bot’s health in one line', () => {
  expect(formatHealth(vitals({ owed: 4, putOff: 2, aside: 1, late: MINUTE })).line).toBe(
    'well gateway=up ping=41ms servers=2 shards=3 standby=4 database=up games=3 owed=4 late=60s put-off=2 set-aside=1 memory=1MB uptime=60s',
  );
});

it('reports no ping before the gateway has answered one', () => {
  const gateway = { connected: true, ping: -1, guilds: 2, shards: 1, standby: 0 };
  expect(formatHealth(vitals({}, { gateway })).line).toContain('ping=unknown ');
});

it.each<[string, HealthSnapshot, boolean]>([
  ['nothing is owed', vitals(), true],
  ['a post is a little late', vitals({ owed: 1, late: 9 * MINUTE }), true],
  ['a post has been due for ten minutes', vitals({ owed: 1, late: 10 * MINUTE }), false],
  ['a channel lacks a permission', vitals({ owed: 50, putOff: 1 }), true],
  ['something was set aside', vitals({ aside: 1 }), true],
  [
    'the gateway is down',
    vitals({}, { gateway: { connected: false, ping: -1, guilds: 2, shards: 0, standby: 0 } }),
    false,
  ],
  ['the database does not answer', vitals({}, { database: undefined }), false],
  ['nothing can be written', vitals({}, { database: { counts, late: 0, writable: false } }), false],
])('where %s', (_, given, well) => {
  const health = formatHealth(given);
  expect(health.well).toBe(well);
  expect(health.line.split(' ')[0]).toBe(well ? 'well' : 'unwell');
});

it('reports a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-full-'));
  try {
    // Ignoring the signal turns the limit into a write error, as on a full disk.
    const shell = 'trap "" XFSZ; ulimit -f 2000; exec "$@"';
    const filler = await programOf(new URL('fixtures/filler.ts', import.meta.url));
    const command = [process.execPath, filler, `file:${join(folder, 'games.db')}`];
    const run = spawnSync('sh', ['-c', shell, 'sh', ...command], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout.split('\n')).toEqual(['up', 'unwritable', '']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('reports a file that was moved away or replaced while the bot runs', async () => {
  let isInPlace = true;
  const ask = createDatabaseProbe({
    counts: async () => counts,
    keyValue: { set: async () => {} },
    isInPlace: () => isInPlace,
  });
  expect((await ask())?.writable).toBe(true);
  isInPlace = false;
  expect((await ask())?.writable).toBe(false);
});

it('writes now and then when asked, and again at once after a failure', async () => {
  const written: string[] = [];
  let full = true;
  const ask = createDatabaseProbe({
    counts: async () => counts,
    keyValue: {
      set: async (key: string) => {
        if (full) throw new Error('SQLITE_FULL');
        written.push(key);
      },
    },
  });
  expect(await ask()).toEqual({ counts, late: 0, writable: false });
  full = false;
  expect(await ask()).toEqual({ counts, late: 0, writable: true });
  expect(await ask()).toEqual({ counts, late: 0, writable: true });
  expect(written).toEqual(['health']);
});

describe('a delayed post', () => {
  const oldest = { id: 7, attempts: 0, since: now };
  const DAY = 24 * 60 * MINUTE;
  /** Returns the lateness by a clock that is off by `off`, after this time. */
  const lateBy = async (off: number, seen: number, then: readonly Counts['oldest'][] = [oldest]) => {
    let elapsed = 0;
    let found: Counts['oldest'] = oldest;
    const ask = createDatabaseProbe(
      { counts: async () => ({ ...counts, oldest: found }), keyValue: { set: async () => {} } },
      1000,
      {
        now: () => new Date(now.getTime() + off + elapsed),
        elapsed: () => elapsed,
      },
    );
    await ask();
    [elapsed, found] = [seen, then[0]];
    return (await ask())?.late;
  };

  it('is as late as its commit is old', async () => {
    expect(await lateBy(3 * MINUTE, 0)).toBe(3 * MINUTE);
    expect(await lateBy(3 * MINUTE, 8 * MINUTE)).toBe(11 * MINUTE);
  });

  it('is late once it was seen waiting, even if written by a clock that ran a day ahead', async () => {
    expect(await lateBy(-DAY, 9 * MINUTE)).toBe(9 * MINUTE);
    expect(await lateBy(-DAY, 11 * MINUTE)).toBe(11 * MINUTE);
  });

  it('is not late if it is a newer one, was retried, or was delivered', async () => {
    expect(await lateBy(-DAY, 11 * MINUTE, [{ ...oldest, id: 8 }])).toBe(0);
    expect(await lateBy(-DAY, 11 * MINUTE, [{ ...oldest, attempts: 1 }])).toBe(0);
    expect(await lateBy(-DAY, 11 * MINUTE, [])).toBe(0);
  });
});

it('reports a database that does not answer as down, and sends it no more queries', async () => {
  let asked = 0;
  let answer = (_: Counts) => {};
  const hang = () => {
    asked += 1;
    return new Promise<Counts>((resolve) => {
      answer = resolve;
    });
  };
  const ask = createDatabaseProbe({ counts: hang, keyValue: { set: async () => {} } }, 10);
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
  expect(await ask()).toBeUndefined();
  expect(asked).toBe(1);
  const next = ask();
  answer(counts);
  expect(await next).toMatchObject({ counts });
});

describe('the metrics', () => {
  const linesOf = async (given: HealthSnapshot, metrics = createMetrics()) =>
    (await metrics.text(given)).text.split('\n').filter((line) => line.startsWith('caledonia_'));

  it('report the bot’s health, its counters and the process', async () => {
    const metrics = createMetrics();
    metrics.meter.acknowledged(80, true);
    metrics.meter.acknowledged(2900, false);
    metrics.meter.posted('posted');
    metrics.meter.posted('posted');
    metrics.meter.posted('putOff');
    metrics.meter.loginsLeft(987);
    metrics.meter.slowed();
    metrics.drawn(400);
    const lines = await linesOf(
      vitals({ owed: 4, putOff: 2, aside: 1, late: 2 * MINUTE, overdue: 5 }),
      metrics,
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'caledonia_acknowledgement_seconds_bucket{le="0.05",outcome="ok"} 0',
        'caledonia_acknowledgement_seconds_bucket{le="0.1",outcome="ok"} 1',
        'caledonia_acknowledgement_seconds_count{outcome="failed"} 1',
        'caledonia_post_tries_total{outcome="posted"} 2',
        'caledonia_post_tries_total{outcome="put_off"} 1',
        'caledonia_slowed_interactions_total 1',
        'caledonia_drawing_seconds_sum 0.4',
        'caledonia_gateway_connected 1',
        'caledonia_gateway_ping_seconds 0.041',
        'caledonia_gateway_logins_left 987',
        'caledonia_servers 2',
        'caledonia_database_writable 1',
        'caledonia_live_games 3',
        'caledonia_outbox_posts{state="owed"} 4',
        'caledonia_outbox_posts{state="put_off"} 2',
        'caledonia_outbox_posts{state="set_aside"} 1',
        'caledonia_outbox_late_seconds 120',
        'caledonia_overdue_rows 5',
      ]),
    );
    expect((await metrics.text(vitals())).text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('leave out the database if it does not answer', async () => {
    const metrics = createMetrics();
    await linesOf(vitals({ owed: 4, overdue: 5 }), metrics);
    const lines = await linesOf(vitals({}, { database: undefined }), metrics);
    expect(lines).toContain('caledonia_database_writable 0');
    expect(lines.join('\n')).not.toMatch(/outbox|live_games|overdue/);
  });

  it('are served beside the health line', async () => {
    const metrics = createMetrics();
    const server = await serveHealth(
      { port: 0, host: '127.0.0.1' },
      async () => formatHealth(vitals()),
      () => metrics.text(vitals()),
    );
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const told = await fetch(`${address}/metrics`);
      expect(told.headers.get('content-type')).toMatch(/^text\/plain; version=0[.]0[.]4/);
      expect(await told.text()).toContain('\ncaledonia_live_games 3\n');
      expect(await (await fetch(address)).text()).toMatch(/^well gateway=up /);
    } finally {
      server.close();
    }
  });
});
