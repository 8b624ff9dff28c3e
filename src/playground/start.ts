/** Starts the playground: one HTTP server with the REST API, the gateway, the pictures and the web page. */
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { GatewayIntentBits, type GatewayThreadDeleteDispatchData, type Locale } from 'discord-api-types/v10';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { MINUTE_MS } from '../durations.ts';
import { type Actions, createActions } from './actions/actions.ts';
import { createFaults } from './fault-injection.ts';
import { announceChanges, createGateway, type Gateway } from './gateway.ts';
import { createInteractions, type Interactions } from './interactions.ts';
import { gatewayGuild, guildObject, memberObject, textObject, threadObject } from './objects.ts';
import { loadOpenApi } from './openapi.ts';
import { isAllowed } from './origin-check.ts';
import { createPage } from './page.ts';
import { createRates } from './rates/rates.ts';
import { createRest } from './rest/app.ts';
import { DEFAULT_RETENTION } from './retention.ts';
import { namedSnowflake, snowflakeAfter } from './snowflake.ts';
import { createWorld, type Guild, isThread, type World } from './state.ts';
import { addStatic } from './static.ts';
import { storeThreads } from './stored-threads.ts';
import { setArchived } from './threads.ts';
import type { PlaygroundOptions } from './types.ts';
import { type PlaygroundUser, playgroundUser } from './user.ts';
import { createWaiting } from './waiting.ts';
import { createWeather } from './weather.ts';

const DEADLINE_MS = 3_000;
const TIMEOUT_MS = MINUTE_MS;
const UNTIL_TIMEOUT_MS = MINUTE_MS;

/** Starts a playground; resolves when it listens. Throws if the port is taken or the document unreadable. */
export async function startPlayground(options: PlaygroundOptions) {
  const { port, host = '127.0.0.1', deadlineMs = DEADLINE_MS, timeoutMs = TIMEOUT_MS } = options;
  const check = options.openapi === undefined ? undefined : await loadOpenApi(options.openapi);
  const keep = { ...DEFAULT_RETENTION, ...options.keep };
  const world = createWorld(options.now ?? Date.now, options.log ?? (() => undefined), keep, options);
  /** The accepted bot token; all others get 401. */
  const token = `${Buffer.from(world.bot.id).toString('base64url')}.play.${randomBytes(24).toString('base64url')}`;
  const gateway = createGateway(world, token, options);
  announceChanges(world, gateway);
  const interactions = createInteractions(world, gateway, deadlineMs, timeoutMs);
  const faults = createFaults(world, gateway);
  const waiting = createWaiting(world);
  const people = createPeople(world, gateway, interactions);
  const page = createPage(world, (id) => people.acts.get(id));

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('*', async (c, next) =>
    isAllowed(host, { host: c.req.header('host'), origin: c.req.header('origin') })
      ? next()
      : c.text('This address is not mine.', 403),
  );
  const weather = options.weather === undefined ? undefined : createWeather(gateway, options.weather);
  const limits = options.rates ?? weather !== undefined;
  const clock = typeof limits === 'function' ? limits : undefined;
  app.route(
    '/',
    createRest(
      { world, gateway, interactions, token },
      {
        faults,
        check,
        ...(limits !== false && { rates: createRates(world, clock) }),
        ...(weather && { weather }),
      },
    ),
  );
  addStatic(app, world);
  app.onError((error, c) => {
    world.violation(`the playground itself failed at ${c.req.method} ${c.req.path}: ${error.stack ?? error}`);
    return c.json({ message: '500: Internal Server Error', code: 0 }, 500);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const sockets = acceptSockets(server, host, { '/gateway': gateway.accept, '/page': page.accept });

  world.base = await listen(server, port, host);
  for (const [index, name] of options.people.entries()) people.add(name, index === 0);
  for (let server = 2; server <= (options.servers ?? 1); server++)
    addServer(world, gateway, `Server ${server}`);
  for (const guild of world.guilds.values()) {
    for (const name of options.channels) addChannel(world, gateway, name, guild);
  }
  if (options.threads !== undefined) storeThreads(world, options.threads, options.log);
  options.log?.(`playground: ${world.base}`);

  return {
    url: `${world.base}/`,
    /** Value for `rest.api` of discord.js, which appends `/v10`. */
    api: `${world.base}/api`,
    token,
    guild: world.guild.id,
    /** Ids of all servers. Spread over at most as many shards, their counts differ by at most one. */
    get servers() {
      return [...world.guilds.keys()];
    },
    /** Channels and threads of all servers, those of the first one first. */
    get channels() {
      return [...world.channels.keys()];
    },
    get users(): readonly PlaygroundUser[] {
      return people.users;
    },
    get commands() {
      return [...world.commands.values()].map(({ command }) => command);
    },
    addUser: (name: string, moderator = false) => people.add(name, moderator),
    /** Adds the bot to a server; one with a channel greets its members there. */
    addServer: (name: string, channel?: string) => addServer(world, gateway, name, channel).id,
    /** Adds the bot to a server during an outage. Returns a function that ends the outage. */
    addServerInOutage: (name: string, channel: string) =>
      addServer(world, gateway, name, channel, true).endOutage,
    /** Adds only the bot's commands to a server, without the bot. Returns the server's channel. */
    addCommands: (name: string, channel: string) => addCommands(world, gateway, name, channel),
    /** Adds the bot to the first server again, or removes it, though not its commands. */
    setInstalled: (isInstalled: boolean) => setInstalled(world, gateway, isInstalled),
    addChannel: (name: string, server = world.guild.id) => {
      const guild = world.guilds.get(server);
      if (guild === undefined) throw new Error(`There is no server ${server}`);
      return addChannel(world, gateway, name, guild);
    },
    removeChannel: (id: string) => removeChannel(world, gateway, id),
    /** Archives a thread, as Discord or a moderator does; only moderators can unarchive a locked one. */
    archiveThread: (id: string, locked = false) => {
      const thread = world.channels.get(id);
      if (!isThread(thread)) throw new Error(`There is no thread ${id}`);
      setArchived(world, gateway, thread, { archived: true, locked });
    },
    threadMembers: (id: string) => [...(world.channels.get(id)?.thread?.members ?? [])],
    /** Removes a user from a thread. Default: the bot. */
    leaveThread: (id: string, user = world.bot.id) => {
      world.channels.get(id)?.thread?.members.delete(user);
      world.changes.emit('channels');
    },
    /** Adds the bot to a thread, as a mention by a member does. */
    joinThread: (id: string) => {
      const thread = world.channels.get(id);
      if (!isThread(thread)) throw new Error(`There is no thread ${id}`);
      thread.thread.members.add(world.bot.id);
      gateway.dispatch('THREAD_CREATE', threadObject(world, thread), GatewayIntentBits.Guilds, thread.guild);
      world.changes.emit('channels');
    },
    isArchived: (id: string) => world.channels.get(id)?.thread?.archived === true,
    /** Sets the locale of a server, which makes it a Community. Default: English, and the first server. */
    speak: (locale: `${Locale}`, server = world.guild.id) => setLocale(world, gateway, locale, server),
    /** The bot's latest REST requests in order, at most `RetentionLimits.requests`. */
    requests: world.requests,
    /** Violations of Discord's rules: limits, OpenAPI document, unanswered interactions. Keeps the latest. */
    violations: world.violations,
    /** Pinged users by message, in order. Only the latest are stored. */
    pings: world.pings,
    faults: faults.faults,
    /** Emits each change synchronously: a message before the bot receives the response. */
    changes: world.changes,
    ready: () => waiting.until(() => world.online, 2 ** 31 - 1),
    /** Resolves when `predicate` holds, checked after each message or edit; rejects after `milliseconds`. */
    until: (predicate: () => boolean, milliseconds = UNTIL_TIMEOUT_MS) =>
      waiting.until(predicate, milliseconds),
    async close() {
      weather?.close();
      interactions.close();
      waiting.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type Playground = Awaited<ReturnType<typeof startPlayground>>;

type Accept = (socket: WebSocket, query: URLSearchParams) => void;

/** Accepts web sockets at these paths. Refuses foreign pages. */
function acceptSockets(
  server: Server,
  host: string,
  paths: Readonly<Record<string, Accept>>,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    // From here on, Node handles no errors of the connection.
    socket.on('error', () => socket.destroy());
    // `new URL` would throw for some paths, such as "//".
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const search = new URLSearchParams(query);
    const accept = isAllowed(host, request.headers) ? paths[path] : undefined;
    // zlib-stream is optional; discord.js only requests it with an extra package installed.
    if (accept === undefined || search.has('compress')) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, search));
  });
  return sockets;
}

/** Starts a server and returns its URL. Rejects if the port is taken. */
async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A bot on this machine can always connect through loopback.
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const bracketed = reachable.includes(':') ? `[${reachable}]` : reachable;
  return `http://${bracketed}:${(server.address() as AddressInfo).port}`;
}

function createPeople(world: World, gateway: Gateway, interactions: Interactions) {
  const users: PlaygroundUser[] = [];
  const acts = new Map<string, Actions>();
  return {
    users,
    acts,
    add(name: string, moderator: boolean) {
      const joined = new Date(world.now()).toISOString();
      const named = namedSnowflake('person', name);
      const id = world.people.has(named) ? world.snowflake() : named;
      const person = { id, name, moderator, bot: false, joined };
      world.people.set(person.id, person);
      const own = createActions(world, gateway, interactions, person);
      acts.set(person.id, own);
      const user = playgroundUser(world, person, own);
      users.push(user);
      for (const guild of world.guilds.keys()) {
        const member = { ...memberObject(world, person), guild_id: guild };
        gateway.dispatch('GUILD_MEMBER_ADD', member, GatewayIntentBits.GuildMembers, guild);
      }
      world.changes.emit('users');
      return user;
    },
  };
}

function setLocale(world: World, gateway: Gateway, locale: `${Locale}`, server: string): void {
  world.locales.set(server, locale as Locale);
  const guild = world.guilds.get(server);
  if (guild !== undefined)
    gateway.dispatch('GUILD_UPDATE', guildObject(world, guild), GatewayIntentBits.Guilds, server);
}

function nextGuild(world: World, name: string): Guild {
  const guild = { id: snowflakeAfter(world.guild.id, world.guilds.size), name };
  world.guilds.set(guild.id, guild);
  return guild;
}

function addServer(world: World, gateway: Gateway, name: string, channel?: string, isOut = false) {
  const guild = nextGuild(world, name);
  const { id } = guild;
  if (channel !== undefined) addChannel(world, gateway, channel, guild);
  const tell = (isUnavailable: boolean) =>
    gateway.dispatch(
      'GUILD_CREATE',
      isUnavailable ? { id, unavailable: true } : gatewayGuild(world, guild),
      GatewayIntentBits.Guilds,
      id,
    );
  tell(isOut);
  return { id, endOutage: () => void tell(false) };
}

function setInstalled(world: World, gateway: Gateway, isInstalled: boolean): void {
  const { guild, commandsOnly } = world;
  const { id } = guild;
  if (isInstalled) {
    commandsOnly.delete(id);
    gateway.dispatch('GUILD_CREATE', gatewayGuild(world, guild), GatewayIntentBits.Guilds, id);
  } else {
    gateway.dispatch('GUILD_DELETE', { id }, GatewayIntentBits.Guilds, id);
    commandsOnly.add(id);
  }
}

function addCommands(world: World, gateway: Gateway, name: string, channel: string): string {
  const guild = nextGuild(world, name);
  world.commandsOnly.add(guild.id);
  return addChannel(world, gateway, channel, guild);
}

function addChannel(world: World, gateway: Gateway, name: string, guild: Guild): string {
  const named = namedSnowflake('channel', guild === world.guild ? name : `${name} of ${guild.id}`);
  const channel = { id: world.channels.has(named) ? world.snowflake() : named, name, guild: guild.id };
  world.channels.set(channel.id, channel);
  gateway.dispatch('CHANNEL_CREATE', textObject(world, channel), GatewayIntentBits.Guilds, guild.id);
  world.changes.emit('channels');
  return channel.id;
}

function removeChannel(world: World, gateway: Gateway, id: string): void {
  const channel = world.channels.get(id);
  if (channel === undefined) return;
  world.channels.delete(id);
  for (const [key, { message }] of world.messages) if (message.channel_id === id) world.messages.delete(key);
  if (isThread(channel)) {
    const { id, type, guild_id, parent_id } = threadObject(world, channel);
    const gone = { id, type, guild_id, parent_id } as GatewayThreadDeleteDispatchData;
    gateway.dispatch('THREAD_DELETE', gone, GatewayIntentBits.Guilds, channel.guild);
  } else {
    gateway.dispatch('CHANNEL_DELETE', textObject(world, channel), GatewayIntentBits.Guilds, channel.guild);
  }
  world.changes.emit('channels');
}
