/** `npm run storm`: kills the bot repeatedly while users play. See `--help`. */
import { join } from 'node:path';
import { runWith, STATUS, TERMINAL } from './command-line.ts';
import { parseStormArgs, type StormOptions } from './storm/args.ts';
import { COSTS } from './storm/proof.ts';
import { storm } from './storm/run.ts';

const KILLS_PER_REPORT = 20;

const line = (figures: Readonly<Record<string, number | string>>) =>
  `${Object.entries(figures)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}\n`;

async function run(options: StormOptions): Promise<number> {
  let isOver = false;
  process.once('SIGINT', () => {
    isOver = true;
  });
  let last = 0;
  const { kills, moves, finds, figures } = await storm(options, {
    isOver: () => isOver,
    onKill(now) {
      if (now < last + KILLS_PER_REPORT) return;
      last = now;
      process.stderr.write(`${now} kills\n`);
    },
  });
  for (const { cost, what } of finds) process.stdout.write(`${cost}: ${what}\n`);
  if (finds.length > 0) process.stdout.write(`What the bot logged: ${join(options.out, 'log.jsonl')}\n`);
  const costs = COSTS.map((cost) => [cost, finds.filter((find) => find.cost === cost).length]);
  process.stdout.write(line(figures) + line({ kills, moves, ...Object.fromEntries(costs) }));
  return finds.length === 0 ? STATUS.fine : STATUS.wrong;
}

try {
  process.exitCode = await runWith(parseStormArgs(process.argv.slice(2)), TERMINAL, run);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = STATUS.refused;
}
