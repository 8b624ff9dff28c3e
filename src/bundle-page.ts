/** Bundles pages for browsers: in development, for local tools, and for the build. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

export interface BundledPage {
  readonly script: string;
  readonly style: string;
}

const bundled = new Map<string, Promise<BundledPage>>();

/**
 * Bundles a browser module with its style sheets, once per process. A failure is retried by the next call. `plugins` of
 * later calls do not count.
 */
export function bundlePage(entry: URL, ...plugins: readonly Plugin[]): Promise<BundledPage> {
  const made = bundled.get(entry.href) ?? bundle(entry, plugins);
  bundled.set(entry.href, made);
  made.catch(() => bundled.delete(entry.href));
  return made;
}

async function bundle(entry: URL, plugins: readonly Plugin[]): Promise<BundledPage> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
    plugins: [...plugins],
  });
  const textOf = (kind: string) => outputFiles.find(({ path }) => extname(path) === kind)?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}
