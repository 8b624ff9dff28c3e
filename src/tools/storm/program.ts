/**
 * The program of a stormed bot. Its pictures are one small square each: a storm is about losing nothing, and what is in the
 * pictures is looked at elsewhere.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { bundle } from '../bundling.ts';

const SQUARE = fileURLToPath(new URL('stub-renderer.ts', import.meta.url));

const squares: Plugin = {
  name: 'squares',
  setup({ onResolve }) {
    onResolve({ filter: /\/render\/index\.ts$/ }, ({ importer }) =>
      importer === SQUARE ? undefined : { path: SQUARE },
    );
  },
};

/** Makes it in a folder; gives its path. */
export const programIn = (folder: string): Promise<string> =>
  bundle(new URL('bot.ts', import.meta.url), folder, squares);
