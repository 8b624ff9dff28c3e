import {
  type Announcement,
  type Consent,
  countLogLines,
  type Game,
  hasHumans,
  isComputer,
  seatOf,
  stillToAgree,
} from '../../../core/index.ts';
import { logButton } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { linesThatFit, moveRangeLines } from '../../../discord/shared/log-lines.ts';
import { mention } from '../../../discord/shared/markup.ts';
import { agreeableUntil, leavesOne } from '../../../discord/shared/others.ts';
import { buttons, type Panel, text } from '../../../discord/shared/panel.ts';
import { colourOf, memberAt, personText, wordsOf } from '../../../discord/shared/player-names.ts';
import { nextParts } from '../../../discord/shared/turn-status.ts';
import { type GameEvent, revealsHidden, type Seat } from '../../../engine/index.ts';
import { botText, translator } from '../../../text/index.ts';
import type { Services } from '../../index.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

const LONGEST_REQUEST = 1800;
const SMALL = '-# ';

/** Builds the post of a consent request; `undefined` if the request is already settled. */
export async function askedPost(game: Game, { consent, ping }: Of<'asked'>, services: Services) {
  const { record, moves } = game;
  if (record.consent?.id !== consent.id) return undefined;
  const { language } = record;
  const t = translator('posts', language);
  const who = personText(game, consent.by);
  const asked = ping.length > 0 ? ping.map(mention) : waitedFor(game);
  const answers = text(
    ...(asked.length === 0 ? [] : [t('pleaseAnswer', { who: asked.join(', ') })]),
    SMALL + t('lapses', { time: agreeableUntil(game) }),
  );
  const choice = buttons(
    { id: customId('consent', record.id, consent.id, 'yes'), label: t('agree'), style: 'success' },
    { id: customId('consent', record.id, consent.id, 'no'), label: t('disagree') },
    logButton(game),
  );
  const count = countLogLines(moves.slice(consent.keep));
  // It collapses when it is no longer open.
  const brief = t('asked', { who, what: nameOf(consent), count });
  if (consent.what !== 'undo') {
    const asks =
      consent.what === 'pause' ? botText('clock', 'asksPause', { who }, language) : t('asksAbandon', { who });
    return { brief, parts: [text(asks), answers, choice] };
  }
  const range = await services.queries.getMoveRange(record.id, consent.keep, moves.length);
  const lines = range === undefined ? [] : moveRangeLines(range, wordsOf(game));
  const listed = linesThatFit(lines, LONGEST_REQUEST, language);
  return {
    brief,
    parts: [
      text(t('asksUndo', { who, count, reason: reasonToAsk(game, consent, range?.events) })),
      ...(listed === '' ? [] : [text(t('wouldUndo'), listed)]),
      answers,
      choice,
    ],
  };
}

/** Returns why the others must agree to an undo. */
function reasonToAsk(
  { record, state, moves }: Game,
  { by, keep }: Consent,
  events: readonly GameEvent[] = [],
) {
  const own = state && seatOf(record, state, by);
  const undone = moves.slice(keep).filter((move) => move.by !== 'forced');
  if (undone.some((move) => move.seat !== own && !isComputer(move.by))) return 'moved';
  if (revealsHidden(events)) return 'revealed';
  const isAdvised = record.hints !== true && undone.some((move) => move.seat === own && isComputer(move.by));
  return isAdvised ? 'computer' : 'other';
}

/** Returns how texts name what is asked for. */
const nameOf = ({ what }: Consent) => (what === 'abandon' ? 'other' : what);

const waitedFor = (game: Game): string[] => stillToAgree(game.record).map((user) => personText(game, user));

/** Builds the post that a request was refused or withdrawn, or has lapsed. */
export function refusedPost(game: Game, { consent, by, lapsed, ping }: Of<'refused'>): Panel {
  const t = translator('posts', game.record.language);
  const request = consent.what === 'undo' ? 'undo' : 'abandon';
  const message =
    lapsed === true
      ? t('lapsed', { who: personText(game, consent.by), what: nameOf(consent) })
      : t(by === consent.by ? 'withdrawn' : 'refused', { who: personText(game, by), request });
  return { parts: [text(message), ...nextParts(game, ping)] };
}

export function concededPost(named: Game, { by, seat, erased, ping }: Of<'conceded'>): Panel {
  const former = erased === true ? botText('settings', 'formerPlayer', {}, named.record.language) : undefined;
  const game = former === undefined ? named : withName(named, seat, former);
  const who = former ?? personText(game, by);
  const message = hasHumans(game.record)
    ? botText('posts', 'conceded', { who, seat, single: leavesOne(game, by) }, wordsOf(game))
    : botText('posts', 'concededLast', { who }, wordsOf(game));
  return { colour: colourOf(game, seat), parts: [text(message), ...nextParts(game, ping)] };
}

function withName(game: Game, seat: Seat, name: string): Game {
  const { record } = game;
  const own = memberAt(game, seat);
  const members = record.members.map((member) => (member === own ? { ...member, name } : member));
  return { ...game, record: { ...record, members } };
}
