/** A player's rule values: the printed ones with the clan's modifiers applied. */
import {
  type Ability,
  type Clan,
  type Good,
  SHIPPING_LEVELS,
  type Technology,
  UNITS,
  type Unit,
} from '../content/index.ts';
import { memoize } from './memoize.ts';
import type { Ruleset } from './ruleset.ts';

export interface Traits {
  clan: Clan | undefined;
  exportBoxes: number;
  contractsPerAction: number;
  contractsPerPayment: number;
  draw: number;
  /** Cost of each unit by how many of its kind are already on the map; empty if never available. */
  unitCost: Record<Unit, readonly number[]>;
  /** Units that share a pool with this one, and the pool's size. */
  pool: Record<Unit, { units: readonly Unit[]; count: number }>;
  income: Record<'woodcutter' | 'miner' | 'fisherman', { plain: number; upgraded: number }>;
  technologies: readonly Technology[];
  deltaDiscount: number;
  butter: { good: Good; money: number } | undefined;
  firstWorkers: { count: number; borderOnly: boolean };
  startShipping: number;
  startMerchants: number;
  moneyOnTrade: number;
  moneyOnProcessing: Partial<Record<Good, number>>;
  cellar: readonly number[];
  brewing: { good: Good; money: number; max: number } | undefined;
  rowing: boolean;
}

function baseTraits(ruleset: Ruleset): Traits {
  const { playerBoard } = ruleset.content;
  const { units } = playerBoard;
  const perUnit = <T>(value: (unit: Exclude<Unit, 'fisherman'>) => T, fisherman: T): Record<Unit, T> =>
    Object.fromEntries(UNITS.map((unit) => [unit, unit === 'fisherman' ? fisherman : value(unit)])) as Record<
      Unit,
      T
    >;
  return {
    clan: undefined,
    exportBoxes: playerBoard.exportBoxes,
    contractsPerAction: 1,
    contractsPerPayment: 1,
    draw: playerBoard.buildingBonus.draw,
    unitCost: perUnit((unit) => Array(units[unit].count).fill(units[unit].cost), []),
    pool: perUnit<{ units: readonly Unit[]; count: number }>(
      (unit) => ({ units: [unit], count: units[unit].count }),
      { units: ['fisherman'], count: 0 },
    ),
    income: {
      woodcutter: { plain: units.woodcutter.income, upgraded: units.woodcutter.upgradedIncome },
      miner: { plain: units.miner.income, upgraded: units.miner.upgradedIncome },
      fisherman: { plain: 0, upgraded: 0 },
    },
    technologies: ['woodcutter', 'miner'],
    deltaDiscount: 0,
    butter: undefined,
    firstWorkers: { count: playerBoard.firstWorkers, borderOnly: false },
    startShipping: 0,
    startMerchants: playerBoard.merchants.start,
    moneyOnTrade: 0,
    moneyOnProcessing: {},
    cellar: [],
    brewing: undefined,
    rowing: false,
  };
}

function fold(traits: Traits, ability: Ability, ruleset: Ruleset): Traits {
  switch (ability.kind) {
    case 'exportBoxes':
      return { ...traits, exportBoxes: ability.boxes };
    case 'contractsPerAction':
      return { ...traits, contractsPerAction: ability.contracts };
    case 'contractsPerPayment':
      return { ...traits, contractsPerPayment: ability.contracts };
    case 'drawContracts':
      return { ...traits, draw: ability.contracts };
    case 'unitDiscount': {
      const unitCost = { ...traits.unitCost };
      for (const unit of ability.units) {
        unitCost[unit] = unitCost[unit].map((cost, deployed) =>
          Math.max(0, cost - (ability.amounts[Math.min(deployed, ability.amounts.length - 1)] ?? 0)),
        );
      }
      return { ...traits, unitCost };
    }
    case 'deltaDiscount':
      return { ...traits, deltaDiscount: ability.amount[ruleset.size] };
    case 'butter':
      return { ...traits, butter: { good: ability.good, money: ability.money } };
    case 'firstWorkers':
      return { ...traits, firstWorkers: { count: ability.count, borderOnly: ability.borderOnly } };
    case 'startShipping':
      return { ...traits, startShipping: SHIPPING_LEVELS.indexOf(ability.level[ruleset.size]) };
    case 'startMerchants':
      return { ...traits, startMerchants: traits.startMerchants + ability.extra };
    case 'moneyOnTrade':
      return { ...traits, moneyOnTrade: traits.moneyOnTrade + ability.money };
    case 'moneyOnProcessing':
      return {
        ...traits,
        moneyOnProcessing: { ...traits.moneyOnProcessing, [ability.good]: ability.money },
      };
    case 'cellar':
      return { ...traits, cellar: ability.payouts };
    case 'brewing':
      return { ...traits, brewing: { good: ability.good, money: ability.money, max: ability.max } };
    case 'sharedWorkers': {
      const shared = ['woodcutter', 'miner', 'fisherman'] as const;
      const costs = Array<number>(ability.count).fill(ability.cost);
      const pool = { units: shared, count: ability.count };
      const income = { plain: ability.income, upgraded: ability.income };
      return {
        ...traits,
        unitCost: { ...traits.unitCost, woodcutter: costs, miner: costs, fisherman: costs },
        pool: { ...traits.pool, woodcutter: pool, miner: pool, fisherman: pool },
        income: { woodcutter: income, miner: income, fisherman: income },
        technologies: [],
      };
    }
    case 'rowing':
      return { ...traits, rowing: true };
  }
}

const byClan = memoize((_house: Ruleset) => new Map<Clan | undefined, Traits>());

/** Returns the values of a player with this clan, or without one. */
export function traitsOf(ruleset: Ruleset, clan: Clan | undefined): Traits {
  const known = byClan(ruleset).get(clan);
  if (known !== undefined) return known;
  const abilities = ruleset.content.clans.find((tile) => tile.id === clan)?.abilities ?? [];
  const base = { ...baseTraits(ruleset), clan };
  const traits = abilities.reduce((folded, ability) => fold(folded, ability, ruleset), base);
  byClan(ruleset).set(clan, traits);
  return traits;
}
