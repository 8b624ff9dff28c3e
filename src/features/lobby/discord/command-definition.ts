/** `/game` in Discord's format. */
import type { Pace } from '../../../calendar/index.ts';
import { PLAYER_COUNTS } from '../../../content/index.ts';
import {
  type About,
  groupData,
  languageOption,
  number,
  oneOf,
  subcommand,
  suggested,
  sureOption,
  typed,
  wordsFor,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import { MAX_REVIEW_PAGES } from '../../coach/discord/panel.ts';
import type { ConsentAnswer } from '../../play/discord/consent.ts';
import type { Preset } from './presets.ts';

export const MAX_SEED_CHARS = 64;

const players = number('players', 'gamePlayers', { choices: PLAYER_COUNTS });
const preset = oneOf(
  'preset',
  'gamePreset',
  wordsFor({
    first: 'gamePresetFirst',
    standard: 'gamePresetStandard',
    extras: 'gamePresetExtras',
  } satisfies Record<Preset, About>),
);
const change = suggested('switch', 'gameSwitch', false);
const seed = typed('seed', 'gameSeed', MAX_SEED_CHARS);
const newcomer = yesOrNo('newcomer', 'gameNewcomer');
const pace = oneOf(
  'pace',
  'gamePace',
  wordsFor({
    friendly: 'gamePaceFriendly',
    steady: 'gamePaceSteady',
    brisk: 'gamePaceBrisk',
    live: 'gamePaceLive',
  } satisfies Record<Pace, About>),
);
const away = yesOrNo('away', 'gameAway');
const hints = yesOrNo('hints', 'gameHints');
const language = languageOption('gameLanguage');
const thread = yesOrNo('thread', 'gameThread');
const consent = oneOf(
  'what',
  'gameAnswerWhat',
  wordsFor({
    agree: 'gameAgree',
    disagree: 'gameDisagree',
    withdraw: 'gameWithdraw',
  } satisfies Record<ConsentAnswer, About>),
);

export const GAME_DATA = groupData('game', 'game', [
  subcommand('new', 'gameNew', players, preset, change, pace, away, hints, language, thread, seed),
  subcommand('join', 'gameJoin', newcomer),
  subcommand('leave', 'gameLeave', sureOption),
  subcommand('remove', 'gameRemove', suggested('name', 'gameRemoveName', true)),
  subcommand('options', 'gameOptions', players, preset, change, pace, away, hints, language, seed, newcomer),
  subcommand('start', 'gameStart'),
  subcommand('status', 'gameStatus'),
  subcommand('move', 'relocation/command', suggested('game', 'relocation/commandGame', false), sureOption),
  subcommand('pause', 'gamePause'),
  subcommand('resume', 'gameResume'),
  subcommand('abandon', 'gameAbandon', sureOption),
  subcommand('answer', 'gameAnswer', { ...consent, required: true }, sureOption),
  subcommand('concede', 'gameConcede', sureOption),
  subcommand('page', 'gamePage'),
  subcommand(
    'review',
    'gameReview',
    suggested('game', 'coach/commandGame', false),
    number('page', 'coach/commandPage', { least: 1, greatest: MAX_REVIEW_PAGES }),
    yesOrNo('share', 'coach/commandShare'),
    yesOrNo('again', 'coach/commandAgain'),
  ),
  subcommand('rematch', 'gameRematch'),
]);
