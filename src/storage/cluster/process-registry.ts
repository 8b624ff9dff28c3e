/** Registry of the running processes on one Postgres database, and notifications between them. */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { PostgresClient } from '../connection.ts';

/** First key of the advisory locks that mark running processes. Arbitrary, to avoid collisions. */
const CLASS = 0x0ca1ed;
const MAX_ID = 2 ** 31 - 1;
const RECONNECT_MS = { first: 100, longest: 5_000 };
/** Timeout for connections and queries, and interval between heartbeats. */
const TIMEOUT_MS = 10_000;

/** SQL for the ids of the running processes. Locks of a failed machine last longer, so claims expire too. */
export const ALIVE_PROCESSES_SQL = `SELECT "objid"::bigint::int FROM "pg_locks" WHERE "locktype" = 'advisory' AND "granted"
  AND "classid"::bigint = ${CLASS} AND "objsubid" = 2
  AND "database" = (SELECT "oid" FROM "pg_database" WHERE "datname" = current_database())`;

/** Registers this process through a connection that holds a lock. `scope`: such as a schema. */
export async function registerProcess(address: string, scope: string, log: (line: string) => void) {
  const channel = `caledonia_${createHash('sha256').update(scope).digest('hex').slice(0, 16)}`;
  const listeners = new Set<(topic: string | undefined) => void>();
  const calls = new Set<string>();
  let asked: Promise<unknown> = Promise.resolve();
  let id = randomInt(1, MAX_ID);
  let connection: pg.Client | undefined;
  let closed = false;

  const tell = (topic: string | undefined) => {
    for (const listener of listeners) listener(topic);
  };

  async function connect(): Promise<void> {
    const client = new PostgresClient({
      connectionString: address,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: TIMEOUT_MS,
      application_name: 'caledonia',
    });
    try {
      await client.connect();
      // The server may still hold this id's lock for a broken connection.
      while (!(await isLocked(client, id))) id = randomInt(1, MAX_ID);
      client.on('notification', ({ payload }) => tell(payload));
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (closed) return await client.end();
    client.once('end', () => {
      connection = undefined;
      if (!closed) void reconnect();
    });
    connection = client;
    void beat(client);
    tell(undefined);
  }

  /** Runs queries sequentially, as pg requires. */
  const ask = (query: () => Promise<unknown> | undefined): Promise<unknown> => {
    const answer = asked.then(query);
    asked = answer.catch(() => {});
    return answer;
  };

  /** Sends heartbeats and closes the connection when one fails, since a cut connection reports no error. */
  async function beat(client: pg.Client): Promise<void> {
    while (connection === client) {
      await setTimeout(TIMEOUT_MS, undefined, { ref: false });
      await ask(() => client.query('SELECT 1')).catch(() => client.end());
    }
  }

  async function reconnect(): Promise<void> {
    log('The connection by which other processes see this one was lost.');
    for (let wait = RECONNECT_MS.first; !closed; wait = Math.min(RECONNECT_MS.longest, 2 * wait)) {
      await setTimeout(wait, undefined, { ref: false });
      try {
        await connect();
        return;
      } catch {
        // The server is still unavailable.
      }
    }
  }

  await connect();
  return {
    /** Returns the process id (from 1). It changes if the server still holds the lock of a lost connection. */
    id: () => id,
    isAlive: () => connection !== undefined,
    notify(topic: string) {
      if (calls.has(topic)) return;
      calls.add(topic);
      // Processes that miss a notification poll later.
      ask(() => {
        calls.delete(topic);
        return connection?.query('SELECT pg_notify($1, $2)', [channel, topic]);
      }).catch(() => {});
    },
    /** Subscribes to notifications; `undefined` after some may have been missed. Returns the unsubscribe function. */
    subscribe(listener: (topic: string | undefined) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      closed = true;
      await connection?.end();
    },
  };
}

export type ProcessRegistry = Awaited<ReturnType<typeof registerProcess>>;

async function isLocked(client: pg.Client, id: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS "locked"',
    [CLASS, id],
  );
  return rows[0]?.locked === true;
}

/** Creates the registration of a process that has its database to itself. */
export const singleProcess = (): ProcessRegistry => ({
  id: () => 1,
  isAlive: () => true,
  notify() {},
  subscribe: () => () => {},
  close: async () => {},
});
