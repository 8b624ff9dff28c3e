/** Posts for when no better one is possible: the game was ended, or its latest moves can't be described. */
import { type Announcement, CLOCK_ACTOR, type Game, hasHumans, playersOf } from '../../core/index.ts';
import { botText } from '../../text/index.ts';
import { overButtons, playingButtons } from './buttons.ts';
import { linesThatFit } from './log-lines.ts';
import { mention } from './markup.ts';
import { type Panel, text } from './panel.ts';
import { boardOf, tableOf } from './pictures.ts';
import { personText } from './player-names.ts';
import { pendingLines } from './turn-status.ts';

const LONGEST_ACCOUNT = 2400;

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

/** Builds the post of a game that ended without a winner. */
export function endedPost(game: Game, { by, moderator, erased, ping }: Of<'ended'>): Panel {
  const { language } = game.record;
  const challenge = game.record.challenge !== undefined;
  const who = erased === true ? botText('settings', 'formerPlayer', {}, language) : personText(game, by);
  // A corrupt game has no position.
  const begun = game.state !== undefined || game.moves.length > 0;
  // A player alone, or with computer players only, needs no consent.
  const agreed = !moderator && playersOf(game.record).length > 1;
  const ending = !moderator && !hasHumans(game.record) ? 'endedByNobody' : agreed ? 'endedByAll' : 'ended';
  // The clock closes lobbies that no one has touched for long, and those of a challenge whose week is over.
  const lobby = by === CLOCK_ACTOR.user ? 'lobbyExpired' : 'lobbyClosed';
  const key = begun ? ending : lobby;
  const called = ping.length === 0 ? [] : [botText('posts', 'thanks', { people: people(ping) }, language)];
  return {
    parts: [
      text(botText('posts', key, { who, moderator, challenge }, language), ...called),
      ...(begun ? [...tableOf(game), overButtons(game)] : []),
    ],
  };
}

const people = (users: readonly string[]): string => users.map(mention).join(', ');

/** Builds a post for moves that can't be described, or only as chosen (`lines`): a rule was fixed since. */
export function unknownMovesPost(game: Game, ping: readonly string[], lines: readonly string[] = []): Panel {
  const playing = game.record.status === 'playing';
  const { language } = game.record;
  const notice = botText('posts', lines.length > 0 ? 'toldInPart' : 'untold', {}, language);
  const next = playing ? pendingLines(game, ping) : ping.map(mention);
  return {
    parts: [
      text(notice, ...(lines.length > 0 ? [linesThatFit(lines, LONGEST_ACCOUNT, language)] : [])),
      ...(next.length === 0 ? [] : [text(...next)]),
      ...boardOf(game),
      playing ? playingButtons(game) : overButtons(game),
    ],
  };
}
