/** Serves the page, bundled on first request, pictures of messages, and emoji. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { build } from 'esbuild';
import type { Hono } from 'hono';
import type { World } from './state.ts';

const WEB = new URL('./web/', import.meta.url);
const ENTRY = fileURLToPath(new URL('main.ts', WEB));
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/;
/** Replaces pictures that were dropped; browsers display it even with an error status. */
const GONE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225" width="400" height="225">
  <rect width="400" height="225" fill="#80848e" fill-opacity=".15"/>
  <text x="200" y="118" fill="#80848e" font-family="sans-serif" font-size="16" text-anchor="middle">This old picture is not kept any more</text>
</svg>`;

/** Bundles the page. Returns texts by path: `/main.js`, and `/main.css` if there are imports of it. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [`/main${extname(path)}`, text]));
}

let bundled: Promise<ReadonlyMap<string, string>> | undefined;
/** Bundles once per process: the page does not change. A failure is retried on the next request. */
function bundledOnce(): Promise<ReadonlyMap<string, string>> {
  bundled ??= bundle().catch((error) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

/** Adds the routes of the page and the pictures. */
export function addStatic(app: Hono<{ Bindings: HttpBindings }>, world: World): void {
  app.get('/', async (c) => c.html(await readFile(new URL('index.html', WEB), 'utf8')));

  app.get('/:file{main\\.(?:js|css)}', async (c) => {
    const text = (await bundledOnce()).get(c.req.path);
    if (text === undefined) return c.notFound();
    return c.body(text, 200, { 'Content-Type': TYPES[extname(c.req.path)] ?? 'text/plain' });
  });

  const data = (bytes: Uint8Array, type: string) =>
    new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': type,
        // Bot content is data: it must never run as a page on our origin.
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, max-age=31536000, immutable',
      },
    });

  app.get('/emojis/:file{\\d+\\.webp}', (c) => {
    const emoji = world.emojis.get(c.req.param('file').replace('.webp', ''));
    return emoji === undefined ? c.notFound() : data(emoji.bytes, emoji.type);
  });

  app.get('/attachments/:channel/:id/:name', (c) => {
    const file = world.files.get(c.req.param('id'));
    if (file === undefined || file.name !== c.req.param('name')) {
      if (!PICTURE.test(c.req.param('name'))) return c.notFound();
      return c.body(GONE, 404, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' });
    }
    return data(file.bytes, file.type);
  });
}
