/** The context of an interaction (user, place, language), and the answers a handler can give. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { z } from 'zod';
import type { Actor, UserSettings } from '../../core/index.ts';
import type { Services } from '../../features/index.ts';
import type { Dialog } from './dialog.ts';
import type { Panel, PanelSlot } from './panel.ts';

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Sends a direct message, with one attempt. `nonce`: equal for repeated attempts, so it arrives once. */
export type SendDirectMessage = (
  user: string,
  panel: Panel,
  how?: { readonly nonce?: string; readonly silent?: boolean },
) => Promise<'sent' | 'refused' | 'failed'>;

export type ThreadResult =
  | { readonly kind: 'opened'; readonly channel: string }
  /** Comma-separated permission names. */
  | { readonly kind: 'missing'; readonly permissions: string }
  /** The user may not open threads in this channel. */
  | { readonly kind: 'notAllowed' }
  /** The server has the maximum number of active threads. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'notHere' };

export interface InteractionContext {
  readonly services: Services;
  readonly actor: Actor;
  readonly direct: SendDirectMessage;
  /** Empty in direct messages. */
  readonly guild: string;
  readonly channel: string;
  /** The user's stored settings; empty if they can't be read. */
  readonly settings: UserSettings;
  /** Language of the answer. */
  readonly language: string;
  /** Discord locale of the user, such as `es-419`; `serverLocale`: of the server, if it has chosen one. */
  readonly locale: string;
  readonly serverLocale?: string | undefined;
  readonly log: Log;
  /** Returns the id of a command as typed, such as `game new`; `undefined` if unknown. */
  readonly commandId?: (path: string) => string | undefined;
  /** URL of the folder with the privacy policy and the terms of service. */
  readonly documents?: string | undefined;
  /** Replaces a user's private panel in this channel, if it is still there. `panel`: what to show, in their language. */
  readonly closePanel?: (user: string, slot: PanelSlot, panel: (language: string) => Panel) => Promise<void>;
  /** Opens a thread with this name in the channel; a private one starts empty. */
  readonly openThread: (name: string, how?: 'private') => Promise<ThreadResult>;
  readonly inThread?: boolean;
  /** Returns whether the bot may post in the channel. Default: true. */
  readonly mayPost?: () => boolean;
  /** Returns whether this is a private thread without the bot. Default: false. */
  readonly isOutside?: () => Promise<boolean>;
  /** Adds a user to a thread. Default: the interaction's user. Idempotent. */
  readonly letIn: (thread: string, user?: string) => Promise<void>;
  /** Removes a user from a thread. Default: the interaction's user. */
  readonly letOut: (thread: string, user?: string) => Promise<void>;
}

/** Returns whether the user is in direct messages with the bot. */
export const isDirect = ({ guild }: InteractionContext): boolean => guild === '';

/** A handler's answer. The interaction was already acknowledged. */
export type Answer =
  /** The regular answer, placed as the command or route says: visible only to the user, or replacing the message. */
  | { readonly kind: 'panel'; readonly panel: Panel }
  /** A message for the whole channel; `note` is visible only to the user. Only for commands and `private` routes. */
  | { readonly kind: 'public'; readonly panel: Panel; readonly note: Panel }
  /** Visible only to the user; the clicked message stays unchanged. */
  | { readonly kind: 'aside'; readonly panel: Panel };

/** Returns the answer that shows a panel in place of the clicked one. */
export const answer = (panel: Panel): Answer => ({ kind: 'panel', panel });
/** Returns the answer that shows a panel to the user alone and leaves the clicked message. */
export const ephemeral = (panel: Panel): Answer => ({ kind: 'aside', panel });

/** Option values of a command by name, if given; users as id and name. */
export interface CommandValues {
  readonly subcommand: string | undefined;
  readonly text: Readonly<Record<string, string>>;
  readonly number: Readonly<Record<string, number>>;
  readonly flag: Readonly<Record<string, boolean>>;
  readonly user: Readonly<Record<string, NamedUser>>;
}

/** A user whom an option names. `outside`: not in this server, such as one who has left. */
interface NamedUser {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly outside?: true;
}

export interface Suggestion {
  /** At most 100 characters. */
  readonly name: string;
  readonly value: string;
}

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly anywhere?: boolean;
  /** True if it takes longer than a panel; `longest`: many seconds, like a replay (see `transport/rate-limiter.ts`). */
  readonly heavy?: true | 'longest';
  /** It moves or decides, after which others may have to be called. */
  readonly moves?: true;
  run(context: InteractionContext, values: CommandValues): Promise<Answer>;
  /** Suggests values for the option being typed; at most 25 are shown. Must be quick, because it can't be deferred. */
  suggest?(
    context: InteractionContext,
    values: CommandValues,
    option: string,
    typed: string,
  ): Promise<Suggestion[]>;
}

export interface Input {
  readonly values: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  /** Options chosen in a dialog, by field id; a ticked box contains its own id. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

/** Handles a click. `update`: the answer replaces the message. `private`: it is a new one for the user. */
export interface Route<Args = never> {
  readonly name: string;
  readonly place: 'update' | 'private';
  readonly anywhere?: boolean;
  readonly heavy?: true | 'longest';
  /** Parses the arguments of the custom id; invalid ones are answered automatically. */
  readonly args: z.ZodType<Args>;
  run(context: InteractionContext, args: Args, input: Input): Promise<Answer>;
}

export interface DialogRoute<Args = never> {
  readonly name: string;
  readonly place: 'dialog';
  readonly anywhere?: boolean;
  readonly args: z.ZodType<Args>;
  open(context: InteractionContext, args: Args): Promise<Dialog | Panel>;
}

export type AnyRoute = Route<never> | DialogRoute<never>;

/** Parsers of a custom id's arguments: one for each, or one for all. */
type ArgsSchema = z.ZodType | readonly z.ZodType[];
type ParsedArgs<S extends ArgsSchema> = S extends readonly z.ZodType[]
  ? { readonly [K in keyof S]: z.output<S[K]> }
  : z.output<S>;

const schemaOf = (args: ArgsSchema) => (args instanceof z.ZodType ? args : z.tuple([...args] as [z.ZodType]));

/** Returns a function that creates routes; the compiler checks their argument types before they are erased. */
export const routesThat =
  (how: Pick<Route, 'anywhere' | 'heavy'>) =>
  <const S extends ArgsSchema>(
    name: string,
    place: Route['place'],
    args: S,
    run: Route<ParsedArgs<S>>['run'],
  ): AnyRoute =>
    ({ name, place, args: schemaOf(args), run, ...how }) as unknown as AnyRoute;

export const route = routesThat({});
export const heavyRoute = routesThat({ heavy: true });

/** Creates a route that opens a dialog; otherwise like `route`. */
export const dialogRoute = <const S extends ArgsSchema>(
  name: string,
  args: S,
  open: DialogRoute<ParsedArgs<S>>['open'],
  how: Pick<DialogRoute, 'anywhere'> = {},
): AnyRoute => ({ name, place: 'dialog', args: schemaOf(args), open, ...how }) as unknown as AnyRoute;

export interface Handlers {
  readonly commands: readonly Command[];
  readonly routes: ReadonlyMap<string, AnyRoute>;
}
