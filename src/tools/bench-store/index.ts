/** `npm run bench:store`: measures a database with very many games. See `--help`. */
import { startPlayground } from '../../playground/index.ts';
import { openStore } from '../../storage/index.ts';
import type { Ready } from '../bot-process/protocol.ts';
import { startBotProcess } from '../bot-process/start.ts';
import { command, main, parser, STATUS, whole } from '../command-line.ts';
import { quantile } from '../quantile.ts';
import { seedDatabase, seedRareTables } from '../seed-data/seed-data.ts';
import { openTempDatabase } from '../temp-database.ts';
import { askAll } from './all-queries.ts';
import { playTurns } from './move-cost.ts';
import { perGame, type Sizes, sizesOf } from './sizes.ts';
import { type Explained, explain, isFullScanWanted, listener, verbAndTable } from './statements.ts';

const MOST = 10_000_000;
const parse = parser(
  command(
    'bench:store',
    'Measures a database with very many games: how fast the bot starts, the space a game takes, and the statements of a move, with how the database executes them.',
    `The last line is start=(until the bot is ready) modules=(of that, until its code is loaded) empty=(start with an empty
database) cpu=(processor time of the start) empty_cpu=(the same), in milliseconds, live=(bytes of a game) finished=(the
same) statements=(of a move by buttons, median) scans=(statements that scan a growing table, except where
the whole outbox is wanted). With the default numbers it takes about ten minutes and 3 GB.`,
  )
    .option('--live <n>', 'games in play', whole(1, MOST), 10_000)
    .option('--finished <n>', 'games that are over', whole(1, MOST), 100_000)
    .option('--database <which>', 'sqlite (default), postgres (on this machine), or the URL of another one'),
);

const MOVES = 20;
const STARTS = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Returns the median start-up time in milliseconds, after one warm-up. */
async function starts(url: string) {
  const playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['table'] });
  const all: Ready[] = [];
  // The first start registers the commands.
  for (let start = 0; start <= STARTS; start++) {
    const bot = await startBotProcess({ token: playground.token, api: playground.api, database: url });
    if (start > 0) all.push(bot.start);
    await bot.end();
  }
  await playground.close();
  const of = (what: 'ready' | 'loaded' | 'busy') => median(all.map((one) => one[what])).toFixed(0);
  return { ready: of('ready'), loaded: of('loaded'), cpu: of('busy') };
}

const room = (name: string, sizes: ReadonlyMap<string, number>) =>
  say(`${name}: ${[...sizes].map(([table, bytes]) => `${table} ${bytes}`).join(', ')} bytes`);

function tell(list: readonly Explained[]): number {
  let what = '';
  for (const one of list) {
    if (one.what !== what) say(`\n${one.what}`);
    ({ what } = one);
    const scan = one.scanned.length === 0 ? '' : `  << reads all of ${one.scanned.join(', ')}`;
    say(`  ${verbAndTable(one.sql).padEnd(24)} ${one.steps.join(' / ').slice(0, 160)}${scan}`);
  }
  return list.filter((one) => one.scanned.length > 0 && !isFullScanWanted(one)).length;
}

async function bench(live: number, finished: number, server: string | undefined): Promise<string> {
  const empty = await openTempDatabase(server);
  await (await openStore(empty.url)).close();
  const nothing: Sizes = await sizesOf(empty.url);
  const fresh = await starts(empty.url);
  await empty.drop();

  const { url, drop } = await openTempDatabase(server);
  try {
    await seedDatabase(url, { live });
    const some = await sizesOf(url);
    const ofLive = perGame(nothing, some, live);
    room('a live game', ofLive);
    await seedDatabase(url, { live: 0, finished, first: live });
    const ofFinished = perGame(some, await sizesOf(url), finished);
    room('a finished game', ofFinished);

    const full = await starts(url);
    const log = listener();
    const turns = await playTurns(url, MOVES, log);
    const store = await openStore(url, undefined, undefined, log.hear);
    const place = {
      guild: '1',
      channel: 'asked',
      users: ['100000000000000000', '100000000000000001'] as const,
    };
    await askAll(store, place, log.begin);
    log.begin();
    await store.close();
    await seedRareTables(url);
    const scans = tell(await explain(url, log));
    const statements = median(turns.map((turn) => turn.statements));
    say(
      `\na move by buttons: ${median(turns.map(({ clicks }) => clicks))} clicks, ${statements} statements (medians)`,
    );
    return [
      `start=${full.ready} modules=${full.loaded} empty=${fresh.ready} cpu=${full.cpu} empty_cpu=${fresh.cpu}`,
      `live=${ofLive.get('all')} finished=${ofFinished.get('all')} statements=${statements} scans=${scans}`,
    ].join(' ');
  } finally {
    await drop();
  }
}

await main(parse, async ({ live, finished, database }) => {
  say(await bench(live, finished, database));
  return STATUS.fine;
});
// A failed run leaves handles open.
if (process.exitCode === STATUS.refused) process.exit();
