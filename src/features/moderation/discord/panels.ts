import {
  type Game,
  type GameRecord,
  isSuspended,
  peopleToCall,
  sanitizeText,
  suspendedSince,
} from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { cutTo, fittingLines, LONGEST_LABEL } from '../../../discord/shared/limits.ts';
import { ago, channelLink, plainName } from '../../../discord/shared/markup.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { namesIn, playingName, spentLines } from '../../../discord/shared/player-names.ts';
import { postedNote, type Reader } from '../../../discord/shared/posted-note.ts';
import { pendingSeats } from '../../../engine/index.ts';
import { botText, listText, translator } from '../../../text/index.ts';

export const CANCEL_CHOICES = ['cancel', 'keep'] as const;

export const MAX_LISTED_GAMES = 20;

/** Builds a question with a button that confirms and one that changes nothing. */
export const questionPanel = (
  lines: readonly string[],
  confirm: Omit<Button, 'style' | 'confirms'>,
  keep: string,
  language: string,
): Panel => ({
  parts: [
    text(...lines),
    buttons(
      { ...confirm, style: 'danger', confirms: true },
      { id: keep, label: botText('moderation', 'buttonKeep', {}, language) },
    ),
  ],
});

const resumeButton = (record: GameRecord, language: string): Button => {
  const names = namesIn(record, language).map(sanitizeText).join(', ');
  const label = botText('moderation', 'buttonResume', { names }, language);
  return { id: customId('mod-resume', record.id), label: cutTo(label, LONGEST_LABEL) };
};

/** Confirms that a game was suspended, with a button to reactivate it. */
export const suspendedPanel = (reader: Reader, { record }: Game): Panel => ({
  parts: [...postedNote(reader, record).parts, buttons(resumeButton(record, reader.language))],
});

export function confirmSuspendPanel(
  { record, state, moves }: Game,
  language: string,
  above: readonly string[] = [],
): Panel {
  const { id, version } = record;
  const last = moves.at(-1)?.at;
  const people = peopleToCall(record).map(({ name }) => plainName(name));
  const data = {
    round: state?.round ?? 0,
    lastMove: last === undefined ? 'none' : ago(last),
    people: listText(people, language),
    alone: people.length === 1,
  };
  const label = botText('moderation', 'buttonSetAside', {}, language);
  return questionPanel(
    [...above, botText('moderation', 'setAsideAsk', data, language)],
    { id: customId('mod-aside', id, version, 'aside'), label },
    customId('mod-aside', id, version, 'keep'),
    language,
  );
}

/** Asks to confirm cancelling a game; an unreadable one is shown without its position. */
export function confirmCancelPanel(
  { record, state, moves }: Game,
  language: string,
  above: readonly string[] = [],
): Panel {
  const { id, status } = record;
  const lobby = status === 'lobby';
  const unseen = record.sealed === undefined ? ('unreadable' as const) : ('sealed' as const);
  const stands = lobby ? ('lobby' as const) : state === undefined ? unseen : ('other' as const);
  const data = { stands, round: state?.round ?? 0, moves: moves.length };
  const label = botText('moderation', 'buttonCancel', {}, language);
  return questionPanel(
    [...above, botText('moderation', 'cancelAsk', data, language), ...spentLines(record, language)],
    { id: customId('mod-cancel', id, status, 'cancel'), label },
    customId('mod-cancel', id, status, 'keep'),
    language,
  );
}

export interface Listed {
  readonly record: GameRecord;
  readonly game: Game | undefined;
}

const MAX_RESUME_BUTTONS = 5;

/** Lists a server's games in their order, as many as fit. */
export function gamesPanel(games: readonly Listed[], language: string): Panel {
  const t = translator('moderation', language);
  if (games.length === 0) return note(t('noGames'));
  const lines = fittingLines(games.slice(0, MAX_LISTED_GAMES).map((one) => gameLine(one, language)));
  const more = games.length - lines.length;
  const resumable = games
    .slice(0, lines.length)
    .filter(({ record }) => isSuspended(record))
    .slice(0, MAX_RESUME_BUTTONS);
  return {
    parts: [
      text(t('gamesHeading'), ...lines, ...(more > 0 ? [t('moreGames', { count: more })] : [])),
      ...(resumable.length > 0
        ? [buttons(...resumable.map(({ record }) => resumeButton(record, language)))]
        : []),
    ],
  };
}

function gameLine({ record, game }: Listed, language: string): string {
  const { channel, members, players, paused, updatedAt } = record;
  const common = { channel: channelLink(channel), ago: ago(updatedAt) };
  if (record.status === 'lobby') {
    return botText('moderation', 'gameLobby', { ...common, members: members.length, players }, language);
  }
  if (isSuspended(record)) {
    const names = namesIn(record, language).map(plainName).join(', ');
    const since = ago(suspendedSince(record));
    const data = { ...common, ago: since, id: record.id, round: game?.state?.round ?? 0, names };
    return botText('moderation', 'gameSetAside', data, language);
  }
  if (game?.state === undefined) return botText('moderation', 'gameUnreadable', common, language);
  const { state } = game;
  const names = pendingSeats(state).map((seat) => playingName(game, seat, language));
  const data = { ...common, round: state.round, names: names.join(', '), paused };
  return botText('moderation', 'gamePlaying', data, language);
}
