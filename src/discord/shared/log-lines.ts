/** What happened, told for a message: a bullet for each thing, a heading where a round turns, cut to what fits. */

import { GOODS, type Good, PROCESSING } from '../../content/index.ts';
import type { MoveRange } from '../../core/index.ts';
import { summarizePlayers } from '../../core/index.ts';
import { type EventType, type GameEvent, type Seat, scoringTile } from '../../engine/index.ts';
import {
  actionText,
  botText,
  countedText,
  logLine,
  logLines,
  moneyText,
  scoringText,
  sectionsOf,
  type TextContext,
} from '../../text/index.ts';
import { reasonText } from './computer-names.ts';
import { inWords } from './emoji.ts';
import { telling } from './player-names.ts';
import { playerSummaryText } from './player-summary.ts';

/** What is the same for all, and always so; and what a player has decided for later. */
const UNTOLD: readonly EventType[] = ['merchantsBack', 'confirmed'];

/** Sections in which every player has a line. */
const PRODUCTION: readonly EventType[] = ['productionStarted', 'productionDecided'];

/** "**Glory at the end of the round.** For every 2 wool …": what begins with the first event of a section. */
function heading(first: GameEvent | undefined, words: TextContext): string[] {
  const told = first && logLine(first, words);
  if (told === undefined) return [];
  const tile = first?.type === 'scoringStarted' && words.state && scoringTile(words.state, first.round);
  return [`**${told}**${tile ? ` ${scoringText(tile.rule, words).line}` : ''}`];
}

/** The account of these events as lines of Markdown. */
export function eventLines(events: readonly GameEvent[], context: TextContext): string[] {
  const words = telling(context);
  return toldInSections(events, words, (some) => logLines(some, words).map((one) => `- ${one}`));
}

/** What happened, with a heading where something begins that is nobody's move. */
function toldInSections(
  events: readonly GameEvent[],
  words: TextContext,
  bullets: (some: readonly GameEvent[]) => string[],
): string[] {
  const { own, sections } = sectionsOf(events.filter(isTold));
  return [
    ...bullets(own),
    ...sections.flatMap(([first, ...rest]) => [
      ...heading(first, words),
      ...(first !== undefined && PRODUCTION.includes(first.type) ? yields(rest, words) : bullets(rest)),
    ]),
  ];
}

/** Nobody needs to be told of what did not come. */
const isTold = (event: GameEvent): boolean =>
  !UNTOLD.includes(event.type) &&
  !(event.type === 'roundScored' && event.glory === 0) &&
  event.type !== 'lapsed';

/** What production has brought, a line for each player. */
function yields(events: readonly GameEvent[], words: TextContext): string[] {
  const lines = new Map<Seat, string[]>();
  for (const [index, event] of events.entries()) {
    if (!('seat' in event) || 'cause' in event || event.seat === undefined) continue;
    const told = yieldOf(event, poundsAfter(events, index), words);
    if (told !== undefined) lines.set(event.seat, [...(lines.get(event.seat) ?? []), told]);
  }
  return [...lines].map(
    ([seat, items]) => `- ${botText('posts', 'yields', { seat, items: items.join(' · ') }, words)}`,
  );
}

/** Returns the pounds in the ledger for the event at this index. */
function poundsAfter(events: readonly GameEvent[], index: number): number {
  const next = events.findIndex((event, i) => i > index && !('cause' in event));
  const entries = events.slice(index + 1, next < 0 ? undefined : next);
  return entries.reduce((sum, entry) => sum + (entry.type === 'money' ? entry.amount : 0), 0);
}

/** `pounds`: what it brings or costs by the ledger. */
function yieldOf(event: GameEvent, pounds: number, words: TextContext): string | undefined {
  const counted = (good: Good, count: number) => countedText('goods', good, count, words);
  const withPounds = (item: string) => [item, ...(pounds === 0 ? [] : [moneyText(pounds, words)])].join(', ');
  switch (event.type) {
    case 'produced': {
      const goods = GOODS.flatMap((good) => {
        const count = event.goods[good] ?? 0;
        return count === 0 ? [] : [counted(good, count)];
      });
      return [...(event.money === 0 ? [] : [moneyText(event.money, words)]), ...goods].join(', ');
    }
    case 'processed': {
      const { from, to } = PROCESSING[event.unit];
      const both = { from: counted(from, event.count), to: counted(to, event.count) };
      // A clan may be paid for it.
      return withPounds(botText('posts', 'turned', both, words));
    }
    case 'butterMade': {
      const { good, count, money } = event;
      return botText('posts', 'butter', { from: counted(good, count), money }, words);
    }
    case 'barrelTaken':
      return withPounds(botText('posts', 'barrelOut', {}, words));
    case 'barrelStored':
      return botText('posts', 'barrelIn', {}, words);
    case 'barrelsAged':
      return botText('posts', 'barrelsAge', {}, words);
    default:
      return undefined;
  }
}

/** With these something new begins. */
const BEGINNING: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];

/** The account in a few words: what was done, and what began with it. */
export function summaryLine(events: readonly GameEvent[], context: TextContext): string[] {
  const words = telling(context);
  const { own, sections } = sectionsOf(events.filter(isTold));
  return [
    ...logLines(own, words),
    ...sections.flatMap(([first]) =>
      first !== undefined && BEGINNING.includes(first.type) ? heading(first, words) : [],
    ),
  ];
}

/**
 * The account of a stretch in which much was done, with a line for each player: what they did, and what all of it came
 * to. Production, glory and what else follows by itself is told as always.
 */
export function playerSummaryLines({ events, purposes }: MoveRange, context: TextContext): string[] {
  const words = telling(context);
  const lines = (some: readonly GameEvent[]) =>
    summarizePlayers(some, purposes).map((one) => `- ${playerSummaryText(one, words)}`);
  return toldInSections(events, words, lines);
}

/** The account of a stretch: of moves made before a rule was mended, only what was chosen. */
export function moveRangeLines({ events, moves, untold, purposes }: MoveRange, given: TextContext): string[] {
  const notes = new Map([...purposes].map(([event, reason]) => [event, reasonText(reason, given)] as const));
  const context = { ...given, notes };
  const choices = moves.slice(0, untold).map(({ seat, action }) => {
    // The position is that of now, not of then, so nothing is looked up in it.
    const words = { ...telling(context), state: undefined };
    if (action === undefined) return botText('posts', 'lostMove', {}, words);
    return botText('posts', 'choice', { seat, what: actionText(action, words, seat) }, words);
  });
  const told = eventLines(events, context);
  if (choices.length === 0) return told;
  return [...choices.map((one) => `- ${one}`), `-# ${botText('posts', 'mended', {}, context)}`, ...told];
}

/** As many of the first lines as fit into so many characters, with a word about the rest. Emoji do not count. */
export function linesThatFit(lines: readonly string[], most: number, language: string): string {
  const lengthOf = (text: string) => inWords(text).length;
  if (lengthOf(lines.join('\n')) <= most) return lines.join('\n');
  const cut = botText('posts', 'cut', {}, language);
  const kept: string[] = [];
  let length = cut.length;
  for (const one of lines) {
    length += lengthOf(one) + 1;
    if (length > most) break;
    kept.push(one);
  }
  return [...kept, cut].join('\n');
}
