import { weekEnds } from '../../../calendar/index.ts';
import {
  type Announcement,
  type Game,
  isAlone,
  isComputer,
  memberOf,
  type RedactedRecord,
} from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { hintLines, seedLines } from '../../../discord/shared/game-terms.ts';
import { ago, mention, plainName } from '../../../discord/shared/markup.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { hostName, nameIn, personText } from '../../../discord/shared/player-names.ts';
import { botText, translator } from '../../../text/index.ts';
import { movedLine } from '../../relocation/discord/posts.ts';
import { clockLines } from './clock-presets.ts';
import { languageLine } from './language.ts';
import { optionLines } from './presets.ts';

export const LOBBY_ACTS = ['join', 'leave', 'new', 'start'] as const;
export type LobbyAct = (typeof LOBBY_ACTS)[number];
/** Last part of button ids in a private panel, so that it stays in its reader's language. */
export const PRIVATE = 'private';

/**
 * Builds the current lobby panel; after the lobby has closed, what became of it. `reader`: language of the only user who sees
 * it. Default: the game's.
 */
export function lobbyPanel(game: Game, reader?: string): Panel {
  const { record } = game;
  const language = reader ?? record.language;
  if (record.status !== 'lobby') return afterwards(game, language);
  const place = reader === undefined ? [] : [PRIVATE];
  return {
    parts: [text(...lobbyLines(record, language)), buttons(...lobbyButtons(record, language, place))],
  };
}

/** Builds the lobby post; `undefined` once the lobby has closed. Users in `ping` are invited. */
export function lobbyPost(
  game: Game,
  { ping, removed, by, movedBy }: Extract<Announcement, { kind: 'lobby' }>,
): Panel | undefined {
  if (game.record.status !== 'lobby') return undefined;
  const { language } = game.record;
  const t = translator('lobby', language);
  const panel = lobbyPanel(game);
  const gone = removed !== undefined && by !== undefined && memberOf(game.record, removed) === undefined;
  const news = [
    ...(movedBy === undefined ? [] : [movedLine(game, movedBy)]),
    ...(ping.length === 0 ? [] : [t('invited', { who: ping.map(mention).join(', ') })]),
    ...(gone ? [t('removed', { who: personText(game, removed), asker: personText(game, by) })] : []),
  ];
  return news.length === 0 ? panel : { parts: [text(...news), ...panel.parts] };
}

function lobbyLines(record: RedactedRecord, language: string): string[] {
  const t = translator('lobby', language);
  const { members, players, challenge } = record;
  const missing = players - members.length;
  const host = hostName(record);
  const solo = players === 1;
  return [
    t('heading', { players }),
    ...(solo ? [] : [t('seats', { members: members.length, players })]),
    ...members.map((member) =>
      t('member', {
        name: plainName(nameIn(member, language)),
        host: member.user === record.host,
        newcomer: member.newcomer,
        rank: isComputer(member.user) ? 'other' : 'none',
      }),
    ),
    ...Array.from({ length: Math.max(0, missing) }, () => t('freeSeat')),
    '',
    ...(challenge === undefined
      ? []
      : [
          botText(
            'challenge',
            'lobbyLine',
            { players, ends: ago(new Date(weekEnds(challenge.week))) },
            language,
          ),
          botText('challenge', 'spoilers', {}, language),
          '',
        ]),
    ...optionLines(record, language),
    ...clockLines(record, language),
    ...hintLines(record, language),
    languageLine(record, language),
    ...seedLines(record, language),
    '',
    challenge === undefined
      ? missing > 0
        ? t('waitingForPlayers', { missing, host })
        : t(solo ? 'readySolo' : 'readyToStart', { host })
      : missing > 0
        ? botText('challenge', 'lobbyWaiting', { missing }, language)
        : botText('challenge', 'lobbyReady', { players, host }, language),
  ];
}

function lobbyButtons(record: RedactedRecord, language: string, place: readonly string[]): Button[] {
  const { id, members, players, options, challenge } = record;
  const full = members.length >= players;
  const fixed = challenge !== undefined;
  const act = (what: LobbyAct, label: 'buttonJoin' | 'buttonLeave' | 'buttonStart' | 'buttonNew') => ({
    id: customId('lobby', id, what, ...place),
    label: botText('lobby', label, {}, language),
  });
  return [
    ...(full ? [] : [{ ...act('join', 'buttonJoin'), style: 'primary' as const }]),
    act('leave', 'buttonLeave'),
    // Challenge options are fixed, and computers cannot join.
    ...(fixed
      ? []
      : [
          {
            id: customId('lobby-options', id),
            label: botText('lobby', 'buttonOptions', {}, language),
            emoji: '⚙️',
          },
        ]),
    ...(options.includes('byExperience') ? [act('new', 'buttonNew')] : []),
    ...(players === 1 || fixed
      ? []
      : [
          {
            id: customId('computers', id),
            label: botText('lobby', 'buttonComputers', {}, language),
            emoji: '🤖',
          },
        ]),
    { ...act('start', 'buttonStart'), style: full ? 'primary' : 'secondary' },
    ...(isAlone(record) && !full && !fixed
      ? [{ id: customId('playnow', id), label: botText('lobby', 'buttonPlayNow', {}, language) }]
      : []),
  ];
}

function afterwards({ record, state }: Game, language: string): Panel {
  const key = record.status === 'playing' ? 'begun' : state === undefined ? 'closed' : 'over';
  return note(botText('lobby', key, { challenge: record.challenge !== undefined }, language));
}
