/** `npm run load`: how the bot bears many tables that play at once. See `--help`. */
import { load } from './load/run.ts';

process.exit(
  await load(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  }),
);
