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
import type { Events } from './events.ts';
import { createSessions, type Session } from './gateway-sessions.ts';
import { parseJson } from './json.ts';
import { gatewayGuild, userObject } from './objects.ts';
import { type Guild, loginsOf, type Stored, type World } from './state.ts';

const HEARTBEAT_MS = 41_250;

const packet = z.looseObject({ op: z.int(), d: z.unknown().optional() });
const identify = z.looseObject({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int()]).optional(),
});
const resume = z.looseObject({ token: z.string(), session_id: z.string(), seq: z.int() });
interface GatewaySettings {
  readonly heartbeatMs?: number | undefined;
  /** Milliseconds between two logins of shards in the same bucket. Default: 0. */
  readonly identifyIntervalMs?: number | undefined;
}

const close = (socket: WebSocket, code: GatewayCloseCodes, reason: string) => socket.close(code, reason);

/** Counts a login. Returns false beyond the limit of a day, at which Discord resets the token. */
function countLogin(world: World): boolean {
  const { remaining } = loginsOf(world);
  world.logins.remaining = remaining - 1;
  if (remaining <= 0) world.violation('the bot logged in more often than it may in a day');
  return remaining > 0;
}

/** Creates the gateway: sessions, heartbeats, intents, resuming. Times in milliseconds. */
export function createGateway(
  world: World,
  token: string,
  { heartbeatMs = HEARTBEAT_MS, identifyIntervalMs = 0 }: GatewaySettings = {},
) {
  const sessions = createSessions(world);
  const sockets = new Set<WebSocket>();
  const silent = new Set<WebSocket>();

  const { send, tell, has, guildsOf, countOnline } = sessions;

  function onIdentify(socket: WebSocket, data: unknown): Session | undefined {
    const asked = identify.safeParse(data);
    if (!asked.success)
      return void close(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    if (asked.data.token !== token) {
      return void close(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    }
    const [shard] = asked.data.shard ?? [0];
    if (!sessions.mayIdentify(shard, identifyIntervalMs))
      return void send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    if (!countLogin(world)) {
      sessions.clear();
      for (const one of sockets) close(one, GatewayCloseCodes.AuthenticationFailed, 'Token was reset.');
      return undefined;
    }
    const session = sessions.open(socket, asked.data.intents, asked.data.shard ?? [0, 1]);
    tell(session, 'READY', readyOf(world, session, guildsOf(session)));
    for (const guild of guildsOf(session)) tell(session, 'GUILD_CREATE', gatewayGuild(world, guild));
    countOnline();
    return session;
  }

  function onResume(socket: WebSocket, data: unknown): Session | undefined {
    const asked = resume.safeParse(data);
    if (asked.success && asked.data.token !== token) {
      return void close(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    }
    const session = asked.success ? sessions.find(asked.data.session_id) : undefined;
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
        if (code === 1000 || code === 1001) sessions.close(session);
        countOnline();
      });
    },
    /**
     * Dispatches an event, now or on resume, to every session with this intent (0: every session) whose shard
     * has this guild (`undefined`: direct messages). A guild without the bot sends only interactions. Returns the number
     * of sessions.
     */
    dispatch<E extends keyof Events>(
      event: E,
      data: Events[E],
      intent: number,
      guild: string | undefined,
    ): number {
      const wanting = sessions.list().filter((session) => sessions.hears(session, intent, guild));
      for (const session of wanting) tell(session, event, data);
      return wanting.length;
    },
    hasSession: (guild: string | undefined): boolean =>
      sessions.list().some((session) => has(session, guild)),
    isConnected: (guild: string | undefined): boolean =>
      sessions.list().some((session) => session.socket !== undefined && has(session, guild)),
    /** Returns whether sessions were dropped since a moment of the monotonic clock, and their events with them. */
    wasDropped: sessions.wasDropped,
    askToReconnect(): void {
      for (const socket of sockets) send(socket, { op: GatewayOpcodes.Reconnect });
    },
    invalidate(): void {
      sessions.drop();
      for (const socket of sockets) send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
      countOnline();
    },
    /** Stops answering heartbeats on current connections; a correct client then reconnects. */
    stopHeartbeats(): void {
      for (const socket of sockets) silent.add(socket);
    },
    /** Cuts all connections; unless `resumable`, drops the sessions too. */
    drop(resumable: boolean): void {
      if (!resumable) sessions.drop();
      for (const socket of sockets) socket.terminate();
      if (!resumable) countOnline();
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;

/** Returns the first event of a session. */
const readyOf = (world: World, { id, shard }: Session, guilds: readonly Guild[]): Events['READY'] => ({
  v: 10,
  user: {
    ...userObject(world.bot),
    verified: true,
    mfa_enabled: false,
    email: null,
    flags: 0 as UserFlags,
  },
  guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
  session_id: id,
  resume_gateway_url: gatewayUrl(world),
  shard: [...shard],
  application: { id: world.bot.id, flags: 0 as ApplicationFlags, flags_new: '0' },
});

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
