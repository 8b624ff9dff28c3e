/** Bundles the page's script. The content's own code runs in it, with the same checks as in the bot. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Leaves out what only Node has; the page reads no files itself. */
const WITHOUT_NODE: Plugin = {
  name: 'without-node',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'none' }));
    esbuild.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** Returns the script and the style sheet of the page. */
export async function bundlePage(): Promise<{ readonly script: string; readonly style: string }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [WITHOUT_NODE],
  });
  const textOf = (kind: string) => outputFiles.find(({ path }) => extname(path) === kind)?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}
