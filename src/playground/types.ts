/** The playground as a program sees it: a local Discord with people in it who can click and type. */
import type { EventEmitter } from 'node:events';
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  Locale,
} from 'discord-api-types/v10';
import type { CommandInput, PageMessage } from './page-protocol.ts';
import type { PermissionName } from './permissions.ts';
import type { Keep } from './retention.ts';
import type { Changes } from './state.ts';

/** A request of the bot to the REST API, as it came. */
export interface RestRequest {
  readonly method: string;
  /** Path below `/api/v10`, such as `/channels/123/messages`, without the query. */
  readonly path: string;
  readonly query: string;
  /** The JSON body (of a multipart request, its `payload_json`). */
  readonly body: unknown;
  /** Of older requests (see `Keep`) without their bytes. */
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[];
  /** Status that it was answered with. */
  readonly status: number;
  /** Milliseconds since the playground began. */
  readonly at: number;
}

/** What came of a click, command or modal. Times in milliseconds from the moment it was sent. */
export interface InteractionResult {
  /** `failed`: no answer in 3 seconds, or refused before it reached the bot. */
  readonly outcome: 'answered' | 'failed';
  readonly why?: string;
  /** When the bot acknowledged. */
  readonly acknowledged?: number;
  /** When the answer itself was there: the message sent or edited, the modal or the choices shown. */
  readonly answered?: number;
  /** The message that answers, as the user sees it: a new one, or the edited one. */
  readonly message?: PageMessage;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly APIApplicationCommandOptionChoice[];
}

/** A person in the playground. Acts resolve when the bot's answer is there (deferred answers included). */
export interface PlaygroundUser {
  readonly id: string;
  readonly name: string;
  /** Sets the language of their Discord; English before. */
  speak(locale: `${Locale}`): void;
  /** `path` is the command with its group and subcommand, such as `game new`. Options are typed text. */
  command(channel: string, path: string, options?: CommandInput): Promise<InteractionResult>;
  autocomplete(
    channel: string,
    path: string,
    options: CommandInput,
    focused: string,
  ): Promise<InteractionResult>;
  /** Clicks a button, or chooses `values` of a menu, of a message this user can see. */
  click(message: string, customId: string, values?: readonly string[]): Promise<InteractionResult>;
  submit(
    channel: string,
    customId: string,
    fields: Readonly<Record<string, string>>,
    message?: string,
  ): Promise<InteractionResult>;
  /** An interaction with any data at all, sent as it is: for hostile tests. `data` as in Discord's documents. */
  forge(channel: string, type: number, data: unknown, message?: string): Promise<InteractionResult>;
  /** The channel of their direct messages with the bot. */
  readonly direct: string;
  /** What this user sees in a channel, the oldest first. */
  messages(channel: string): readonly PageMessage[];
}

/** Failures on demand. */
export interface Faults {
  /** The next `times` requests whose `METHOD /path` matches get this status, with Discord's error body or that of `code`. */
  failNext(match: RegExp, status: number, times: number, code?: number): void;
  /** The next requests that match get a 429 asking to wait so many milliseconds. */
  limitNext(match: RegExp, milliseconds: number, times: number): void;
  /** The next request that matches is carried out, but its answer is lost (the connection is cut). */
  loseAnswer(match: RegExp): void;
  /** The next requests that match are not carried out: their connection is reset. */
  resetNext(match: RegExp, times: number): void;
  /** The next requests that match are carried out, but not answered; gives what cuts their connections at last. */
  hangNext(match: RegExp, times: number): () => void;
  /** Whether the bot may post in a channel; interactions there tell it so. */
  forbid(channel: string, forbidden: boolean): void;
  /** Whether the bot may read what was posted in a channel before. */
  hideHistory(channel: string, hidden: boolean): void;
  /** Takes permissions from the bot, or gives them back: in a channel, or everywhere if none is named. */
  lack(permissions: readonly PermissionName[], lacking: boolean, channel?: string): void;
  /** Whether somebody takes direct messages; they are refused with this code: 50007, 50278 or 40003. */
  refuseDirect(user: string, code: number | undefined): void;
  /** All that was to fail from now on does not, but for what is forbidden, hidden or refused. */
  clear(): void;
  /** Cuts every gateway connection. `resumable`: whether the client may resume its session. */
  dropGateway(resumable: boolean): void;
  /** The gateway asks bots to connect anew and to resume (op 7), as it does before it is shut down. */
  askToReconnect(): void;
  /** The gateway says that all sessions are invalid (op 9). */
  invalidateSessions(): void;
  /** The gateway answers no more heartbeats on the connections there are. */
  silenceGateway(): void;
  /** So many logins are left, and all of a day again after so many milliseconds. */
  leaveLogins(remaining: number, resetAfter: number): void;
}

export interface PlaygroundOptions {
  /** 0 for any free port. Listens on 127.0.0.1 unless `host` says otherwise. */
  readonly port: number;
  readonly host?: string;
  /** Names of the people there are at the start; the first one is a moderator. */
  readonly people: readonly string[];
  /** Names of the channels that each server has at the start. */
  readonly channels: readonly string[];
  /** How many servers there are at the start; one if left out. Everybody is in each, and the page shows the first. */
  readonly servers?: number;
  /** How many shards a bot is told to have; one if left out. */
  readonly shards?: number;
  /** Milliseconds between two heartbeats at the gateway (Discord's 41,250 if left out). */
  readonly heartbeat?: number;
  /** Milliseconds between two logins of shards that share a turn (Discord: 5,000); none if left out. */
  readonly identifyEvery?: number;
  /** How many threads of a server can be active at once; 1,000 if left out. */
  readonly activeThreads?: number;
  /** Path of Discord's OpenAPI document; with it every request is checked. */
  readonly openapi?: string;
  /**
   * Whether requests are limited as Discord limits them: buckets with headers, 429s. Left out, nothing is too much.
   * A function gives the milliseconds by which they go, which else are real ones.
   */
  readonly rates?: boolean | (() => number);
  /** Dice (from 0 up to 1) for a bad day at Discord: limits, failures, late and lost answers, lost connections. */
  readonly weather?: () => number;
  /** Milliseconds until an unanswered interaction fails (Discord's 3,000 if left out). */
  readonly deadline?: number;
  /** Milliseconds to wait for the answer to an interaction that was only deferred (60,000 if left out). */
  readonly patience?: number;
  /** The wall clock, in Unix milliseconds: for tests of what expires. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** The id of the bot's application; left out, it is the same in every playground. */
  readonly application?: string;
  /** How much is kept of what happens, where it is not as much as usually. */
  readonly keep?: Partial<Keep>;
}

export interface Playground {
  /** Address of the web page. */
  readonly url: string;
  /** What `rest.api` of discord.js is set to (it appends `/v10`). */
  readonly api: string;
  /** A bot token that is accepted; anything else gets 401. */
  readonly token: string;
  /** The first server. */
  readonly guild: string;
  /** All servers. Of as many shards or fewer, each has as many of them as the others, or one more. */
  readonly servers: readonly string[];
  /** The channels and threads of all servers, those of the first one first. */
  readonly channels: readonly string[];
  readonly users: readonly PlaygroundUser[];
  readonly commands: readonly APIApplicationCommand[];
  addUser(name: string, moderator?: boolean): PlaygroundUser;
  /** Adds a server without channels. */
  addServer(name: string): string;
  /** Adds a channel to a server, the first one if none is named. */
  addChannel(name: string, server?: string): string;
  removeChannel(id: string): void;
  /** Archives a thread, as Discord does after a while, or a moderator does; a locked one is brought back by them alone. */
  archiveThread(id: string, locked?: boolean): void;
  isArchived(id: string): boolean;
  /** Who is in a thread. */
  threadMembers(id: string): readonly string[];
  /** Takes somebody out of a thread; left out, the bot. */
  leaveThread(id: string, user?: string): void;
  /** Sets the language of a server, the first one if none is named; English before. */
  speak(locale: `${Locale}`, server?: string): void;
  /** What the bot asked of the REST API last, in order: at most `Keep.requests`. */
  readonly requests: readonly RestRequest[];
  /** What broke Discord's rules: limits, the OpenAPI document, interactions left unanswered. Empty is good. Only the last are kept. */
  readonly violations: readonly string[];
  /** Users pinged, message by message, in order. Only the last are kept. */
  readonly pings: readonly { readonly message: string; readonly channel: string; readonly user: string }[];
  readonly faults: Faults;
  /** Tells of each change in the midst of it: of a message before the bot hears that it was posted. */
  readonly changes: Pick<EventEmitter<Changes>, 'on' | 'off'>;
  /** Resolves when a bot is connected and ready. */
  ready(): Promise<void>;
  /** Resolves when `predicate` holds, tried after each message or edit; rejects after `milliseconds`. */
  until(predicate: () => boolean, milliseconds?: number): Promise<void>;
  close(): Promise<void>;
}
