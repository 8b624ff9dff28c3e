/** `npm run arena`: computer players against each other, measured. See `--help`. */
import { arena } from './arena/run.ts';

process.exitCode = await arena(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
