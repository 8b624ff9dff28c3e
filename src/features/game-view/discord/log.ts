/** The log of a game: what happened since the reader's last move, and all of it page by page. */
import type { Game, MoveRange } from '../../../core/index.ts';
import { lookButtons } from '../../../discord/shared/buttons.ts';
import { customId } from '../../../discord/shared/custom-id.ts';
import { inWords } from '../../../discord/shared/emoji.ts';
import { moveRangeLines } from '../../../discord/shared/log-lines.ts';
import { type Button, buttons, note, type Panel, text } from '../../../discord/shared/panel.ts';
import { seatOf, wordsOf } from '../../../discord/shared/player-names.ts';
import { botText } from '../../../text/index.ts';
import { statusLine } from './captions.ts';
import { seeId } from './ids.ts';
import { languageOf, notStarted, type Reader } from './panel.ts';

/** A page by its number from 1; the last one; or what the reader has missed. */
export type LogPlace = number | 'last' | 'since';

/** Characters of a page. */
const LONGEST = 3000;
/** Moves of "the last turn" at most: alone, all moves are of one seat. */
const MOST_MOVES = 8;

/** The log at a place. */
export async function logPanel(game: Game, place: LogPlace, reader: Reader): Promise<Panel> {
  const language = languageOf(game, reader);
  if (game.state === undefined) return notStarted(game, language);
  const told =
    place === 'since' ? await since(game, reader, language) : await page(game, place, reader, language);
  if (told === undefined) return note(botText('look', 'gone', {}, language));
  const { lines, go } = told;
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

interface Told {
  readonly lines: readonly string[];
  readonly go: readonly Button[];
}

const linesOf = (game: Game, stretch: MoveRange, language: string): string[] =>
  moveRangeLines(stretch, wordsOf({ ...game, state: stretch.state }, language));

/** What has happened since the reader moved last; for others, and right after that move, the last turn. */
async function since(game: Game, { visit, shared }: Reader, language: string): Promise<Told | undefined> {
  const { record, moves } = game;
  const seat = seatOf(game, visit.actor.user);
  const own = seat === undefined ? -1 : moves.findLastIndex((move) => move.seat === seat);
  const missed = own >= 0 && own < moves.length - 1;
  const from = missed ? own + 1 : lastTurn(game);
  const stretch = await visit.app.queries.getMoveRange(record.id, from, moves.length);
  if (stretch === undefined) return undefined;
  const lines = linesOf(game, stretch, language);
  const kept = lastThatFit(lines);
  const cut = kept.length < lines.length ? [botText('look', 'cutBefore', {}, language)] : [];
  const key = missed ? (shared ? 'sinceTheirs' : 'sinceYours') : 'lastTurn';
  const heading = botText('look', key, { seat: seat ?? 0 }, wordsOf(game, language));
  const nothing = moves.length === 0 ? [botText('look', 'nothingYet', {}, language)] : [];
  return {
    lines: [heading, ...nothing, ...cut, ...kept],
    go: [logLink(game, 'last', 'wholeLog', language)],
  };
}

/** Where the moves of whoever moved last begin. */
function lastTurn({ moves }: Game): number {
  const last = moves.at(-1);
  const other = moves.findLastIndex(({ seat }) => seat !== last?.seat);
  return Math.max(0, other + 1, moves.length - MOST_MOVES);
}

/** The last lines that fit into a message, all of them where they do. */
function lastThatFit(lines: readonly string[]): string[] {
  return pagesOf([...lines].reverse())[0]?.reverse() ?? [];
}

/** Lines in pages, as many on each as fit. A page that is full never changes as the game goes on. */
function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  let length = LONGEST;
  for (const one of lines) {
    const more = inWords(one).length + 1;
    if (length + more > LONGEST) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)?.push(one);
    length += more;
  }
  return pages;
}

/** A page of the whole log, with the ways to those beside it. */
async function page(
  game: Game,
  place: number | 'last',
  { visit }: Reader,
  language: string,
): Promise<Told | undefined> {
  const { record, moves } = game;
  const stretch = await visit.app.queries.getMoveRange(record.id, -1, moves.length);
  if (stretch === undefined) return undefined;
  const all = pagesOf(linesOf(game, stretch, language));
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
