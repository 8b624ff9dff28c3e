/** The programmatic interface of the playground: a local Discord with users who click and type. */
import type { EventEmitter } from 'node:events';
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  Locale,
} from 'discord-api-types/v10';
import type { CommandInput, PageMessage } from './page-protocol.ts';
import type { PermissionName } from './permission-names.ts';
import type { RestRequest } from './rest-request.ts';
import type { RetentionLimits } from './retention.ts';
import type { Changes } from './state.ts';

/** Result of a click, command or modal. Times are in milliseconds since it was sent. */
export interface InteractionResult {
  /** `failed`: no answer in 3 seconds, or refused before it reached the bot. */
  readonly outcome: 'answered' | 'failed';
  readonly why?: string;
  readonly acknowledged?: number;
  /** When the actual answer arrived: the message sent or edited, the modal or the choices shown. */
  readonly answered?: number;
  /** The message that answers it, new or edited, as the user sees it. */
  readonly message?: PageMessage;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly APIApplicationCommandOptionChoice[];
}

export interface PlaygroundUser {
  readonly id: string;
  readonly name: string;
  speak(locale: `${Locale}`): void;
  /** Uses a command. `path`: its name with group and subcommand, such as `game new`; options are typed text. */
  command(channel: string, path: string, options?: CommandInput): Promise<InteractionResult>;
  autocomplete(
    channel: string,
    path: string,
    options: CommandInput,
    focused: string,
  ): Promise<InteractionResult>;
  /** Clicks a button, or selects `values` of a menu, of a message this user can see. */
  click(message: string, customId: string, values?: readonly string[]): Promise<InteractionResult>;
  submit(
    channel: string,
    customId: string,
    fields: Readonly<Record<string, string>>,
    message?: string,
  ): Promise<InteractionResult>;
  /** Sends an interaction with arbitrary data, for hostile tests. `data` as in Discord's documentation. */
  forge(channel: string, type: number, data: unknown, message?: string): Promise<InteractionResult>;
  /** The channel of their direct messages with the bot. */
  readonly direct: string;
  messages(channel: string): readonly PageMessage[];
}

export interface Faults {
  /**
   * Fails the next `times` requests whose `METHOD /path` matches with this status, and with Discord's error
   * body or that of `code`.
   */
  failNext(match: RegExp, status: number, times: number, code?: number): void;
  /** Answers the next matching requests with a 429 that asks to wait this many milliseconds. */
  limitNext(match: RegExp, milliseconds: number, times: number): void;
  /** Carries out the next matching request, but cuts the connection instead of answering. */
  loseAnswer(match: RegExp): void;
  /** Resets the connection of the next matching requests without carrying them out. */
  resetNext(match: RegExp, times: number): void;
  /** Carries out the next matching requests without answering. Returns a function that cuts their connections. */
  hangNext(match: RegExp, times: number): () => void;
  /** Revokes or restores the bot's permission to post in a channel; interactions there report it. */
  forbid(channel: string, forbidden: boolean): void;
  /** Revokes or restores the bot's permission to read a channel's message history. */
  hideHistory(channel: string, hidden: boolean): void;
  /** Revokes or restores permissions of the bot, in a channel or (default) everywhere. */
  lack(permissions: readonly PermissionName[], lacking: boolean, channel?: string): void;
  /** Makes a user refuse direct messages with this code: 50007, 50278 or 40003. */
  refuseDirect(user: string, code: number | undefined): void;
  /** Removes all pending faults, but not what is forbidden, hidden or refused. */
  clear(): void;
  /** Cuts every gateway connection. `resumable`: the client may resume its session. */
  dropGateway(resumable: boolean): void;
  askToReconnect(): void;
  invalidateSessions(): void;
  silenceGateway(): void;
  leaveLogins(remaining: number, resetAfter: number): void;
}

export interface PlaygroundOptions {
  /** 0 for any free port. Listens on 127.0.0.1 unless `host` is set. */
  readonly port: number;
  readonly host?: string;
  readonly people: readonly string[];
  readonly channels: readonly string[];
  /** Number of initial servers. Every user is a member of each; the page shows the first. Default: 1. */
  readonly servers?: number;
  readonly shards?: number;
  /** Milliseconds between gateway heartbeats. Default: 41,250, as Discord. */
  readonly heartbeatMs?: number;
  /** Milliseconds between two logins of shards in the same bucket. Default: none (Discord: 5,000). */
  readonly identifyIntervalMs?: number;
  readonly activeThreads?: number;
  /** Path of Discord's OpenAPI document; if set, every request is validated. */
  readonly openapi?: string;
  /**
   * Enforces Discord's rate limits: buckets with headers, 429s. Default: no limits. A function replaces the
   * clock, in milliseconds.
   */
  readonly rates?: boolean | (() => number);
  /** Random numbers (0 ≤ n < 1) for a bad day at Discord: limits, failures, late and lost answers, lost connections. */
  readonly weather?: () => number;
  /** Milliseconds until an unanswered interaction fails. Default: 3,000, as Discord. */
  readonly deadlineMs?: number;
  /** Milliseconds to wait for the answer to a deferred interaction. Default: 60,000. */
  readonly timeoutMs?: number;
  /** The wall clock in Unix milliseconds, for tests of expiry. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** Id of the bot's application. Default: the same in every playground. */
  readonly application?: string;
  readonly keep?: Partial<RetentionLimits>;
}

export interface Playground {
  readonly url: string;
  /** Value for `rest.api` of discord.js, which appends `/v10`. */
  readonly api: string;
  /** The accepted bot token; all others get 401. */
  readonly token: string;
  readonly guild: string;
  /** Ids of all servers. Spread over at most as many shards, their counts differ by at most one. */
  readonly servers: readonly string[];
  /** Channels and threads of all servers, those of the first one first. */
  readonly channels: readonly string[];
  readonly users: readonly PlaygroundUser[];
  readonly commands: readonly APIApplicationCommand[];
  addUser(name: string, moderator?: boolean): PlaygroundUser;
  /** Adds the bot to a server; one with a channel greets its members there. */
  addServer(name: string, channel?: string): string;
  addChannel(name: string, server?: string): string;
  removeChannel(id: string): void;
  /** Archives a thread, as Discord or a moderator does; only moderators can unarchive a locked one. */
  archiveThread(id: string, locked?: boolean): void;
  isArchived(id: string): boolean;
  threadMembers(id: string): readonly string[];
  /** Removes a user from a thread. Default: the bot. */
  leaveThread(id: string, user?: string): void;
  /** Sets the locale of a server. Default: English, and the first server. */
  speak(locale: `${Locale}`, server?: string): void;
  /** The bot's latest REST requests in order, at most `RetentionLimits.requests`. */
  readonly requests: readonly RestRequest[];
  /**
   * Violations of Discord's rules: limits, the OpenAPI document, unanswered interactions. Only the latest are stored.
   */
  readonly violations: readonly string[];
  /** Pinged users by message, in order. Only the latest are stored. */
  readonly pings: readonly { readonly message: string; readonly channel: string; readonly user: string }[];
  readonly faults: Faults;
  /** Emits each change synchronously: a message before the bot receives the response. */
  readonly changes: Pick<EventEmitter<Changes>, 'on' | 'off'>;
  ready(): Promise<void>;
  /** Resolves when `predicate` holds, checked after each message or edit; rejects after `milliseconds`. */
  until(predicate: () => boolean, milliseconds?: number): Promise<void>;
  close(): Promise<void>;
}
