/** Explains moves: a move's reason is the part of the value that it raises most. */

import { type Good, UNIT_NATURE } from '../../content/index.ts';
import { type Action, type ContractId, contractTile, type GameState, type Seat } from '../../engine/index.ts';
import type { Reason } from '../types.ts';
import { exportPoints, FEATURES, measureFeatures, stageOf } from './features.ts';
import { floatAt } from './indexes.ts';
import { createPosition, type Position } from './position.ts';
import type { SearchContext } from './search-context.ts';
import { weightsOf } from './weights.ts';

const FIXED_REASONS: Partial<Record<Action['type'], Reason>> = {
  pick: 'start',
  bid: 'start',
  declineBid: 'start',
  placeWorker: 'start',
  fulfil: 'export',
  obtain: 'contract',
  takeContract: 'contract',
  drawContracts: 'contract',
  plan: 'processing',
  confirmProduction: 'processing',
  pass: 'rest',
  endTurn: 'rest',
  decline: 'rest',
};

/** Returns the reason of a move from the states before and after it. */
export function reasonOf(
  context: SearchContext,
  before: GameState,
  action: Action,
  after: GameState,
): Reason {
  const fixed = FIXED_REASONS[action.type];
  if (fixed !== undefined) return fixed;
  const pointsBefore = pointsByReason(context, createPosition(context, before));
  const pointsAfter = pointsByReason(context, createPosition(context, after));
  let most = 0;
  let reason: Reason = 'rest';
  for (const [name, points] of pointsAfter) {
    const raised = points - (pointsBefore.get(name) ?? 0);
    if (raised > most) {
      most = raised;
      reason = name;
    }
  }
  return reason;
}

/** Returns the seat's contract that lacks what an action brings; the first of several, `undefined` if there is none. */
export function contractServed(state: GameState, seat: Seat, action: Action): ContractId | undefined {
  const player = state.players[seat];
  const good = goodBrought(action);
  const meat = action.type === 'expand' ? MEAT[action.unit as 'sheep' | 'cow'] : undefined;
  return player?.contracts.find((id) => {
    const { requires } = contractTile(state, id);
    if (good !== undefined && requires[good] > player.goods[good]) return true;
    const animals = Object.values(player.units).filter(
      (unit) => MEAT[unit as 'sheep' | 'cow'] === meat,
    ).length;
    return meat !== undefined && requires[meat] > animals;
  });
}

const MEAT = { sheep: 'mutton', cow: 'beef' } as const;

function goodBrought(action: Action): Good | undefined {
  if (action.type === 'buy') return action.good;
  if (action.type === 'trade') return action.side === 'buy' ? action.good : undefined;
  return action.type === 'expand' ? UNIT_NATURE[action.unit].makes : undefined;
}

function pointsByReason(context: SearchContext, position: Position): Map<Reason, number> {
  const amounts = new Float64Array(FEATURES.length);
  measureFeatures(context, position, amounts);
  const weights = weightsOf(context.weights, Math.min(stageOf(position), context.weights.byStage.length));
  const result = new Map<Reason, number>([
    ['export', exportPoints(context, position)],
    ['tile', position.glory],
  ]);
  FEATURES.forEach(([, reason], i) => {
    const points = floatAt(amounts, i) * floatAt(weights, i);
    result.set(reason, (result.get(reason) ?? 0) + points);
  });
  return result;
}
