/** Describes moves in lines of text, for posts and the log. */
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
  translator,
} from '../../text/index.ts';
import { purposeText } from './computer-names.ts';
import { inWords } from './emoji.ts';
import { fittingLines } from './limits.ts';
import { inLogLines } from './player-names.ts';
import { playerSummaryText } from './player-summary.ts';

/** Events not reported: the same for everyone, or decided for later. */
const OMITTED: readonly EventType[] = ['merchantsBack', 'confirmed'];

const PRODUCTION: readonly EventType[] = ['productionStarted', 'productionDecided'];

/** Returns a section's heading: "**Glory at the end of the round.** For every 2 wool …". */
function heading(first: GameEvent | undefined, words: TextContext): string[] {
  const heading = first && logLine(first, words);
  if (heading === undefined) return [];
  const tile = first?.type === 'scoringStarted' && words.state && scoringTile(words.state, first.round);
  return [`**${heading}**${tile ? ` ${scoringText(tile.rule, words).line}` : ''}`];
}

/** Returns the events as lines of Markdown. */
export function eventLines(events: readonly GameEvent[], context: TextContext): string[] {
  const words = inLogLines(context);
  return toldInSections(events, words, (some) => logLines(some, words).map((one) => `- ${one}`));
}

/** Returns the events as lines, with headings for sections that no player's move started. */
function toldInSections(
  events: readonly GameEvent[],
  words: TextContext,
  bullets: (some: readonly GameEvent[]) => string[],
): string[] {
  const { own, sections } = sectionsOf(events.filter(isReported));
  return [
    ...bullets(own),
    ...sections.flatMap(([first, ...rest]) => [
      ...heading(first, words),
      ...(first?.type === 'scoringStarted' && rest.length === 0
        ? [`- ${botText('posts', 'gloryNone', {}, words)}`]
        : []),
      ...(first !== undefined && PRODUCTION.includes(first.type) ? yields(rest, words) : bullets(rest)),
    ]),
  ];
}

const isReported = (event: GameEvent): boolean =>
  !OMITTED.includes(event.type) && !(event.type === 'roundScored' && event.glory === 0);

function yields(events: readonly GameEvent[], words: TextContext): string[] {
  const lines = new Map<Seat, string[]>();
  for (const [index, event] of events.entries()) {
    if (!('seat' in event) || 'cause' in event || event.seat === undefined) continue;
    const line = yieldOf(event, poundsAfter(events, index), words);
    if (line !== undefined) lines.set(event.seat, [...(lines.get(event.seat) ?? []), line]);
  }
  return [...lines].map(
    ([seat, items]) => `- ${botText('posts', 'yields', { seat, items: items.join(' · ') }, words)}`,
  );
}

function poundsAfter(events: readonly GameEvent[], index: number): number {
  const next = events.findIndex((event, i) => i > index && !('cause' in event));
  const entries = events.slice(index + 1, next < 0 ? undefined : next);
  return entries.reduce((sum, entry) => sum + (entry.type === 'money' ? entry.amount : 0), 0);
}

/** Returns an item of a player's production; `undefined` for other events. `pounds`: its gain or cost in the ledger. */
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
      // Some clans are paid for it.
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

const BEGINNING: readonly EventType[] = ['productionStarted', 'roundStarted', 'gameFinished'];

/** Returns who got how much glory for the round: "Glory: Ann 4 · Ben 2". */
function gloryLine(events: readonly GameEvent[], words: TextContext): string {
  const t = translator('posts', words);
  const list = events.flatMap((event) =>
    event.type === 'roundScored' ? [t('standingNow', { seat: event.seat, count: event.glory })] : [],
  );
  return list.length === 0 ? t('gloryNone') : t('gloryGiven', { list: list.join(' · ') });
}

/** Returns the events in short: what was done, and what it started. */
export function summaryLine(events: readonly GameEvent[], context: TextContext): string[] {
  const words = inLogLines(context);
  const { own, sections } = sectionsOf(events.filter(isReported));
  return [
    ...logLines(own, words),
    ...sections.flatMap(([first, ...rest]) => {
      if (first?.type === 'scoringStarted') return [gloryLine(rest, words)];
      return first !== undefined && BEGINNING.includes(first.type) ? heading(first, words) : [];
    }),
  ];
}

/** Returns a line for each player with actions and total effect; automatic events are reported as usual. */
export function playerSummaryLines({ events, purposes }: MoveRange, context: TextContext): string[] {
  const words = inLogLines(context);
  const lines = (some: readonly GameEvent[]) =>
    summarizePlayers(some, purposes).map((one) => `- ${playerSummaryText(one, words)}`);
  return toldInSections(events, words, lines);
}

/** Returns the lines of a move range. Moves before a rule fix are listed as chosen, without effects. */
export function moveRangeLines({ events, moves, untold, purposes }: MoveRange, given: TextContext): string[] {
  const notes = new Map(
    [...purposes].map(([event, purpose]) => [event, purposeText(purpose, given)] as const),
  );
  const context = { ...given, notes };
  const choices = moves.slice(0, untold).map(({ seat, action }) => {
    // The position isn't from that time, so nothing may be looked up in it.
    const words = { ...inLogLines(context), state: undefined };
    if (action === undefined) return botText('posts', 'lostMove', {}, words);
    return botText('posts', 'choice', { seat, what: actionText(action, words, seat) }, words);
  });
  const lines = eventLines(events, context);
  if (choices.length === 0) return lines;
  return [...choices.map((one) => `- ${one}`), `-# ${botText('posts', 'mended', {}, context)}`, ...lines];
}

/** Returns the leading lines that fit, with a note on the rest. Emoji don't count. */
export function linesThatFit(lines: readonly string[], most: number, language: string): string {
  const lengthOf = (text: string) => inWords(text).length;
  if (lengthOf(lines.join('\n')) <= most) return lines.join('\n');
  const cut = botText('posts', 'cut', {}, language);
  return [...fittingLines(lines, most - cut.length, lengthOf), cut].join('\n');
}
