/** Connections to Postgres that are cut at any moment, and the warnings a program gets. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/storage/index.ts';
import { programOf } from '../../../src/tools/bundling.ts';
import { record } from '../../fixtures/records.ts';
import { postgresPlace } from '../fixtures/places.ts';

const place = await postgresPlace();
afterAll(() => place?.clean());

const CUTS = 100;

describe.skipIf(place === undefined)('a process on a Postgres database', () => {
  /** A process that works with a store, and fails on deprecated library calls. */
  const working = async (url: string) => {
    const program = await programOf(new URL('../fixtures/under-cuts.ts', import.meta.url));
    const child = spawn(process.execPath, ['--throw-deprecation', program, url], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const lines: string[] = [];
    const rounds = createInterface({ input: child.stdout });
    rounds.on('line', (line) => lines.push(line));
    const closed = once(child, 'close');
    await Promise.race([once(rounds, 'line'), closed]);
    return {
      lines,
      isAlive: () => child.exitCode === null,
      end: async () => {
        child.stdin.on('error', () => {}).write('\n');
        const [code] = await closed;
        return { code, errors };
      },
    };
  };

  it('sends one query at a time over a connection', async () => {
    const child = await working(place?.home().url ?? '');
    expect(await child.end()).toEqual({ code: 0, errors: '' });
    expect(child.lines.at(-1)).toMatch(/^version \d+$/);
  });

  it(`continues after ${CUTS} cut connections, whatever it is doing`, async () => {
    const url = place?.home().url ?? '';
    const child = await working(url);
    const killer = new pg.Client({ connectionString: url.replace(/\?.*/, '') });
    await killer.connect();
    let cut = 0;
    while (cut < CUTS && child.isAlive()) {
      const { rowCount } = await killer.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      cut += rowCount ?? 0;
    }
    await killer.end();
    expect(await child.end()).toEqual({ code: 0, errors: '' });
    expect(child.lines).toContain('rejected');
    // The complete write is there.
    const store = await openStore(url);
    expect(`version ${await store.games.findVersion(record('aaaaaaa2').id)}`).toBe(child.lines.at(-1));
    await store.close();
  });
});
