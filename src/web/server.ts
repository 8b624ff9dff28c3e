/** The web server: pages, pictures and news of games. It reads only, and sets no cookies. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { PageTarget } from '../core/index.ts';
import { createRateLimiter, type Log } from '../discord/index.ts';
import type { Services } from '../features/index.ts';
import { createLruCache, drawVector, type View } from '../render/index.ts';
import { botText, type Language, languageFor } from '../text/index.ts';
import { isLocal, networkOf } from './addresses.ts';
import { pageAssets } from './assets.ts';
import { BusyError, createLane } from './lane.ts';
import { createLive, type Live } from './live.ts';
import { gamePage, messagePage, STARTED, stampOf } from './page.ts';
import { landOf, lastStep, loadShown, pictureAt, type ShownGame, type Unshown } from './shown-game.ts';

export interface Web {
  /** Public address, without a slash at its end. */
  readonly url: string;
  /** Begins to serve the pages of these games. Until then, every request is asked to come back. */
  serve(services: Services): void;
  close(): Promise<void>;
}

export interface WebOptions {
  readonly port: number;
  /** Public address. Default: this machine's, and only it can connect. */
  readonly url: string | undefined;
  /** Address to listen on. Default: all if the public address is another one than this machine's. */
  readonly host?: string | undefined;
  readonly log: Log;
  readonly now?: () => Date;
  /** Draws a picture of a page. Default: in the drawing process. */
  readonly draw?: typeof drawVector;
}

/** A page takes about ten requests and counts as three. Several readers may share an address. A stream is under way. */
const LIMITS = { burst: 240, perSecond: 20, atOnce: 120 };
const MAX_READERS = 5_000;
const HEARTBEAT_MS = 25_000;
/** Games prepared for their pages, and bytes of compressed pages and pictures. */
const MAX_GAMES = 24;
const PAGE_CACHE_BYTES = 16 * 2 ** 20;
/**
 * Pages and pictures made at a time, and those that wait. The pictures of posts and answers are drawn by the same process,
 * so few are handed to it at once.
 */
const LANES = { pages: 1, pictures: 4, room: 200 };
const BUSY_S = 2;
const YEAR_S = 31_536_000;
const SVG = 'image/svg+xml';

/** Of every answer; some are cached, and pictures have another policy. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** A picture that is opened on its own has its own style. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Env = { Bindings: HttpBindings };
type Request = Context<Env>;

/** Views with a picture of their own address; `player0` is the board of seat 0. */
const PICTURE = /^(?:(map|players|boards|clans|score|race)|player([0-3]))\.svg$/;

/** Starts the server; resolves when it listens. Rejects if the port is taken. */
export async function openWeb({ port, url, host, log, ...given }: WebOptions): Promise<Web> {
  const { now = () => new Date(), draw = drawVector } = given;
  const app = new Hono<Env>();
  const acquire = createRateLimiter(LIMITS, now);
  let served: { readonly routes: Hono<Env>; readonly live: Live } | undefined;

  app.use('*', async (c, next) => {
    // Building a page takes the bot as long as serving three pictures.
    const grant = acquire(networkOf(c), c.req.path.endsWith('/') ? 'heavy' : 'usual');
    if (grant.kind === 'held') {
      c.header('Retry-After', String(grant.seconds ?? 5));
      return c.text(botText('webPage', 'slow', {}, languageOf(c)), 429, HEADERS);
    }
    c.env.outgoing.once('close', grant.leave);
    await next();
    const cached = c.res.headers.get('Cache-Control') ?? HEADERS['Cache-Control'];
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    c.header('Cache-Control', cached);
    if (c.res.headers.get('Content-Type') === SVG) c.header('Content-Security-Policy', PICTURE_POLICY);
    return undefined;
  });
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  app.all('*', (c) => served?.routes.fetch(c.req.raw, c.env) ?? busy(c));
  app.onError((error, c) => {
    if (error instanceof BusyError) return busy(c);
    log.error({ err: error }, 'a web page failed');
    return c.text('', 500, HEADERS);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const isPublic = url !== undefined && !isLocal(new URL(url).hostname);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host ?? (isPublic ? undefined : '127.0.0.1'), resolve);
  });
  return {
    url: url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(services) {
      const live = createLive(services.webPage, (error) =>
        log.warn({ err: error }, 'failed to look for changes'),
      );
      served = { live, routes: routesFor(services, live, draw) };
    },
    async close() {
      served?.live.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function routesFor(services: Services, live: Live, draw: typeof drawVector): Hono<Env> {
  const app = new Hono<Env>();
  const games = createLruCache<ShownGame | Unshown | undefined>(MAX_GAMES, () => 1);
  const pages = createLruCache<Uint8Array>(PAGE_CACHE_BYTES, ({ byteLength }) => byteLength);
  const building = createLane(LANES.pages, LANES.room);
  const drawing = createLane(LANES.pictures, LANES.room);

  const targetOf = (c: Request) => services.webPage.findByToken(c.req.param('token') ?? '');

  /** Returns a game in the form of its page, prepared once for each version. */
  async function find({ game, version }: PageTarget): Promise<ShownGame | Unshown | undefined> {
    const load = () => building(() => loadShown(services, game));
    const found = await games(`${game} ${version}`, load);
    // Seals end by the clock, without a new version.
    return typeof found === 'object' ? found : await load();
  }

  app.get('/g/:token{[a-z2-7]+}', (c) => c.redirect(`${c.req.param('token')}/`, 308));
  app.get('/g/:token{[a-z2-7]+}/', async (c) => {
    const language = languageOf(c);
    const assets = await pageAssets();
    c.header('Vary', 'Accept-Language');
    c.header('Cache-Control', 'private, no-cache');
    const target = await targetOf(c);
    const shown = target && (await find(target));
    const version = target?.version;
    if (typeof shown !== 'object') {
      const message = messageOf(shown, language);
      const page = await messagePage({ message, language, assets, version });
      return c.html(page, shown === undefined ? 404 : 200);
    }
    const { id } = shown.game.record;
    const step = stepOf(c.req.query('step'), shown);
    const build = async () => gzipSync(String(await gamePage({ shown, step, language, assets })));
    const page = await pages(`${id} ${version} ${step} ${language}`, () => building(build));
    return compressed(c, page, 'text/html; charset=utf-8');
  });

  app.get('/g/:token{[a-z2-7]+}/land.svg', async (c) => {
    const target = await targetOf(c);
    if (target === undefined) return c.notFound();
    const name = `${target.game} land`;
    const cached = pages.get(name);
    if (cached !== undefined) return pictureOf(c, cached, STARTED);
    const shown = await find(target);
    if (typeof shown !== 'object') return c.notFound();
    const land = () => draw(landOf(shown));
    return pictureOf(c, await pages(name, () => drawing(land)), STARTED);
  });
  app.get('/g/:token{[a-z2-7]+}/:step{[0-9]+}/:picture', async (c) => {
    const [, view, seat] = PICTURE.exec(c.req.param('picture')) ?? [];
    const target = await targetOf(c);
    if (target === undefined || (view ?? seat) === undefined) return c.notFound();
    const language = languageFor(c.req.query('l'));
    const nameOf = (version: number, step: number) =>
      `${target.game} ${version} ${step} ${view ?? `player${seat}`}.svg ${language}`;
    const cached = pages.get(nameOf(target.version, Number(c.req.param('step'))));
    if (cached !== undefined) return pictureOf(c, cached, stampOf(target.version));
    const shown = await find(target);
    if (typeof shown !== 'object') return c.notFound();
    const step = stepOf(c.req.param('step'), shown);
    const request = pictureAt(shown, step, (view ?? 'player') as View, language);
    const picture = () =>
      draw({
        ...request,
        ...(view === 'map' ? { layer: 'pieces' as const } : {}),
        ...(seat === undefined ? {} : { seat: Math.min(Number(seat), shown.game.state.players.length - 1) }),
      });
    const { version } = shown.game.record;
    return pictureOf(c, await pages(nameOf(version, step), () => drawing(picture)), stampOf(version));
  });

  app.get('/g/:token{[a-z2-7]+}/live', async (c) => {
    const token = c.req.param('token');
    const target = await services.webPage.findByToken(token);
    const head = { 'Content-Type': 'text/event-stream', 'X-Version': String(target?.version ?? '') };
    // For readers who were away when the page went.
    if (target === undefined) return c.body('event: gone\ndata:\n\n', 200, head);
    // A request for the headers alone never closes its stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, head);
    if (live.readers() >= MAX_READERS) return c.text('', 503);
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const beat = () => void stream.writeSSE({ event: 'alive', data: '' });
      const timer = setInterval(beat, HEARTBEAT_MS).unref();
      let leave = () => {};
      await new Promise<void>((end) => {
        stream.onAbort(end);
        leave = live.add(token, async (version) => {
          if (version !== undefined) await stream.writeSSE({ event: 'version', data: String(version) });
          else {
            await stream.writeSSE({ event: 'gone', data: '' });
            end();
          }
        });
      });
      clearInterval(timer);
      leave();
    });
  });

  app.get('/:asset', async (c) => {
    const assets = Object.values(await pageAssets());
    const asset = assets.find(({ name }) => name === c.req.param('asset'));
    if (asset === undefined) return c.notFound();
    c.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
    return compressed(c, asset.bytes, `${asset.type}; charset=utf-8`);
  });
  // Handled and logged where it is served.
  app.onError((error) => {
    throw error;
  });
  app.notFound(async (c) => {
    const language = languageOf(c);
    const message = messageOf(undefined, language);
    return c.html(await messagePage({ message, language, assets: await pageAssets() }), 404);
  });
  return app;
}

function messageOf(shown: Unshown | undefined, language: Language): string {
  if (shown === undefined) return botText('webPage', 'unknown', {}, language);
  return shown === 'neverBegun'
    ? botText('look', shown, {}, language)
    : botText('webPage', shown, {}, language);
}

/** Asks a reader to come back. Browsers that show it as a page do so by themselves. */
function busy(c: Request): Response {
  const again = { 'Retry-After': String(BUSY_S), Refresh: String(BUSY_S) };
  return c.text(botText('webPage', 'retrying', {}, languageOf(c)), 503, { ...HEADERS, ...again });
}

/** Answers with a picture, which browsers keep if its address has this stamp. */
function pictureOf(c: Request, bytes: Uint8Array, stamp: string): Response {
  const isCurrent = c.req.query('v') === stamp;
  c.header('Cache-Control', isCurrent ? `private, max-age=${YEAR_S}, immutable` : 'private, no-cache');
  return compressed(c, bytes, SVG);
}

/** Returns the step that a page or picture asks for; default: the newest. */
function stepOf(wanted: string | undefined, shown: ShownGame): number {
  const last = lastStep(shown);
  return wanted !== undefined && /^\d{1,5}$/.test(wanted) ? Math.min(Number(wanted), last) : last;
}

/** Returns the reader's language: as the address says, else as the browser prefers. */
function languageOf(c: Request): Language {
  const preferred = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((one) => one.split(';')[0]?.trim());
  return languageFor(c.req.query('lang'), ...preferred);
}

/** Answers with bytes compressed with gzip, or as they were for the rare reader who cannot unpack them. */
function compressed(c: Request, bytes: Uint8Array, type: string): Response {
  c.header('Content-Type', type);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
    return c.body(new Uint8Array(gunzipSync(bytes)));
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(bytes));
}
