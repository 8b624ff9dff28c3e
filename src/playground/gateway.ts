/** Discord's gateway: hello, heartbeats, identify, resume, and the events a bot has asked for. */
import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { parseJson } from './json.ts';
import { gatewayGuild, memberObject, userObject } from './objects.ts';
import type { Stored, World } from './world.ts';

const HEARTBEAT_INTERVAL = 41_250;
/** Events kept for a bot that resumes; Discord keeps a few minutes' worth. */
const KEPT_EVENTS = 2_000;

const packet = z.looseObject({ op: z.int(), d: z.unknown().optional() });
const identify = z.looseObject({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int()]).optional(),
});
const resume = z.looseObject({ token: z.string(), session_id: z.string(), seq: z.int() });
const membersRequest = z.looseObject({
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  query: z.string().optional(),
  limit: z.int().optional(),
  nonce: z.string().optional(),
});

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly events: { readonly op: 0; readonly s: number; readonly t: string; readonly d: unknown }[];
  sequence: number;
  socket: WebSocket | undefined;
}

export interface Gateway {
  /** Takes over a WebSocket of a bot. */
  accept(socket: WebSocket): void;
  /** Tells every session that wants events of this intent (0: every session), now or when it resumes. */
  dispatch(event: string, data: unknown, intent: number): void;
  /** Whether there is a bot that gets what is dispatched, now or when it resumes. */
  hasSession(): boolean;
  /** Cuts all connections; if not `resumable`, forgets the sessions too. */
  drop(resumable: boolean): void;
}

/** The gateway of a world, for bots that know the token. */
export function createGateway(world: World, token: string): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();

  const send = (socket: WebSocket | undefined, data: object) => {
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(data));
  };

  const tell = (session: Session, t: string, d: unknown) => {
    session.sequence += 1;
    const event = { op: GatewayOpcodes.Dispatch, s: session.sequence, t, d } as const;
    session.events.push(event);
    if (session.events.length > KEPT_EVENTS) session.events.shift();
    send(session.socket, event);
  };

  const countOnline = () => {
    const online = [...sessions.values()].some(({ socket }) => socket !== undefined);
    if (online === world.online) return;
    world.online = online;
    world.changes.emit('online', online);
  };

  const hasTheGuild = ({ shard: [id, count] }: Session) =>
    (BigInt(world.guild.id) >> 22n) % BigInt(count) === BigInt(id);

  const close = (socket: WebSocket, code: GatewayCloseCodes, reason: string) => socket.close(code, reason);

  function onIdentify(socket: WebSocket, data: unknown): Session | undefined {
    const asked = identify.safeParse(data);
    if (!asked.success)
      return void close(socket, GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    if (asked.data.token !== token) {
      return void close(socket, GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    }
    // Whoever logs in anew does not resume any more.
    for (const [id, old] of sessions) if (old.socket === undefined) sessions.delete(id);
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: asked.data.intents,
      shard: asked.data.shard ?? [0, 1],
      events: [],
      sequence: 0,
      socket,
    };
    sessions.set(session.id, session);
    tell(session, 'READY', {
      v: 10,
      user: { ...userObject(world.bot), verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: hasTheGuild(session) ? [{ id: world.guild.id, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: gatewayUrl(world),
      shard: session.shard,
      application: { id: world.bot.id, flags: 0 },
    });
    if (hasTheGuild(session)) tell(session, 'GUILD_CREATE', gatewayGuild(world));
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
    for (const event of missed) send(socket, event);
    tell(session, 'RESUMED', {});
    countOnline();
    return session;
  }

  function onMembersRequest(session: Session, data: unknown): void {
    const asked = membersRequest.safeParse(data);
    if (!asked.success) return;
    const { user_ids: ids, query, limit, nonce } = asked.data;
    const wanted = [ids ?? []].flat();
    const named = (name: string) => query !== undefined && name.toLowerCase().startsWith(query.toLowerCase());
    const members = [...world.people.values()]
      .filter(({ id, name }) => (ids === undefined ? named(name) : wanted.includes(id)))
      .slice(0, limit === undefined || limit === 0 ? undefined : limit)
      .map((person) => memberObject(world, person));
    tell(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: world.guild.id,
      members,
      chunk_index: 0,
      chunk_count: 1,
      not_found: wanted.filter((id) => !world.people.has(id)),
      ...(nonce === undefined ? {} : { nonce }),
    });
  }

  /** Deals with one packet; gives the session that the socket has then. */
  function onPacket(socket: WebSocket, session: Session | undefined, op: number, d: unknown) {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        send(socket, { op: GatewayOpcodes.HeartbeatAck });
        break;
      case GatewayOpcodes.Identify:
      case GatewayOpcodes.Resume:
        if (session === undefined)
          return op === GatewayOpcodes.Identify ? onIdentify(socket, d) : onResume(socket, d);
        close(socket, GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
        break;
      case GatewayOpcodes.RequestGuildMembers:
        if (session === undefined) close(socket, GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
        else onMembersRequest(session, d);
        break;
      case GatewayOpcodes.PresenceUpdate:
        // Presences are taken and shown to nobody.
        break;
      default:
        close(socket, GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
    return session;
  }

  return {
    accept(socket) {
      sockets.add(socket);
      let session: Session | undefined;
      send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT_INTERVAL } });
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
        if (session?.socket !== socket) return;
        session.socket = undefined;
        // A bot that says goodbye in form has no session left.
        if (code === 1000 || code === 1001) sessions.delete(session.id);
        countOnline();
      });
    },
    dispatch(event, data, intent) {
      for (const session of sessions.values()) {
        const wanted = intent === 0 || (session.intents & intent) !== 0;
        if (wanted && hasTheGuild(session)) tell(session, event, data);
      }
    },
    hasSession: () => sessions.size > 0,
    drop(resumable) {
      if (!resumable) sessions.clear();
      for (const socket of sockets) socket.terminate();
      if (!resumable) countOnline();
    },
  };
}

/** Where bots connect. */
export const gatewayUrl = ({ base }: World) => `${base.replace(/^http/, 'ws')}/gateway`;

/** Sends the gateway what happens to messages, channels and members, each under the intent that it needs. */
export function announceChanges(world: World, { dispatch }: Gateway): void {
  const { changes } = world;
  const tell = (event: string, { onlyFor, recipient }: Stored, data: object) => {
    if (onlyFor !== undefined) return;
    if (recipient !== undefined) dispatch(event, data, GatewayIntentBits.DirectMessages);
    else dispatch(event, { ...data, guild_id: world.guild.id }, GatewayIntentBits.GuildMessages);
  };
  changes.on('message', (stored) => tell('MESSAGE_CREATE', stored, stored.message));
  changes.on('edit', (stored) => tell('MESSAGE_UPDATE', stored, stored.message));
  changes.on('delete', (stored) => {
    const { id, channel_id } = stored.message;
    tell('MESSAGE_DELETE', stored, { id, channel_id });
  });
}
