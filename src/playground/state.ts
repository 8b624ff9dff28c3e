/** What there is in the playground: people, channels, messages, commands; and word of every change. */
import { EventEmitter } from 'node:events';
import { type APIApplicationCommand, type APIMessage, Locale } from 'discord-api-types/v10';
import { DAY_MS } from '../durations.ts';
import type { StoredFile } from './files.ts';
import type { PermissionName } from './permissions.ts';
import { type Keep, pushTo } from './retention.ts';
import { namedSnowflake, snowflakes } from './snowflake.ts';
import type { RestRequest } from './types.ts';

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
  /** The guild it is in; nothing for direct messages. */
  readonly guild?: string;
  /** The person whose direct messages with the bot these are; nothing in a channel of a guild. */
  readonly recipient?: string;
  /** Of a thread: the channel it belongs to, and since when it is there (ISO). */
  readonly thread?: Thread;
}

/** What a thread is beside a channel. */
export interface Thread {
  readonly parent: string;
  readonly since: string;
  readonly archivesAfter: number;
  /** Who is in it. */
  readonly members: Set<string>;
  /** Of a private one: whether those in it may bring others in. */
  readonly private?: { readonly invitable: boolean };
  archived: boolean;
  /** When it was archived, or brought back, last (ISO). */
  archivedAt: string;
  /** Only moderators bring it back. */
  locked: boolean;
}

/** What can be set of the bot's application. */
export interface Application {
  description: string;
  /** Hashes of pictures. */
  icon: string | null;
  cover: string | null;
  tags: readonly string[];
  /** How it is installed, by Discord's numbers of the ways. */
  installs: Readonly<Record<string, object | undefined>>;
}

/** A channel that is a thread. */
export type ThreadChannel = Channel & { readonly thread: Thread };

export const isThread = (channel: Channel | undefined): channel is ThreadChannel =>
  channel?.thread !== undefined;

/** What Discord calls a guild, and people a server. */
export interface Guild {
  readonly id: string;
  readonly name: string;
}

/** A message with what Discord knows about it and does not tell everybody. */
export interface Stored {
  message: APIMessage;
  /** The only user who sees it: it is ephemeral. */
  readonly onlyFor: string | undefined;
  /** The guild in which it stands. */
  readonly guild: string | undefined;
  /** The person in whose direct messages with the bot it stands. */
  readonly recipient: string | undefined;
  readonly used: { readonly user: string; readonly command: string } | undefined;
  thinking: boolean;
  readonly pinged: Set<string>;
}

/** A command, and the guild it is for if it is not global. */
export interface StoredCommand {
  readonly command: APIApplicationCommand;
  readonly guild: string | undefined;
}

/** An emoji of the application, with its picture. */
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
  /** It is about to be answered. */
  request: [RestRequest];
}

export interface World {
  readonly keep: Keep;
  readonly now: () => number;
  readonly snowflake: () => string;
  /** The first one, which the page shows. */
  readonly guild: Guild;
  /** All of them, by their ids. Everybody is in each. */
  readonly guilds: Map<string, Guild>;
  readonly moderators: string;
  readonly bot: Person;
  readonly application: Application;
  readonly people: Map<string, Person>;
  /** The languages that Discord has for people and guilds, by their ids; English where it has none. */
  readonly locales: Map<string, Locale>;
  readonly channels: Map<string, Channel>;
  /** Direct messages with the bot: only their people see them. */
  readonly directs: Map<string, Channel>;
  /** People who take no direct messages, each with the code of Discord's refusal. */
  readonly refusing: Map<string, number>;
  /** Permissions that the bot lacks in a channel, or everywhere (`undefined`). */
  readonly lacking: Map<string | undefined, ReadonlySet<PermissionName>>;
  readonly messages: Map<string, Stored>;
  /** Nonces of messages that were deleted, each with the moment of its message. */
  readonly deleted: Map<string, number>;
  readonly commands: Map<string, StoredCommand>;
  readonly emojis: Map<string, StoredEmoji>;
  readonly files: Map<string, StoredFile>;
  readonly requests: { -readonly [key in keyof RestRequest]: RestRequest[key] }[];
  readonly violations: string[];
  readonly pings: { readonly message: string; readonly channel: string; readonly user: string }[];
  readonly changes: EventEmitter<Changes>;
  /** The playground's own address, such as `http://127.0.0.1:4000`; known once it listens. */
  base: string;
  /** How many threads of a guild can be active at once. */
  readonly activeThreads: number;
  /** How many shards a bot is told to have. */
  readonly shards: number;
  /** Logins at the gateway that are left of those of a day, and when there are all of them again (Unix milliseconds). */
  readonly logins: { remaining: number; resets: number };
  /** Whether any bot is connected. */
  online: boolean;
  violation(line: string): void;
}

/** How often a bot may log in, in a day. */
export const LOGINS_A_DAY = 1_000;

/** The logins that are left now. */
export function loginsOf({ logins, now }: World): {
  readonly remaining: number;
  readonly resetAfter: number;
} {
  if (now() >= logins.resets) Object.assign(logins, { remaining: LOGINS_A_DAY, resets: now() + DAY_MS });
  return { remaining: logins.remaining, resetAfter: logins.resets - now() };
}

/** An empty world with its first guild and its bot. `now` gives Unix milliseconds; `application` is the bot's id, `shards` how many it is told to have. */
export function createWorld(
  now: () => number,
  log: (line: string) => void,
  keep: Keep,
  {
    application,
    shards = 1,
    activeThreads = 1_000,
  }: { readonly application?: string; readonly shards?: number; readonly activeThreads?: number },
): World {
  const snowflake = snowflakes(now);
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
    guild,
    guilds: new Map([[guild.id, guild]]),
    moderators: snowflake(),
    bot,
    application: { description: '', icon: null, cover: null, tags: [], installs: { 0: {} } },
    people: new Map([[bot.id, bot]]),
    locales: new Map(),
    channels: new Map(),
    directs: new Map(),
    refusing: new Map(),
    lacking: new Map(),
    messages: new Map(),
    deleted: new Map(),
    commands: new Map(),
    emojis: new Map(),
    files: new Map(),
    requests: [],
    violations,
    pings: [],
    changes,
    base: '',
    activeThreads,
    shards,
    logins: { remaining: LOGINS_A_DAY, resets: now() + DAY_MS },
    online: false,
    violation(line) {
      pushTo(violations, keep.requests, line);
      log(`violation: ${line}`);
    },
  };
}

/** The language that Discord has for a person or for a guild. */
export const localeOf = ({ locales }: World, id: string): Locale => locales.get(id) ?? Locale.EnglishUS;

/** Whether there is such a role: everybody's of a guild, which has its id, or the moderators'. */
export const isRole = ({ guilds, moderators }: World, id: string): boolean =>
  guilds.has(id) || id === moderators;

/** A channel of a guild, or one of direct messages. */
export const channelOf = ({ channels, directs }: World, id: string): Channel | undefined =>
  channels.get(id) ?? directs.get(id);

/** Whether a person sees a channel: of private threads those they are in, and moderators all. */
export function isSeen({ people }: World, { recipient, thread }: Channel, user: string): boolean {
  if (recipient !== undefined) return recipient === user;
  if (thread?.private === undefined) return true;
  return thread.members.has(user) || people.get(user)?.moderator === true;
}

/** The direct messages of a person with the bot, opened where there are none yet. */
export function directOf(world: World, { id, name }: Person): Channel {
  const open = [...world.directs.values()].find(({ recipient }) => recipient === id);
  if (open !== undefined) return open;
  const channel: Channel = { id: namedSnowflake('direct', id), name: `@${name}`, recipient: id };
  world.directs.set(channel.id, channel);
  world.changes.emit('channels');
  return channel;
}

/** Calls `listener` after any change at all; gives what ends that. */
export function onAnyChange({ changes }: World, listener: () => void): () => void {
  const events = ['message', 'edit', 'delete', 'users', 'channels', 'commands', 'online', 'request'] as const;
  for (const event of events) changes.on(event, listener);
  return () => {
    for (const event of events) changes.off(event, listener);
  };
}

/** What somebody did that the bot is told of and has to answer. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly user: Person;
  readonly channel: Channel;
  /** For a command: how Discord tells of it, such as `/game new`. */
  readonly command: string | undefined;
  /** The message whose component was used, or whose component opened the modal. */
  readonly source: Stored | undefined;
  /** Of a submitted form, the interaction that was answered with it. */
  readonly trigger: Interaction | undefined;
  /** Unix milliseconds. */
  readonly created: number;
  /** How many sessions were told of it. */
  heard: number;
  acknowledged: 'reply' | 'deferredReply' | 'update' | 'deferredUpdate' | 'other' | undefined;
  /** The message that `@original` means, as long as it is there. */
  original: string | undefined;
}
