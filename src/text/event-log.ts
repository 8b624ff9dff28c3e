/** The readable account of what happened: one line for each event of the story, with all it cost and brought. */
import type { EventType, GameEvent, LedgerEvent, Seat, StoryType } from '../engine/index.ts';
import { eventData, importsAreCommon, signed } from './data.ts';
import { say } from './game-text.ts';
import { after, type Earlier, NOTHING } from './preceding-events.ts';
import { list, type Voice } from './text-context.ts';

/** A line of the account, and the event it is about. */
export interface Line {
  readonly type: StoryType;
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** Events of the story that make no line: nobody needs to know. */
const SILENT: readonly StoryType[] = [
  // The next turn or round says so.
  'turnEnded',
  // Only what is carried out counts; a plan may change ten times.
  'planned',
];

/** The sentence of one event, without what it cost or brought; nothing for an event that needs none. */
export function sentence(voice: Voice, event: GameEvent, earlier?: Earlier): string | undefined {
  if ('cause' in event || SILENT.includes(event.type)) return undefined;
  return say(voice, voice.words.events[event.type], eventData(voice, event, earlier));
}

/** The account of these events, in order. `before`: what went before them. */
export function account(voice: Voice, events: readonly GameEvent[], before = NOTHING): Line[] {
  let now = before;
  const earlier = events.map((event) => {
    const then = now;
    now = after(voice, now, event);
    return then;
  });
  const asides = events.map((): string[] => []);
  const homes = fulfilments(events);
  const told = new Map<EventType, number>();
  for (const [index, event] of events.entries()) {
    const story = 'cause' in event ? told.get(event.cause) : index;
    const home = homes.get(story ?? -1) ?? story ?? -1;
    if ('cause' in event) asides[home]?.push(...aside(voice, event));
    else if (home !== index) asides[home]?.push(...folded(voice, event));
    told.set(event.type, index);
  }
  const merged = new Set(homes.values());
  return events.flatMap((event, index): Line[] => {
    if ('cause' in event || homes.has(index)) return [];
    const complete = event.type === 'fulfilling' && merged.has(index);
    const text = complete
      ? say(voice, voice.words.log.fulfils, { seat: event.seat, contract: event.contract })
      : sentence(voice, event, earlier[index]);
    if (text === undefined) return [];
    const seat = 'seat' in event ? event.seat : undefined;
    return [
      { type: event.type, seat, text: noted(voice, event, withAsides(voice, text, asides[index] ?? [])) },
    ];
  });
}

/** "… for £20. [+£1 Stewart]" */
function withAsides(voice: Voice, text: string, items: readonly string[]): string {
  return items.length === 0 ? text : say(voice, voice.words.log.aside, { line: text, items: list(items) });
}

/** "… for £20. [+£1 Stewart] _For the money._" */
function noted(voice: Voice, event: GameEvent, line: string): string {
  const note = voice.notes.get(event);
  return note === undefined ? line : say(voice, voice.words.log.noted, { line, note });
}

/** Events whose sentence leaves what they cost and bring to the brackets. */
const BRIEF: readonly StoryType[] = ['offerPicked', 'portUsed', 'fulfilling', 'fulfilled'];

/** Events to whose sentence a clan may add something. */
const RAISED: readonly StoryType[] = ['traded', 'processed'];

/** A change of a purse in a few characters, "+£5" or "−2 wool Stewart"; nothing where the sentence says it. */
function aside(voice: Voice, entry: LedgerEvent): string[] {
  if (!('amount' in entry)) return [];
  const { cause, source } = entry;
  const { log } = voice.words;
  const extra = cause === 'imported' || (RAISED.includes(cause) && source.startsWith('clan:'));
  if (!extra && !BRIEF.includes(cause)) return [];
  const size = signed(entry.amount);
  const amount =
    entry.type === 'goods'
      ? say(voice, log.goods, { good: entry.good, ...size })
      : say(voice, log[entry.type], size);
  return [extra ? say(voice, log.from, { amount, source }) : amount];
}

/**
 * Events that are told along with another one, by index: the animals, the end and the imports of a fulfilment
 * that is complete belong to its beginning, or the imports alone to its end.
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

/** What an event adds to the line it is told along with. */
function folded(voice: Voice, event: GameEvent): string[] {
  const { log } = voice.words;
  if (event.type === 'slaughtered') {
    return [say(voice, log.animal, { animal: event.animal, space: event.space })];
  }
  if (event.type === 'imported' && importsAreCommon(voice)) {
    return [say(voice, log.import, { good: event.good, total: event.total })];
  }
  return [];
}
