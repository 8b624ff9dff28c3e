/** Discord's gateway: hello, heartbeats, identify, resume, and the events of a bot's intents. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  type ApplicationFlags,
  GatewayCloseCodes,
  GatewayIntentBits,
  GatewayOpcodes,
  type UserFlags,
} from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { MINUTE_MS } from '../durations.ts';
import type { Events } from './events.ts';
import { parseJson } from './json.ts';
import { gatewayGuild, userObject } from './objects.ts';
import { shardOf } from './snowflake.ts';
import { loginsOf, type Stored, type World } from './state.ts';

const HEARTBEAT_MS = 41_250;
/** Shards that may log in at once; more than Discord usually allows, so that tests need not wait. */
export const MAX_CONCURRENCY = 16;
/** Events stored for a resuming bot; Discord stores a few minutes' worth. */
const MAX_STORED_EVENTS = 2_000;
const RESUME_WINDOW_MS = MINUTE_MS;

const packet = z.looseObject({ op: z.int(), d: z.unknown().optional() });
const identify = z.looseObject({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int()]).optional(),
});
const resume = z.looseObject({ token: z.string(), session_id: z.string(), seq: z.int() });
interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly events: { readonly op: 0; readonly s: number; readonly t: string; readonly d: unknown }[];
  sequence: number;
  socket: WebSocket | undefined;
  /** When it lost its connection, on the monotonic clock; infinite while connected. */
  lost: number;
}

interface GatewaySettings {
  readonly heartbeatMs?: number | undefined;
  /** Milliseconds between two logins of shards in the same bucket. Default: 0. */
  readonly identifyIntervalMs?: number | undefined;
}

/** Creates the gateway: sessions, heartbeats, intents, resuming. Times in milliseconds. */
export function createGateway(
  world: World,
  token: string,
  { heartbeatMs = HEARTBEAT_MS, identifyIntervalMs = 0 }: GatewaySettings = {},
) {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();
  let forgotten = Number.NEGATIVE_INFINITY;
  const silent = new Set<WebSocket>();
  const identified = new Map<number, number>();

  const forget = () => {
    sessions.clear();
    forgotten = performance.now();
  };

  const send = (socket: WebSocket | undefined, data: object) => {
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(data));
  };

  const tell = <E extends keyof Events>(session: Session, t: E, d: Events[E]) => {
    session.sequence += 1;
    const event = { op: GatewayOpcodes.Dispatch, s: session.sequence, t, d } as const;
    session.events.push(event);
    if (session.events.length > MAX_STORED_EVENTS) session.events.shift();
    send(session.socket, event);
  };

  const countOnline = () => {
    const online = [...sessions.values()].some(({ socket }) => socket !== undefined);
    if (online === world.online) return;
    world.online = online;
    world.changes.emit('online', online);
  };

  const has = ({ shard: [id, count] }: Session, guild: string | undefined) => shardOf(guild, count) === id;
  const guildsOf = (session: Session) => [...world.guilds.values()].filter(({ id }) => has(session, id));

  const close = (socket: WebSocket, code: GatewayCloseCodes, reason: string) => socket.close(code, reason);

  function mayIdentify(shard: number): boolean {
    const turn = shard % MAX_CONCURRENCY;
    const last = identified.get(turn) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - last < identifyIntervalMs) return false;
    identified.set(turn, performance.now());
    return true;
  }

  /** Counts a login. Exceeding the limit ends all sessions: Discord resets the token. */
  function isLoginLeft(): boolean {
    const { remaining } = loginsOf(world);
    world.logins.remaining = remaining - 1;
    if (remaining > 0) return true;
    world.violation('the bot logged in more often than it may in a day');
    sessions.clear();
    for (const socket of sockets) close(socket, GatewayCloseCodes.AuthenticationFailed, 'Token was reset.');
    return false;
  }

  function onIdentify(socket: WebSocket, data: unknown): Session | undefined {
    const asked = identify.safeParse(data);
    if (!asked.success)
      return void close(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    if (asked.data.token !== token) {
      return void close(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    }
    const [shard] = asked.data.shard ?? [0];
    if (!mayIdentify(shard)) return void send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    if (!isLoginLeft()) return void close(socket, GatewayCloseCodes.AuthenticationFailed, 'Token was reset.');
    for (const [id, { lost }] of sessions)
      if (performance.now() - lost > RESUME_WINDOW_MS) sessions.delete(id);
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: asked.data.intents,
      shard: asked.data.shard ?? [0, 1],
      events: [],
      sequence: 0,
      socket,
      lost: Number.POSITIVE_INFINITY,
    };
    sessions.set(session.id, session);
    tell(session, 'READY', {
      v: 10,
      user: {
        ...userObject(world.bot),
        verified: true,
        mfa_enabled: false,
        email: null,
        flags: 0 as UserFlags,
      },
      guilds: guildsOf(session).map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: gatewayUrl(world),
      shard: [...session.shard],
      application: { id: world.bot.id, flags: 0 as ApplicationFlags, flags_new: '0' },
    });
    for (const guild of guildsOf(session)) tell(session, 'GUILD_CREATE', gatewayGuild(world, guild));
    countOnline();
    return session;
  }

  function onResume(socket: WebSocket, data: unknown): Session | undefined {
    const asked = resume.safeParse(data);
    if (asked.success && asked.data.token !== token) {
      return void close(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    }
    const session = asked.success ? sessions.get(asked.data.session_id) : undefined;
    const missed = session?.events.filter(({ s }) => s > (asked.data?.seq ?? 0)) ?? [];
    const complete = missed.length === (session?.sequence ?? 0) - (asked.data?.seq ?? 0);
    if (session === undefined || !complete) {
      return void send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    }
    session.socket = socket;
    session.lost = Number.POSITIVE_INFINITY;
    for (const event of missed) send(socket, event);
    tell(session, 'RESUMED', {});
    countOnline();
    return session;
  }

  /** Handles one packet. Returns the socket's session afterwards. */
  function onPacket(socket: WebSocket, session: Session | undefined, op: number, d: unknown) {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        if (!silent.has(socket)) send(socket, { op: GatewayOpcodes.HeartbeatAck });
        break;
      case GatewayOpcodes.Identify:
      case GatewayOpcodes.Resume:
        if (session === undefined)
          return op === GatewayOpcodes.Identify ? onIdentify(socket, d) : onResume(socket, d);
        close(socket, GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
        break;
      case GatewayOpcodes.PresenceUpdate:
        // Presences are accepted but not shown.
        break;
      default:
        close(socket, GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
    return session;
  }

  return {
    /** Takes over a bot's WebSocket. */
    accept(socket: WebSocket): void {
      sockets.add(socket);
      let session: Session | undefined;
      send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeatMs } });
      socket.on('message', (raw) => {
        const read = packet.safeParse(parseJson(String(raw)));
        if (!read.success) {
          return close(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
        }
        session = onPacket(socket, session, read.data.op, read.data.d);
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', (code) => {
        sockets.delete(socket);
        silent.delete(socket);
        if (session?.socket !== socket) return;
        session.socket = undefined;
        session.lost = performance.now();
        // A normal closure ends the session.
        if (code === 1000 || code === 1001) sessions.delete(session.id);
        countOnline();
      });
    },
    /**
     * Dispatches an event, now or on resume, to every session with this intent (0: every session) whose shard
     * has this guild (`undefined`: direct messages). Returns the number of sessions.
     */
    dispatch<E extends keyof Events>(
      event: E,
      data: Events[E],
      intent: number,
      guild: string | undefined,
    ): number {
      const wanting = [...sessions.values()].filter(
        (session) => has(session, guild) && (intent === 0 || (session.intents & intent) !== 0),
      );
      for (const session of wanting) tell(session, event, data);
      return wanting.length;
    },
    hasSession: (guild: string | undefined): boolean =>
      [...sessions.values()].some((session) => has(session, guild)),
    isConnected: (guild: string | undefined): boolean =>
      [...sessions.values()].some((session) => session.socket !== undefined && has(session, guild)),
    /** Returns whether sessions were dropped since a moment of the monotonic clock, and their events with them. */
    wasDropped: (since: number): boolean => forgotten >= since,
    askToReconnect(): void {
      for (const socket of sockets) send(socket, { op: GatewayOpcodes.Reconnect });
    },
    invalidate(): void {
      forget();
      for (const socket of sockets) send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
      countOnline();
    },
    /** Stops answering heartbeats on current connections; a correct client then reconnects. */
    stopHeartbeats(): void {
      for (const socket of sockets) silent.add(socket);
    },
    /** Cuts all connections; unless `resumable`, drops the sessions too. */
    drop(resumable: boolean): void {
      if (!resumable) forget();
      for (const socket of sockets) socket.terminate();
      if (!resumable) countOnline();
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;

/** Returns the WebSocket address of the gateway. */
export const gatewayUrl = ({ base }: World) => `${base.replace(/^http/, 'ws')}/gateway`;

/** Dispatches changes of messages, channels and members, each under its required intent. */
export function announceChanges(world: World, { dispatch }: Gateway): void {
  const { changes } = world;
  const tell = <E extends 'MESSAGE_CREATE' | 'MESSAGE_UPDATE' | 'MESSAGE_DELETE'>(
    event: E,
    { onlyFor, guild }: Stored,
    data: Events[E],
  ) => {
    if (onlyFor !== undefined) return;
    if (guild === undefined) dispatch(event, data, GatewayIntentBits.DirectMessages, guild);
    else dispatch(event, { ...data, guild_id: guild }, GatewayIntentBits.GuildMessages, guild);
  };
  changes.on('message', (stored) => tell('MESSAGE_CREATE', stored, stored.message));
  changes.on('edit', (stored) => tell('MESSAGE_UPDATE', stored, stored.message));
  changes.on('delete', (stored) => {
    const { id, channel_id } = stored.message;
    tell('MESSAGE_DELETE', stored, { id, channel_id });
  });
}
