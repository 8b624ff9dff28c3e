/** A position of one seat in numbers. What opponents have is part of the search context. */
import type { ContractId, GameState } from '../../engine/index.ts';
import {
  at,
  atSpace,
  type BySpace,
  byteAt,
  copyOf,
  FISHERMAN,
  GOOD_INDEX,
  type GoodIndex,
  indexAt,
  MINER,
  NO_GOOD,
  type PerGood,
  type PerUnit,
  perGood,
  perUnit,
  UNIT_INDEX,
  UNIT_INDEXES,
  type UnitIndex,
  WOODCUTTER,
} from './indexes.ts';
import { type MapData, type Port, type SearchContext, spaceIndex } from './search-context.ts';

interface PendingChoices {
  freeSpace: number;
  upgrades: number;
  brew: number;
  contract: ContractId;
  cow: number;
  sheep: number;
  draws: number;
  /** Bits of the goods for sale by neighbours. */
  buys: number;
  second: '' | 'obtain' | 'fulfil';
  /** The good whose price was shifted and that must be traded next, with neighbours if they have it for sale. */
  shifted: GoodIndex | -1;
}

const NO_CHOICES: PendingChoices = {
  freeSpace: 0,
  upgrades: 0,
  brew: 0,
  contract: 0,
  cow: 0,
  sheep: 0,
  draws: 0,
  buys: 0,
  second: '',
  shifted: NO_GOOD,
};

type PositionData = {
  [Key in keyof Position as Position[Key] extends (...given: never[]) => unknown
    ? never
    : Key]: Position[Key];
};

/** Holds one seat's view of a game in numbers and bytes, which copy much faster than the engine's state. */
export class Position {
  round: number;
  produced: boolean;
  over: boolean;
  money: number;
  glory: number;
  goods: PerGood;
  market: PerGood;
  /** Merchants by good: positive if they bought, negative if they sold. */
  posted: PerGood;
  stock: number;
  hireable: number;
  shipping: number;
  /** Woodcutter, miner. */
  technology: readonly [boolean, boolean];
  held: ContractId[];
  fulfilled: ContractId[];
  /** The export board by box. */
  board: (ContractId | undefined)[];
  ports: number[];
  cellar: boolean[];
  bid: number;
  /** By space: the unit plus 1, or 0 if there is none. */
  units: BySpace;
  counts: PerUnit;
  /** By space: the least shipping level that reaches it. */
  reach: BySpace;
  mainDone: boolean;
  rowed: boolean;
  obtained: ContractId[];
  bought: PerGood;
  /** Contracts drawn during the search; their identity is unknown. */
  unseenContracts: number;
  pending: PendingChoices;
  /** Number of linked settlements, or -1 if not computed. */
  private linkedCache: number;

  /** Copies a position; arrays that are only ever replaced are shared. */
  constructor(from: PositionData) {
    this.round = from.round;
    this.produced = from.produced;
    this.over = from.over;
    this.money = from.money;
    this.glory = from.glory;
    this.goods = copyOf(from.goods);
    this.market = copyOf(from.market);
    this.posted = copyOf(from.posted);
    this.stock = from.stock;
    this.hireable = from.hireable;
    this.shipping = from.shipping;
    this.technology = from.technology;
    this.held = from.held;
    this.fulfilled = from.fulfilled;
    this.board = from.board;
    this.ports = from.ports;
    this.cellar = from.cellar;
    this.bid = from.bid;
    this.units = from.units;
    this.counts = from.counts;
    this.reach = from.reach;
    this.mainDone = from.mainDone;
    this.rowed = from.rowed;
    this.obtained = from.obtained;
    this.bought = from.bought;
    this.unseenContracts = from.unseenContracts;
    this.pending = from.pending;
    this.linkedCache = from instanceof Position ? from.linkedCache : -1;
  }

  copy(): Position {
    return new Position(this);
  }

  clearPending(): void {
    this.pending = NO_CHOICES;
  }

  setPending(change: Partial<PendingChoices>): void {
    this.pending = { ...this.pending, ...change };
  }

  hasPending(): boolean {
    return this.pending !== NO_CHOICES;
  }

  dropEmptyPending(): void {
    const { freeSpace, upgrades, brew, cow, sheep, contract, draws, buys, second, shifted } = this.pending;
    const open = freeSpace + upgrades + brew + cow + sheep + contract + draws + buys;
    if (open === 0 && second === '' && shifted === NO_GOOD) this.pending = NO_CHOICES;
  }

  placeUnit(context: SearchContext, unit: UnitIndex, space: number): void {
    this.units = withUnit(this.units, space, unit + 1);
    this.counts = copyOf(this.counts);
    this.counts[unit]++;
    const reach = this.reach.slice();
    extendReach(context.map, reach, space);
    this.reach = reach;
    this.linkedCache = -1;
  }

  removeUnit(context: SearchContext, space: number): void {
    const unit = unitAt(this.units, space);
    if (unit === undefined) return;
    this.units = withUnit(this.units, space, 0);
    this.counts = copyOf(this.counts);
    this.counts[unit]--;
    this.reach = reachOf(context, this.units);
    this.linkedCache = -1;
  }

  upgradeShipping(): void {
    this.shipping++;
    this.linkedCache = -1;
  }

  linkedSettlements(context: SearchContext): number {
    if (this.linkedCache < 0) this.linkedCache = countLinked(context.map, this.units, this.shipping);
    return this.linkedCache;
  }

  hash(): number {
    let a = 0x811c9dc5;
    let b = 0x9e3779b9;
    const mix = (value: number) => {
      a = Math.imul(a ^ value, 0x01000193);
      b = Math.imul(b ^ (value + (b >>> 15)), 0x85ebca6b);
    };
    mix(this.round * 4 + (this.produced ? 2 : 0) + (this.over ? 1 : 0));
    mix(this.money);
    mix(this.glory);
    for (const list of [this.goods, this.market, this.posted, this.held, this.ports]) {
      for (let i = 0; i < list.length; i++) mix(at(list, i));
      mix(-1);
    }
    // Independent of the order of fulfilment.
    mix(this.fulfilled.reduce((sum, id) => sum + id * id * 31 + id, 0));
    for (let i = 0; i < this.board.length; i++) mix(this.board[i] ?? -2);
    mix(this.stock * 64 + this.hireable * 8 + this.shipping);
    mix((this.technology[0] ? 1 : 0) + (this.technology[1] ? 2 : 0) + this.unseenContracts * 4);
    for (let i = 0; i < this.cellar.length; i++) mix(this.cellar[i] ? 1 : 2);
    for (let i = 0; i < this.units.length; i++) {
      const unit = atSpace(this.units, i);
      if (unit > 0) mix(i * 16 + unit);
    }
    const { pending } = this;
    if (pending !== NO_CHOICES) {
      mix(pending.freeSpace * 64 + pending.upgrades * 16 + pending.brew);
      mix(pending.contract * 64 + pending.cow * 8 + pending.sheep);
      mix(pending.draws * 64 + pending.buys);
      mix(pending.shifted * 4 + (pending.second === '' ? 0 : pending.second === 'obtain' ? 1 : 2));
    }
    return (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff);
  }
}

function withUnit(units: BySpace, space: number, unit: number): BySpace {
  const changed = units.slice();
  changed[space] = unit;
  return changed;
}

/** More than any shipping level. */
const OUT_OF_REACH = 99;

function reachOf({ map }: SearchContext, units: BySpace): BySpace {
  const reach = units.map(() => OUT_OF_REACH);
  for (let space = 0; space < units.length; space++) if (units[space] !== 0) extendReach(map, reach, space);
  return reach;
}

/** Adds what a unit on a space reaches. */
function extendReach({ size, shippingNeeded }: MapData, reach: number[], space: number): void {
  const row = space * size;
  for (let to = 0; to < size; to++) {
    const level = byteAt(shippingNeeded, row + to);
    if (level < atSpace(reach, to)) reach[to] = level;
  }
}

/** Scratch lists of `countLinked`, which runs too often to allocate them. */
const occupied = new Uint16Array(256);
const settlements = new Uint8Array(256);
const groups = new Uint8Array(256);
const sizes = new Uint8Array(256);

/** Counts the settlements in the largest group that this shipping level links. */
export function countLinked({ size, shippingNeeded }: MapData, units: BySpace, shipping: number): number {
  let count = 0;
  for (let space = 0; space < size; space++) if (units[space] !== 0) occupied[count++] = space;
  for (let i = 0; i < count; i++) {
    settlements[i] = i;
    groups[i] = i;
    sizes[i] = 0;
    const row = indexAt(occupied, i) * size;
    for (let j = 0; j < i; j++) {
      const level = byteAt(shippingNeeded, row + indexAt(occupied, j));
      if (level > shipping) continue;
      join(groups, i, j);
      if (level === 0) join(settlements, i, j);
    }
  }
  let most = 0;
  for (let i = 0; i < count; i++) {
    if (settlements[i] !== i) continue;
    const group = byteAt(groups, i);
    const linked = byteAt(sizes, group) + 1;
    sizes[group] = linked;
    most = Math.max(most, linked);
  }
  return most;
}

/** Joins the components of two items. A component is named after its first item; `last` is the last item so far. */
function join(components: Uint8Array, last: number, other: number): void {
  const a = byteAt(components, last);
  const b = byteAt(components, other);
  if (a === b) return;
  const first = Math.min(a, b);
  const gone = Math.max(a, b);
  for (let i = gone; i <= last; i++) if (components[i] === gone) components[i] = first;
}

/** Creates the position of the context's seat; hidden information is not read. */
export function createPosition(context: SearchContext, state: GameState): Position {
  const player = state.players[context.seat];
  if (player === undefined) throw new Error(`no seat ${context.seat}`);
  const own = state.turn?.seat === context.seat ? state.turn : undefined;
  const units = context.map.names.map(() => 0);
  const counts = perUnit(() => 0);
  for (const [name, unit] of Object.entries(player.units)) {
    const index = UNIT_INDEX[unit];
    units[spaceIndex(context.map, name)] = index + 1;
    counts[index]++;
  }
  const position = new Position({
    round: Math.max(1, state.round),
    produced: false,
    over: state.phase === 'finished',
    money: player.money,
    glory: player.glory,
    goods: perGood((good) => player.goods[good]),
    market: perGood((good) => state.market[good]),
    posted: perGood((good) => {
      const posted = player.posted[good];
      return posted === undefined ? 0 : posted.side === 'buy' ? posted.count : -posted.count;
    }),
    stock: player.merchants.stock,
    hireable: player.merchants.board,
    shipping: player.shipping,
    technology: [player.technology.woodcutter, player.technology.miner],
    held: player.contracts.slice(),
    fulfilled: player.fulfilled.slice(),
    board: Array.from({ length: context.ruleset.boxes }, (_, box) => state.contracts.board[box]),
    ports: player.ports.slice(),
    cellar: player.cellar.slice(),
    bid: player.bid,
    units,
    counts,
    reach: reachOf(context, units),
    mainDone: own?.mainDone ?? false,
    rowed: own?.rowed ?? false,
    obtained: own?.obtained.slice() ?? [],
    bought: perGood((good) => own?.bought[good] ?? 0),
    unseenContracts: 0,
    pending: NO_CHOICES,
  });
  for (const decision of state.stack) {
    if (decision.seat !== context.seat) continue;
    switch (decision.kind) {
      case 'bonuses':
        position.setPending({
          freeSpace: decision.freeSpace,
          upgrades: decision.upgrades,
          brew: decision.brew,
        });
        break;
      case 'slaughter':
        position.setPending({ contract: decision.contract, cow: decision.cow, sheep: decision.sheep });
        break;
      case 'expansion':
        position.setPending({
          draws: decision.draws,
          buys: decision.goods.reduce((bits, good) => bits | (1 << GOOD_INDEX[good]), 0),
        });
        break;
      case 'secondContract':
        position.setPending({ second: 'obtain' });
        break;
      case 'secondFulfilment':
        position.setPending({ second: 'fulfil' });
        break;
      case 'draw':
        // The drawn contracts count as unknown.
        position.unseenContracts = 1;
        break;
      case 'shiftedTrade':
        position.setPending({ shifted: GOOD_INDEX[decision.good] });
        break;
    }
  }
  position.dropEmptyPending();
  return position;
}

/** Returns how many units of a kind are deployed; some clans share one pool of workers. */
export function deployedCount(context: SearchContext, position: Position, unit: UnitIndex): number {
  const { counts } = position;
  return context.sharedWorkers && unit >= WOODCUTTER
    ? counts[WOODCUTTER] + counts[MINER] + counts[FISHERMAN]
    : counts[unit];
}

/** Returns the seat's unit on a space; `undefined` if there is none. */
export function unitAt(units: BySpace, space: number): UnitIndex | undefined {
  const unit = atSpace(units, space);
  return unit === 0 ? undefined : UNIT_INDEXES[unit - 1];
}

/** Returns whether a port is unused and in reach (R-REACH-2). */
export const isPortOpen = ({ ports, reach, shipping }: Position, { id, space }: Port): boolean =>
  !ports.includes(id) && atSpace(reach, space) <= shipping;
