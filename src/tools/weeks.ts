/** `npm run weeks`: a table over three weeks, on a clock moved by hand. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { close } from '../render/index.ts';
import { playWeeks } from './weeks/play.ts';

const HELP = `Plays a table of three over three weeks through the real client, on a clock that is moved by hand, and writes
down what the bot says and when: reminders, clocks, days away, a change to winter time.

  npm run weeks -- [--seed WORD] [--out FILE] [--weather]

  --seed WORD   the same word plays the same weeks; caledonia if left out
  --out FILE    where the timeline goes; out/weeks.md if left out
  --weather     Discord has a bad day throughout: tight rate limits, 5xx, late and lost answers, connections that are
                closed. It takes some minutes

It ends with weeks=3 turns=… reminders=… quiet=0 doubled=0 late=0 errors=0: reminders within somebody's quiet hours, that
came twice, or too late. Its status is 1 unless these are all 0.
`;
const WEEKS = 3;

try {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: 'caledonia' },
      out: { type: 'string', default: 'out/weeks.md' },
      weather: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) process.stdout.write(HELP);
  else {
    const { timeline, turns, reminders, quiet, doubled, late, errors } = await playWeeks({
      ...{ seed: values.seed, weeks: WEEKS, weather: values.weather },
    });
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out, timeline);
    for (const error of errors) process.stderr.write(`${error}\n`);
    const sums = `turns=${turns} reminders=${reminders} quiet=${quiet} doubled=${doubled} late=${late}`;
    process.stdout.write(`The timeline: ${values.out}\nweeks=${WEEKS} ${sums} errors=${errors.length}\n`);
    process.exitCode = quiet + doubled + late + errors.length === 0 ? 0 : 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  // The drawing thread would keep the program alive.
  await close();
}
