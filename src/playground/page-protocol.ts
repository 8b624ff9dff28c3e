/**
 * What the web page and the playground say to each other: JSON over one WebSocket (`/page?user=<id>`), and what
 * a person sees of a channel. It is a view of Discord's own objects: messages, components and commands are as
 * the bot sent them.
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
  /** May manage the server: a moderator. */
  moderator: boolean;
  bot: boolean;
}

export interface PageChannel {
  id: string;
  name: string;
  /** One's direct messages with the bot. */
  direct?: true;
}

/** A message as one user sees it. Attachment URLs are paths of the playground itself. */
export interface PageMessage {
  message: APIMessage;
  /** Visible to this user only. */
  ephemeral: boolean;
  /** Whether it pings this user. */
  pinged: boolean;
  /** For the answer to a command: who used it, and which ("/game new"). */
  used?: { user: string; command: string };
  /** The bot has not answered yet ("is thinking…"). */
  thinking: boolean;
}

/** An option value of a slash command, as typed by the user; the playground converts it by the option's type. */
export type CommandInput = Readonly<Record<string, string>>;

/** From the page. `request` is the page's own number, echoed by what answers it. */
export type PageRequest = { request: number; channel: string } & (
  | { type: 'history' }
  /** `path` names the command with its groups and subcommands: `game new`. */
  | { type: 'command'; path: string; options: CommandInput }
  | { type: 'autocomplete'; path: string; options: CommandInput; focused: string }
  | { type: 'component'; message: string; customId: string; values?: string[] }
  | { type: 'modal'; customId: string; fields: Readonly<Record<string, string>>; message?: string }
  | { type: 'dismiss'; message: string }
  /** An ordinary message typed into the channel. */
  | { type: 'say'; text: string }
);

/** To the page. */
export type PageEvent =
  /** Once, first: who you are, who there is, which channels and commands there are. */
  | {
      type: 'hello';
      you: PageUser;
      users: PageUser[];
      guild: { id: string; name: string };
      channels: PageChannel[];
      commands: APIApplicationCommand[];
      /** Whether a bot is connected. */
      online: boolean;
    }
  | { type: 'users'; users: PageUser[] }
  | { type: 'channels'; channels: PageChannel[] }
  | { type: 'commands'; commands: APIApplicationCommand[] }
  | { type: 'online'; online: boolean }
  /** Answers `history`: the channel's messages that this user may see, the oldest first. */
  | { type: 'history'; request: number; channel: string; messages: PageMessage[] }
  | { type: 'message'; channel: string; message: PageMessage }
  | { type: 'edit'; channel: string; message: PageMessage }
  | { type: 'delete'; channel: string; id: string }
  /** Answers `autocomplete`. */
  | { type: 'choices'; request: number; choices: APIApplicationCommandOptionChoice[] }
  /** Answers a component or command with a modal. */
  | { type: 'modal'; request: number; channel: string; modal: APIModalInteractionResponseCallbackData }
  /** The request is dealt with: acknowledged by the bot. */
  | { type: 'done'; request: number }
  /** The bot did not answer in time, or the request was refused as Discord would: a line for the user. */
  | { type: 'failed'; request: number; why: string };
