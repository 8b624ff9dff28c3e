/** The script and the style sheet of the page, read once per process. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BundledPage } from '../bundle-page.ts';

interface Asset {
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

/** In the built program this is the bundled script, with the style sheet beside it. */
const SCRIPT = new URL('./browser/main.ts', import.meta.url);

async function read(): Promise<BundledPage> {
  if (SCRIPT.pathname.endsWith('.ts')) return await (await import('../bundle-page.ts')).bundlePage(SCRIPT);
  const style = new URL(SCRIPT.href.replace(/js$/, 'css'));
  return { script: await readFile(SCRIPT, 'utf8'), style: await readFile(style, 'utf8') };
}

function asset(contents: string, extension: string, type: string): Asset {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  return { name: `page-${hash}.${extension}`, type, bytes: gzipSync(contents) };
}

async function load(): Promise<Assets> {
  const { script, style } = await read();
  return { script: asset(script, 'js', 'text/javascript'), style: asset(style, 'css', 'text/css') };
}

let loaded: Promise<Assets> | undefined;

/** Returns the page's script and style sheet. */
export function pageAssets(): Promise<Assets> {
  loaded ??= load();
  return loaded;
}
