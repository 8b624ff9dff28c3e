/**
 * `npm run bench:bot`: measures how long users wait for the bot, compared with a bot that only echoes. See `--help`.
 */
import { createRng } from '../../ai/index.ts';
import { type InteractionResult, type Playground, startPlayground } from '../../playground/index.ts';
import { openStore } from '../../storage/index.ts';
import { startBotProcess } from '../bot-process/start.ts';
import { command, main, type OptionsOf, parser, STATUS, whole } from '../command-line.ts';
import { quantile } from '../quantile.ts';
import { gather } from '../robots/play.ts';
import { slashRobot } from '../robots/slash-robot.ts';
import { observer, type RemoteTable, remoteTable } from '../robots/table.ts';
import { seedDatabase } from '../seed-data/seed-data.ts';
import { openTempDatabase } from '../temp-database.ts';

const parse = parser(
  command('bench:bot', 'Measures how long people wait for the bot, in the playground on this machine.')
    .option('--moves <n>', 'moves that are measured for each line', whole(1, 1000), 40)
    .option(
      '--games <n,n>',
      'live games in the databases, a line for each number',
      (given) => given.split(',').map(whole(1, 1_000_000)),
      [1, 1000],
    )
    .option('--database <which>', 'sqlite (default), postgres (on this machine), or the URL of another one'),
);

interface Line {
  readonly name: string;
  readonly acknowledged: number[];
  readonly answered: number[];
  readonly posted: number[];
  readonly memory: number;
}

const MEGABYTE = 2 ** 20;

const open = () => startPlayground({ port: 0, people: ['Ann', 'Ben'], channels: ['table'] });

/** Returns the milliseconds from sending an interaction to the first public message after it. */
function postedAfter(playground: Playground, sent: number, seen: number): number | undefined {
  const posts = playground.users[0]
    ?.messages(playground.channels[0] as string)
    .filter(({ ephemeral }) => !ephemeral);
  const post = posts?.[seen];
  return post === undefined ? undefined : Date.parse(post.message.timestamp) - sent;
}

const countPosts = ({ users, channels }: Playground) =>
  users[0]?.messages(channels[0] as string).filter(({ ephemeral }) => !ephemeral).length ?? 0;

async function echo(moves: number): Promise<Line> {
  const playground = await open();
  const bot = await startBotProcess({ token: playground.token, api: playground.api });
  const line: Line = { name: 'echo', acknowledged: [], answered: [], posted: [], memory: 0 };
  for (let move = 0; move < moves; move++) {
    const seen = countPosts(playground);
    const sent = Date.now();
    const result = await playground.users[0]?.command(playground.channels[0] as string, 'echo', {
      text: 'x',
    });
    await playground.until(() => countPosts(playground) > seen);
    note(line, result);
    line.posted.push(postedAfter(playground, sent, seen) ?? Number.NaN);
  }
  const { bytes: memory } = await bot.usage();
  await bot.end();
  await playground.close();
  return { ...line, memory };
}

function note(line: Line, result: InteractionResult | undefined): void {
  if (result?.acknowledged !== undefined) line.acknowledged.push(result.acknowledged);
  if (result?.answered !== undefined && result.choices === undefined) line.answered.push(result.answered);
}

/** One line of the table: number of live games, and of moves. */
interface LineOptions {
  readonly games: number;
  readonly moves: number;
  readonly url: string | undefined;
  readonly thinks?: boolean;
}

async function ours(name: string, { games, moves, url, thinks = false }: LineOptions): Promise<Line> {
  const { url: database, drop } = await openTempDatabase(url);
  const playground = await open();
  await seedDatabase(database, { live: games - 1, guild: playground.guild });
  const store = await openStore(database);
  const bot = await startBotProcess({ token: playground.token, api: playground.api, database, thinks });
  const app = await observer(store);
  const channel = playground.channels[0] as string;
  const line: Line = { name, acknowledged: [], answered: [], posted: [], memory: 0 };
  let sent = 0;
  const table: RemoteTable = {
    ...remoteTable(playground, channel, app),
    heard(result) {
      sent = Date.now() - (result.answered ?? 0);
      note(line, result);
      return result;
    },
    async quiet() {
      while ((await store.counts()).owed > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
  const dice = createRng('bench');
  await gather(table, { players: 2, seed: 'bench', chance: dice, robot: () => robot, lobby: 'commands' });
  const robot = slashRobot(table);
  for (const list of [line.acknowledged, line.answered]) list.length = 0;
  for (let move = 0; move < moves; move++) {
    const [user] = await table.awaited();
    if (user === undefined) break;
    const seen = countPosts(playground);
    await robot(user, dice);
    const from = sent;
    await table.quiet();
    const posted = postedAfter(playground, from, seen);
    if (posted !== undefined) line.posted.push(posted);
  }
  const { bytes: memory } = await bot.usage();
  await bot.end();
  await store.close();
  await playground.close();
  await drop();
  return { ...line, memory };
}

function table(lines: readonly Line[]): string {
  const floor = lines[0];
  const cell = (values: readonly number[], share: number) => quantile(values, share).toFixed(0).padStart(6);
  const ratio = (line: Line, key: 'acknowledged' | 'answered' | 'posted') =>
    `${(quantile(line[key], 0.5) / quantile(floor?.[key] ?? [], 0.5)).toFixed(1)}×`.padStart(7);
  const columns = (['acknowledged', 'answered', 'posted'] as const).map((key) => ({
    head: `${key.padStart(12)} (p95)  echo`,
    of: (line: Line) => `${cell(line[key], 0.5).padStart(12)} ${cell(line[key], 0.95)}${ratio(line, key)}`,
  }));
  const width = Math.max(...lines.map(({ name }) => name.length));
  return [
    `${''.padEnd(width)}${columns.map(({ head }) => head).join('')}   memory`,
    ...lines.map(
      (line) =>
        `${line.name.padEnd(width)}${columns.map(({ of }) => of(line)).join('')} ${(line.memory / MEGABYTE).toFixed(0).padStart(5)} MB`,
    ),
    '',
    'Milliseconds, median and 95th percentile, from the moment the interaction is sent. Posted: until the picture',
    'of the new position is in the channel. Each beside the bot that only echoes, in the same run.',
    '',
  ].join('\n');
}

async function run({ moves, games: sizes, database: url }: OptionsOf<typeof parse>): Promise<number> {
  const lines = [
    await echo(moves),
    await ours('while a Chief thinks', { games: 1, moves, url, thinks: true }),
  ];
  for (const games of sizes) {
    lines.push(await ours(`${games} live ${games === 1 ? 'game' : 'games'}`, { games, moves, url }));
  }
  process.stdout.write(table(lines));
  return STATUS.fine;
}

await main(parse, run);
// A failed run leaves handles open.
if (process.exitCode === STATUS.refused) process.exit();
