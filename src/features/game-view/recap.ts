/** What has changed since somebody moved last: folded from what happened, and from the positions before and after. */

import type { Reason } from '../../ai/index.ts';
import { type Building, GOODS, type Good, type Technology, type Unit } from '../../content/index.ts';
import { isComputer } from '../../core/game/computers.ts';
import type { Course } from '../../core/game/history.ts';
import { FORCED } from '../../core/game/pending-moves.ts';
import type { Purposes } from '../../core/game/turn-reasons.ts';
import type { StoredMove } from '../../core/store.ts';
import {
  type Action,
  ahead,
  type ContractId,
  type GameEvent,
  type GameState,
  lacking,
  legalActions,
  priceOf,
  type Seat,
  type Space,
} from '../../engine/index.ts';

/** Something that a player did; what is traded or made in several steps is one. */
export type Deed =
  | { readonly did: 'sold' | 'bought'; readonly good: Good; readonly count: number }
  | { readonly did: 'made'; readonly unit: Building; readonly count: number }
  | { readonly did: 'placed'; readonly unit: Unit; readonly space: Space }
  | { readonly did: 'took' | 'fulfilled'; readonly contract: ContractId }
  | { readonly did: 'technology'; readonly worker: Technology }
  | { readonly did: 'port'; readonly port: number }
  | { readonly did: 'picked'; readonly offer: number }
  | { readonly did: 'bid'; readonly amount: number }
  | { readonly did: 'shipping' | 'hired' | 'passed' };

/** What a player did, and what it came to. Money is pounds. */
export interface Doings {
  readonly seat: Seat;
  readonly deeds: readonly Deed[];
  readonly gained: number;
  readonly spent: number;
  readonly glory: number;
  /** Only those that changed. */
  readonly goods: readonly { readonly good: Good; readonly amount: number }[];
  /** What its turns were for, of a computer, most often first; each once. */
  readonly reasons: readonly Reason[];
}

/** What has changed; each list is empty where nothing has. */
export interface Recap {
  /** How many moves it is about, and how many of those cannot be told, as a rule has been mended since. */
  readonly moves: number;
  readonly untold: number;
  /** Whether it begins with the last move of the reader, or else with the round. */
  readonly own: boolean;
  /** Only players of whom there is something to tell, in the order of their seats. */
  readonly players: readonly Doings[];
  readonly prices: readonly { readonly good: Good; readonly from: number; readonly to: number }[];
  /** Contracts that have left the export board, and that are new on it. */
  readonly gone: readonly ContractId[];
  readonly added: readonly ContractId[];
  /** Spaces on which the reader could have built, and others have. */
  readonly taken: readonly Space[];
  /** Contracts that the reader could have taken and had all for, and that are gone. */
  readonly missed: readonly ContractId[];
  /** All that happened, but for the untold moves. */
  readonly events: readonly GameEvent[];
}

/** Where a recap begins: after the last move that a seat chose, else with the round. In numbers of moves. */
export function recapFrom(
  { events }: Course,
  moves: readonly StoredMove[],
  seat: Seat | undefined,
): { from: number; own: boolean } {
  const last = moves.findLastIndex(
    (move) => move.seat === seat && move.by !== FORCED && !isComputer(move.by),
  );
  if (last >= 0) return { from: last + 1, own: true };
  return { from: events.findLastIndex((those) => has(those, 'roundStarted')) + 1, own: false };
}

const has = (events: readonly GameEvent[], type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type);

/** What has changed between two positions for a reader, by these events; `seat`: theirs, if they have one. */
export function recapOf(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
  seat: Seat | undefined,
  purposes: Purposes,
): Omit<Recap, 'moves' | 'untold' | 'own'> {
  const then = seat === undefined ? undefined : ahead(before, seat);
  const could = seat === undefined || then === undefined ? [] : legalActions(then, seat);
  const gone = boardOf(before).filter((contract) => !boardOf(after).includes(contract));
  return {
    players: doingsIn(events, purposes),
    prices: GOODS.map((good) => ({ good, from: priceOf(before, good), to: priceOf(after, good) })).filter(
      ({ from, to }) => from !== to,
    ),
    gone,
    added: boardOf(after).filter((contract) => !boardOf(before).includes(contract)),
    taken: seat === undefined ? [] : takenFrom(could, after, seat),
    missed:
      seat === undefined ? [] : gone.filter((contract) => isReady(could, before, after, seat, contract)),
    events,
  };
}

const boardOf = ({ contracts }: GameState): ContractId[] => Object.values(contracts.board);

const isTold = ({ deeds, gained, spent, glory, goods }: Doings): boolean =>
  deeds.length + goods.length > 0 || gained !== 0 || spent !== 0 || glory !== 0;

/** Spaces on which a seat could have built (`could`: what it could have done then), and somebody else has. */
function takenFrom(could: readonly Action[], after: GameState, seat: Seat): Space[] {
  const spaces = new Set(could.flatMap((action) => (action.type === 'expand' ? action.space : [])));
  const others = after.players.filter((_, other) => other !== seat);
  return [...spaces].filter((space) => others.some(({ units }) => units[space] !== undefined));
}

/** Whether a contract that somebody else has now could have been taken and fulfilled by a seat. */
function isReady(
  could: readonly Action[],
  before: GameState,
  after: GameState,
  seat: Seat,
  contract: ContractId,
): boolean {
  const had = could.some((action) => action.type === 'obtain' && action.contract === contract);
  const own = after.players[seat];
  const theirs = own !== undefined && [...own.contracts, ...own.fulfilled].includes(contract);
  return had && !theirs && lacking(before, seat, contract).length === 0;
}

/** What players did with these events, in the order of their seats; only those of whom there is something to tell. */
export function doingsIn(events: readonly GameEvent[], purposes: Purposes): Doings[] {
  const seats = new Set(
    events.flatMap((event) => ('seat' in event && event.seat !== undefined ? event.seat : [])),
  );
  return [...seats]
    .sort((a, b) => a - b)
    .map((seat) => doingsOf(events, purposes, seat))
    .filter((doings) => isTold(doings));
}

function doingsOf(events: readonly GameEvent[], purposes: Purposes, seat: Seat): Doings {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const money = own.flatMap((event) => (event.type === 'money' ? event.amount : []));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const goods = GOODS.map((good) => ({
    good,
    amount: sum(own.flatMap((event) => (event.type === 'goods' && event.good === good ? event.amount : []))),
  }));
  return {
    seat,
    deeds: together(own.flatMap(deedOf)),
    gained: sum(money.filter((amount) => amount > 0)),
    spent: sum(money.filter((amount) => amount < 0).map((amount) => -amount)),
    glory: sum(own.flatMap((event) => (event.type === 'glory' ? event.amount : []))),
    goods: goods.filter(({ amount }) => amount !== 0),
    reasons: often(own.flatMap((event) => purposes.get(event) ?? [])),
  };
}

/** Each once, those first that are there most often. */
function often<T>(list: readonly T[]): T[] {
  const times = (one: T) => list.filter((other) => other === one).length;
  return [...new Set(list)].sort((a, b) => times(b) - times(a));
}

function deedOf(event: GameEvent): Deed[] {
  switch (event.type) {
    case 'traded':
      return [{ did: event.side === 'buy' ? 'bought' : 'sold', good: event.good, count: event.count }];
    case 'processed':
      return [{ did: 'made', unit: event.unit, count: event.count }];
    case 'expanded':
    case 'workerPlaced':
      return [{ did: 'placed', unit: event.unit, space: event.space }];
    case 'contractObtained':
      return [{ did: 'took', contract: event.contract }];
    case 'fulfilled':
      return [{ did: 'fulfilled', contract: event.contract }];
    case 'technologyUpgraded':
      return [{ did: 'technology', worker: event.worker }];
    case 'shippingUpgraded':
      return [{ did: 'shipping' }];
    case 'merchantHired':
      return [{ did: 'hired' }];
    case 'passed':
      return [{ did: 'passed' }];
    case 'portUsed':
      return [{ did: 'port', port: event.port }];
    case 'offerPicked':
      return [{ did: 'picked', offer: event.offer }];
    case 'bidMade':
      return [{ did: 'bid', amount: event.amount }];
    default:
      return [];
  }
}

/** Deeds that differ in their number only, as one. */
function together(deeds: readonly Deed[]): Deed[] {
  const kindOf = (deed: Deed) => JSON.stringify('count' in deed ? { ...deed, count: 0 } : deed);
  const merged: Deed[] = [];
  for (const deed of deeds) {
    const at = 'count' in deed ? merged.findIndex((one) => kindOf(one) === kindOf(deed)) : -1;
    const known = merged[at];
    if (known !== undefined && 'count' in known && 'count' in deed)
      merged[at] = { ...known, count: known.count + deed.count };
    else merged.push(deed);
  }
  return merged;
}
