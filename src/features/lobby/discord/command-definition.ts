/** `/game` in Discord's format. */
import { PACES } from '../../../calendar/index.ts';
import { PLAYER_COUNTS } from '../../../content/index.ts';
import {
  choicesOf,
  groupData,
  languageOption,
  number,
  oneOf,
  subcommand,
  suggested,
  sureOption,
  typed,
  yesOrNo,
} from '../../../discord/shared/command-data.ts';
import { MAX_REVIEW_PAGES } from '../../coach/discord/panel.ts';
import { CONSENT_ANSWERS } from '../../play/discord/consent.ts';
import { PAGE_CHANGES } from '../../web-page/index.ts';
import { PRESET_NAMES } from './presets.ts';

export const MAX_SEED_CHARS = 64;

const players = number('players', 'gamePlayers', { choices: PLAYER_COUNTS });
const preset = oneOf('preset', 'gamePreset', choicesOf('gamePreset', PRESET_NAMES));
const change = suggested('switch', 'gameSwitch', false);
const seed = typed('seed', 'gameSeed', MAX_SEED_CHARS);
const newcomer = yesOrNo('newcomer', 'gameNewcomer');
const pace = oneOf('pace', 'gamePace', choicesOf('gamePace', PACES));
const away = yesOrNo('away', 'gameAway');
const hints = yesOrNo('hints', 'gameHints');
const language = languageOption('gameLanguage');
const thread = yesOrNo('thread', 'gameThread');
const consent = oneOf('what', 'gameAnswerWhat', choicesOf('game', CONSENT_ANSWERS));

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
  subcommand(
    'page',
    'gamePage',
    oneOf('what', 'webPage/command', choicesOf('webPage/command', PAGE_CHANGES)),
  ),
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
