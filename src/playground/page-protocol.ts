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

export interface PageUser {
  id: string;
  name: string;
  /** A moderator may manage the server. */
  moderator: boolean;
  bot: boolean;
}

export interface PageChannel {
  id: string;
  name: string;
  /** The user's direct messages with the bot. */
  direct?: true;
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

/** From the page. `request` is the page's own number, echoed in the response. */
export type PageRequest = { request: number; channel: string } & (
  | { type: 'history' }
  /** `path` names the command with its groups and subcommands: `game new`. */
  | { type: 'command'; path: string; options: CommandInput }
  | { type: 'autocomplete'; path: string; options: CommandInput; focused: string }
  | { type: 'component'; message: string; customId: string; values?: string[] }
  | { type: 'modal'; customId: string; fields: Readonly<Record<string, string>>; message?: string }
  | { type: 'dismiss'; message: string }
  | { type: 'say'; text: string }
);

export type PageEvent =
  /** Sent first and once: the user, all users, channels and commands. */
  | {
      type: 'hello';
      you: PageUser;
      users: PageUser[];
      guild: { id: string; name: string };
      channels: PageChannel[];
      commands: APIApplicationCommand[];
      online: boolean;
    }
  | { type: 'users'; users: PageUser[] }
  | { type: 'channels'; channels: PageChannel[] }
  | { type: 'commands'; commands: APIApplicationCommand[] }
  | { type: 'online'; online: boolean }
  /** Answers `history`: the channel's messages visible to this user, oldest first. */
  | { type: 'history'; request: number; channel: string; messages: PageMessage[] }
  | { type: 'message'; channel: string; message: PageMessage }
  | { type: 'edit'; channel: string; message: PageMessage }
  | { type: 'delete'; channel: string; id: string }
  /** Answers `autocomplete`. */
  | { type: 'choices'; request: number; choices: APIApplicationCommandOptionChoice[] }
  /** Answers a component or command with a modal. */
  | { type: 'modal'; request: number; channel: string; modal: APIModalInteractionResponseCallbackData }
  /** The bot has acknowledged the request. */
  | { type: 'done'; request: number }
  /** The bot did not answer in time, or the request was refused as Discord would: a message for the user. */
  | { type: 'failed'; request: number; why: string };
