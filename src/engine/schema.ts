/** Zod schemas of all input: setups and actions. */
import { z } from 'zod';
import {
  BASIC_GOODS,
  BUILDINGS,
  GOODS,
  MEATS,
  PROCESSED_GOODS,
  TECHNOLOGIES,
  UNITS,
  WORKERS,
} from '../content/index.ts';
import { GENERATOR, GENERATORS } from './random.ts';

/** Every option, off by default (R-OPT-1 to R-OPT-13). */
export const OPTIONS = [
  'staticImports',
  'noScoringTiles',
  'noPorts',
  'tighterMap',
  'noClans',
  'auction',
  'ownImports',
  'futureContracts',
  'mostGlory',
  'noContractMajority',
  'noSettlements',
  'noImportSteps',
  'kickstarter',
  'byExperience',
  'correctedPort7',
] as const;
export type Option = (typeof OPTIONS)[number];

/** The preset for a first game (R-OPT-1 to R-OPT-3). */
export const FIRST_GAME: readonly Option[] = ['staticImports', 'noScoringTiles', 'noPorts'];

const Options = z.strictObject(
  Object.fromEntries(OPTIONS.map((option) => [option, z.boolean().default(false)])) as Record<
    Option,
    z.ZodDefault<z.ZodBoolean>
  >,
);

/** How a game begins. `newcomers`: in joining order, read only with `byExperience`. */
export const Setup = z.strictObject({
  // No lone surrogates: a database would change them, and so the game.
  seed: z
    .string()
    .min(1)
    .max(64)
    .regex(/^\P{Surrogate}+$/u),
  generator: z.literal(GENERATORS).default(GENERATOR),
  players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  options: Options.default(() => Options.parse({})),
  newcomers: z.array(z.boolean()).max(4).default([]),
  content: z.string().min(1).max(64).default('standard'),
});
export type SetupInput = z.input<typeof Setup>;
export type Setup = z.output<typeof Setup>;

/** A space: a hex (`A1` to `M9`) or a port tile beside the map (`PA` to `PD`, by corner). */
export const SpaceName = z.string().regex(/^(?:[A-M][1-9]|P[A-D])$/);

const contract = z.int().min(1).max(99);
const port = z.int().min(1).max(99);
const good = z.enum(GOODS);
const space = SpaceName;
const spare = z.enum(['none', ...MEATS]);

export const TRADE_SIDES = ['buy', 'sell'] as const;
export type TradeSide = (typeof TRADE_SIDES)[number];

export const DIRECTIONS = ['up', 'down'] as const;

/** Returns the multisets of `size` goods of a group, written `wool+wool+grain`, that an exchange can give. */
function bundles(group: readonly string[], size: number): string[] {
  if (size === 0) return [''];
  return group.flatMap((first, index) =>
    bundles(group.slice(index), size - 1).map((rest) => (rest === '' ? first : `${first}+${rest}`)),
  );
}
const bundle = z
  .string()
  .max(60)
  .regex(/^[a-z]+(?:\+[a-z]+)*$/);
const bundlesBySize = { basic: new Map<number, string[]>(), processed: new Map<number, string[]>() };

/** Returns every bundle of `size` goods of a group, each in one canonical spelling. */
export function goodBundles(group: 'basic' | 'processed', size: number): readonly string[] {
  const known = bundlesBySize[group].get(size);
  if (known !== undefined) return known;
  const all = bundles(group === 'basic' ? BASIC_GOODS : PROCESSED_GOODS, size);
  bundlesBySize[group].set(size, all);
  return all;
}

/** The numbers of a production decision (R-PROD-1). */
export const PLAN_ITEMS = [...BUILDINGS, 'butter', 'store', 'take1', 'take2', 'take3'] as const;
export type PlanItem = (typeof PLAN_ITEMS)[number];

const act = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Every player action. Each has few fields, all scalar and required. */
export const Action = z.discriminatedUnion('type', [
  // Before the first round.
  act('pick', { offer: z.int().min(0).max(9) }),
  act('bid', { amount: z.int().min(0).max(99) }),
  act('declineBid', {}),
  act('placeWorker', { unit: z.enum(WORKERS), space }),
  // The eight actions of a turn.
  act('trade', { good, side: z.enum(TRADE_SIDES), count: z.int().min(1).max(99) }),
  act('obtain', { contract }),
  act('expand', { unit: z.enum(UNITS), space }),
  act('upgradeShipping', {}),
  act('upgradeTechnology', { worker: z.enum(TECHNOLOGIES) }),
  act('hire', {}),
  /** `spare`: the meat that the port saves; `spareCopy`: the same, used through the copying port. */
  act('fulfil', { contract, spare, spareCopy: spare }),
  act('pass', {}),
  // In addition to the main action.
  act('endTurn', {}),
  /** `port` is the tile used up, `effect` the tile whose effect applies; they differ only for a copy. */
  act('usePort', { port, effect: port }),
  act('exchangeGoods', { port, discard: good, gain: bundle }),
  act('shiftPrice', { port, good, direction: z.enum(DIRECTIONS) }),
  act('row', { from: space, to: space }),
  act('takeBarrel', { place: z.int().min(1).max(3) }),
  // Inside an action.
  act('decline', {}),
  act('buy', { good, count: z.int().min(1).max(99) }),
  act('drawContracts', {}),
  act('takeContract', { contract }),
  act('slaughter', { space }),
  act('recall', { good, side: z.enum(TRADE_SIDES) }),
  act('brew', { count: z.int().min(1).max(99) }),
  act('exchangeOld', { space }),
  act('exchangeNew', { unit: z.enum(UNITS) }),
  // Production.
  act('plan', { item: z.enum(PLAN_ITEMS), count: z.int().min(0).max(99) }),
  act('confirmProduction', {}),
]);
export type Action = z.output<typeof Action>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
