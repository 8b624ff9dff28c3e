/** `npm run weeks`: simulates three weeks at a table on a simulated clock. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { close } from '../render/index.ts';
import { command, main, type OptionsOf, parser, STATUS } from './command-line.ts';
import { playWeeks } from './weeks/play.ts';

const parse = parser(
  command(
    'weeks',
    'Plays three weeks of a game for three on a simulated clock, through the real client, and writes down what the bot says and when: reminders, clocks, days away, a change to winter time.',
    `The last line is weeks=3 turns=… reminders=… quiet=0 doubled=0 late=0 errors=0: reminders within a player's quiet hours,
twice, or too late. The status is 1 unless these are all 0.`,
  )
    .option('--seed <word>', 'the same word plays the same weeks', 'caledonia')
    .option('--out <file>', 'file of the timeline', 'out/weeks.md')
    .option(
      '--weather',
      'a bad day at Discord: tight rate limits, 5xx, late and lost answers, closed connections. It takes a few minutes',
      false,
    ),
);
const WEEKS = 3;

async function run({ seed, out, weather }: OptionsOf<typeof parse>): Promise<number> {
  const { timeline, turns, reminders, quiet, doubled, late, errors } = await playWeeks({
    seed,
    weeks: WEEKS,
    weather,
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, timeline);
  for (const error of errors) process.stderr.write(`${error}\n`);
  const sums = `turns=${turns} reminders=${reminders} quiet=${quiet} doubled=${doubled} late=${late}`;
  process.stdout.write(`The timeline: ${out}\nweeks=${WEEKS} ${sums} errors=${errors.length}\n`);
  return quiet + doubled + late + errors.length === 0 ? STATUS.fine : STATUS.wrong;
}

await main(parse, run);
// Ends the drawing process at once.
await close();
