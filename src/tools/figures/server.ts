/** Serves the editor to this machine only. */
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { bundleFiguresPage } from './figures-page.ts';
import { openContentFile } from './file.ts';

export interface FiguresEditor {
  readonly url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** Opens the editor of a content file on a port; 0 takes a free one. Rejects if file or port cannot be used. */
export async function openFiguresEditor(path: string, port: number): Promise<FiguresEditor> {
  const file = openContentFile(path);
  const { script, style } = await bundleFiguresPage();
  // Follows from the content, so that a page may outlive this process.
  const revision = () => createHash('sha256').update(JSON.stringify(file.read())).digest('hex');
  const app = new Hono();

  // Pages of other sites could point a name of theirs at this machine.
  app.use('*', async (c, next) => {
    if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(c.req.header('host') ?? ''))
      return c.text('', 403, HEADERS);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    return undefined;
  });
  app.get('/', (c) => c.html(page(basename(path))));
  app.get('/page.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/page.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/content', (c) => c.json({ revision: revision(), content: file.read() }));
  // Only the own page can send this: other sites may not use PUT here.
  app.put('/content/:revision', async (c) => {
    if (c.req.param('revision') !== revision()) return c.json({ problems: [] }, 409);
    const problems = file.save(await c.req.json());
    if (problems.length > 0) return c.json({ problems }, 422);
    return c.json({ revision: revision() });
  });
  app.onError((error, c) => {
    console.error(`Not saved: ${error.message}`);
    return c.text('', 500, HEADERS);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken, perhaps by another editor. Name another one by --port; 0 takes a free one.`,
            )
          : error,
      ),
    );
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const page = (name: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Values in your box</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
</head>
<body>
<header>
<div class="title"><h1>Values in your box</h1>
<p><span id="saved" role="status" data-file="${name}"></span></p></div>
<div class="progress"><label for="progress" id="count"></label><progress id="progress" max="1" value="0"></progress></div>
<div class="actions">
<button type="button" id="undo">Undo</button><button type="button" id="redo">Redo</button>
<a id="export" href="#" download="changed-figures.json" title="Only what differs from the values we ship, to contribute it">Export changes</a>
</div>
</header>
<div class="body">
<nav id="tabs" aria-label="Tables"></nav>
<main id="view"></main>
</div>
<section id="problems" aria-label="Problems" aria-live="polite"></section>
</body>
</html>`;
