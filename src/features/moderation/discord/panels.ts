/** What moderators see: a question before a game is cancelled, and the games of a server. */
import { type Game, type GameRecord, isComputer, isSuspended, type Member } from '../../../core/index.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { cutTo, LONGEST_LABEL } from '../../../discord/shared/limits.ts';
import { ago, channelLink, plainName } from '../../../discord/shared/markup.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { memberAt } from '../../../discord/shared/player-names.ts';
import { pendingSeats } from '../../../engine/index.ts';
import { botText, listText } from '../../../text/index.ts';

/** What the buttons under the question do; the route `mod-cancel` reads them. */
export const CANCEL_ACTS = ['cancel', 'keep'] as const;

/** Games that fit into one message. */
export const LISTED = 20;

/** Returns a question to a moderator, with a button that does what was asked and one that changes nothing. */
export const questionPanel = (
  lines: readonly string[],
  confirm: Omit<Button, 'style'>,
  keep: string,
  language: string,
): Panel => ({
  parts: [
    text(...lines),
    buttons(
      { ...confirm, style: 'danger' },
      { id: keep, label: botText('moderation', 'buttonKeep', {}, language) },
    ),
  ],
});

/** Returns the button by which a moderator resumes a game that is set aside. */
const resumeButton = ({ id, members }: GameRecord, language: string): Button => {
  const names = peopleIn(members).join(', ');
  const label = botText('moderation', 'buttonResume', { names }, language);
  return { id: customId('mod-resume', id), label: cutTo(label, LONGEST_LABEL) };
};

/** What a moderator is told once a game is set aside, with the way back. */
export const suspendPanel = ({ record }: Game, language: string): Panel => ({
  parts: [text(botText('moderation', 'setAside', {}, language)), buttons(resumeButton(record, language))],
});

/** The names of the people among members. */
const peopleIn = (members: readonly Member[]): string[] =>
  members.filter(({ user }) => !isComputer(user)).map(({ name }) => plainName(name));

/** Asks whether a game shall be set aside. */
export function suspendedPanel(
  { record, state, moves }: Game,
  language: string,
  above: readonly string[] = [],
): Panel {
  const { id, version, members } = record;
  const last = moves.at(-1)?.at;
  const data = {
    round: state?.round ?? 0,
    lastMove: last === undefined ? 'none' : ago(last),
    people: listText(peopleIn(members), language),
  };
  const label = botText('moderation', 'buttonSetAside', {}, language);
  return questionPanel(
    [...above, botText('moderation', 'setAsideAsk', data, language)],
    { id: customId('mod-aside', id, version, 'aside'), label },
    customId('mod-aside', id, version, 'keep'),
    language,
  );
}

/** Asks whether a game shall be cancelled; of one that cannot be read, the position is missing. */
export function cancelPanel({ record, state, moves }: Game, language: string): Panel {
  const lobby = record.status === 'lobby';
  const unseen = record.sealed === undefined ? ('unreadable' as const) : ('sealed' as const);
  const stands = lobby ? ('lobby' as const) : state === undefined ? unseen : ('other' as const);
  const data = { stands, round: state?.round ?? 0, moves: moves.length };
  const label = botText('moderation', 'buttonCancel', {}, language);
  return questionPanel(
    [botText('moderation', 'cancelAsk', data, language)],
    { id: customId('mod-cancel', record.id, 'cancel'), label },
    customId('mod-cancel', record.id, 'keep'),
    language,
  );
}

/** A game in the list of a server: its record, and the game where it could be read. */
export interface Listed {
  readonly record: GameRecord;
  readonly game: Game | undefined;
}

/** Buttons that fit into one row. */
const RESUMED = 5;

/** The games of a server, a line each: live ones that have waited longest first, then those that are set aside. */
export function gamesPanel(games: readonly Listed[], language: string): Panel {
  if (games.length === 0) return note(botText('moderation', 'noGames', {}, language));
  const since = ({ record }: Listed) => record.updatedAt.getTime();
  const live = games.filter(({ record }) => !isSuspended(record)).sort((a, b) => since(a) - since(b));
  const aside = games.filter(({ record }) => isSuspended(record)).sort((a, b) => since(b) - since(a));
  const shown = [...live, ...aside].slice(0, LISTED);
  const more = games.length - shown.length;
  const resumable = shown.filter((one) => aside.includes(one)).slice(0, RESUMED);
  return {
    parts: [
      text(
        botText('moderation', 'gamesHeading', {}, language),
        ...shown.map((one) => gameLine(one, language)),
        ...(more > 0 ? [botText('moderation', 'moreGames', { count: more }, language)] : []),
      ),
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
    const names = peopleIn(members).join(', ');
    const data = { ...common, id: record.id, round: game?.state?.round ?? 0, names };
    return botText('moderation', 'gameSetAside', data, language);
  }
  if (game?.state === undefined) return botText('moderation', 'gameUnreadable', common, language);
  const { state } = game;
  const names = pendingSeats(state).map((seat) => plainName(memberAt(game, seat)?.name ?? ''));
  const data = { ...common, round: state.round, names: names.join(', '), paused };
  return botText('moderation', 'gamePlaying', data, language);
}
