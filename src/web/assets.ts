/** The script and the style sheet of the page, bundled once per process. */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Asset {
  /** Contains a hash of the content, so that browsers can keep it for good. */
  readonly name: string;
  readonly type: string;
  /** Compressed with gzip. */
  readonly bytes: Uint8Array;
}

export interface Assets {
  readonly script: Asset;
  readonly style: Asset;
}

async function bundle(): Promise<Assets> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  const asset = (extension: string, type: string): Asset => {
    const contents =
      outputFiles.find(({ path }) => extname(path) === extension)?.contents ?? new Uint8Array();
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
    return { name: `page-${hash}${extension}`, type, bytes: gzipSync(contents) };
  };
  return { script: asset('.js', 'text/javascript'), style: asset('.css', 'text/css') };
}

let bundled: Promise<Assets> | undefined;

/** Returns the page's script and style sheet. */
export function pageAssets(): Promise<Assets> {
  bundled ??= bundle();
  return bundled;
}
