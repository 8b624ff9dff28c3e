/** `npm run bench:engine`: measures the engine. See `--help`. */
import { loadConfiguredContent } from '../bootstrap/load-content.ts';
import { benchmark, QUICK, THOROUGH } from './benchmark.ts';
import { command, main, type OptionsOf, parser, STATUS } from './command-line.ts';

const parse = parser(
  command('bench:engine', 'Measures the engine on positions of random four-player games.').option(
    '--quick',
    'about 10 seconds instead of about 50',
    false,
  ),
);

async function bench({ quick }: OptionsOf<typeof parse>): Promise<number> {
  const used = loadConfiguredContent();
  if (!used.ok) throw new Error(`These figures cannot be played with:\n  ${used.problems.join('\n  ')}`);
  process.stdout.write(await benchmark(used.content, used.id, quick ? QUICK : THOROUGH));
  return STATUS.fine;
}

await main(parse, bench);
