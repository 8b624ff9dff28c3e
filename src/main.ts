/** The program: reads the settings, starts the bot, and ends it on signals. */
import { pino } from 'pino';
import { PinoPretty as pretty } from 'pino-pretty';
import { createBot } from './bootstrap/create-bot.ts';
import { createDatabaseProbe, formatHealth, type HealthSnapshot, serveHealth } from './bootstrap/health.ts';
import { loadContentOf } from './bootstrap/load-content.ts';
import { logSettings } from './bootstrap/log.ts';
import { type Config, listUnknownSettings, readConfig } from './config.ts';
import { DEFAULT_RATE_LIMIT, type Log } from './discord/index.ts';
import { MINUTE_MS } from './durations.ts';
import type { Playground } from './playground/index.ts';
import {
  cancelReplays,
  close as closePictures,
  emblemFiles,
  onDrawn,
  prewarm as warmPictures,
} from './render/index.ts';
import {
  createPlaceCheck,
  lockStore,
  openStore,
  pathOf,
  reasonOf,
  redactUrl,
  withSoleWriterCache,
} from './storage/index.ts';
import type { Web } from './web/index.ts';

const HEALTH_INTERVAL_MS = 5 * MINUTE_MS;
/** The process ends after this time even if closing has not finished. */
const CLOSE_TIMEOUT_MS = 8_000;
/** A second signal within this time counts as the same one: some tools signal each process of a group. */
const SAME_SIGNAL_MS = 1_000;

/** Ends the program with messages for the host. */
function stop(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

async function main(config: Config): Promise<void> {
  const settings = logSettings(config.logLevel);
  // JSON lines for machines, readable lines for a terminal.
  const log = process.stdout.isTTY ? pino(settings, pretty({ sync: true })) : pino(settings);
  const unknown = listUnknownSettings();
  if (unknown.length > 0)
    log.warn({ names: unknown }, 'these names in .env are not settings: see .env.example');
  const figures = loadContentOf(config);
  if (!figures.ok) stop('The content file cannot be used:', ...figures.problems.map((line) => `  ${line}`));
  // Until it has started, too: in a container, the system would ignore signals that the program does not handle.
  let shutDown = async (_: string): Promise<void> => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal));
  const { database: url } = config;
  const unopened = (error: Error) =>
    stop(`The database cannot be opened (DATABASE_URL is ${redactUrl(url)}):`, `  ${error.message}`);
  // Before anything in it is changed: a newer version would migrate it under the other process.
  const unlock = await lockStore(url).catch(unopened);
  const store = await openStore(url, (line, level = 'info') => log[level]({}, line))
    .then(withSoleWriterCache)
    .catch(unopened);
  const playground = config.token === undefined ? await openPlayground(config) : undefined;
  const token = config.token ?? playground?.token ?? '';
  const onFatalDisconnect = () => {
    // Whatever supervises this process restarts it or reports it as gone.
    log.error({}, 'the connection to Discord is lost for good: exiting');
    process.exit(1);
  };
  // `undefined` until the bot has started; until then, health checks report it as unhealthy.
  let vitals: (() => Promise<HealthSnapshot>) | undefined;
  const measured = async () => {
    if (vitals === undefined) throw new Error('The bot is just starting.');
    return await vitals();
  };
  const web =
    config.web === undefined ? undefined : await openPages(config.web, log, playground !== undefined);
  // Before logging in: a bot that restarts again and again uses up its daily logins.
  const served = config.health === undefined ? undefined : await serveVitals(config.health, measured);
  const { bot, close, services } = await createBot({
    store,
    content: figures.content,
    token,
    log,
    onFatalDisconnect,
    emblems: emblemFiles,
    wholePosts: config.wholePosts,
    application: config.application,
    shards: config.shards,
    limits: DEFAULT_RATE_LIMIT,
    documents: config.documents,
    webUrl: web?.url,
    ...(served && { meter: served.meter }),
    ...(playground === undefined ? {} : { api: playground.api }),
  }).catch((error: Error & { code?: unknown }) =>
    stop(
      'The bot could not start:',
      `  ${reasonOf(error)}`,
      ...(error.code === 'TokenInvalid'
        ? ['  DISCORD_TOKEN is not the token of a bot: see .env.example.']
        : []),
    ),
  );

  warmPictures();
  web?.serve(services);
  const database = createDatabaseProbe({ ...store, isInPlace: createPlaceCheck(url) });
  vitals = async () => ({
    gateway: bot.health(),
    database: await database(),
    memory: process.memoryUsage.rss(),
    uptime: process.uptime(),
  });
  if (playground === undefined) log.info({ link: bot.installLink }, 'this link adds the bot to a server');
  const tell = async () => {
    const { well, line } = formatHealth(await measured());
    log[well ? 'info' : 'warn']({}, line);
  };
  const timer = setInterval(() => void tell(), HEALTH_INTERVAL_MS);
  await tell();

  let closing: number | undefined;
  shutDown = async (signal) => {
    if (closing !== undefined) {
      if (performance.now() - closing > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    closing = performance.now();
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    clearInterval(timer);
    served?.server.close();
    await web?.close();
    cancelReplays();
    await close();
    await closePictures();
    await playground?.close();
    await unlock();
    log.info({}, 'closed');
    process.exit(0);
  };
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
  if (playground !== undefined) await welcome(playground, config, log);
}

/** Serves health and metrics. Imported only if configured. */
async function serveVitals(at: NonNullable<Config['health']>, vitals: () => Promise<HealthSnapshot>) {
  const { createMetrics } = await import('./bootstrap/metrics.ts');
  const { meter, drawn, text } = createMetrics();
  onDrawn(drawn);
  const health = async () => formatHealth(await vitals());
  const server = await serveHealth(at, health, async () => text(await vitals())).catch((error: Error) =>
    stop('Cannot serve health checks on HEALTH_PORT:', `  ${error.message}.`),
  );
  return { meter, server };
}

/** Opens the server of pages. Imported only if configured. The playground does without if the port is taken. */
async function openPages(
  where: NonNullable<Config['web']>,
  log: Log,
  isOptional: boolean,
): Promise<Web | undefined> {
  const { openWeb } = await import('./web/index.ts');
  return await openWeb({ ...where, log }).catch((error: Error) => {
    if (!isOptional) stop('Cannot serve the pages of games on WEB_PORT:', `  ${error.message}.`);
    log.warn({ reason: error.message }, 'games have no pages: set WEB_PORT to a port that is free');
    return undefined;
  });
}

async function openPlayground({ playground, database }: Config): Promise<Playground> {
  const { startPlayground } = await loadPlayground();
  const { openapi, ...options } = playground;
  return await startPlayground({
    ...options,
    ...(openapi === undefined ? {} : { openapi }),
    ...(database.startsWith('file:') && { threads: `${pathOf(database)}.threads.json` }),
  }).catch(({ code, syscall, message }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE')
      stop(
        `Port ${playground.port} is taken, perhaps by another playground.`,
        '  Set PLAYGROUND_PORT to another one, or to 0 for any that is free.',
      );
    if (syscall === 'listen' || syscall === 'getaddrinfo')
      stop('The playground cannot listen on PLAYGROUND_HOST and PLAYGROUND_PORT:', `  ${message}.`);
    return stop('The playground cannot be started:', `  ${message}`);
  });
}

/** Imports the playground, which the image lacks. */
const loadPlayground = () =>
  import('./playground/index.ts').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ERR_MODULE_NOT_FOUND'
      ? stop(
          'DISCORD_TOKEN is not set, and this installation has no playground.',
          '  Set DISCORD_TOKEN: see .env.example.',
        )
      : Promise.reject(error),
  );

async function welcome(
  { url }: Playground,
  { playground: { people, port, host } }: Config,
  log: { warn(data: object, line: string): void },
): Promise<void> {
  const { isLoopback } = await import('./playground/index.ts');
  const open = isLoopback(host)
    ? []
    : [
        `  CAREFUL: with PLAYGROUND_HOST=${host} other machines can reach it, and there is no password.`,
        '  Whoever does can play, moderate and end games as each of these people.',
      ];
  if (open.length > 0) log.warn({ host }, 'the playground is open to other machines, without a password');
  process.stdout.write(
    [
      '',
      `  The playground is open: ${url}`,
      `  It looks like a Discord channel, with ${people.join(', ')} in it. Type /game new there.`,
      ...open,
      '  (To play in Discord instead, put a bot token into .env: see the README.)',
      ...(port === 0
        ? []
        : ['  Ctrl+C ends it. Games are kept, messages are not: /game status shows the game again.']),
      '',
      '',
    ].join('\n'),
  );
}

const read = readConfig();
if (read.ok) await main(read.config);
else stop('Invalid configuration:', ...read.problems.map((line) => `  ${line}`));
