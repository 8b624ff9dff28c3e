/** Bundles the bot for storms. Pictures are replaced by one small square, because storms do not test them. */
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

/** Bundles it into a folder. Returns the path of the program. */
export const programIn = (folder: string): Promise<string> =>
  bundle(new URL('bot.ts', import.meta.url), folder, squares);
