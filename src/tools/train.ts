/** `npm run train`: improves the weights of the computer players. See `--help`. */
import { TERMINAL } from './command-line.ts';
import { train } from './train/run.ts';

process.exitCode = await train(process.argv.slice(2), TERMINAL);
