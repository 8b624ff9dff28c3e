/** The health line: how the bot is, in one line, for logs and for whoever watches it. */
import { createServer, type Server } from 'node:http';
import { MINUTE_MS, SECOND_MS } from '../durations.ts';

interface Health {
  /** Connected to the gateway; the database answers and can be written; and posts go out. */
  readonly well: boolean;
  /** `well gateway=up ping=41ms servers=3 shards=1 standby=0 database=up games=12 owed=0 late=0s put-off=0 set-aside=0 …` */
  readonly line: string;
}

/** What is kept, as the store tells it. */
export interface Counts {
  readonly live: number;
  readonly owed: number;
  readonly putOff: number;
  readonly aside: number;
  readonly oldest: { readonly id: number; readonly attempts: number; readonly since: Date } | undefined;
  readonly overdue: number;
}

/** What a health line is made of. */
export interface HealthSnapshot {
  readonly gateway: {
    /** Whether all shards are connected that this process answers for. */
    readonly connected: boolean;
    readonly ping: number;
    /** Servers that it answers for. */
    readonly guilds: number;
    /** Shards that it answers for, and those for which it stands by while another process does. */
    readonly shards: number;
    readonly standby: number;
  };
  /** Nothing when the database does not answer. */
  readonly database:
    | {
        readonly counts: Counts;
        readonly writable: boolean;
        /** Milliseconds for which the oldest post has been waiting that could be posted. */
        readonly late: number;
      }
    | undefined;
  /** Bytes. */
  readonly memory: number;
  /** Seconds. */
  readonly uptime: number;
}

const MEGABYTE = 2 ** 20;

/**
 * A post may be due for so long. It is tried every two minutes at least, so that by now it is not one of them that
 * went wrong. What was put off until somebody mends a permission is not due, and is only counted.
 */
const LATE = 10 * MINUTE_MS;

export function formatHealth({ gateway, database, memory, uptime }: HealthSnapshot): Health {
  const well = gateway.connected && database?.writable === true && database.late < LATE;
  const words = [
    well ? 'well' : 'unwell',
    `gateway=${gateway.connected ? 'up' : 'down'}`,
    `ping=${gateway.ping}ms`,
    ...[`servers=${gateway.guilds}`, `shards=${gateway.shards}`, `standby=${gateway.standby}`],
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
    ...[`games=${live}`, `owed=${owed}`, `late=${Math.round(database.late / SECOND_MS)}s`],
    ...[`put-off=${putOff}`, `set-aside=${aside}`],
  ];
}

/** The parts of a store that are probed. */
interface ProbedStore {
  counts(): Promise<Counts>;
  readonly keyValue: { set(key: string, value: string): Promise<void> };
}

/** Milliseconds in which a database has to answer. */
const PATIENCE = 2 * SECOND_MS;
/** Milliseconds for which a write that went well says enough: whoever watches may ask every second. */
const TRUST = MINUTE_MS;
/**
 * How often the time is written, so that there is about as much as in a move: the last pages of a full disk may still
 * take a few bytes.
 */
const TIMES = 1000;

/** The clocks by which a post is late: the date, and milliseconds that only ever grow. */
const CLOCKS = { now: () => new Date(), elapsed: () => performance.now() };

/**
 * Says for how many milliseconds the oldest post has been waiting: since it was written, and at least for as long as it
 * has been seen to wait. A date may have been written by a clock that ran ahead; the order of numbers is always right.
 */
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

/** What asks a database how it is, and has it write. Told within two seconds: one that does not answer is down. */
export function createDatabaseProbe(
  store: ProbedStore,
  patience = PATIENCE,
  clocks = CLOCKS,
): () => Promise<HealthSnapshot['database']> {
  const lateOf = lateness(clocks);
  let asking: Promise<HealthSnapshot['database']> | undefined;
  let written = Number.NEGATIVE_INFINITY;

  async function writes(): Promise<boolean> {
    if (performance.now() - written < TRUST) return true;
    // Not the same as before: SQLite does not write what has not changed.
    await store.keyValue.set('health', `${new Date().toISOString()} `.repeat(TIMES));
    written = performance.now();
    return true;
  }

  async function ask(): Promise<HealthSnapshot['database']> {
    const counts = await store.counts();
    return { counts, late: lateOf(counts.oldest), writable: await writes().catch(() => false) };
  }

  return async () => {
    // One question at a time, however long it takes: they would only queue up.
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined);
    });
    return await Promise.race([asking, late]).finally(() => clearTimeout(timer));
  };
}

/** Numbers as text, and the type of that text. */
interface Numbers {
  readonly type: string;
  readonly text: string;
}

/**
 * Tells the health line on http://127.0.0.1:`port`/, with status 503 while the bot is not well, and on `/metrics` what is
 * measured.
 */
export function serveHealth(
  port: number,
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
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
