/** The readable log: one line for each story event, with all its costs and gains. */
import type { EventType, GameEvent, LedgerEvent, Seat, StoryType } from '../engine/index.ts';
import { eventData, importsAreCommon, signed } from './data.ts';
import { formatMessage } from './game-text.ts';
import { factsAfter } from './preceding-events.ts';
import { NO_FACTS, type PrecedingFacts } from './preceding-facts.ts';
import { list, type ResolvedContext } from './text-context.ts';

interface LogLine {
  readonly type: StoryType;
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** Story events without a line. */
const SILENT: readonly StoryType[] = [
  // The next turn or round shows it.
  'turnEnded',
  // Only the executed plan matters; it may change many times before.
  'planned',
];

/** Returns the sentence of one event, without costs and gains; `undefined` if it needs none. */
export function eventText(
  resolved: ResolvedContext,
  event: GameEvent,
  earlier?: PrecedingFacts,
): string | undefined {
  if ('cause' in event || SILENT.includes(event.type)) return undefined;
  return formatMessage(resolved, resolved.words.events[event.type], eventData(resolved, event, earlier));
}

export function eventLines(resolved: ResolvedContext, events: readonly GameEvent[]): LogLine[] {
  let now = NO_FACTS;
  const earlier = events.map((event) => {
    const then = now;
    now = factsAfter(resolved, now, event);
    return then;
  });
  const asides = events.map((): string[] => []);
  const homes = fulfilments(events);
  const told = new Map<EventType, number>();
  for (const [index, event] of events.entries()) {
    const story = 'cause' in event ? told.get(event.cause) : index;
    const home = homes.get(story ?? -1) ?? story ?? -1;
    if ('cause' in event) asides[home]?.push(...purseChange(resolved, event));
    else if (home !== index) asides[home]?.push(...sharedLineParts(resolved, event));
    told.set(event.type, index);
  }
  const merged = new Set(homes.values());
  return events.flatMap((event, index): LogLine[] => {
    if ('cause' in event || homes.has(index)) return [];
    const complete = event.type === 'fulfilling' && merged.has(index);
    const text = complete
      ? formatMessage(resolved, resolved.words.log.fulfils, { seat: event.seat, contract: event.contract })
      : eventText(resolved, event, earlier[index]);
    if (text === undefined) return [];
    const seat = 'seat' in event ? event.seat : undefined;
    const line = withBrackets(resolved, text, asides[index] ?? []);
    return [{ type: event.type, seat, text: withNote(resolved, event, line) }];
  });
}

/** Appends "[+£1 Stewart]" to a line. */
function withBrackets(resolved: ResolvedContext, text: string, items: readonly string[]): string {
  return items.length === 0
    ? text
    : formatMessage(resolved, resolved.words.log.aside, { line: text, items: list(items) });
}

/** Appends a note: "… for £20. [+£1 Stewart] _For the money._" */
function withNote(resolved: ResolvedContext, event: GameEvent, line: string): string {
  const note = resolved.notes.get(event);
  return note === undefined ? line : formatMessage(resolved, resolved.words.log.noted, { line, note });
}

/** Events whose costs and gains are shown only in the brackets. */
const BRIEF: readonly StoryType[] = ['offerPicked', 'portUsed', 'fulfilling', 'fulfilled'];

/** Events whose sentence a clan's ability may extend. */
const RAISED: readonly StoryType[] = ['traded', 'processed'];

/** Returns a change of a purse in a few characters, "+£5" or "−2 wool Stewart"; empty if the sentence says it. */
function purseChange(resolved: ResolvedContext, entry: LedgerEvent): string[] {
  if (!('amount' in entry)) return [];
  const { cause, source } = entry;
  const { log } = resolved.words;
  const extra = cause === 'imported' || (RAISED.includes(cause) && source.startsWith('clan:'));
  if (!extra && !BRIEF.includes(cause)) return [];
  const size = signed(entry.amount);
  const amount =
    entry.type === 'goods'
      ? formatMessage(resolved, log.goods, { good: entry.good, ...size })
      : formatMessage(resolved, log[entry.type], size);
  return [extra ? formatMessage(resolved, log.from, { amount, source }) : amount];
}

/**
 * Maps events that share the line of another, by index: a complete fulfilment's animals, end and imports belong to its
 * beginning, or only the imports to its end.
 */
function fulfilments(events: readonly GameEvent[]): Map<number, number> {
  const homes = new Map<number, number>();
  let begun: { index: number; seat: Seat; parts: number[] } | undefined;
  let ended: { index: number; seat: Seat } | undefined;
  for (const [index, event] of events.entries()) {
    if (event.type === 'fulfilling') {
      begun = { index, seat: event.seat, parts: [] };
      ended = undefined;
    } else if (event.type === 'slaughtered' && event.seat === begun?.seat) begun.parts.push(index);
    else if (event.type === 'fulfilled') {
      ended = { index, seat: event.seat };
      if (event.seat === begun?.seat) {
        for (const part of [...begun.parts, index]) homes.set(part, begun.index);
        ended.index = begun.index;
      }
      begun = undefined;
    } else if (event.type === 'imported' && event.seat === ended?.seat) homes.set(index, ended.index);
  }
  return homes;
}

function sharedLineParts(resolved: ResolvedContext, event: GameEvent): string[] {
  const { log } = resolved.words;
  if (event.type === 'slaughtered') {
    return [formatMessage(resolved, log.animal, { animal: event.animal, space: event.space })];
  }
  if (event.type === 'imported' && importsAreCommon(resolved)) {
    return [formatMessage(resolved, log.import, { good: event.good, total: event.total })];
  }
  return [];
}
