/** `npm run bundle`: builds the program that `bin/start` runs, in `dist/`. */
import { fileURLToPath } from 'node:url';
import { bundle } from './bundling.ts';

await bundle(new URL('../main.ts', import.meta.url), fileURLToPath(new URL('../../dist', import.meta.url)));
