/**
 * The protocol between web page and playground: JSON over one WebSocket (`/page?user=<id>`), from one user's
 * point of view. Messages, components and commands are Discord's own objects, as the bot sent them.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { z } from 'zod';

export interface PageUser {
  id: string;
  name: string;
  moderator: boolean;
  bot: boolean;
}

export interface PageChannel {
  id: string;
  name: string;
  direct?: true;
}

/** The commands offered in channels of the server, and in direct messages. */
interface PageCommands {
  server: APIApplicationCommand[];
  direct: APIApplicationCommand[];
}

/** A message as one user sees it. Attachment URLs are paths on the playground. */
export interface PageMessage {
  message: APIMessage;
  ephemeral: boolean;
  pinged: boolean;
  /** For a reply to a command: its user and name ("/game new"). */
  used?: { user: string; command: string };
  /** The bot has not answered yet ("is thinking…"). */
  thinking: boolean;
}

/** Option values as typed; the playground converts them by option type. */
export type CommandInput = Readonly<Record<string, string>>;

const base = { request: z.int(), channel: z.string() };
const texts = z.record(z.string(), z.string());

/** From the page. `request` is the page's own number, echoed in the response. */
export const pageRequest = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('history') }),
  /** `path` names the command with its groups and subcommands: `game new`. */
  z.object({ ...base, type: z.literal('command'), path: z.string(), options: texts }),
  z.object({
    ...base,
    type: z.literal('autocomplete'),
    path: z.string(),
    options: texts,
    focused: z.string(),
  }),
  z.object({
    ...base,
    type: z.literal('component'),
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
  }),
  z.object({ ...base, type: z.literal('modal'), customId: z.string(), fields: texts }),
  z.object({ ...base, type: z.literal('dismiss'), message: z.string() }),
  z.object({ ...base, type: z.literal('say'), text: z.string() }),
]);
export type PageRequest = z.infer<typeof pageRequest>;

export type PageEvent =
  /** Sent first and once: the user, all users, channels and commands. */
  | {
      type: 'hello';
      you: PageUser;
      users: PageUser[];
      guild: { id: string; name: string };
      channels: PageChannel[];
      commands: PageCommands;
      online: boolean;
    }
  | { type: 'users'; users: PageUser[] }
  | { type: 'channels'; channels: PageChannel[] }
  | { type: 'commands'; commands: PageCommands }
  | { type: 'online'; online: boolean }
  /** Answers `history`: the channel's messages visible to this user, oldest first. */
  | { type: 'history'; request: number; channel: string; messages: PageMessage[] }
  | { type: 'message'; channel: string; message: PageMessage }
  | { type: 'edit'; channel: string; message: PageMessage }
  | { type: 'delete'; channel: string; id: string }
  | { type: 'choices'; request: number; choices: APIApplicationCommandOptionChoice[] }
  | { type: 'modal'; request: number; channel: string; modal: APIModalInteractionResponseCallbackData }
  | { type: 'done'; request: number }
  /** The bot did not answer in time, or the request was refused as Discord would: a message for the user. */
  | { type: 'failed'; request: number; why: string };
