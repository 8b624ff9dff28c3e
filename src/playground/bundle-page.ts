/** Bundles pages for browsers, once per process: they do not change. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface BundledPage {
  readonly script: string;
  readonly style: string;
}

async function bundle(entry: string): Promise<BundledPage> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./web/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  const textOf = (kind: string) => outputFiles.find(({ path }) => extname(path) === kind)?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

const bundled = new Map<string, Promise<BundledPage>>();

/** Bundles a module of `web` with its style sheets. A failure is retried by the next call. */
export function bundlePage(entry: string): Promise<BundledPage> {
  const made = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, made);
  made.catch(() => bundled.delete(entry));
  return made;
}
