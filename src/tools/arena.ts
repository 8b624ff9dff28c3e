/** `npm run arena`: computer players against each other, measured. See `--help`. */

import { arena } from './arena/run.ts';
import { TERMINAL } from './command-line.ts';

process.exitCode = await arena(process.argv.slice(2), TERMINAL);
