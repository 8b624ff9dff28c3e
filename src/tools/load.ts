/** `npm run load`: measures the bot while many tables play at once. See `--help`. */
import { TERMINAL } from './command-line.ts';
import { load } from './load/run.ts';

process.exit(await load(process.argv.slice(2), TERMINAL));
