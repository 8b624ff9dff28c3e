/** Questions before a user abandons or concedes a game. */
import { type Game, hasHumans, playersOf } from '../../../core/index.ts';
import { handOverButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, seatOf } from '../../../discord/shared/player-names.ts';
import { botText } from '../../../text/index.ts';

export const CONFIRMABLE = ['abandon', 'concede', 'keep'] as const;
export type Confirmed = (typeof CONFIRMABLE)[number];

interface Question {
  readonly ask: string;
  readonly act: Confirmed;
  readonly yes: string;
  readonly instead?: Button;
}

function question(
  game: Game,
  language: string,
  user: string | undefined,
  { ask, act, yes, instead }: Question,
): Panel {
  const { id } = game.record;
  const seat = user === undefined ? undefined : seatOf(game, user);
  return {
    colour: colourOf(game, seat),
    parts: [
      text(ask),
      buttons(
        { id: customId('lobby-confirm', id, act), label: yes, style: 'danger' },
        ...(instead === undefined ? [] : [instead]),
        { id: customId('lobby-confirm', id, 'keep'), label: botText('lobby', 'buttonKeep', {}, language) },
      ),
    ],
  };
}

/** Asks to confirm closing a lobby or abandoning a game. */
export function abandonPanel(game: Game, language: string, user?: string): Panel {
  const lobby = game.record.status === 'lobby';
  const solo = playersOf(game.record).length < 2;
  return question(game, language, user, {
    ask: lobby
      ? botText('lobby', 'abandonLobbyAsk', {}, language)
      : botText('lobby', 'abandonAsk', { solo }, language),
    act: 'abandon',
    yes: botText('lobby', lobby ? 'buttonCloseLobby' : 'buttonAbandon', {}, language),
  });
}

/** Asks to confirm conceding a game, or to let a computer play instead. */
export function concedePanel(game: Game, language: string, user: string): Panel {
  const { members, challenge } = game.record;
  const last = !hasHumans({ members: members.filter((member) => member.user !== user) });
  const instead = !last && challenge === undefined;
  return question(game, language, user, {
    ask: botText('lobby', 'concedeAsk', { last, instead }, language),
    act: 'concede',
    yes: botText('lobby', 'buttonConcede', {}, language),
    ...(instead && { instead: handOverButton(game, language) }),
  });
}
