/** The readable account of what happened: one line for each event of the story, with all it cost and brought. */
import type { EventOf, EventType, GameEvent, Seat } from '../engine/index.ts';
import { type Claim, claimed, type Entry, isEntry, isUnitEntry } from './claims.ts';
import { eventData } from './data.ts';
import { after, type Earlier, NOTHING } from './earlier.ts';
import { say } from './format.ts';
import { list, type Voice } from './voice.ts';

/** A line of the account, and the event it is about; `income`: what production brings by itself. */
export interface Line {
  readonly type: EventType | 'income';
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** Events that make no line: another line says them, or nobody needs to know. */
const SILENT: readonly EventType[] = [
  'money',
  'goods',
  'glory',
  'unitPlaced',
  'unitRemoved',
  'unitMoved',
  // The next turn or round says so.
  'turnEnded',
  // Only what is carried out counts; a plan may change ten times.
  'planned',
];

/** The sentence of one event, without what it cost or brought; nothing for an event that needs none. */
export function sentence(voice: Voice, event: GameEvent, earlier?: Earlier): string | undefined {
  return SILENT.includes(event.type) ? undefined : wording(voice, event, earlier);
}

const wording = (voice: Voice, event: GameEvent, earlier?: Earlier): string =>
  say(voice, voice.words.events[event.type], eventData(voice, event, earlier));

/** The account of these events, in order. `before`: what went before them. */
export function account(voice: Voice, events: readonly GameEvent[], before = NOTHING): Line[] {
  let now = before;
  const earlier = events.map((event) => {
    const then = now;
    now = after(voice, now, event);
    return then;
  });
  const owners = claimed(events);
  const asides = events.map((): string[] => []);
  const homes = fulfilments(events);
  const incomes = new Map<number, Entry[]>();
  for (const [index, event] of events.entries()) {
    const home = homes.get(index);
    if (isEntry(event)) {
      const owner = owners.get(index);
      if (owner === undefined) addIncome(incomes, events, index, event);
      else {
        const story = homes.get(owner.story) ?? owner.story;
        asides[story]?.push(...aside(voice, event, owner.claim));
      }
    } else if (home !== undefined) asides[home]?.push(...folded(voice, event));
  }
  const merged = new Set(homes.values());
  return events.flatMap((event, index): Line[] => {
    const income = incomes.get(index);
    if (income !== undefined) return [incomeLine(voice, income)];
    if (homes.has(index) || isUnitEntry(event)) return [];
    if (isEntry(event)) {
      return owners.has(index) || inIncome(incomes, event) ? [] : [line(event, wording(voice, event))];
    }
    const complete = event.type === 'fulfilling' && merged.has(index);
    const text = complete
      ? say(voice, voice.words.log.fulfils, eventData(voice, event))
      : sentence(voice, event, earlier[index]);
    return text === undefined ? [] : [line(event, withAsides(voice, text, asides[index] ?? []))];
  });
}

function line(event: GameEvent, text: string): Line {
  return { type: event.type, seat: 'seat' in event ? event.seat : undefined, text };
}

/** "… for £20. [+£1 Stewart]" */
function withAsides(voice: Voice, text: string, items: readonly string[]): string {
  return items.length === 0 ? text : say(voice, voice.words.log.aside, { line: text, items: list(items) });
}

/** A change of a purse in a few characters: "+£5", "−2 wool". */
function amountText(voice: Voice, entry: Entry): string {
  return say(voice, voice.words.log[entry.type], eventData(voice, entry));
}

function aside(voice: Voice, entry: Entry, claim: Claim): string[] {
  if (claim === 'said') return [];
  const amount = amountText(voice, entry);
  const { source } = entry;
  return [say(voice, voice.words.log[claim], { amount, source })];
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
  const data = eventData(voice, event);
  if (event.type === 'slaughtered') return [say(voice, log.animal, data)];
  if (event.type === 'imported' && data.common === true) return [say(voice, log.import, data)];
  return [];
}

/** Enters what production brought by itself; a player's goods and money stand together, in one line. */
function addIncome(
  incomes: Map<number, Entry[]>,
  events: readonly GameEvent[],
  index: number,
  entry: Entry,
): void {
  if (entry.source !== 'production' || entry.amount < 0) return;
  const before = events[index - 1];
  const open = [...incomes.values()].find((entries) => entries.at(-1) === before);
  if (open !== undefined && open[0]?.seat === entry.seat) open.push(entry);
  else incomes.set(index, [entry]);
}

const inIncome = (incomes: Map<number, Entry[]>, entry: Entry): boolean =>
  [...incomes.values()].some((entries) => entries.includes(entry));

/** Income is no more and no less: it has no sign. */
const PLAIN = { money: 'plainMoney', goods: 'plainGoods', glory: 'plainGlory' } as const;

function incomeLine(voice: Voice, entries: readonly Entry[]): Line {
  const [first] = entries as readonly [EventOf<'money' | 'goods' | 'glory'>];
  const items = list(
    entries.map((entry) => say(voice, voice.words.log[PLAIN[entry.type]], eventData(voice, entry))),
  );
  return {
    type: 'income',
    seat: first.seat,
    text: say(voice, voice.words.log.income, { seat: first.seat, items }),
  };
}
