/** Explains moves: a move's reason is the part of the value that it raises most. */

import {
  type Good,
  IMPORTS,
  type Import,
  PROCESSING,
  ROUNDS,
  UNIT_NATURE,
  type Unit,
} from '../../content/index.ts';
import {
  type Action,
  type ActionOf,
  type ContractId,
  contractTile,
  deployed,
  type GameState,
  importTotals,
  income,
  type Lack,
  lacking,
  rulesetOf,
  type Seat,
} from '../../engine/index.ts';
import type { Gainable, Purpose, RarestImport, Reason } from '../types.ts';
import {
  exportPoints,
  FEATURES,
  finalParts,
  measureFeatures,
  PORT_POINTS,
  PORT_SHARE,
  stageOf,
} from './features.ts';
import { floatAt } from './indexes.ts';
import { createPosition, type Position } from './position.ts';
import type { Port, SearchContext } from './search-context.ts';
import { weightsOf } from './weights.ts';

const FIXED_REASONS: Partial<Record<Action['type'], Reason>> = {
  pick: 'start',
  bid: 'clan',
  declineBid: 'dear',
  placeWorker: 'start',
  fulfil: 'export',
  slaughter: 'export',
  obtain: 'contract',
  takeContract: 'contract',
  drawContracts: 'contract',
  usePort: 'bonus',
  exchangeGoods: 'bonus',
  exchangeOld: 'bonus',
  exchangeNew: 'bonus',
  confirmProduction: 'rest',
  pass: 'rest',
  endTurn: 'rest',
  decline: 'rest',
};

/** Returns the reason of a choice in production. Butter and barrels are for the pounds; what is left stays in store. */
function planReason({ item, count }: ActionOf<'plan'>): Reason {
  if (count === 0) return 'goods';
  return item in PROCESSING ? 'processing' : 'money';
}

/** Returns the reason of a move from the states before and after it. */
export function reasonOf(
  context: SearchContext,
  before: GameState,
  action: Action,
  after: GameState,
): Reason {
  const fixed = action.type === 'plan' ? planReason(action) : FIXED_REASONS[action.type];
  if (fixed !== undefined) return fixed;
  const [from, to] = [createPosition(context, before), createPosition(context, after)];
  return largestGain(context, from, to, TAKING)?.reason ?? 'rest';
}

/** The reason of taking a contract. Others may bring one nearer, like a merchant, but that is not what they do. */
const TAKING: Gainable = 'contract';

/** Points that a reason adds to the value of a position. */
interface Gain {
  readonly reason: Gainable;
  readonly points: number;
}

/**
 * Returns the reason that raises the value most from one position to another; `undefined` if none does. `except`: a
 * reason that does not count.
 */
export function largestGain(
  context: SearchContext,
  from: Position,
  to: Position,
  except?: Gainable,
): Gain | undefined {
  const before = pointsByReason(context, from);
  let largest: Gain | undefined;
  for (const [reason, after] of pointsByReason(context, to)) {
    const points = after - (before.get(reason) ?? 0);
    if (reason !== except && points > (largest?.points ?? 0)) largest = { reason, points };
  }
  return largest;
}

/** Returns what a move does for a contract, and what makes that contract worth more than others. */
export function contractPurpose(state: GameState, seat: Seat, action: Action): Omit<Purpose, 'reason'> {
  const contract = contractServed(state, seat, action);
  const about = contract ?? ('contract' in action ? action.contract : undefined);
  const rarest = about === undefined ? undefined : rarestImport(state, seat, about);
  return { ...(contract !== undefined && { contract }), ...(rarest && { rarest }) };
}

/** The round from which rarity tells contracts apart, and the least number of imports that it decides. */
const RARITY = { round: 3, count: 2 } as const;

/** Returns the imports that a contract gives if they are, even with it, the rarest (R-FINAL-1). */
function rarestImport(state: GameState, seat: Seat, contract: ContractId): RarestImport | undefined {
  const { importValues } = rulesetOf(state.setup);
  if (state.round < RARITY.round || importValues === 'static') return undefined;
  const givesOf = (id: ContractId, good: Import) => contractTile(state, id).gives[good];
  const common = importTotals(state);
  const own = state.players[seat]?.fulfilled ?? [];
  const totalOf = (good: Import) =>
    givesOf(contract, good) +
    (importValues === 'own' ? own.reduce((sum, id) => sum + givesOf(id, good), 0) : common[good]);
  // Equal amounts keep the order cotton, tobacco, sugar cane.
  const [good] = [...IMPORTS].sort((a, b) => totalOf(a) - totalOf(b)) as [Import];
  const count = givesOf(contract, good);
  return count >= RARITY.count ? { contract, good, count } : undefined;
}

/** Returns the seat's contract that needs what an action gives; if several do, the one closest to complete. */
function contractServed(state: GameState, seat: Seat, action: Action): ContractId | undefined {
  const good = goodBrought(action, state.round);
  const unit = action.type === 'expand' ? action.unit : undefined;
  // A unit's goods come with the next production, in which others may make enough of them.
  const made = unit === undefined || good === undefined ? 0 : madeNext(state, seat, unit, good);
  const isBrought = ({ thing, needed, have }: Lack) =>
    thing === unit || (thing === good && needed > have + made);
  const served = (state.players[seat]?.contracts ?? []).flatMap((id) => {
    const lacks = lacking(state, seat, id);
    const others = lacks.filter(({ thing }) => thing !== unit && thing !== good);
    const rest = others.reduce((sum, { needed, have }) => sum + needed - have, 0);
    return lacks.some(isBrought) ? [{ id, rest }] : [];
  });
  return served.sort((a, b) => a.rest - b.rest)[0]?.id;
}

/** Returns how much of a good the seat's units of a kind make in the next production, at most. */
const madeNext = (state: GameState, seat: Seat, unit: Unit, good: Good): number =>
  income(state, seat).goods[good] ?? deployed(state, seat, unit);

/** Returns the good that an action brings before the seat's last turn. The last production comes too late. */
function goodBrought(action: Action, round: number): Good | undefined {
  if (action.type === 'buy') return action.good;
  if (action.type === 'trade') return action.side === 'buy' ? action.good : undefined;
  return action.type === 'expand' && round < ROUNDS ? UNIT_NATURE[action.unit].makes : undefined;
}

function pointsByReason(context: SearchContext, position: Position): ReadonlyMap<Gainable, number> {
  const result = new Map<Gainable, number>();
  const add = (reason: Gainable, points: number) => result.set(reason, (result.get(reason) ?? 0) + points);
  const used = context.ports.filter(({ id }) => position.ports.includes(id));
  const sumOf = (pointsOf: (port: Port) => number) => used.reduce((sum, port) => sum + pointsOf(port), 0);
  // No scoring tile gave this glory. A copy of such a port is not known as one.
  const glory = sumOf(({ effect }) => (effect.kind === 'bonusUpgrade' ? effect.glory : 0));
  add('bonus', glory);
  add('tile', -glory);
  if (position.over) {
    for (const [reason, points] of finalParts(context, position)) add(reason, points);
    return result;
  }
  const amounts = new Float64Array(FEATURES.length);
  measureFeatures(context, position, amounts);
  const weights = weightsOf(context.weights, Math.min(stageOf(position), context.weights.byStage.length));
  add('export', exportPoints(context, position));
  add('tile', position.glory);
  FEATURES.forEach(([name, reason], i) => {
    const weight = floatAt(weights, i);
    add(reason, floatAt(amounts, i) * weight);
    if (name !== 'ports') return;
    // A used port is as near as before: what it no longer promises is its bonus.
    const spent = weight * sumOf(({ effect }) => PORT_POINTS[effect.kind] * PORT_SHARE.reached);
    add('reach', spent);
    add('bonus', -spent);
  });
  return result;
}
