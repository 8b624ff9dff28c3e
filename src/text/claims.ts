/**
 * Which changes of money, goods and glory belong to which event of the story, and whether its sentence says
 * them. The engine pays some things just before it tells of them and gives others just after.
 */
import { PROCESSING } from '../content/index.ts';
import type { EventOf, EventType, GameEvent } from '../engine/index.ts';

/** A change of a purse. */
export type Entry = EventOf<'money' | 'goods' | 'glory'>;

export const isEntry = (event: GameEvent): event is Entry =>
  event.type === 'money' || event.type === 'goods' || event.type === 'glory';

/** Units on and off the map: the story always tells of them. */
export const isUnitEntry = (event: GameEvent): boolean =>
  event.type === 'unitPlaced' || event.type === 'unitRemoved' || event.type === 'unitMoved';

/** `said`: the sentence has it. `own`: it follows from the event itself. `from`: it has a source of its own. */
export type Claim = 'said' | 'own' | 'from';

type Claims = { readonly [T in EventType]?: (story: EventOf<T>, entry: Entry) => Claim | undefined };

const isMoney = (entry: Entry, amount: number): boolean => entry.type === 'money' && entry.amount === amount;

const isGoods = (entry: Entry, good: string, amount: number): boolean =>
  entry.type === 'goods' && entry.good === good && entry.amount === amount;

const isClans = ({ source }: Entry): boolean => source.startsWith('clan:');

const said = (holds: boolean): Claim | undefined => (holds ? 'said' : undefined);

const costs = ({ cost }: { cost: number }, entry: Entry) => said(isMoney(entry, -cost));

/** What stands before the event that tells of it. */
const BEFORE: Claims = {
  workerPlaced: costs,
  expanded: costs,
  contractObtained: costs,
  shippingUpgraded: costs,
  technologyUpgraded: costs,
  merchantHired: costs,
  traded: ({ good, side, count, total }, entry) => {
    if (entry.type === 'money' && isClans(entry) && entry.amount > 0) return 'from';
    const bought = side === 'buy' ? 1 : -1;
    return said(isGoods(entry, good, bought * count) || isMoney(entry, -bought * total));
  },
};

/** What follows the event that it belongs to. */
const AFTER: Claims = {
  offerPicked: (_, { source, amount }) => (source === 'setup' && amount > 0 ? 'own' : undefined),
  passed: (_, { source }) => said(source === 'pass'),
  roundScored: ({ tile }, { source }) => said(source === `scoring:${tile}`),
  mostGlory: (_, { source }) => said(source === 'glory'),
  portUsed: ({ port }, { source }) => (source === `port:${port}` ? 'own' : undefined),
  fulfilling: ({ contract }, entry) =>
    entry.source === `contract:${contract}` && entry.type === 'goods' && entry.amount < 0 ? 'own' : undefined,
  fulfilled: ({ contract }, entry) =>
    entry.source === `contract:${contract}` && entry.type === 'money' && entry.amount > 0 ? 'own' : undefined,
  imported: ({ money }, entry) => (entry.source === 'imports' && isMoney(entry, money) ? 'from' : undefined),
  processed: ({ unit, count }, entry) => {
    const { from, to } = PROCESSING[unit];
    if (isGoods(entry, from, -count) || isGoods(entry, to, count)) return 'said';
    return entry.type === 'money' && isClans(entry) ? 'from' : undefined;
  },
  barrelTaken: ({ money }, entry) =>
    said(isClans(entry) && (isGoods(entry, 'whisky', 1) || isMoney(entry, money))),
  barrelStored: (_, entry) => said(isClans(entry) && isGoods(entry, 'whisky', -1)),
  brewed: ({ good, count, money }, entry) =>
    said(isClans(entry) && (isGoods(entry, good, -count) || isMoney(entry, money))),
  butterMade: ({ good, count, money }, entry) =>
    said(isClans(entry) && (isGoods(entry, good, -count) || isMoney(entry, money))),
};

const ask = (claims: Claims, story: GameEvent, entry: Entry): Claim | undefined => {
  if ('seat' in story && story.seat !== entry.seat) return undefined;
  const claim = claims[story.type] as ((story: GameEvent, entry: Entry) => Claim | undefined) | undefined;
  return claim?.(story, entry);
};

/** Events that nothing before them can explain what comes after them. */
const BOUNDARIES: readonly EventType[] = [
  'offerPicked',
  'roundStarted',
  'turnEnded',
  'passed',
  'productionStarted',
];

type Owners = Map<number, { story: number; claim: Claim }>;

/** Claims what stands right before an event; of each kind of change one, as none happens twice at once. */
function claimBackwards(events: readonly GameEvent[], story: number, event: GameEvent, owners: Owners): void {
  const claims = new Set<string>();
  for (let index = story - 1; index >= 0; index--) {
    const entry = events[index] as GameEvent;
    if (isUnitEntry(entry)) continue;
    if (!isEntry(entry) || owners.has(index)) return;
    const claim = ask(BEFORE, event, entry);
    const key = `${entry.type} ${claim}`;
    if (claim === undefined || claims.has(key)) return;
    // What an earlier event says is not said again.
    if (claim === 'from' && ownerBefore(events, index, entry)?.claim === 'said') return;
    claims.add(key);
    owners.set(index, { story, claim });
  }
}

/** The event before a change of a purse that it follows from. */
function ownerBefore(events: readonly GameEvent[], index: number, entry: Entry) {
  for (let story = index - 1; story >= 0; story--) {
    const event = events[story] as GameEvent;
    const claim = ask(AFTER, event, entry);
    if (claim !== undefined) return { story, claim };
    if (BOUNDARIES.includes(event.type)) return undefined;
  }
  return undefined;
}

/** For each change of a purse, by its index: the index of the event it belongs to, and how. */
export function claimed(events: readonly GameEvent[]): Owners {
  const owners: Owners = new Map();
  for (const [story, event] of events.entries()) {
    if (BEFORE[event.type] !== undefined) claimBackwards(events, story, event, owners);
  }
  for (const [index, entry] of events.entries()) {
    if (!isEntry(entry) || owners.has(index)) continue;
    const owner = ownerBefore(events, index, entry);
    if (owner !== undefined) owners.set(index, owner);
  }
  return owners;
}
