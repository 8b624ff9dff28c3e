/** Posts of any game: that it has ended, and that its latest moves cannot be described. */
import { type Announcement, type Game, hasHumans, playersOf } from '../../core/index.ts';
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

/** The game is over, and nobody has won. */
export function endedPost(game: Game, { by, moderator, ping }: Of<'ended'>): Panel {
  const { language } = game.record;
  const who = personText(game, by);
  // The position may be missing: that of a game that cannot be read any more.
  const begun = game.state !== undefined || game.moves.length > 0;
  // Who plays on alone, or with computers, need not ask anybody.
  const agreed = !moderator && playersOf(game.record).length > 1;
  const ending = !moderator && isLeft(game) ? 'endedByNobody' : agreed ? 'endedByAll' : 'ended';
  const key = begun ? ending : 'lobbyClosed';
  const called = ping.length === 0 ? [] : [botText('posts', 'thanks', { people: people(ping) }, language)];
  return {
    parts: [
      text(botText('posts', key, { who, moderator }, language), ...called),
      ...(begun ? [...tableOf(game), overButtons(game)] : []),
    ],
  };
}

/** Whether everybody has given the game up. */
const isLeft = ({ record }: Game): boolean => !hasHumans(record);

const people = (users: readonly string[]): string => users.map(mention).join(', ');

/**
 * What happened cannot be told, or only what was chosen: a rule has been mended since. How the game stands is known
 * all the same, and whoever is awaited is pinged.
 */
export function untoldPost(game: Game, ping: readonly string[], lines: readonly string[] = []): Panel {
  const playing = game.record.status === 'playing';
  const { language } = game.record;
  const told = botText('posts', lines.length > 0 ? 'toldInPart' : 'untold', {}, language);
  const next = playing ? pendingLines(game, ping) : ping.map(mention);
  return {
    parts: [
      text(told, ...(lines.length > 0 ? [linesThatFit(lines, LONGEST_ACCOUNT, language)] : [])),
      ...(next.length === 0 ? [] : [text(...next)]),
      ...boardOf(game),
      playing ? playingButtons(game) : overButtons(game),
    ],
  };
}
