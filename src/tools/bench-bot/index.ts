/** `npm run bench:bot`: measures how long users wait for the bot, and for one that only echoes. */
import { startPlayground } from '../../playground/index.ts';
import { close } from '../../render/index.ts';
import { startBotProcess } from '../bot-process/start.ts';
import { command, main, type OptionsOf, parser, positive, STATUS, whole } from '../command-line.ts';
import type { Figures } from '../load/figures.ts';
import { underLoad } from '../load/run.ts';
import { quantile } from '../quantile.ts';
import { openTempDatabase } from '../temp-database.ts';

const parse = parser(
  command('bench:bot', 'Measures how long people wait for the bot, in the playground on this machine.')
    .option('--minutes <n>', 'minutes that two people play for each line', positive(60), 0.5)
    .option(
      '--games <n,n>',
      'live games in the databases, a line for each number',
      (given) => given.split(',').map(whole(1, 1_000_000)),
      [1, 1000],
    )
    .option('--database <which>', 'sqlite (default), postgres (on this machine), or the URL of another one'),
);

type Line = Pick<Figures, 'acknowledged' | 'answered' | 'posted' | 'memory'> & { readonly name: string };
const TIMES = ['acknowledged', 'answered', 'posted'] as const;
const ECHOES = 40;
const MEGABYTE = 2 ** 20;

/** Measures a bot that answers privately and posts a picture. */
async function echo(): Promise<Line> {
  const playground = await startPlayground({ port: 0, people: ['Ann'], channels: ['table'] });
  const bot = await startBotProcess({ token: playground.token, api: playground.api });
  const [channel = ''] = playground.channels;
  const [user] = playground.users;
  const posts = () => user?.messages(channel).filter(({ ephemeral }) => !ephemeral) ?? [];
  const times = { acknowledged: [] as number[], answered: [] as number[], posted: [] as number[] };
  for (let count = 0; count < ECHOES; count++) {
    const sent = Date.now();
    const result = await user?.command(channel, 'echo', { text: 'x' });
    await playground.until(() => posts().length > count);
    times.acknowledged.push(result?.acknowledged ?? Number.NaN);
    times.answered.push(result?.answered ?? Number.NaN);
    times.posted.push(Date.parse(posts().at(-1)?.message.timestamp ?? '') - sent);
  }
  const { bytes: most } = await bot.usage();
  await bot.end();
  await playground.close();
  return { name: 'echo', ...times, memory: { most, minutes: [] } };
}

function table(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const cells = (line: Line) =>
    TIMES.map((key) => {
      const [median, late] = [0.5, 0.95].map((share) => quantile(line[key], share));
      const ratio = (median ?? 0) / quantile(lines[0]?.[key] ?? [], 0.5);
      return `${median?.toFixed(0).padStart(12)} ${late?.toFixed(0).padStart(6)}${`${ratio.toFixed(1)}×`.padStart(7)}`;
    });
  return [
    `${''.padEnd(width)}${TIMES.map((key) => `${key.padStart(12)} (p95)  echo`).join('')}   memory`,
    ...lines.map(
      (line) =>
        `${line.name.padEnd(width)}${cells(line).join('')} ${(line.memory.most / MEGABYTE).toFixed(0).padStart(5)} MB`,
    ),
    '',
    'Milliseconds, median and 95th percentile, from the moment the interaction is sent. Posted: until the picture',
    'of the new position is in the channel. Each beside the bot that only echoes, in the same run.',
    '',
  ].join('\n');
}

async function run({ minutes, games: sizes, database: which }: OptionsOf<typeof parse>): Promise<number> {
  const ours = async (name: string, live: number, thinks: boolean): Promise<Line> => {
    const { url, drop } = await openTempDatabase(which);
    const game = { tables: 1, processes: 1, seed: 'bench', weather: false };
    const figures = await underLoad({ ...game, minutes, live, thinks }, url);
    await drop();
    if (figures.errors.length > 0) throw new Error(figures.errors.join('\n'));
    return { name, ...figures };
  };
  const lines = [await echo(), await ours('while a Chief thinks', 0, true)];
  for (const games of sizes) {
    lines.push(await ours(`${games} live ${games === 1 ? 'game' : 'games'}`, games - 1, false));
  }
  process.stdout.write(table(lines));
  return STATUS.fine;
}

await main(parse, run);
await close();
// A failed run leaves handles open.
if (process.exitCode === STATUS.refused) process.exit();
