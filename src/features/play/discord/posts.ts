import {
  type Announcement,
  type Game,
  hasLogLine,
  isComputer,
  type MoveRecord,
} from '../../../core/index.ts';
import { playingButtons } from '../../../discord/shared/buttons.ts';
import { unknownMovesPost } from '../../../discord/shared/fallback-posts.ts';
import { hintLines, paceLines, seedLines } from '../../../discord/shared/game-terms.ts';
import {
  linesThatFit,
  moveRangeLines,
  playerSummaryLines,
  summaryLine,
} from '../../../discord/shared/log-lines.ts';
import { mention } from '../../../discord/shared/markup.ts';
import { type Panel, type Part, text } from '../../../discord/shared/panel.ts';
import { boardOf, marksOf, pictureOf } from '../../../discord/shared/pictures.ts';
import {
  at,
  colourOf,
  memberAt,
  personText,
  sealedLines,
  userAt,
  wordsOf,
} from '../../../discord/shared/player-names.ts';
import { toOneLine } from '../../../discord/shared/summary.ts';
import { nextParts, pendingLines, whenText } from '../../../discord/shared/turn-status.ts';
import {
  type ActionType,
  type EventType,
  type GameEvent,
  type GameState,
  pendingSeats,
  rulesetOf,
  type Seat,
} from '../../../engine/index.ts';
import { botText, optionText, playerText, translator } from '../../../text/index.ts';
import type { Services } from '../../index.ts';

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

/** Maximum characters of the account of moves; headings, offers and the line on who is next need the rest. */
const LONGEST_ACCOUNT = 2400;
const SMALL = '-# ';
const MOST_TURNS = 9;
/** Actions that players may take during another player's turn. */
const AHEAD: readonly ActionType[] = ['plan', 'confirmProduction'];
const TURNING: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];

/** Builds the post of a started game: its terms, seats and offers, and who is first. */
export async function startedPost(game: Game, { ping }: Of<'started'>, services: Services) {
  const range = await services.queries.getMoveRange(game.record.id, -1, 0);
  const state = range?.state;
  if (state === undefined) return game.state === undefined ? undefined : unknownMovesPost(game, ping);
  const then = at(game, state);
  const words = wordsOf(then);
  const language = game.record.language;
  const t = translator('posts', language);
  const order = state.players.map((_, seat) => seat);
  const { draft, solo } = rulesetOf(state.setup);
  const seats = solo ? 'alone' : draft === 'auction' ? 'auctionOrder' : 'turnOrder';
  const pending = pendingSeats(state).map((seat) => userAt(then, seat));
  const others = ping.filter((user) => !pending.includes(user));
  const list = game.record.options.map((option) => optionText(option, words).short).join(', ');
  return {
    brief: `${t('beginsBrief')} ${botText('posts', seats, { order }, words)}`,
    parts: [
      text(
        t('begins'),
        botText('posts', seats, { order }, words),
        list === '' ? t('noOptions') : t('playedWith', { list }),
        ...paceLines(game.record, language),
        ...hintLines(game.record, language),
        ...seedLines(game.record, language),
        ...(game.record.sealed === undefined
          ? [SMALL + t('seedLater')]
          : sealedLines(game.record, language).map((one) => SMALL + one)),
        ...(solo || draft === 'auction' ? [] : [t('pickOrder', { draft })]),
      ),
      ...pictureOf(then, 'clans'),
      ...pictureOf(then, 'map'),
      ...pictureOf(then, 'boards'),
      ...(others.length === 0 ? [] : [text(t('liveBegins', { who: others.map(mention).join(', ') }))]),
      ...nextParts(
        then,
        ping.filter((user) => pending.includes(user)),
        game.state,
      ),
    ],
  };
}

/** Builds the post of moves: who did what, at what cost, and who is next. */
export async function movedPost(game: Game, { from, to, ping }: Of<'moved'>, services: Services) {
  const range = await services.queries.getMoveRange(game.record.id, from, to);
  if (range === undefined) return undefined;
  const { state, events, moves } = range;
  if (state === undefined) return unknownMovesPost(game, ping, moveRangeLines(range, wordsOf(game)));
  const then = at(game, state);
  const words = wordsOf(then);
  const language = game.record.language;
  const movers = moversOf(moves);
  const [first] = movers;
  const several = byComputers(moves) ? 'computersHeading' : 'moversHeading';
  const heading =
    movers.length === 1 && first !== undefined
      ? botText('posts', 'moverHeading', { mover: playerText(first, words) }, language)
      : botText('posts', several, {}, language);
  const full = moveRangeLines(range, words);
  // Half a round of computer moves is too long to read turn by turn; the log has the details.
  const lines = byComputers(moves) && full.length > MOST_TURNS ? playerSummaryLines(range, words) : full;
  const listed = linesThatFit(lines, LONGEST_ACCOUNT, language);
  const next = pendingLines(then, ping, game.state);
  const brief = summaryLine(events, words);
  const series = { open: !turnsRound(events), whole: listed === lines.join('\n') };
  const whole = whenText(begunIn(state, events), language);
  return {
    ...(first === undefined || movers.length !== 1
      ? {}
      : { colour: colourOf(game, first), series: { seat: first, ...series } }),
    brief: brief.length === 0 ? `${heading.replace('### ', '')} · ${whole}` : toOneLine(brief),
    parts: [
      text(heading, SMALL + whole, ...(listed === '' ? [] : [listed])),
      ...orderedParts(then, moves),
      ...helpers(then, moves, from),
      ...boardOf(then, marksOf(events, state)),
      ...(next.length === 0 ? [] : [text(...next)]),
      ...(state.phase === 'finished' ? [] : [playingButtons(game)]),
    ],
  };
}

function byComputers(moves: readonly MoveRecord[]): boolean {
  const chosen = moves.filter(({ by }) => by !== 'forced');
  return chosen.length > 0 && chosen.every(({ by }) => isComputer(by));
}

/** Returns the seats whose players moved themselves, or else all seats that moved. Planning ahead doesn't count. */
function moversOf(moves: readonly MoveRecord[]): Seat[] {
  const seats = (some: readonly MoveRecord[]) => [...new Set(some.map(({ seat }) => seat))];
  const chosen = moves.filter(({ by }) => by !== 'forced');
  const turns = chosen.filter(({ action }) => action === undefined || !AHEAD.includes(action.type));
  return [turns, chosen, moves].map(seats).find(({ length }) => length > 0) ?? [];
}

const turnsRound = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => TURNING.includes(type));

/** Returns the position with round and phase as they were before these events. */
function begunIn(state: GameState, events: readonly GameEvent[]): GameState {
  const turn = events.find(({ type }) => TURNING.includes(type));
  if (turn?.type === 'productionStarted') return { ...state, phase: 'actions', round: turn.round };
  if (turn?.type === 'roundStarted') {
    return { ...state, phase: turn.round === 1 ? 'workers' : 'production', round: turn.round - 1 };
  }
  if (turn !== undefined) return { ...state, phase: 'production' };
  const picked = events.some(({ type }) => type === 'offerPicked');
  return picked ? { ...state, phase: 'draft' } : state;
}

/** Notes which seats' moves were made by standing orders. */
function orderedParts(game: Game, moves: readonly MoveRecord[]): Part[] {
  const chosen = moves.filter(({ by }) => by !== 'forced');
  const seats = new Set(chosen.flatMap(({ seat, ordered }) => (ordered === true ? seat : [])));
  const part = chosen.some(({ ordered }) => ordered !== true);
  const lines = [...seats].map((seat) => SMALL + botText('orders', 'ordered', { seat, part }, wordsOf(game)));
  return lines.length === 0 ? [] : [text(...lines)];
}

/**
 * Notes moves made by users who never owned the seat, and forced moves a computer made because its level found none. `from`:
 * the number of moves before these.
 */
function helpers(game: Game, moves: readonly MoveRecord[], from: number): Part[] {
  const words = wordsOf(game);
  const lines = moves.flatMap(({ seat, by, reason }, i) => {
    const member = memberAt(game, seat)?.user;
    if (by === 'forced') return [botText('posts', 'playedByItself', { seat }, words)];
    const who = personText(game, by);
    const former = (game.record.substitutions ?? []).filter(
      ({ place, user, owner }) => owner === true && !isComputer(user) && place === game.state?.seating[seat],
    );
    const isOwn = member === undefined || member === by || former.some(({ user }) => user === by);
    // The computer that has the seat now may have the name of the one that played for its owner then.
    const then = former.find(({ to = 0 }) => from + i < to)?.user;
    const owner = then === undefined ? playerText(seat, words) : personText(game, then);
    return [
      ...(isOwn ? [] : [botText('posts', 'playedFor', { who, owner }, words)]),
      ...(reason === 'late' || reason === 'failed' ? [botText('posts', reason, { who }, words)] : []),
    ];
  });
  const different = [...new Set(lines)];
  return different.length === 0 ? [] : [text(...different.map((one) => SMALL + one))];
}

/** Names the last of the moves that remain; empty if a rules fix has made it unknown. */
async function lastLeft(game: Game, keep: number, { queries }: Services): Promise<string[]> {
  const last = game.moves.slice(0, keep).findLastIndex(hasLogLine);
  if (last < 0) return [botText('posts', 'backAtStart', {}, game.record.language)];
  const range = await queries.getMoveRange(game.record.id, last, last + 1);
  if (range?.state === undefined) return [];
  const words = wordsOf(at(game, range.state));
  return summaryLine(range.events, words)
    .slice(0, 1)
    .map((line) => botText('posts', 'lastLeft', { line }, words));
}

/** Builds the post of undone moves, with the current position. */
export async function undonePost(
  game: Game,
  {
    keep,
    by,
    moderator,
    moves = 2,
    computers = false,
    others = [],
    back,
    reopened,
    peeked,
    ping,
  }: Of<'undone'>,
  services: Services,
): Promise<Panel | undefined> {
  if (game.moves.length < keep) return undefined;
  const range = await services.queries.getMoveRange(game.record.id, keep, keep);
  const then = range?.state === undefined ? game : at(game, range.state);
  const { state } = then;
  const { language } = game.record;
  const words = wordsOf(game, language);
  const who = personText(game, by);
  const undone = {
    who,
    moderator,
    moves,
    computers: computers && moves > 0,
    order: others,
    others: others.length,
  };
  return {
    parts: [
      text(
        botText('posts', 'undone', undone, words),
        ...(await lastLeft(game, keep, services)),
        ...(reopened === true ? [botText('posts', 'reopened', {}, language)] : []),
        ...(peeked === true ? [botText('panels', 'peeked', {}, language)] : []),
        ...(back === undefined ? [] : [botText('posts', 'seatGivenBack', { seat: back }, words)]),
        ...(state === undefined ? [] : [SMALL + whenText(state, language)]),
      ),
      ...boardOf(then),
      ...nextParts(then, ping, game.state),
    ],
  };
}
