/** What handlers are: commands and routes, what they are given, and what they answer. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { z } from 'zod';
import type { Actor } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import type { Dialog } from './dialog.ts';
import type { Panel } from './panel.ts';

/** Structured logs. No names and no message texts: ids at most. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/**
 * Sends somebody the words of a panel as a direct message, with one try. `nonce`: the same whenever the same thing is told, so that Discord
 * sends it once. `silent`: they are not disturbed by it.
 */
export type SendDirectMessage = (
  user: string,
  panel: Panel,
  how?: { readonly nonce?: string; readonly silent?: boolean },
) => Promise<'sent' | 'refused' | 'failed'>;

/** A thread that was opened, by the id of its channel; or why there is none. */
export type ThreadResult =
  | { readonly kind: 'opened'; readonly channel: string }
  /** The names of permissions, with commas. */
  | { readonly kind: 'missing'; readonly permissions: string }
  /** As many threads of the server are active as Discord allows. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'notHere' };

/** Who came, where, and whom they came to. */
export interface InteractionContext {
  readonly app: App;
  readonly actor: Actor;
  readonly direct: SendDirectMessage;
  /** Nothing (an empty text) in direct messages. */
  readonly guild: string;
  readonly channel: string;
  /** The language in which the user is answered. */
  readonly language: string;
  /** The languages of their Discord and of the server, such as `es-419`, as Discord tells them. */
  readonly locale: string;
  readonly serverLocale?: string | undefined;
  readonly log: Log;
  /** The id of a command that can be typed as it is, such as `game new`, where Discord has told it. */
  readonly commandId?: (path: string) => string | undefined;
  /** Address of the folder with the privacy policy and the terms of service, where there is one. */
  readonly documents?: string | undefined;
  /** Opens a thread of this name in the channel; a private one has nobody in it yet. */
  readonly openThread: (name: string, how?: 'private') => Promise<ThreadResult>;
  /** Whether they came to a thread. */
  readonly inThread?: boolean;
  /** Adds somebody to a thread, the user if nobody else is named; again does no harm. */
  readonly letIn: (thread: string, user?: string) => Promise<void>;
  /** Takes the user out of it; again does no harm. */
  readonly letOut: (thread: string) => Promise<void>;
}

/** What a handler answers. The user has been told before that the bot is at work. */
export type Answer =
  /** The answer itself, where the command or route says: to the user alone, or in place of the message. */
  | { readonly kind: 'panel'; readonly panel: Panel }
  /** A message for the whole channel; `note` is told to the user alone. Only for commands and `private` routes. */
  | { readonly kind: 'public'; readonly panel: Panel; readonly note: Panel }
  /** To the user alone; the message that was clicked stays as it is. */
  | { readonly kind: 'aside'; readonly panel: Panel };

export const answer = (panel: Panel): Answer => ({ kind: 'panel', panel });
export const ephemeral = (panel: Panel): Answer => ({ kind: 'aside', panel });

/** Option values of a command by name; users as their id and name. Only those that were given. */
export interface CommandValues {
  readonly subcommand: string | undefined;
  readonly text: Readonly<Record<string, string>>;
  readonly number: Readonly<Record<string, number>>;
  readonly flag: Readonly<Record<string, boolean>>;
  readonly user: Readonly<Record<string, { id: string; name: string; bot: boolean }>>;
}

export interface Suggestion {
  /** At most 100 characters. */
  readonly name: string;
  readonly value: string;
}

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Whether it can be used in direct messages too. */
  readonly anywhere?: boolean;
  /** Whether it takes longer than a panel does; `longest`: many seconds, like a replay (see `wire/turnstile.ts`). */
  readonly heavy?: true | 'longest';
  run(visit: InteractionContext, values: CommandValues): Promise<Answer>;
  /** Suggestions for the option being typed; at most 25 are shown. Must be quick: it cannot be deferred. */
  suggest?(
    visit: InteractionContext,
    values: CommandValues,
    option: string,
    typed: string,
  ): Promise<Suggestion[]>;
}

/** What a click brings beside its id: the values of a menu, or what was filled into a dialog. */
export interface Input {
  readonly values: readonly string[];
  /** What was typed into a dialog, by the ids of its fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was chosen in it; of a box that was ticked, its own id. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a button, menu or dialog does, by the first word of its id.
 * - `update`: the answer takes the place of the message (for private panels, and the lobby).
 * - `private`: the answer is a new message to the user alone (for buttons of public posts).
 */
export interface Route<Args = never> {
  readonly name: string;
  readonly place: 'update' | 'private';
  /** Whether it can be used in direct messages too. */
  readonly anywhere?: boolean;
  /** As of commands. */
  readonly heavy?: true | 'longest';
  /** Reads the arguments of the id; what does not fit is answered for you. */
  readonly args: z.ZodType<Args>;
  run(visit: InteractionContext, args: Args, input: Input): Promise<Answer>;
}

/** A button that opens a dialog; that cannot be deferred, so it must be quick. */
export interface DialogRoute<Args = never> {
  readonly name: string;
  readonly place: 'dialog';
  /** Whether it can be used in direct messages too. */
  readonly anywhere?: boolean;
  readonly args: z.ZodType<Args>;
  open(visit: InteractionContext, args: Args): Promise<Dialog | Panel>;
}

/** A route whose arguments are its own business. */
export type AnyRoute = Route<never> | DialogRoute<never>;

/** Types a route by its arguments, and forgets them. */
export const route = <Args>(one: Route<Args>): AnyRoute => one as unknown as AnyRoute;
export const dialogRoute = <Args>(one: DialogRoute<Args>): AnyRoute => one as unknown as AnyRoute;

/** All that the wire can call. */
export interface Handlers {
  readonly commands: readonly Command[];
  /** By the first word of their ids. */
  readonly routes: ReadonlyMap<string, AnyRoute>;
}
