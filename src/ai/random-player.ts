/** Random players for test games, with fixed preferences by type of action. */
import {
  ANIMAL_OF,
  BUILDINGS,
  type Content,
  GOODS,
  type Good,
  MEATS,
  PROCESSING,
  UNIT_NATURE,
  type Unit,
} from '../content/index.ts';
import type { Action, ActionOf, ActionType, GameState, Player, Seat } from '../engine/index.ts';
import { createRng } from './rng.ts';

export const RANDOM_POLICIES = ['uniform', 'builder', 'trader', 'exporter', 'shipper'] as const;
export type RandomPolicy = (typeof RANDOM_POLICIES)[number];

export type RandomPlayer = (state: GameState, seat: Seat, legal: readonly Action[]) => Action;

/** How likely each type of action is. Passing and declining are rare, so that games develop. */
const TYPE_WEIGHTS: Readonly<Record<ActionType, number>> = {
  pick: 1,
  bid: 1,
  declineBid: 2,
  placeWorker: 1,
  trade: 10,
  obtain: 15,
  expand: 25,
  upgradeShipping: 3,
  upgradeTechnology: 3,
  hire: 3,
  fulfil: 400,
  pass: 0.15,
  endTurn: 3,
  usePort: 2,
  exchangeGoods: 2,
  shiftPrice: 2,
  row: 2,
  takeBarrel: 0.5,
  decline: 0.3,
  buy: 3,
  drawContracts: 20,
  takeContract: 5,
  slaughter: 5,
  recall: 1,
  brew: 5,
  exchangeOld: 1,
  exchangeNew: 1,
  plan: 8,
  confirmProduction: 1,
};

/** Changes to `TYPE_WEIGHTS` by policy; `focus` multiplies what contracts need. */
const POLICIES: Readonly<Record<RandomPolicy, { focus: number; liking: Partial<typeof TYPE_WEIGHTS> }>> = {
  uniform: {
    focus: 0,
    liking: {
      ...(Object.fromEntries(Object.keys(TYPE_WEIGHTS).map((type) => [type, 1])) as typeof TYPE_WEIGHTS),
      pass: 0.1,
    },
  },
  builder: { focus: 2, liking: { expand: 80, upgradeTechnology: 8, decline: 0.1 } },
  trader: { focus: 2, liking: { trade: 40, hire: 12, shiftPrice: 15, buy: 12 } },
  exporter: { focus: 12, liking: { obtain: 80, buy: 6, upgradeShipping: 2, upgradeTechnology: 2 } },
  shipper: {
    focus: 3,
    liking: { upgradeShipping: 25, usePort: 15, exchangeGoods: 15, shiftPrice: 15, row: 6, recall: 4 },
  },
};

/** How often a player chooses uniformly, so that every legal action occurs. */
const UNIFORM_CHOICE_PROBABILITY = 0.04;

/** Creates a player that picks among the legal actions at random, by weights. Throws for an unknown seat. */
export function randomPlayer(seed: string, policy: RandomPolicy, content: Content): RandomPlayer {
  const rng = createRng(`player ${seed} ${policy}`);
  const { focus, liking } = POLICIES[policy];
  const typeWeights = { ...TYPE_WEIGHTS, ...liking };
  return (state, seat, legal) => {
    const player = state.players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    const candidates = legal.filter((action) => action.type !== 'plan' || raisesPlan(state, seat, action));
    const weights: ChoiceContext = {
      player,
      content,
      focus,
      needs: contractNeeds(player, content, player.contracts),
    };
    const types = [...new Set(candidates.map(({ type }) => type))];
    if (types.length === 0) return rng.pick(legal);
    const uniform = rng.next() < UNIFORM_CHOICE_PROBABILITY;
    const type = rng.weighted(types, (one) => {
      if (uniform && one !== 'pass') return 1;
      return one === 'fulfil' && holdsUnfulfillable(player, legal) ? PARTIAL_FULFIL_WEIGHT : typeWeights[one];
    });
    const actions = candidates.filter((action) => action.type === type);
    return uniform ? rng.pick(actions) : rng.weighted(actions, (action) => actionWeight(weights, action));
  };
}

const PARTIAL_FULFIL_WEIGHT = 8;

function holdsUnfulfillable({ contracts }: Player, legal: readonly Action[]): boolean {
  const fulfillable = legal.flatMap((action) => (action.type === 'fulfil' ? action.contract : []));
  return contracts.some((contract) => !fulfillable.includes(contract));
}

interface ChoiceContext {
  player: Player;
  content: Content;
  focus: number;
  needs: ContractNeeds;
}

interface ContractNeeds {
  goods: Partial<Record<Good, number>>;
  units: Partial<Record<Unit, number>>;
  /** Goods that contracts need, missing or not. They are rarely sold. */
  needed: Partial<Record<Good, number>>;
}

function contractNeeds(player: Player, content: Content, contracts: readonly number[]): ContractNeeds {
  const result: ContractNeeds = { goods: {}, units: {}, needed: {} };
  const tiles = content.contracts.filter(({ id }) => contracts.includes(id));
  const deployed = Object.values(player.units);
  const need = (unit: Unit, count: number) => {
    if (count > 0) result.units[unit] = (result.units[unit] ?? 0) + count;
  };
  for (const good of GOODS) {
    const needed = tiles.reduce((sum, { requires }) => sum + requires[good], 0);
    const missing = needed - player.goods[good];
    if (needed > 0) result.needed[good] = needed;
    if (missing > 0) result.goods[good] = missing;
  }
  for (const meat of MEATS) {
    const animal = ANIMAL_OF[meat];
    const needed = tiles.reduce((sum, { requires }) => sum + requires[meat], 0);
    need(animal, needed - deployed.filter((unit) => unit === animal).length);
  }
  for (const [unit, { makes }] of Object.entries(UNIT_NATURE)) {
    if (makes !== undefined && (result.goods[makes] ?? 0) > 0) need(unit as Unit, 1);
  }
  for (const building of BUILDINGS) {
    const { from, to } = PROCESSING[building];
    if ((result.goods[to] ?? 0) > player.goods[from]) need(from === 'milk' ? 'cow' : 'field', 1);
  }
  return result;
}

/** Returns whether an entry exceeds the current plan. Plans only grow, so they end. */
const raisesPlan = (state: GameState, seat: Seat, { item, count }: ActionOf<'plan'>): boolean =>
  count > (state.production[seat]?.plan[item] ?? 0);

function actionWeight({ player, content, focus, needs }: ChoiceContext, action: Action): number {
  switch (action.type) {
    case 'obtain':
    case 'takeContract': {
      const { goods, units } = contractNeeds(player, content, [action.contract]);
      const missing = [...Object.values(goods), ...Object.values(units)].reduce((sum, one) => sum + one, 0);
      return 1 / (1 + missing) ** 2;
    }
    case 'bid':
      // Usually a little more than the last bid, occasionally much more.
      return 1 / (1 + action.amount) ** 2;
    case 'plan':
      // Prefers full plans, and storing barrels over removing them.
      if (action.item === 'store') return 8;
      return action.item.startsWith('take') ? 0.2 : action.count ** 2;
    case 'trade': {
      const missing = needs.goods[action.good] ?? 0;
      const spare = player.goods[action.good] - (needs.needed[action.good] ?? 0);
      if (action.side === 'sell') return action.count <= spare ? action.count : 0.05;
      return action.count <= missing ? focus * action.count + 0.3 : 0.1;
    }
    case 'buy':
      return action.count <= (needs.goods[action.good] ?? 0) ? 1 + focus * action.count : 0.5;
    case 'expand': {
      // Repeating a building leads to building bonuses.
      const sameUnits = Object.values(player.units).filter((unit) => unit === action.unit).length;
      const building = (BUILDINGS as readonly string[]).includes(action.unit);
      return 1 + (building ? sameUnits : 0) + focus * (needs.units[action.unit] ?? 0);
    }
    case 'brew':
      return action.count;
    default:
      return 1;
  }
}
