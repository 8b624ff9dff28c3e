import type { Game, MoveRange } from '../../../core/index.ts';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { inWords } from '../../../discord/shared/emoji.ts';
import { moveRangeLines } from '../../../discord/shared/log-lines.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { botText } from '../../../text/index.ts';
import { lastOwnMove } from '../index.ts';
import { statusLine } from './captions.ts';
import { type LogPlace, seeId } from './ids.ts';
import { languageOf, notStarted, type Reader } from './panel.ts';

const MAX_PAGE_CHARS = 3000;
/** Moves shown as the last turn; in a solo game all moves belong to one seat. */
const MAX_LAST_TURN_MOVES = 8;

/** Builds a page of the log, or the moves since the reader's last one. */
export async function logPanel(game: Game, place: LogPlace, reader: Reader): Promise<Panel> {
  const language = languageOf(game, reader);
  if (game.state === undefined) return notStarted(game, language);
  const excerpt =
    place === 'since' ? await since(game, reader, language) : await page(game, place, reader, language);
  if (excerpt === undefined) return note(botText('look', 'gone', {}, language));
  const { lines, go } = excerpt;
  const board = {
    id: seeId(game.record.id, { view: 'table' }),
    label: botText('look', 'backToBoard', {}, language),
  };
  return {
    parts: [
      text(...lines),
      text(statusLine(game, language)),
      reader.shared ? buttons(...lookButtons(game)) : buttons(...go, board),
    ],
  };
}

const linesOf = (game: Game, range: MoveRange, language: string): string[] =>
  moveRangeLines(range, wordsOf({ ...game, state: range.state }, language));

/** Lists the moves since the reader's last own one; for non-players, or directly after that move, the last turn. */
async function since(game: Game, { context, shared }: Reader, language: string) {
  const { record, moves } = game;
  const { user } = context.actor;
  const seat = seatOf(game, user);
  const own = lastOwnMove(moves, user, seat);
  const missed = own >= 0 && own < moves.length - 1;
  const from = missed ? own + 1 : lastTurn(game);
  const range = await context.services.queries.getMoveRange(record.id, from, moves.length);
  if (range === undefined) return undefined;
  const lines = linesOf(game, range, language);
  const shown = lastThatFit(lines);
  const cut = shown.length < lines.length ? [botText('look', 'cutBefore', { shared }, language)] : [];
  const key = missed ? (shared ? 'sinceTheirs' : 'sinceYours') : 'lastTurn';
  const heading = botText('look', key, { seat: seat ?? 0 }, wordsOf(game, language));
  const nothing = moves.length === 0 ? [botText('look', 'nothingYet', {}, language)] : [];
  return {
    lines: [heading, ...nothing, ...cut, ...shown],
    go: [logLink(game, 'last', 'wholeLog', language)],
  };
}

function lastTurn({ moves }: Game): number {
  const last = moves.at(-1);
  const other = moves.findLastIndex(({ seat }) => seat !== last?.seat);
  return Math.max(0, other + 1, moves.length - MAX_LAST_TURN_MOVES);
}

function lastThatFit(lines: readonly string[]): string[] {
  return pagesOf([...lines].reverse())[0]?.reverse() ?? [];
}

/** Splits lines into pages. Full pages stay stable as the game continues. */
function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  let length = MAX_PAGE_CHARS;
  for (const one of lines) {
    const more = inWords(one).length + 1;
    if (length + more > MAX_PAGE_CHARS) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)?.push(one);
    length += more;
  }
  return pages;
}

async function page(game: Game, place: number | 'last', { context }: Reader, language: string) {
  const { record, moves } = game;
  const range = await context.services.queries.getMoveRange(record.id, -1, moves.length);
  if (range === undefined) return undefined;
  const all = pagesOf(linesOf(game, range, language));
  const pages = Math.max(1, all.length);
  const number = place === 'last' ? pages : Math.min(Math.max(1, place), pages);
  const empty = moves.length === 0 ? [botText('look', 'nothingYet', {}, language)] : [];
  return {
    lines: [botText('look', 'logPage', { page: number, pages }, language), ...(all[number - 1] ?? empty)],
    go: [
      { ...logLink(game, Math.max(1, number - 1), 'older', language), disabled: number === 1 },
      { ...logLink(game, number + 1, 'newer', language), disabled: number === pages },
      { ...logLink(game, 'last', 'newest', language), disabled: number === pages },
    ],
  };
}

function logLink(
  { record }: Game,
  place: LogPlace,
  key: 'older' | 'newer' | 'newest' | 'wholeLog',
  language: string,
): Button {
  return { id: customId('logpage', record.id, place), label: botText('look', key, {}, language) };
}
