/** Sessions of bots at the gateway: their events, shards and logins. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { MINUTE_MS } from '../durations.ts';
import type { Events } from './events.ts';
import { shardOf } from './snowflake.ts';
import type { World } from './state.ts';

/** Shards that may log in at once; more than Discord usually allows, so that tests need not wait. */
export const MAX_CONCURRENCY = 16;
/** Events stored for a resuming bot; Discord stores a few minutes' worth. */
const MAX_STORED_EVENTS = 2_000;
const RESUME_WINDOW_MS = MINUTE_MS;

export interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly events: { readonly op: 0; readonly s: number; readonly t: string; readonly d: unknown }[];
  sequence: number;
  socket: WebSocket | undefined;
  /** When it lost its connection, on the monotonic clock; infinite while connected. */
  lost: number;
}

/** Creates the sessions of a world; none at first. */
export function createSessions(world: World) {
  const sessions = new Map<string, Session>();
  let dropped = Number.NEGATIVE_INFINITY;
  /** When a shard of each bucket last logged in. */
  const identified = new Map<number, number>();

  const send = (socket: WebSocket | undefined, data: object) => {
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(data));
  };
  const has = ({ shard: [id, count] }: Session, guild: string | undefined) => shardOf(guild, count) === id;

  return {
    send,
    /** Returns whether a guild (`undefined`: direct messages) belongs to the shard of a session. */
    has,
    /** Returns whether a session gets events of a guild with this intent. A guild without the bot sends only events that need no intent. */
    hears: (session: Session, intent: number, guild: string | undefined) =>
      has(session, guild) &&
      (intent === 0 || ((session.intents & intent) !== 0 && !world.commandsOnly.has(guild ?? ''))),
    list: () => [...sessions.values()],
    find: (id: string) => sessions.get(id),
    guildsOf: (session: Session) =>
      [...world.guilds.values()].filter(({ id }) => has(session, id) && !world.commandsOnly.has(id)),
    /** Sends an event, and stores it for a resuming bot. */
    tell<E extends keyof Events>(session: Session, t: E, d: Events[E]): void {
      session.sequence += 1;
      const event = { op: GatewayOpcodes.Dispatch, s: session.sequence, t, d } as const;
      session.events.push(event);
      if (session.events.length > MAX_STORED_EVENTS) session.events.shift();
      send(session.socket, event);
    },
    /** Updates whether the bot is online. */
    countOnline(): void {
      const online = [...sessions.values()].some(({ socket }) => socket !== undefined);
      if (online === world.online) return;
      world.online = online;
      world.changes.emit('online', online);
    },
    /** Returns whether a shard may log in now, `intervalMs` after the last one of its bucket. */
    mayIdentify(shard: number, intervalMs: number): boolean {
      const bucket = shard % MAX_CONCURRENCY;
      const last = identified.get(bucket) ?? Number.NEGATIVE_INFINITY;
      if (performance.now() - last < intervalMs) return false;
      identified.set(bucket, performance.now());
      return true;
    },
    open(socket: WebSocket, intents: number, shard: readonly [number, number]): Session {
      for (const [id, { lost }] of sessions)
        if (performance.now() - lost > RESUME_WINDOW_MS) sessions.delete(id);
      const id = randomBytes(16).toString('hex');
      const lost = Number.POSITIVE_INFINITY;
      const session: Session = { id, intents, shard, events: [], sequence: 0, socket, lost };
      sessions.set(id, session);
      return session;
    },
    close: ({ id }: Session): void => void sessions.delete(id),
    clear: (): void => sessions.clear(),
    /** Ends all sessions, and loses their events. */
    drop(): void {
      sessions.clear();
      dropped = performance.now();
    },
    /** Returns whether sessions were dropped since a moment of the monotonic clock, and their events with them. */
    wasDropped: (since: number): boolean => dropped >= since,
  };
}
