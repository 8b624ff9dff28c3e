/** The load command: arguments, last line and exit status. */
import { setTimeout } from 'node:timers/promises';
import { createRng } from '../../ai/index.ts';
import { MINUTE_MS, SECOND_MS } from '../../durations.ts';
import { startPlayground } from '../../playground/index.ts';
import { close } from '../../render/index.ts';
import type { News } from '../bot-process/protocol.ts';
import { type StartedBot, startBotProcess } from '../bot-process/start.ts';
import { type Output, runWith, STATUS } from '../command-line.ts';
import { patientPlayground } from '../robots/patient.ts';
import { seedDatabase } from '../seed-data/seed-data.ts';
import { openTempDatabase } from '../temp-database.ts';
import { type LoadOptions, parseLoadArgs } from './args.ts';
import { type Figures, report } from './figures.ts';
import { type Measured, nothingMeasured } from './measured.ts';
import { openReaders, type Readers } from './readers.ts';
import { type LoadTable, loadTable } from './table.ts';

/** Time for the bot to post all moves after play has ended. */
const POSTING_TIMEOUT_MS = 3 * MINUTE_MS;
const POSTING_INTERVAL_MS = 500;
/** Reading the memory of a process takes some milliseconds. */
const SAMPLE_INTERVAL_MS = 2 * SECOND_MS;
/** Messages that the playground stores per table. A limit keeps it fast. */
const MESSAGES = 200;
const TABLES_AT_ONCE = 8;

/** Runs `load`: measures the bot under many clicks per second. */
export const load = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parseLoadArgs(args), output, (options) => measure(options, output));

async function measure(options: LoadOptions, { out, err }: Output): Promise<number> {
  const database = await openTempDatabase(options.database);
  try {
    const figures = await underLoad(options, database.url);
    for (const error of new Set(figures.errors)) err(`${error}\n`);
    out(report(figures));
    return figures.errors.length === 0 ? STATUS.fine : STATUS.wrong;
  } finally {
    await close();
    await database.drop();
  }
}

/** Measures the bot while all tables play. `thinks`: a computer player thinks all the time. */
export async function underLoad(
  options: Omit<LoadOptions, 'database' | 'readers'> & {
    readonly thinks?: boolean;
    readonly readers?: number;
  },
  database: string,
): Promise<Figures> {
  const {
    tables: count,
    minutes,
    rate,
    processes,
    live,
    seed,
    thinks = false,
    readers: audience = 0,
  } = options;
  const keep = { messages: MESSAGES * count, requests: 100, uploads: 0, bytes: 2 ** 20 };
  // One server per process.
  const several = { servers: processes, shards: processes };
  const badDay = options.weather ? { weather: createRng(`${seed} weather`).next } : {};
  const started = await startPlayground({ port: 0, people: [], channels: [], keep, ...several, ...badDay });
  const playground = options.weather ? patientPlayground(started) : started;
  const bots: StartedBot[] = [];
  let readers: Readers | undefined;
  try {
    await seedDatabase(database, { live, guild: playground.guild });
    const errors: string[] = [];
    const pace = createPacer();
    let measured: Measured | undefined;
    const tables = Array.from({ length: count }, (_, index) =>
      loadTable({
        playground,
        errors,
        due: pace.due,
        measured: () => measured,
        name: `table-${index}`,
        seed: `${seed}-${index}`,
        server: playground.servers[index % processes],
      }),
    );
    const hear = (news: News) => {
      for (const table of tables) if (table.channel === news.channel) table.hear(news);
      if (news.type === 'written') readers?.hear(news);
    };
    const { token, api } = playground;
    for (let number = 0; number < processes; number++) {
      bots.push(
        await startBotProcess(
          { token, api, database, thinks, reportsMoves: true, servesPages: audience > 0 },
          hear,
        ),
      );
    }
    const whileAlive = <T>(played: Promise<T>): Promise<T> =>
      Promise.race([played, ...bots.map(({ died }) => died)]);
    await whileAlive(startGames(tables));
    const [first] = tables;
    if (audience > 0 && first !== undefined) readers = await openReaders(await first.page(), audience);

    const watch = await sampleResources(bots);
    const noted = nothingMeasured();
    measured = noted;
    const end = Date.now() + minutes * MINUTE_MS;
    if (rate !== undefined) pace.set(rate);
    const played = await whileAlive(
      Promise.allSettled(tables.map((table) => table.play(() => Date.now() >= end))),
    );
    const usage = await watch.end();
    const late = Date.now() + POSTING_TIMEOUT_MS;
    const untold = () => tables.reduce((sum, table) => sum + table.unpostedMoves(), 0);
    while (untold() > 0 && Date.now() < late) await setTimeout(POSTING_INTERVAL_MS);
    return {
      ...noted,
      ...usage,
      posts: noted.posts.size,
      pictured: [...noted.posts].filter((post) => noted.pictured.has(post)).length,
      whole: [...noted.posts].filter((post) => noted.whole.has(post)).length,
      reached: readers?.reached ?? [],
      errors: [
        ...errors,
        ...played.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : [])),
        ...playground.violations,
        ...Array.from({ length: untold() }, () => 'a move was never told'),
        ...Array.from({ length: readers?.unreached() ?? 0 }, () => 'a move did not reach all readers'),
      ],
    };
  } finally {
    readers?.close();
    await Promise.all(bots.map((bot) => bot.end()));
    await playground.close();
  }
}

async function startGames(tables: readonly LoadTable[]): Promise<void> {
  const left = [...tables];
  const one = async () => {
    for (let table = left.shift(); table !== undefined; table = left.shift()) await table.gather();
  };
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, one));
}

/** Schedules interactions: immediately until a rate is set, then at fixed intervals, however late they are. */
function createPacer() {
  let next: number | undefined;
  let every = 0;
  return {
    set(rate: number): void {
      every = SECOND_MS / rate;
      next = Date.now();
    },
    due(): number {
      if (next === undefined) return Date.now();
      next += every;
      return next;
    },
  };
}

async function sampleResources(bots: readonly StartedBot[]) {
  const began = performance.now();
  const own = process.cpuUsage();
  const look = () => Promise.all(bots.map((bot) => bot.usage()));
  const before = await look();
  const largest = (usages: typeof before) => Math.max(...usages.map(({ bytes }) => bytes));
  const minutes = [largest(before)];
  let most = largest(before);
  const ending = new AbortController();
  const watched = (async () => {
    while (!ending.signal.aborted) {
      await setTimeout(SAMPLE_INTERVAL_MS, undefined, { signal: ending.signal }).catch(() => {});
      const bytes = largest(await look());
      most = Math.max(most, bytes);
      if (performance.now() - began >= minutes.length * MINUTE_MS) minutes.push(bytes);
    }
  })();
  return {
    /** Returns bytes, and CPU milliseconds. */
    async end() {
      ending.abort();
      await watched;
      const milliseconds = performance.now() - began;
      const after = await look();
      const spent = (of: 'busy' | 'workers') =>
        after.reduce((sum, one, place) => sum + one[of] - (before[place]?.[of] ?? 0), 0);
      const used = process.cpuUsage(own);
      return {
        seconds: milliseconds / SECOND_MS,
        memory: { most, minutes: [...minutes, largest(after)] },
        processors: {
          bot: spent('busy'),
          workers: spent('workers'),
          tool: (used.user + used.system) / 1000,
        },
      };
    },
  };
}
