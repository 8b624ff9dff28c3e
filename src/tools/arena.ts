/** `npm run arena`: measures computer players against each other. See `--help`. */

import { arena } from './arena/run.ts';
import { TERMINAL } from './command-line.ts';

process.exitCode = await arena(process.argv.slice(2), TERMINAL);
