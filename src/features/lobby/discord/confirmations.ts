/** Asks before a user abandons or concedes a game, or stops standing in. The ids carry the status that was shown. */
import {
  forbidden,
  type Game,
  hasHumans,
  isPseudonym,
  memberOf,
  othersAsked,
  strangerOrStandIn,
  substitutionBy,
} from '../../../core/index.ts';
import { handOverButton, stepDownButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { type Answer, answer, type InteractionContext } from '../../../discord/shared/interaction-context.ts';
import { leavesOne } from '../../../discord/shared/others.ts';
import { type Button, buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, memberAt, seatOf, spentLines, wordsOf } from '../../../discord/shared/player-names.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText, translator } from '../../../text/index.ts';

export const CONFIRMABLE = ['abandon', 'concede', 'stepDown', 'keep'] as const;
export type Confirmed = (typeof CONFIRMABLE)[number];

interface Question {
  readonly above?: readonly string[];
  readonly ask: string;
  readonly act: Confirmed;
  readonly yes: string;
  readonly instead?: Button;
}

type Asker = Pick<InteractionContext, 'actor' | 'language'>;

/** Asks to confirm closing a lobby or abandoning a game, or explains why the user can't. */
export function askToAbandon({ actor, language }: Asker, game: Game, above: readonly string[] = []): Answer {
  const { record } = game;
  const lobby = record.status === 'lobby';
  const refusal =
    lobby || memberOf(record, actor.user) !== undefined
      ? forbidden(lobby ? 'abandonLobby' : 'abandon', actor, record)
      : strangerOrStandIn(record, actor.user);
  return answer(
    refusal === undefined
      ? abandonPanel(game, language, actor.user, above)
      : refusalPanel(refusal, language, game),
  );
}

/** Asks a substitute to confirm that they stop playing a seat; other users, that they concede. */
export const askToLeave = (asker: Asker, game: Game): Answer =>
  substitutionBy(game.record, asker.actor.user) === undefined
    ? askToConcede(asker, game)
    : answer(stepDownPanel(game, asker.language, asker.actor.user));

/** Asks to confirm conceding a game, or explains why the user can't. */
export function askToConcede({ actor, language }: Asker, game: Game): Answer {
  const { record } = game;
  const refusal =
    memberOf(record, actor.user) === undefined
      ? strangerOrStandIn(record, actor.user)
      : forbidden('concede', actor, record);
  return answer(
    refusal === undefined ? concedePanel(game, language, actor.user) : refusalPanel(refusal, language, game),
  );
}

function question(
  game: Game,
  language: string,
  user: string,
  { above = [], ask, act, yes, instead }: Question,
): Panel {
  const { id, status } = game.record;
  return {
    colour: colourOf(game, seatOf(game, user)),
    parts: [
      text(...above, ask, ...spentLines(game.record, language)),
      buttons(
        { id: customId('lobby-confirm', id, status, act), label: yes, style: 'danger', confirms: true },
        ...(instead === undefined ? [] : [instead]),
        {
          id: customId('lobby-confirm', id, status, 'keep'),
          label: botText(status === 'lobby' ? 'moderation' : 'lobby', 'buttonKeep', {}, language),
        },
      ),
    ],
  };
}

/** Asks to confirm closing a lobby or abandoning a game. */
function abandonPanel(game: Game, language: string, user: string, above: readonly string[]): Panel {
  const t = translator('lobby', language);
  const lobby = game.record.status === 'lobby';
  const solo = othersAsked(game.record, user, 'abandon').length === 0;
  return question(game, language, user, {
    above,
    ask: lobby ? t('abandonLobbyAsk') : t('abandonAsk', { solo }),
    act: 'abandon',
    yes: t(lobby ? 'buttonCloseLobby' : 'buttonAbandon'),
  });
}

/** Asks to confirm conceding a game, or to let a computer play instead. */
function concedePanel(game: Game, language: string, user: string): Panel {
  const { members, challenge } = game.record;
  const last = !hasHumans({ members: members.filter((member) => member.user !== user) });
  const instead = !last && challenge === undefined;
  return question(game, language, user, {
    ask: botText('lobby', 'concedeAsk', { last, instead, single: leavesOne(game, user) }, language),
    act: 'concede',
    yes: botText('lobby', 'buttonConcede', {}, language),
    ...(instead && { instead: handOverButton(game, language) }),
  });
}

/** Asks a substitute to confirm that they stop playing a seat. */
function stepDownPanel(game: Game, language: string, user: string): Panel {
  const seat = seatOf(game, user) ?? 0;
  const erased = isPseudonym(memberAt(game, seat)?.user ?? '');
  return question(game, language, user, {
    ask: botText('clock', 'stepDownAsk', { seat, erased }, wordsOf(game, language)),
    act: 'stepDown',
    yes: stepDownButton(game, seat, language).label,
  });
}
