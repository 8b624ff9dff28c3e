/** Posts about people: requests and their answers, giving up, reminders, moderators. */
import {
  type Announcement,
  type App,
  type Game,
  hasPeople,
  type Moderation,
  playersOf,
} from '../../core/index.ts';
import { awaited } from '../../engine/index.ts';
import { phrase } from '../../text/index.ts';
import { logButton, overButtons, playingButtons } from '../shared/buttons.ts';
import { customId } from '../shared/custom-id.ts';
import { linesThatFit, stretchLines } from '../shared/log-lines.ts';
import { mention } from '../shared/markup.ts';
import { buttons, type Panel, type Part, text } from '../shared/panel.ts';
import { tableOf } from '../shared/pictures.ts';
import { memberAt, personText, wordsOf } from '../shared/player-names.ts';
import { awaitedLines } from '../shared/turn-status.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

const LONGEST_REQUEST = 1800;
const SMALL = '-# ';

/** Lines of who is next, and the buttons that go with them; of a game that is over, those for after it. */
export function next(game: Game, ping: readonly string[]): Part[] {
  const lines = awaitedLines(game, ping);
  const over = game.record.status !== 'playing';
  return [...(lines.length === 0 ? [] : [text(...lines)]), over ? overButtons(game) : playingButtons(game)];
}

/** Somebody asks the others for their agreement; nothing when that has been settled since. */
export async function askedPost(
  game: Game,
  { consent, ping }: Of<'asked'>,
  app: App,
): Promise<Panel | undefined> {
  const { record, moves } = game;
  if (record.consent?.id !== consent.id) return undefined;
  const { language } = record;
  const who = personText(game, consent.by);
  const asked = ping.length > 0 ? ping.map(mention) : waitedFor(game);
  const answers = text(
    ...(asked.length === 0 ? [] : [phrase('posts', 'pleaseAnswer', { who: asked.join(', ') }, language)]),
    SMALL + phrase('posts', 'lapses', {}, language),
  );
  const choice = buttons(
    {
      id: customId('consent', record.id, consent.id, 'yes'),
      label: phrase('posts', 'agree', {}, language),
      style: 'success',
    },
    {
      id: customId('consent', record.id, consent.id, 'no'),
      label: phrase('posts', 'disagree', {}, language),
    },
    logButton(game),
  );
  if (consent.what !== 'undo') {
    const asks =
      consent.what === 'pause'
        ? phrase('clock', 'asksPause', { who }, language)
        : phrase('posts', 'asksAbandon', { who }, language);
    return { parts: [text(asks), answers, choice] };
  }
  const count = moves.length - consent.keep;
  const stretch = await app.stretch(record.id, consent.keep, moves.length);
  const lines = stretch === undefined ? [] : stretchLines(stretch, wordsOf(game));
  const told = linesThatFit(lines, LONGEST_REQUEST, language);
  return {
    parts: [
      text(phrase('posts', 'asksUndo', { who, count }, language)),
      text(
        phrase('posts', 'wouldUndo', { first: consent.keep + 1 }, language),
        ...(told === '' ? [] : [told]),
      ),
      answers,
      choice,
    ],
  };
}

/** The names of those who have not agreed yet. */
function waitedFor(game: Game): string[] {
  const { consent } = game.record;
  return playersOf(game.record)
    .filter((user) => user !== consent?.by && !consent?.agreed.includes(user))
    .map((user) => personText(game, user));
}

export function refusedPost(game: Game, { consent, by, ping }: Of<'refused'>): Panel {
  const key = by === consent.by ? 'withdrawn' : 'refused';
  const told = phrase(
    'posts',
    key,
    { who: personText(game, by), request: consent.what === 'undo' ? 'undo' : 'abandon' },
    game.record.language,
  );
  return { parts: [text(told), ...next(game, ping)] };
}

export function concededPost(named: Game, { by, seat, erased, ping }: Of<'conceded'>): Panel {
  const game = erased === true ? withoutName(named, by) : named;
  const key = isLeft(game) ? 'concededLast' : 'conceded';
  const told = phrase('posts', key, { who: personText(game, by), seat }, wordsOf(game));
  return { seat, parts: [text(told), ...next(game, ping)] };
}

/** Returns the game with a general word in place of the name of somebody who is being erased. */
function withoutName(game: Game, user: string): Game {
  const { record } = game;
  const name = phrase('settings', 'formerPlayer', {}, record.language);
  const members = record.members.map((member) => (member.user === user ? { ...member, name } : member));
  return { ...game, record: { ...record, members } };
}

/** Whom the game waits for, since when, and which moderator says so. */
export function remindedPost(game: Game, { by, ping }: Of<'reminded'>): Panel {
  // In production others have decided since the game began to wait.
  const isDeciding = game.state?.phase === 'production';
  const last = game.moves.at(isDeciding ? game.record.announced - 1 : -1)?.at;
  // Discord shows this as "3 hours ago", in the reader's language.
  const since = last === undefined ? 'none' : `<t:${Math.floor(last.getTime() / 1000)}:R>`;
  const told = phrase('posts', 'reminded', { who: personText(game, by), since }, game.record.language);
  return { parts: [text(told), ...next(game, ping)] };
}

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
  const called = ping.length === 0 ? [] : [phrase('posts', 'thanks', { people: people(ping) }, language)];
  return {
    parts: [
      text(phrase('posts', key, { who, moderator }, language), ...called),
      ...(begun ? [...tableOf(game), overButtons(game)] : []),
    ],
  };
}

/** Whether everybody has given the game up. */
const isLeft = ({ record }: Game): boolean => !hasPeople(record);

const people = (users: readonly string[]): string => users.map(mention).join(', ');

/** What a moderator did. Each act has a sentence of its own name. */
export function moderatedPost(game: Game, { what, by, seat, user, former, ping }: Of<'moderated'>): Panel {
  const key: Moderation = what;
  const data = {
    who: personText(game, by),
    seat: seat ?? 0,
    newcomer: user === undefined ? '' : mention(user),
    former: former === undefined ? '' : personText(game, former),
  };
  // Whoever comes in has been called by then.
  const called = game.state === undefined ? [] : awaited(game.state).map((one) => memberAt(game, one)?.user);
  const next = what === 'replace' ? ping.filter((one) => called.includes(one)) : ping;
  return {
    ...(seat === undefined ? {} : { seat }),
    parts: [text(phrase('posts', key, data, wordsOf(game))), ...followingNews(game, what, next)],
  };
}

/** What follows the news of a moderator's act. */
function followingNews(game: Game, what: Moderation, ping: readonly string[]): Part[] {
  // A copy changes nothing for anybody.
  if (what === 'export' && ping.length === 0) return [];
  // That it is paused has been said, and nobody can do anything about it.
  return what === 'pause' && ping.length === 0 ? [playingButtons(game)] : next(game, ping);
}
