/** `npm run bench:engine`: measures the engine. See `--help`. */

import { benchmark, QUICK, THOROUGH } from './benchmark.ts';
import { command, main, type OptionsOf, parser, STATUS } from './command-line.ts';
import { configuredContent } from './configured-content.ts';

const parse = parser(
  command('bench:engine', 'Measures the engine on positions of random four-player games.').option(
    '--quick',
    'about 10 seconds instead of about 50',
    false,
  ),
);

async function bench({ quick }: OptionsOf<typeof parse>): Promise<number> {
  const used = configuredContent();
  process.stdout.write(await benchmark(used.content, used.id, quick ? QUICK : THOROUGH));
  return STATUS.fine;
}

await main(parse, bench);
