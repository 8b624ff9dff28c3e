/** Constants of a search. Goods, units and spaces are numbers. */

import {
  type ContractTile,
  type Import,
  type PortEffect,
  ROUNDS,
  type ScoringRule,
  SHIPPING_LEVELS,
  UNIT_NATURE,
} from '../../content/index.ts';
import {
  type ContractId,
  type GameState,
  graphOf,
  importTotals,
  linkedSettlements,
  type Ruleset,
  rulesetOf,
  type Seat,
  scoringTile,
  traitsAt,
} from '../../engine/index.ts';
import {
  byteAt,
  GOOD_INDEX,
  GOOD_INDEXES,
  type GoodIndex,
  type PerGood,
  type PerImport,
  type PerUnit,
  perGood,
  perUnit,
} from './indexes.ts';
import type { Weights } from './weights.ts';

export interface ContractData {
  readonly id: ContractId;
  readonly goods: PerGood;
  /** The goods again, without those that are not needed. */
  readonly needs: readonly { readonly good: GoodIndex; readonly count: number }[];
  readonly beef: number;
  readonly mutton: number;
  readonly hops: number;
  readonly imports: PerImport;
  readonly importCount: number;
  readonly money: number;
  readonly freeSpace: number;
  readonly upgrades: number;
}

export interface Port {
  readonly id: number;
  readonly space: number;
  readonly effect: PortEffect;
}

export interface MapData {
  readonly size: number;
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly land: Uint8Array;
  readonly cost: Uint8Array;
  readonly border: Uint8Array;
  readonly delta: Uint8Array;
  /** The least shipping level that connects two spaces, row by row. */
  readonly shippingNeeded: Uint8Array;
  /** By shipping level, then by space: the spaces in reach. */
  readonly reachable: readonly (readonly (readonly number[])[])[];
  readonly adjacent: readonly (readonly number[])[];
}

interface Pay {
  readonly plain: number;
  readonly upgraded: number;
}

export interface SearchContext {
  /** Returns true once the search has to come to an end: see `Think`. */
  readonly isTimeUp: () => boolean;
  readonly weights: Weights;
  readonly ruleset: Ruleset;
  readonly seat: Seat;
  readonly map: MapData;
  readonly blocked: Uint8Array;
  /** Land spaces that are not blocked. */
  readonly openLand: readonly number[];
  readonly neighbourGoods: Uint8Array;
  /** By space: 1 if an opponent's fisherman is adjacent. */
  readonly nearRivalFisherman: Uint8Array;
  readonly ports: readonly Port[];
  readonly scoringRules: readonly (ScoringRule | undefined)[];
  readonly contracts: ReadonlyMap<ContractId, ContractData>;
  /** Opponents' fulfilled contracts, linked settlements and glory as they stand, and the sum of their imports. */
  readonly others: {
    readonly fulfilled: readonly number[];
    readonly linked: readonly number[];
    readonly glory: readonly number[];
    readonly imports: PerImport;
    readonly passed: number;
    /** The round in which the opponents were observed. */
    readonly round: number;
  };
  /** By unit: price by number deployed, pool size, and whether all workers share a pool. */
  readonly unitCost: PerUnit<readonly number[]>;
  readonly unitCount: PerUnit;
  readonly sharedWorkers: boolean;
  /** By worker: pounds per production. */
  readonly workerPay: readonly [Pay, Pay, Pay];
  readonly prices: PerGood<readonly number[]>;
  readonly clan: ReturnType<typeof traitsAt>;
}

const LAND_BIT = { grassland: 1, forest: 2, mountain: 4, water: 8 } as const;
export const LAND_NEEDED = perUnit<number>((unit) => LAND_BIT[UNIT_NATURE[unit].land]);

/** Returns whether land bits mean a loch or port space. */
export const isWater = (land: number): boolean => land >= LAND_BIT.water;

const mapsByGraph = new WeakMap<object, MapData>();

function mapOf(state: GameState): MapData {
  const graph = graphOf(state);
  let map = mapsByGraph.get(graph);
  if (map === undefined) {
    const { spaces } = graph;
    const bits = (i: number) => {
      const info = spaces[i];
      if (info === undefined) return 0;
      const wet = info.kind === 'loch' || info.kind === 'port' ? LAND_BIT.water : 0;
      return info.land.reduce<number>((sum, land) => sum | LAND_BIT[land], wet);
    };
    map = {
      size: spaces.length,
      names: spaces.map(({ name }) => name),
      index: graph.index,
      land: Uint8Array.from(spaces, (_, i) => bits(i)),
      cost: Uint8Array.from(spaces, ({ cost }) => cost),
      border: Uint8Array.from(spaces, ({ border }) => (border ? 1 : 0)),
      delta: Uint8Array.from(spaces, ({ delta }) => (delta ? 1 : 0)),
      shippingNeeded: graph.need,
      reachable: reachableOf(graph.need, spaces.length),
      adjacent: graph.adjacent,
    };
    mapsByGraph.set(graph, map);
  }
  return map;
}

const reachableOf = (need: Uint8Array, size: number): number[][][] =>
  SHIPPING_LEVELS.map((_, shipping) =>
    Array.from({ length: size }, (_, from) =>
      Array.from({ length: size }, (_, to) => to).filter((to) => byteAt(need, from * size + to) <= shipping),
    ),
  );

const contractsByContent = new WeakMap<object, ReadonlyMap<ContractId, ContractData>>();

function contractsOf({ content }: Ruleset): ReadonlyMap<ContractId, ContractData> {
  let contracts = contractsByContent.get(content);
  if (contracts === undefined) {
    contracts = new Map(content.contracts.map((tile) => [tile.id, contractDataOf(tile)]));
    contractsByContent.set(content, contracts);
  }
  return contracts;
}

function contractDataOf({ id, requires, gives }: ContractTile): ContractData {
  const imports: PerImport = [gives.cotton, gives.tobacco, gives.sugarCane];
  const goods = perGood((good) => requires[good]);
  return {
    id,
    goods,
    needs: GOOD_INDEXES.map((good) => ({ good, count: goods[good] })).filter(({ count }) => count > 0),
    beef: requires.beef,
    mutton: requires.mutton,
    hops: gives.hops,
    imports,
    importCount: imports.reduce((sum, one) => sum + one, 0),
    money: gives.money,
    freeSpace: gives.freeSpace,
    upgrades: gives.bonusUpgrade,
  };
}

/** Collects what stays the same during a search: map, costs, contracts, rivals. Built once for each thought. */
export function createSearchContext(
  state: GameState,
  seat: Seat,
  weights: Weights,
  isTimeUp = () => false,
): SearchContext {
  const ruleset = rulesetOf(state.setup);
  const map = mapOf(state);
  const clan = traitsAt(state, seat);
  const others = state.players.flatMap((_, other) => (other === seat ? [] : [other]));
  const totals = importTotals(state);
  const contracts = contractsOf(ruleset);
  const own = state.players[seat]?.fulfilled ?? [];
  const importsOf = (one: Import, i: 0 | 1 | 2) =>
    totals[one] - own.reduce((sum, id) => sum + (contracts.get(id)?.imports[i] ?? 0), 0);
  const graph = graphOf(state);
  return {
    isTimeUp,
    weights,
    ruleset,
    seat,
    map,
    ...rivalUnits(state, seat, map),
    ports: Object.entries(state.map.ports).flatMap(([corner, id]) => {
      const tile = ruleset.content.portTiles.find((one) => one.id === id);
      const space = graph.ports.get(corner as keyof GameState['map']['ports']);
      return tile === undefined || space === undefined ? [] : [{ id: tile.id, space, effect: tile.effect }];
    }),
    scoringRules: Array.from({ length: ROUNDS }, (_, i) => scoringTile(state, i + 1)?.rule),
    contracts,
    others: {
      fulfilled: others.map((other) => state.players[other]?.fulfilled.length ?? 0),
      linked: ruleset.settlementScoring ? others.map((other) => linkedSettlements(state, other)) : [],
      glory: others.map((other) => state.players[other]?.glory ?? 0),
      imports: [importsOf('cotton', 0), importsOf('tobacco', 1), importsOf('sugarCane', 2)],
      passed: state.passed.filter((one) => one !== seat).length,
      round: Math.max(1, state.round),
    },
    unitCost: perUnit((unit) => clan.unitCost[unit]),
    unitCount: perUnit((unit) => clan.pool[unit].count),
    sharedWorkers: clan.pool.woodcutter.units.length > 1,
    workerPay: [clan.income.woodcutter, clan.income.miner, clan.income.fisherman],
    prices: perGood((good) => ruleset.content.market[ruleset.size].prices[good]),
    clan,
  };
}

function rivalUnits(
  state: GameState,
  seat: Seat,
  map: MapData,
): Pick<SearchContext, 'blocked' | 'openLand' | 'neighbourGoods' | 'nearRivalFisherman'> {
  const { size, shippingNeeded, land } = map;
  const blocked = Uint8Array.from(land, (bits) => (bits === 0 ? 1 : 0));
  const neighbourGoods = new Uint8Array(size);
  const nearRivalFisherman = new Uint8Array(size);
  for (const name in state.map.blocked) blocked[spaceIndex(map, name)] = 1;
  state.players.forEach(({ units }, other) => {
    if (other === seat) return;
    for (const [name, unit] of Object.entries(units)) {
      const space = spaceIndex(map, name);
      const { makes, land: needed } = UNIT_NATURE[unit];
      blocked[space] = 1;
      for (const next of neighbours(map, space)) {
        if (needed === 'water') nearRivalFisherman[next] = 1;
        if (makes !== undefined && shippingNeeded[space * size + next] === 0)
          neighbourGoods[next] = byteAt(neighbourGoods, next) | (1 << GOOD_INDEX[makes]);
      }
    }
  });
  const openLand = map.names
    .map((_, space) => space)
    .filter((space) => blocked[space] === 0 && !isWater(byteAt(land, space)));
  return { blocked, openLand, neighbourGoods, nearRivalFisherman };
}

/** Returns the index of a space such as `C4`. Throws if it is not on the map. */
export function spaceIndex({ index }: MapData, name: string): number {
  const space = index.get(name);
  if (space === undefined) throw new Error(`no space ${name}`);
  return space;
}

/** Returns the name of a space such as `C4`; empty for an unknown index. */
export const spaceName = ({ names }: MapData, space: number): string => names[space] ?? '';
/** Returns the indexes of the spaces that neighbour a space (R-MAP). */
export const neighbours = ({ adjacent }: MapData, space: number): readonly number[] => adjacent[space] ?? [];

/** Returns the data of a contract. Throws if the content has no such contract. */
export function contractOf({ contracts }: SearchContext, id: ContractId): ContractData {
  const contract = contracts.get(id);
  if (contract === undefined) throw new Error(`no contract ${id}`);
  return contract;
}
