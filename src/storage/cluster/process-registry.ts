/** Processes on one Postgres database: which of them live, and what they call to each other. */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { PostgresClient } from '../connection.ts';

/** How others on the database see this process. */
export interface Presence {
  /** Its number, from 1. Another one after a connection whose end the server has not noticed. */
  id(): number;
  /** Whether others can see that it lives. While the connection is lost, they take it for dead. */
  isSeen(): boolean;
  /** Calls all processes on the database, this one as well. What is called while nobody hears is lost. */
  call(topic: string): void;
  /** To be told of calls, and once more (with nothing) after calls may have been missed. Gives what ends it. */
  onCall(listener: (topic: string | undefined) => void): () => void;
  close(): Promise<void>;
}

/** The first half of the advisory locks by which processes are seen: nobody else's, as far as anybody can know. */
const CLASS = 0x0ca1ed;
const MOST = 2 ** 31 - 1;
/** Milliseconds between two tries to connect again. */
const AGAIN = { first: 100, longest: 5_000 };
/** Milliseconds to wait for a server, and between two signs of life. */
const PATIENCE = 10_000;

/**
 * SQL: the numbers of the processes on this database that live. A server notices at once when a process dies, and takes
 * its lock away; where a machine or a network is gone it takes longer, so that whatever is claimed has an end as well.
 */
export const LIVING = `SELECT "objid"::bigint::int FROM "pg_locks" WHERE "locktype" = 'advisory' AND "granted"
  AND "classid"::bigint = ${CLASS} AND "objsubid" = 2
  AND "database" = (SELECT "oid" FROM "pg_database" WHERE "datname" = current_database())`;

/**
 * Makes this process seen, by a connection of its own that holds a lock and listens; it connects again by itself. `scope`
 * keeps apart what shares a database, such as schemas. Rejects where the first connection cannot be made.
 */
export async function openPresence(
  address: string,
  scope: string,
  log: (line: string) => void,
): Promise<Presence> {
  const channel = `caledonia_${createHash('sha256').update(scope).digest('hex').slice(0, 16)}`;
  const listeners = new Set<(topic: string | undefined) => void>();
  /** Calls that wait to be sent. */
  const calls = new Set<string>();
  let asked: Promise<unknown> = Promise.resolve();
  let id = randomInt(1, MOST);
  let connection: pg.Client | undefined;
  let closed = false;

  const tell = (topic: string | undefined) => {
    for (const listener of listeners) listener(topic);
  };

  async function connect(): Promise<void> {
    const client = new PostgresClient({
      connectionString: address,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      keepAliveInitialDelayMillis: PATIENCE,
      application_name: 'caledonia',
    });
    try {
      await client.connect();
      // A connection that broke may still hold our number, for all that the server knows.
      while (!(await isLocked(client, id))) id = randomInt(1, MOST);
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

  /** One query after the other, as the client wants it. */
  const ask = (query: () => Promise<unknown> | undefined): Promise<unknown> => {
    const answer = asked.then(query);
    asked = answer.catch(() => {});
    return answer;
  };

  /** Asks the server for a sign of life now and then: a connection that was cut without a word is ended. */
  async function beat(client: pg.Client): Promise<void> {
    while (connection === client) {
      await setTimeout(PATIENCE, undefined, { ref: false });
      await ask(() => client.query('SELECT 1')).catch(() => client.end());
    }
  }

  async function reconnect(): Promise<void> {
    log('The connection by which other processes see this one was lost.');
    for (let wait = AGAIN.first; !closed; wait = Math.min(AGAIN.longest, 2 * wait)) {
      await setTimeout(wait, undefined, { ref: false });
      try {
        await connect();
        return;
      } catch {
        // The server is not there yet.
      }
    }
  }

  await connect();
  return {
    id: () => id,
    isSeen: () => connection !== undefined,
    call(topic) {
      if (calls.has(topic)) return;
      calls.add(topic);
      // Whoever has missed a call looks by themselves, only later.
      ask(() => {
        calls.delete(topic);
        return connection?.query('SELECT pg_notify($1, $2)', [channel, topic]);
      }).catch(() => {});
    },
    onCall(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      closed = true;
      await connection?.end();
    },
  };
}

async function isLocked(client: pg.Client, id: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS "locked"',
    [CLASS, id],
  );
  return rows[0]?.locked === true;
}

/** Of a process that has its database to itself: nobody else is there to see it, or to be called. */
export const alone = (): Presence => ({
  id: () => 1,
  isSeen: () => true,
  call() {},
  onCall: () => () => {},
  close: async () => {},
});
