/** `npm run demo`: plays a whole game in the playground and writes an album of it. See `--help`. */
import { close } from '../render/index.ts';
import { demo } from './album/demo.ts';
import { TERMINAL } from './command-line.ts';

try {
  process.exitCode = await demo(process.argv.slice(2), TERMINAL);
} finally {
  // Ends the drawing process at once.
  await close();
}
