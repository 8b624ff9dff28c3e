/** `npm run calibrate`: measures how far the coach can be trusted. See `--help`. */
import { calibrate } from './calibrate/run.ts';
import { TERMINAL } from './command-line.ts';

process.exitCode = await calibrate(process.argv.slice(2), TERMINAL);
