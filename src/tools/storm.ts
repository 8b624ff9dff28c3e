/** `npm run storm`: people play, and the bot is killed again and again. See `--help`. */
import { join } from 'node:path';
import { readStormOrder, STORM_HELP } from './storm/args.ts';
import { COSTS } from './storm/proof.ts';
import { storm } from './storm/run.ts';

/** Kills from one line to the next. */
const PROGRESS = 20;

const line = (figures: Readonly<Record<string, number | string>>) =>
  `${Object.entries(figures)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}\n`;

const read = readStormOrder(process.argv.slice(2));
if (!read.ok) {
  process.stderr.write(`${read.problem}\n`);
  process.exitCode = 2;
} else if ('help' in read) process.stdout.write(STORM_HELP);
else
  try {
    let isOver = false;
    process.once('SIGINT', () => {
      isOver = true;
    });
    let last = 0;
    const { kills, moves, finds, figures } = await storm(read.order, {
      isOver: () => isOver,
      told(now) {
        if (now < last + PROGRESS) return;
        last = now;
        process.stderr.write(`${now} kills\n`);
      },
    });
    for (const { cost, what } of finds) process.stdout.write(`${cost}: ${what}\n`);
    if (finds.length > 0) process.stdout.write(`What the bot logged: ${join(read.order.out, 'log.jsonl')}\n`);
    const costs = COSTS.map((cost) => [cost, finds.filter((find) => find.cost === cost).length]);
    process.stdout.write(line(figures) + line({ kills, moves, ...Object.fromEntries(costs) }));
    process.exitCode = finds.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 2;
  }
