/** Serves the page, bundled on first request, pictures of messages, and emoji. */
import { readFile } from 'node:fs/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { bundlePage } from '../bundle-page.ts';
import type { World } from './state.ts';

const WEB = new URL('./web/', import.meta.url);
const SCRIPT = new URL('main.ts', WEB);

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/;
/** Replaces pictures that were dropped; browsers display it even with an error status. */
const GONE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225" width="400" height="225">
  <rect width="400" height="225" fill="#80848e" fill-opacity=".15"/>
  <text x="200" y="118" fill="#80848e" font-family="sans-serif" font-size="16" text-anchor="middle">This old picture is not kept any more</text>
</svg>`;

export function addStatic(app: Hono<{ Bindings: HttpBindings }>, world: World): void {
  app.get('/', async (c) => c.html(await readFile(new URL('index.html', WEB), 'utf8')));

  app.get('/main.js', async (c) => {
    const { script } = await bundlePage(SCRIPT);
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  app.get('/main.css', async (c) => {
    const { style } = await bundlePage(SCRIPT);
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' });
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
