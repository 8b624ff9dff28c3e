/** The health line: the bot's state in one line, for logs and monitoring. */
import { createServer, type Server } from 'node:http';
import { type Counts, type Store, withTimeout } from '../core/index.ts';
import type { Gateway } from '../discord/gateway/gateway.ts';
import { MINUTE_MS, SECOND_MS } from '../durations.ts';

interface Health {
  /** Connected to the gateway, the database can be read and written, and posts go out. */
  readonly well: boolean;
  /** `well gateway=up ping=41ms servers=3 shards=1 standby=0 database=up games=12 owed=0 late=0s put-off=0 set-aside=0 …` */
  readonly line: string;
}

export interface HealthSnapshot {
  readonly gateway: ReturnType<Gateway['health']>;
  /** `undefined` if the database does not answer. */
  readonly database:
    | { readonly counts: Counts; readonly writable: boolean; readonly late: number }
    | undefined;
  /** In bytes. */
  readonly memory: number;
  /** In seconds. */
  readonly uptime: number;
}

const MEGABYTE = 2 ** 20;

/** How long a post may be due. Posts are retried at least every two minutes. */
const MAX_LATENESS_MS = 10 * MINUTE_MS;

/** Formats the health line of the endpoint and the log, and decides whether the bot is well. */
export function formatHealth({ gateway, database, memory, uptime }: HealthSnapshot): Health {
  const well = gateway.connected && database?.writable === true && database.late < MAX_LATENESS_MS;
  const words = [
    well ? 'well' : 'unwell',
    `gateway=${gateway.connected ? 'up' : 'down'}`,
    `ping=${gateway.ping < 0 ? 'unknown' : `${gateway.ping}ms`}`,
    `servers=${gateway.guilds}`,
    `shards=${gateway.shards}`,
    `standby=${gateway.standby}`,
    ...wordsOf(database),
    `memory=${Math.round(memory / MEGABYTE)}MB`,
    `uptime=${Math.round(uptime)}s`,
  ];
  return { well, line: words.join(' ') };
}

function wordsOf(database: HealthSnapshot['database']): string[] {
  if (database === undefined) return ['database=down'];
  const { live, owed, putOff, aside } = database.counts;
  return [
    `database=${database.writable ? 'up' : 'unwritable'}`,
    `games=${live}`,
    `owed=${owed}`,
    `late=${Math.round(database.late / SECOND_MS)}s`,
    `put-off=${putOff}`,
    `set-aside=${aside}`,
  ];
}

const TIMEOUT_MS = 2 * SECOND_MS;
/** How long one successful write counts, because monitoring may ask every second. */
const WRITE_PROBE_TTL_MS = MINUTE_MS;
/** Repetitions of the written time: as much as a move, since a full disk can still take a few bytes. */
const WRITE_REPETITIONS = 1000;

/** Clocks for lateness: the date, and milliseconds that never go back. */
const CLOCKS = { now: () => new Date(), elapsed: () => performance.now() };

/** Measures how long the oldest post has waited, despite clocks that were ahead. */
function lateness({ now, elapsed }: typeof CLOCKS): (oldest: Counts['oldest']) => number {
  let seen = { key: '', since: 0 };
  return (oldest) => {
    if (oldest === undefined) return 0;
    const { id, attempts, since } = oldest;
    const key = `${id} ${attempts}`;
    if (seen.key !== key) seen = { key, since: elapsed() };
    return Math.max(now().getTime() - since.getTime(), elapsed() - seen.since);
  };
}

/** Returns a probe that reads and writes; `undefined` if the database does not answer in time. */
export function createDatabaseProbe(
  store: Pick<Store, 'counts'> & {
    readonly keyValue: Pick<Store['keyValue'], 'set'>;
    /** Returns false if whatever is written is lost at the next start. Default: always true. */
    isInPlace?(): boolean;
  },
  timeoutMs = TIMEOUT_MS,
  clocks = CLOCKS,
): () => Promise<HealthSnapshot['database']> {
  const { isInPlace = () => true } = store;
  const lateOf = lateness(clocks);
  let asking: Promise<HealthSnapshot['database']> | undefined;
  let written = Number.NEGATIVE_INFINITY;

  async function writes(): Promise<boolean> {
    if (performance.now() - written < WRITE_PROBE_TTL_MS) return true;
    // Always a new value: SQLite does not write unchanged ones.
    await store.keyValue.set('health', `${new Date().toISOString()} `.repeat(WRITE_REPETITIONS));
    written = performance.now();
    return true;
  }

  async function ask(): Promise<HealthSnapshot['database']> {
    const counts = await store.counts();
    return {
      counts,
      late: lateOf(counts.oldest),
      writable: isInPlace() && (await writes().catch(() => false)),
    };
  }

  return () => {
    // One query at a time, however long it takes, so that they do not queue up.
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return withTimeout(asking, timeoutMs);
  };
}

interface Numbers {
  readonly type: string;
  readonly text: string;
}

/** Serves the health line, with status 503 while the bot is unhealthy, and metrics on `/metrics`. */
export function serveHealth(
  { port, host }: { readonly port: number; readonly host: string },
  health: () => Promise<Health>,
  metrics: () => Promise<Numbers>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') {
      metrics().then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        () => response.writeHead(503).end(),
      );
      return;
    }
    health().then(
      ({ well, line }) =>
        response.writeHead(well ? 200 : 503, { 'content-type': 'text/plain' }).end(`${line}\n`),
      () => response.writeHead(503).end('unwell\n'),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
