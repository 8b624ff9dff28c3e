/** The slash command /game as Discord wants it, and the pieces that such commands are made of. */
import {
  type APIApplicationCommandOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { PLAYER_COUNTS } from '../../content/index.ts';
import { type BotKey, phrase } from '../../text/index.ts';
import { PRESET_NAMES, type Preset } from './presets.ts';

type BasicOption = NonNullable<APIApplicationCommandSubcommandOption['options']>[number];

/** What a command or an option of it says about itself. */
export const about = (key: BotKey<'commands'>): string => phrase('commands', key);

/** A subcommand with its options. */
export const subcommand = (
  name: string,
  key: BotKey<'commands'>,
  ...options: readonly BasicOption[]
): APIApplicationCommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  name,
  description: about(key),
  options: [...options],
});

/** An option of free text whose values are suggested while it is typed. */
export const suggested = (name: string, key: BotKey<'commands'>, required: boolean): BasicOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description: about(key),
  required,
  autocomplete: true,
});

const LONGEST_SEED = 64;

const PRESET_CHOICES = {
  first: 'gamePresetFirst',
  standard: 'gamePresetStandard',
  extras: 'gamePresetExtras',
} as const satisfies Record<Preset, string>;

const players: BasicOption = {
  type: ApplicationCommandOptionType.Integer,
  name: 'players',
  description: about('gamePlayers'),
  choices: PLAYER_COUNTS.map((count) => ({ name: String(count), value: count })),
};
const preset: BasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'preset',
  description: about('gamePreset'),
  choices: PRESET_NAMES.map((name) => ({ name: about(PRESET_CHOICES[name]), value: name })),
};
const seed: BasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'seed',
  description: about('gameSeed'),
  min_length: 1,
  max_length: LONGEST_SEED,
};
const newcomer: BasicOption = {
  type: ApplicationCommandOptionType.Boolean,
  name: 'newcomer',
  description: about('gameNewcomer'),
};

export const GAME_DATA: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: 'game',
  description: about('game'),
  options: [
    subcommand('new', 'gameNew', players, preset, suggested('switch', 'gameSwitch', false), seed),
    subcommand('join', 'gameJoin', newcomer),
    subcommand('leave', 'gameLeave'),
    subcommand(
      'options',
      'gameOptions',
      players,
      preset,
      suggested('switch', 'gameSwitch', false),
      seed,
      newcomer,
    ),
    subcommand('start', 'gameStart'),
    subcommand('status', 'gameStatus'),
    subcommand('abandon', 'gameAbandon'),
    subcommand('concede', 'gameConcede'),
    subcommand('rematch', 'gameRematch'),
  ],
};
