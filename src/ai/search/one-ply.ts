/** Chooses the best move by playing each legal action once. Never fails. */
import {
  type Action,
  type GameState,
  legalActions,
  PLAN_ITEMS,
  type Plan,
  play,
} from '../../engine/index.ts';
import { createRng } from '../rng.ts';
import { createPosition } from './position.ts';
import { bestPlan } from './production.ts';
import type { SearchContext } from './search-context.ts';
import { value } from './value.ts';

interface RatedAction {
  readonly action: Action;
  readonly worth: number;
}

/** Decided elsewhere as a whole. */
const EXCLUDED_TYPES: readonly Action['type'][] = ['pass', 'plan', 'confirmProduction', 'bid', 'declineBid'];

/** Rates actions by the positions after them, best first. */
function rateActions(context: SearchContext, state: GameState, legal: readonly Action[]): RatedAction[] {
  return legal
    .filter(({ type }) => !EXCLUDED_TYPES.includes(type))
    .flatMap((action): RatedAction[] => {
      const played = play(state, context.seat, action);
      return played.ok ? [{ action, worth: value(context, createPosition(context, played.state)) }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Returns the actions that set the best production plan and confirm it. */
export function planProduction(context: SearchContext, state: GameState): Action[] {
  const { plan } = bestPlan(context, createPosition(context, state));
  const set: Plan = state.production[context.seat]?.plan ?? plan;
  const changes = PLAN_ITEMS.filter((item) => plan[item] !== set[item])
    .map((item) => ({ type: 'plan' as const, item, count: plan[item] }))
    // Reductions come first, so that goods suffice for the increases.
    .sort((a, b) => Math.sign(a.count - set[a.item]) - Math.sign(b.count - set[b.item]));
  return [...changes, { type: 'confirmProduction' }];
}

/** Returns the best action, each misjudged by the noise; passes if none improves the position. */
export function bestImmediateAction(
  context: SearchContext,
  state: GameState,
  noise: number,
  seed: string,
): Action {
  const rng = createRng(seed);
  const legal = legalActions(state, context.seat);
  let best: RatedAction | undefined;
  for (const { action, worth } of rateActions(context, state, legal)) {
    const seen = worth + noise * (rng.next() + rng.next() + rng.next() - 1.5);
    if (best === undefined || seen > best.worth) best = { action, worth: seen };
  }
  const stay = value(context, createPosition(context, state));
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass !== undefined && (best === undefined || best.worth <= stay)) return pass;
  const action = best?.action ?? legal[0];
  if (action === undefined) throw new Error(`seat ${context.seat} has nothing to decide`);
  return action;
}
