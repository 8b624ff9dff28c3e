/** `npm run simulate`: random games under the referee. See `--help`. */
import { simulate } from './simulation.ts';

process.exitCode = simulate(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
