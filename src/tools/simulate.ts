/** `npm run simulate`: plays random games under the referee. See `--help`. */
import { TERMINAL } from './command-line.ts';
import { simulate } from './simulation.ts';

process.exitCode = simulate(process.argv.slice(2), TERMINAL);
