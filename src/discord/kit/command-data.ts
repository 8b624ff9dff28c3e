/** What Discord is told of commands: names, descriptions, options. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { type BotKey, phrase } from '../../text/index.ts';
import { LONGEST_VALUE } from './limits.ts';

/** The key of what a command or an option says about itself. */
export type About = BotKey<'commands'>;

/** An option as we write it down. */
export type OptionData = APIApplicationCommandBasicOption;

/** What a command or an option of it says about itself. */
export const about = (key: About): string => phrase('commands', key);

/** A text with suggestions: all that an action is made of is given so. */
export const suggested = (name: string, key: About, required: boolean): OptionData => ({
  type: ApplicationCommandOptionType.String,
  name,
  description: about(key),
  required,
  max_length: LONGEST_VALUE,
  autocomplete: true,
});

/** A text that is one of a few. */
export const oneOf = (name: string, key: About, values: Readonly<Record<string, About>>): OptionData => ({
  type: ApplicationCommandOptionType.String,
  name,
  description: about(key),
  required: false,
  choices: Object.entries(values).map(([value, word]) => ({ name: about(word), value })),
});

export const yesOrNo = (name: string, key: About): OptionData => ({
  type: ApplicationCommandOptionType.Boolean,
  name,
  description: about(key),
  required: false,
});

/** A command without subcommands. */
export const commandData = (
  name: string,
  key: About,
  options: OptionData[] = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({ name, description: about(key), options });

/** A subcommand with its options. */
export const subcommand = (
  name: string,
  key: About,
  ...options: readonly OptionData[]
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  description: about(key),
  options: [...options],
});

/** A command that has subcommands. */
export const groupData = (
  name: string,
  key: About,
  subcommands: APIApplicationCommandSubcommandOption[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name,
  description: about(key),
  options: subcommands,
});
