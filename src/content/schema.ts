/** Every printed value of the game, as data. Money is in pounds; counts are pieces. */
import { z } from 'zod';
import {
  BASIC_GOODS,
  CLANS,
  GOODS,
  LANDS,
  MEATS,
  PROVENANCES,
  SHIPPING_LEVELS,
  SIDES,
  UNITS,
} from './vocabulary.ts';

const pounds = z.int().min(0).max(99);
const pieces = z.int().min(0).max(50);
const points = z.int().min(0).max(99);
/** Owners copy values from their own box, so the default is observed. */
const provenance = z.enum(PROVENANCES).default('observed');

/** An object with exactly these keys, each an optional count. Default: 0. */
const counts = <const K extends string>(keys: readonly K[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, pieces.default(0)])) as Record<K, z.ZodDefault<z.ZodInt>>,
  );

/** A value for the small side of a board (1-2 players) and for the large side (3-4 players). */
const bySide = <T extends z.ZodType>(figure: T) => z.strictObject({ small: figure, large: figure });

export const ContractTile = z.strictObject({
  id: z.int().min(1).max(99),
  requires: counts([...GOODS, ...MEATS]),
  gives: z.strictObject({
    money: pounds.default(0),
    hops: pieces.default(0),
    cotton: pieces.default(0),
    tobacco: pieces.default(0),
    sugarCane: pieces.default(0),
    freeSpace: pieces.default(0),
    bonusUpgrade: pieces.default(0),
  }),
  provenance,
});

const MarketSide = z.strictObject({
  startIndex: z.int().min(0),
  /** First and last index of the bracketed medium range (R-SOLO-2). */
  mediumRange: z.tuple([z.int().min(0), z.int().min(0)]),
  /** In pounds, cheapest first; all six lists have the same length. */
  prices: z.strictObject(
    Object.fromEntries(GOODS.map((good) => [good, z.array(pounds).min(2)])) as Record<
      (typeof GOODS)[number],
      z.ZodArray<z.ZodInt>
    >,
  ),
  provenance,
});

const worker = z.strictObject({
  count: pieces,
  cost: pounds,
  income: pounds,
  upgradedIncome: pounds,
  provenance,
});
const producer = z.strictObject({ count: pieces, cost: pounds, yield: pieces, provenance });
const building = z.strictObject({ count: pieces, cost: pounds, provenance });

const PlayerBoard = z.strictObject({
  units: z.strictObject({
    sheep: producer,
    cow: producer,
    field: producer,
    cheeseDairy: building,
    bakery: building,
    distillery: building,
    woodcutter: worker,
    miner: worker,
  }),
  merchants: z.strictObject({ start: pieces, hireable: pieces, hireCost: pounds, provenance }),
  shipping: z.strictObject({ stepCost: pounds, provenance }),
  technology: z.strictObject({ cost: pounds, bonusCost: pounds, provenance }),
  exportBoxes: pieces.min(1),
  firstWorkers: pieces,
  /** Number of the building of its kind that gives the building bonus, and how many contracts the bonus draws. */
  buildingBonus: z.strictObject({ deployed: pieces.min(1), draw: pieces.min(1) }),
});

const ExportBoard = z.strictObject({
  /** Face-up contracts at the start of an action phase, by number of players. */
  contracts: z.strictObject({ 1: pieces, 2: pieces, 3: pieces, 4: pieces }),
  /** By round; negative if the player is paid (R-CONTRACT-1). */
  contractCost: z.array(z.int().min(-99).max(99)).length(5),
  /** By passing order (R-PASS-1). */
  passBonus: bySide(z.array(pounds).min(2)),
  soloPassBonus: pounds,
  track: bySide(z.strictObject({ length: z.int().min(1), poundSteps: z.array(z.int().min(1)) })),
  /** Solo only: the price die of each box, in filling order (R-SOLO-1). */
  soloBoxes: z.array(z.int().min(-3).max(3)).length(6),
  provenance: bySide(provenance),
});

const Neighbourhood = z.strictObject({
  /** Goods of one kind per turn, by number of players (R-TRADE-3); 0 in solo. */
  limit: z.strictObject({ 1: pieces, 2: pieces, 3: pieces, 4: pieces }),
  discount: z.strictObject({ basic: pounds, processed: pounds }),
});

export const StartingTile = z.strictObject({
  id: z.int().min(1).max(99),
  money: pounds,
  goods: counts(GOODS),
  provenance,
});

export const PortEffect = z.discriminatedUnion('kind', [
  /** One slaughtered animal fewer for one contract (R-PORT-1). */
  z.strictObject({ kind: z.literal('spareAnimal') }),
  /** Discard one good of the group, gain any of the group (R-PORT-2, R-PORT-3). */
  z.strictObject({ kind: z.literal('exchangeGoods'), group: z.enum(['basic', 'processed']), gain: pieces }),
  z.strictObject({ kind: z.literal('bonusUpgrade'), glory: points }),
  z.strictObject({ kind: z.literal('money'), money: pounds }),
  z.strictObject({ kind: z.literal('shiftPrice'), steps: pieces }),
  /** Two units for two others (R-PORT-7). `neighbourhood`: purchases follow, by a later correction. */
  z.strictObject({ kind: z.literal('exchangeUnits'), neighbourhood: z.boolean() }),
  z.strictObject({ kind: z.literal('drawContracts'), money: pounds }),
  /** Pay, then the effect of another port in play (R-PORT-9). */
  z.strictObject({ kind: z.literal('copy'), cost: pounds }),
]);
export type PortEffect = z.output<typeof PortEffect>;

export const PortTile = z.strictObject({
  id: z.int().min(1).max(99),
  effect: PortEffect,
  kickstarter: z.boolean().default(false),
  provenance,
});

/** A scoring tile's rule: it gives `points` for every full `per` (R-SCORE-1). */
export const ScoringRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['basicGoods', 'processedGoods', 'borderUnits', 'imports', 'meat', 'upgrades']),
    points,
    per: pieces.min(1),
  }),
  z.strictObject({ kind: z.literal('costlySpaces'), points, per: pieces.min(1), costs: z.array(pounds) }),
  z.strictObject({ kind: z.literal('units'), weights: counts(UNITS) }),
]);
export type ScoringRule = z.output<typeof ScoringRule>;

export const ScoringTile = z.strictObject({
  id: z.int().min(1).max(99),
  rule: ScoringRule,
  kickstarter: z.boolean().default(false),
  provenance,
});

/** A clan's ability, from the closed set of modifiers and triggers that the engine implements. */
export const Ability = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exportBoxes'), boxes: pieces.min(1) }),
  z.strictObject({ kind: z.literal('contractsPerAction'), contracts: pieces.min(1) }),
  z.strictObject({ kind: z.literal('contractsPerPayment'), contracts: pieces.min(1) }),
  z.strictObject({ kind: z.literal('drawContracts'), contracts: pieces.min(1) }),
  /** Discount in pounds on units, by how many of the kind are already on the map. */
  z.strictObject({
    kind: z.literal('unitDiscount'),
    units: z.array(z.enum(UNITS)),
    amounts: z.array(pounds).min(1),
  }),
  /** Discount in pounds on the total cost of a unit placed on a river delta. */
  z.strictObject({ kind: z.literal('deltaDiscount'), amount: bySide(pounds) }),
  /** At the end of production, goods of this kind can be discarded for money. */
  z.strictObject({ kind: z.literal('butter'), good: z.enum(BASIC_GOODS), money: pounds }),
  z.strictObject({ kind: z.literal('firstWorkers'), count: pieces, borderOnly: z.boolean() }),
  z.strictObject({ kind: z.literal('startShipping'), level: bySide(z.enum(SHIPPING_LEVELS)) }),
  z.strictObject({ kind: z.literal('startMerchants'), extra: pieces }),
  z.strictObject({ kind: z.literal('moneyOnTrade'), money: pounds }),
  z.strictObject({ kind: z.literal('moneyOnProcessing'), good: z.enum(GOODS), money: pounds }),
  /** Ageing places, first to last, each with the payout of a barrel taken out (R-MACKENZIE). */
  z.strictObject({ kind: z.literal('cellar'), payouts: z.array(pounds).min(1).max(3) }),
  /** Once per fulfilled contract with hops: sells goods of this kind, one per hop, `max` at most. */
  z.strictObject({ kind: z.literal('brewing'), good: z.enum(BASIC_GOODS), money: pounds, max: pieces }),
  /** One pool of workers; each can be placed as any kind. No technology upgrades. */
  z.strictObject({ kind: z.literal('sharedWorkers'), count: pieces, cost: pounds, income: pounds }),
  z.strictObject({ kind: z.literal('rowing') }),
]);
export type Ability = z.output<typeof Ability>;

export const ClanTile = z.strictObject({
  id: z.enum(CLANS),
  experience: z.enum(['newcomer', 'ordinary', 'challenging']),
  kickstarter: z.boolean().default(false),
  abilities: z.array(Ability).min(1),
  provenance,
});

/** Ranks of a solo game (R-SOLO-4). */
export const SOLO_TITLES = ['newbie', 'rookie', 'average', 'expert', 'genius'] as const;
export type SoloTitle = (typeof SOLO_TITLES)[number];

/** Lowest threshold first: the last one reached counts. */
const thresholds = z.array(z.strictObject({ atLeast: z.int(), points }));
const FinalScoring = z.strictObject({
  goods: z.strictObject({ basic: points, processed: points }),
  /** Pounds for one point (R-FINAL-1). */
  poundsPerPoint: z.int().min(1),
  hops: points,
  /** Most common first. */
  imports: z.tuple([points, points, points]),
  staticImport: points,
  /** By number of players, then place (R-FINAL-2, R-FINAL-3). */
  contracts: z.strictObject({ 2: z.array(points), 3: z.array(points), 4: z.array(points) }),
  settlements: z.strictObject({ 2: z.array(points), 3: z.array(points), 4: z.array(points) }),
  mostGlory: points,
  solo: z.strictObject({
    contracts: thresholds,
    settlements: thresholds,
    /** Lowest first, as for the thresholds. */
    titles: z.array(
      z.strictObject({
        atLeast: z.int(),
        title: z.enum(SOLO_TITLES),
      }),
    ),
  }),
});

/** Observed part of a hex: its land, its land and cost, or none (reconstructed). */
const seen = z.enum(['terrain', 'terrain and cost', 'none']).default('terrain and cost');
export const Hex = z.union([
  z.strictObject({ loch: z.literal(true), observed: seen }),
  z.strictObject({
    land: z.array(z.enum(LANDS)).min(1),
    cost: z.int().min(1).max(6),
    observed: seen,
    /** Another land type may be missing or wrong. */
    doubtful: z.boolean().default(false),
  }),
]);
export type Hex = z.output<typeof Hex>;

/** A hex name: column letter A-M, row number 1-9. */
const HexName = z.string().regex(/^[A-M][1-9]$/);
export const MapSide = z.strictObject({
  hexes: z.record(HexName, Hex),
  /** Pairs of adjacent hexes with a river. The provenance is optional, so that older content keeps its id. */
  rivers: z.array(z.tuple([HexName, HexName, z.enum(PROVENANCES).optional()])),
});

const portPosition = z.strictObject({
  column: z.int().min(-1).max(13),
  row: z.int().min(-1).max(9),
  provenance,
});
const corners = z.strictObject({ A: portPosition, B: portPosition, C: portPosition, D: portPosition });
const Maps = z.strictObject({
  sides: z.strictObject(
    Object.fromEntries(SIDES.map((side) => [side, MapSide])) as Record<
      (typeof SIDES)[number],
      typeof MapSide
    >,
  ),
  /** The position of each corner's port tile, in zero-based columns and rows; may be off the grid. */
  ports: bySide(corners),
});

export const Content = z.strictObject({
  name: z.string().min(1).max(60),
  contracts: z.array(ContractTile),
  market: bySide(MarketSide),
  playerBoard: PlayerBoard,
  exportBoard: ExportBoard,
  neighbourhood: Neighbourhood,
  startingTiles: z.array(StartingTile),
  /** Extra pounds by seat in turn order, in games without clans (R-OPT-5). */
  noClansMoney: z.array(pounds).length(4),
  highestBid: points,
  futureContracts: pieces.min(1),
  portTiles: z.array(PortTile),
  scoringTiles: z.array(ScoringTile),
  clans: z.array(ClanTile),
  finalScoring: FinalScoring,
  maps: Maps,
});
export type ContentInput = z.input<typeof Content>;
export type Content = z.output<typeof Content>;
export type ContractTile = z.output<typeof ContractTile>;
export type StartingTile = z.output<typeof StartingTile>;
export type PortTile = z.output<typeof PortTile>;
export type ScoringTile = z.output<typeof ScoringTile>;
export type ClanTile = z.output<typeof ClanTile>;
