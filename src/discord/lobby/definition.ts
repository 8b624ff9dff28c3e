/** The slash command /game as Discord wants it. */
import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { PLAYER_COUNTS } from '../../content/index.ts';
import type { Pace } from '../../time/index.ts';
import {
  type About,
  about,
  type OptionData,
  oneOf,
  subcommand,
  suggested,
  yesOrNo,
} from '../kit/command-data.ts';
import { PRESET_NAMES, type Preset } from './presets.ts';

const LONGEST_SEED = 64;

const PRESET_CHOICES = {
  first: 'gamePresetFirst',
  standard: 'gamePresetStandard',
  extras: 'gamePresetExtras',
} as const satisfies Record<Preset, string>;

const players: OptionData = {
  type: ApplicationCommandOptionType.Integer,
  name: 'players',
  description: about('gamePlayers'),
  choices: PLAYER_COUNTS.map((count) => ({ name: String(count), value: count })),
};
const preset: OptionData = {
  type: ApplicationCommandOptionType.String,
  name: 'preset',
  description: about('gamePreset'),
  choices: PRESET_NAMES.map((name) => ({ name: about(PRESET_CHOICES[name]), value: name })),
};
const seed: OptionData = {
  type: ApplicationCommandOptionType.String,
  name: 'seed',
  description: about('gameSeed'),
  min_length: 1,
  max_length: LONGEST_SEED,
};
const newcomer: OptionData = {
  type: ApplicationCommandOptionType.Boolean,
  name: 'newcomer',
  description: about('gameNewcomer'),
};

const pace = oneOf('pace', 'gamePace', {
  friendly: 'gamePaceFriendly',
  steady: 'gamePaceSteady',
  brisk: 'gamePaceBrisk',
  live: 'gamePaceLive',
} satisfies Record<Pace, About>);
const away = yesOrNo('away', 'gameAway');
const hints = yesOrNo('hints', 'gameHints');
const thread = yesOrNo('thread', 'gameThread');

export const GAME_DATA: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: 'game',
  description: about('game'),
  options: [
    subcommand(
      'new',
      'gameNew',
      players,
      preset,
      suggested('switch', 'gameSwitch', false),
      pace,
      away,
      hints,
      thread,
      seed,
    ),
    subcommand('join', 'gameJoin', newcomer),
    subcommand('leave', 'gameLeave'),
    subcommand(
      'options',
      'gameOptions',
      players,
      preset,
      suggested('switch', 'gameSwitch', false),
      pace,
      away,
      hints,
      seed,
      newcomer,
    ),
    subcommand('start', 'gameStart'),
    subcommand('status', 'gameStatus'),
    subcommand('pause', 'gamePause'),
    subcommand('resume', 'gameResume'),
    subcommand('abandon', 'gameAbandon'),
    subcommand('concede', 'gameConcede'),
    subcommand('rematch', 'gameRematch'),
  ],
};
