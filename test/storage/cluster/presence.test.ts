/** Processes on one Postgres database see and signal each other. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ALIVE_PROCESSES_SQL,
  type ProcessRegistry,
  registerProcess,
} from '../../../src/storage/cluster/process-registry.ts';
import { eventually } from '../../support/waiting.ts';
import { postgresPlace } from '../fixtures/places.ts';

const place = await postgresPlace();

describe.skipIf(place === undefined)('processes on one database', async () => {
  const url = place?.home().url.replace(/\?.*/, '') ?? '';
  const opened: ProcessRegistry[] = [];
  const open = async (scope: string) => {
    const presence = await registerProcess(url, scope, () => {});
    opened.push(presence);
    return presence;
  };
  const asked = async (sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows.flatMap((row) => Object.values(row));
  };
  const scope = () => randomBytes(4).toString('hex');

  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  it('see each other while they live', async () => {
    const [one, other] = [await open(scope()), await open(scope())];
    expect(new Set(await asked(ALIVE_PROCESSES_SQL))).toEqual(new Set([one.id(), other.id()]));
    await other.close();
    await eventually(async () => expect(await asked(ALIVE_PROCESSES_SQL)).toEqual([one.id()]));
  });

  it('receive notifications of their schema only', async () => {
    const [here, there] = [scope(), scope()];
    const [one, other, stranger] = [await open(here), await open(here), await open(there)];
    const heard: string[] = [];
    one.subscribe((topic) => heard.push(`one ${topic}`));
    other.subscribe((topic) => heard.push(`other ${topic}`));
    stranger.subscribe((topic) => heard.push(`stranger ${topic}`));
    one.notify('owed');
    await eventually(() => expect(heard.sort()).toEqual(['one owed', 'other owed']));
  });

  it('are seen again after a cut connection, and told that they may have missed something', async () => {
    const one = await open(scope());
    const heard: (string | undefined)[] = [];
    one.subscribe((topic) => heard.push(topic));
    await asked(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'caledonia'",
    );
    await eventually(() => expect(one.isAlive()).toBe(false));
    await eventually(async () => {
      expect(one.isAlive()).toBe(true);
      expect(await asked(ALIVE_PROCESSES_SQL)).toEqual([one.id()]);
    });
    expect(heard).toEqual([undefined]);
  });
});
