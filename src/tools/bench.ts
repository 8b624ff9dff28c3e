/** `npm run bench:engine`: how fast the engine is. See `--help`. */
import { parseArgs } from 'node:util';
import { figuresInUse } from '../bootstrap/load-content.ts';
import { benchmark, HELP, QUICK, THOROUGH } from './benchmark.ts';

async function bench(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return HELP;
  const used = figuresInUse();
  if (!used.ok) throw new Error(`These figures cannot be played with:\n  ${used.problems.join('\n  ')}`);
  return benchmark(used.content, used.id, values.quick ? QUICK : THOROUGH);
}

try {
  process.stdout.write(await bench(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
