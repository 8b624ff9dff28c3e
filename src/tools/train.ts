/** `npm run train`: better weights for the computer players. See `--help`. */
import { train } from './train/run.ts';

process.exitCode = await train(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
