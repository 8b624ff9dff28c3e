/** `npm run bench:bot`: how long people wait for the bot, beside a bot that only echoes. See `--help`. */
import { parseArgs } from 'node:util';
import { createRng } from '../../ai/index.ts';
import { createApp } from '../../bootstrap/create-services.ts';
import { CONTENT } from '../../content/index.ts';
import { type InteractionResult, type Playground, startPlayground } from '../../playground/index.ts';
import { openStore } from '../../storage/index.ts';
import { whole } from '../arguments.ts';
import { startBotProcess } from '../bot-process/start.ts';
import { quantile } from '../quantile.ts';
import { gather } from '../robots/play.ts';
import { slashRobot } from '../robots/slash-robot.ts';
import { awaitedUsers, type Table } from '../robots/table.ts';
import { stock } from '../seed-data/seed-data.ts';
import { ownDatabase } from '../temp-database.ts';

const HELP = `Measures how long people wait for the bot, in the playground on this machine.

  npm run bench:bot -- [--moves N] [--games N,N] [--database WHICH]

  --moves N         moves that are measured for each line; 40 if left out
  --games N,N       live games in the databases, a line for each number; 1,1000 if left out
  --database WHICH  sqlite, postgres (of this machine), or the URL of another one; sqlite if left out
`;

/** What was measured of one bot. Milliseconds and bytes. */
interface Line {
  readonly name: string;
  readonly acknowledged: number[];
  readonly answered: number[];
  readonly posted: number[];
  readonly memory: number;
}

const MEGABYTE = 2 ** 20;
const MOST_GAMES = 1_000_000;
const MOST_MOVES = 1_000;

const open = () => startPlayground({ port: 0, people: ['Ann', 'Ben'], channels: ['table'] });

/** Milliseconds from the sending of an interaction to the first public message that came after it. */
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

/** Bots are measured with so many live games, and for so many moves. */
interface Wish {
  readonly games: number;
  readonly moves: number;
  readonly url: string | undefined;
  /** A computer thinks all the time. */
  readonly thinks?: boolean;
}

async function ours(name: string, { games, moves, url, thinks = false }: Wish): Promise<Line> {
  const { url: database, drop } = await ownDatabase(url);
  const playground = await open();
  await stock(database, { live: games - 1, guild: playground.guild });
  const store = await openStore(database);
  const bot = await startBotProcess({ token: playground.token, api: playground.api, database, thinks });
  const app = await createApp({
    store,
    content: CONTENT,
    now: () => new Date(),
    random: () => new Uint8Array(8),
  });
  const channel = playground.channels[0] as string;
  const line: Line = { name, acknowledged: [], answered: [], posted: [], memory: 0 };
  let sent = 0;
  const latest = () => app.latest(channel);
  const table: Table = {
    playground,
    channel,
    errors: [],
    heard(result) {
      sent = Date.now() - (result.answered ?? 0);
      note(line, result);
      return result;
    },
    bot: () => {
      throw new Error('the bot is in another process');
    },
    restart: async () => {},
    version: async () => (await latest())?.record.version ?? -1,
    awaited: async () => awaitedUsers(playground, await latest()),
    thought: async () => {},
    async quiet() {
      while ((await store.counts()).owed > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    close: async () => {},
    at: () => table,
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

try {
  const { values } = parseArgs({
    options: {
      moves: { type: 'string', default: '40' },
      games: { type: 'string', default: '1,1000' },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(HELP);
  else {
    const moves = whole('moves', values.moves, 1, MOST_MOVES);
    const url = values.database;
    const lines = [
      await echo(moves),
      await ours('while a Chief thinks', { games: 1, moves, url, thinks: true }),
    ];
    for (const text of values.games.split(',')) {
      const games = whole('games', text, 1, MOST_GAMES);
      lines.push(await ours(`${games} live ${games === 1 ? 'game' : 'games'}`, { games, moves, url }));
    }
    process.stdout.write(table(lines));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2); // With all that is still open.
}
