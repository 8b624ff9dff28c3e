/** Bundles the page's script in development. The built program has it already. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Returns the script with all its modules, and their style sheets. */
export async function bundlePage(entry: URL): Promise<Record<'script' | 'style', Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  const contentsOf = (kind: string) =>
    outputFiles.find(({ path }) => extname(path) === kind)?.contents ?? new Uint8Array();
  return { script: contentsOf('.js'), style: contentsOf('.css') };
}
