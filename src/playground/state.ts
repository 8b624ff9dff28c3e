/** The playground's state: users, channels, messages, commands; emits an event for every change. */
import { EventEmitter } from 'node:events';
import { type APIApplicationCommand, type APIMessage, Locale } from 'discord-api-types/v10';
import { DAY_MS } from '../durations.ts';
import type { StoredFile } from './files.ts';
import type { PermissionName } from './permission-names.ts';
import type { RestRequest } from './rest-request.ts';
import { pushTo, type RetentionLimits } from './retention.ts';
import { createSnowflakes, namedSnowflake } from './snowflake.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly moderator: boolean;
  readonly joined: string;
}

export interface Channel {
  readonly id: string;
  readonly name: string;
  /** Its guild; `undefined` for direct messages. */
  readonly guild?: string;
  /** The user who shares these direct messages with the bot; `undefined` in a guild. */
  readonly recipient?: string;
  readonly thread?: Thread;
}

export interface Thread {
  readonly parent: string;
  readonly since: string;
  readonly archivesAfter: number;
  readonly members: Set<string>;
  /** Set for a private thread. `invitable`: members may invite others. */
  readonly private?: { readonly invitable: boolean };
  archived: boolean;
  /** When it was last archived or unarchived (ISO). */
  archivedAt: string;
  /** Only moderators can unarchive it. */
  locked: boolean;
}

export interface Application {
  description: string;
  icon: string | null;
  cover: string | null;
  tags: readonly string[];
  /** Installation settings by Discord's integration type. */
  installs: Readonly<Record<string, object | undefined>>;
}

export type ThreadChannel = Channel & { readonly thread: Thread };

export const isThread = (channel: Channel | undefined): channel is ThreadChannel =>
  channel?.thread !== undefined;

/** Discord's API calls it a guild, its users a server. */
export interface Guild {
  readonly id: string;
  readonly name: string;
}

/** A message with data that Discord does not show to everyone. */
export interface Stored {
  message: APIMessage;
  readonly onlyFor: string | undefined;
  readonly guild: string | undefined;
  /** The user who shares the direct messages it is in. */
  readonly recipient: string | undefined;
  readonly used: { readonly user: string; readonly command: string } | undefined;
  thinking: boolean;
  readonly pinged: Set<string>;
}

export interface StoredCommand {
  readonly command: APIApplicationCommand;
  readonly guild: string | undefined;
}

export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Changes {
  message: [Stored];
  edit: [Stored];
  delete: [Stored];
  users: [];
  channels: [];
  commands: [];
  online: [boolean];
  /** Emitted before the response. */
  request: [RestRequest];
}

export const LOGINS_A_DAY = 1_000;

/** Returns the logins left today, and the milliseconds until there are more. */
export function loginsOf({ logins, now }: World): {
  readonly remaining: number;
  readonly resetAfter: number;
} {
  if (now() >= logins.resets) Object.assign(logins, { remaining: LOGINS_A_DAY, resets: now() + DAY_MS });
  return { remaining: logins.remaining, resetAfter: logins.resets - now() };
}

/**
 * Creates an empty world with a first guild and its bot. `now`: Unix milliseconds; `application`: the bot's
 * id; `shards`: number recommended to bots.
 */
export function createWorld(
  now: () => number,
  log: (line: string) => void,
  keep: RetentionLimits,
  {
    application,
    shards = 1,
    activeThreads = 1_000,
  }: { readonly application?: string; readonly shards?: number; readonly activeThreads?: number },
) {
  const snowflake = createSnowflakes(now);
  const bot: Person = {
    id: application ?? namedSnowflake('application', 'Playground'),
    name: 'Bot',
    bot: true,
    moderator: false,
    joined: new Date(now()).toISOString(),
  };
  const guild = { id: namedSnowflake('guild', 'Playground'), name: 'Playground' };
  const violations: string[] = [];
  const changes = new EventEmitter<Changes>();
  changes.setMaxListeners(0);
  return {
    keep,
    now,
    snowflake,
    /** The first one, which the page shows. */
    guild,
    /** All guilds by id. Every user is a member of each. */
    guilds: new Map([[guild.id, guild]]),
    /** Guilds that have the bot's commands, but not the bot. */
    commandsOnly: new Set<string>(),
    moderators: snowflake(),
    bot,
    application: { description: '', icon: null, cover: null, tags: [], installs: { 0: {} } } as Application,
    people: new Map([[bot.id, bot]]),
    /** Users who have left the servers. Options of commands can still name them. */
    left: new Set<string>(),
    locales: new Map<string, Locale>(),
    channels: new Map<string, Channel>(),
    /** Direct messages with the bot, visible to their user only. */
    directs: new Map<string, Channel>(),
    /** Users who accept no direct messages, with Discord's error code for each. */
    refusing: new Map<string, number>(),
    /** Permissions the bot lacks, by channel or everywhere (`undefined`). */
    lacking: new Map<string | undefined, ReadonlySet<PermissionName>>(),
    messages: new Map<string, Stored>(),
    /** Nonces of deleted messages, with the time of each message. */
    deleted: new Map<string, number>(),
    commands: new Map<string, StoredCommand>(),
    emojis: new Map<string, StoredEmoji>(),
    files: new Map<string, StoredFile>(),
    requests: [] as { -readonly [key in keyof RestRequest]: RestRequest[key] }[],
    violations,
    pings: [] as { readonly message: string; readonly channel: string; readonly user: string }[],
    changes,
    /** The playground's own address, such as `http://127.0.0.1:4000`; set once it listens. */
    base: '',
    activeThreads,
    shards,
    /** Remaining gateway logins of the day, and when they reset (Unix milliseconds). */
    logins: { remaining: LOGINS_A_DAY, resets: now() + DAY_MS },
    online: false,
    violation(line: string) {
      pushTo(violations, keep.requests, line);
      log(`violation: ${line}`);
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** Returns the locale of a user's client; English by default. */
export const localeOf = ({ locales }: World, id: string): Locale => locales.get(id) ?? Locale.EnglishUS;

/** Returns whether the role exists: @everyone of a guild, with the guild's id, or the moderators'. */
export const isRole = ({ guilds, moderators }: World, id: string): boolean =>
  guilds.has(id) || id === moderators;

/** Returns a channel, thread or direct-message channel; `undefined` for other ids. */
export const channelOf = ({ channels, directs }: World, id: string): Channel | undefined =>
  channels.get(id) ?? directs.get(id);

/** Returns whether a user can see a channel: private threads only as a member or moderator. */
export function isSeen({ people }: World, { recipient, thread }: Channel, user: string): boolean {
  if (recipient !== undefined) return recipient === user;
  if (thread?.private === undefined) return true;
  return thread.members.has(user) || people.get(user)?.moderator === true;
}

/** Returns a user's direct messages with the bot, opening them if necessary. */
export function directOf(world: World, { id, name }: Person): Channel {
  const open = [...world.directs.values()].find(({ recipient }) => recipient === id);
  if (open !== undefined) return open;
  const channel: Channel = { id: namedSnowflake('direct', id), name: `@${name}`, recipient: id };
  world.directs.set(channel.id, channel);
  world.changes.emit('channels');
  return channel;
}

/** Calls `listener` after any change. Returns the unsubscribe function. */
export function onAnyChange({ changes }: World, listener: () => void): () => void {
  const events = ['message', 'edit', 'delete', 'users', 'channels', 'commands', 'online', 'request'] as const;
  for (const event of events) changes.on(event, listener);
  return () => {
    for (const event of events) changes.off(event, listener);
  };
}

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly user: Person;
  readonly channel: Channel;
  /** For a command: its display name, such as `/game new`. */
  readonly command: string | undefined;
  /** The message whose component was used, or opened the modal. */
  readonly source: Stored | undefined;
  /** For a submitted form: the interaction that was answered with it. */
  readonly trigger: Interaction | undefined;
  /** Unix milliseconds. */
  readonly created: number;
  heard: number;
  acknowledged: 'reply' | 'deferredReply' | 'update' | 'deferredUpdate' | 'other' | undefined;
  /** The message `@original` refers to, while it exists. */
  original: string | undefined;
}
