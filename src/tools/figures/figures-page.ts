/** Bundles the page. The content's own code runs in it, with the same checks as in the bot. */
import type { Plugin } from 'esbuild';
import { type BundledPage, bundlePage } from '../../bundle-page.ts';

/** Leaves out what only Node has; the page reads no files itself. */
const WITHOUT_NODE: Plugin = {
  name: 'without-node',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'none' }));
    esbuild.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** Returns the script and the style sheet of the page. */
export const bundleFiguresPage = (): Promise<BundledPage> =>
  bundlePage(new URL('./browser/main.ts', import.meta.url), WITHOUT_NODE);
