/** `npm run bundle`: builds what an installed bot runs, in `dist/`. */
import { fileURLToPath } from 'node:url';
import { bundle, INSTALLED_PROGRAMS } from './bundling.ts';

await bundle(INSTALLED_PROGRAMS, fileURLToPath(new URL('../../dist', import.meta.url)));
