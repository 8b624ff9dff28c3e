/** The move whose position is worth the most: every legal action is played and looked at. Never fails. */
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

/** Actions that would be worth a look only as a part of what is decided as a whole elsewhere. */
const EXCLUDED_TYPES: readonly Action['type'][] = ['pass', 'plan', 'confirmProduction', 'bid', 'declineBid'];

/** Every action worth trying in a position without anything hidden, with what it comes to; the best first. */
function rateActions(context: SearchContext, state: GameState, legal: readonly Action[]): RatedAction[] {
  return legal
    .filter(({ type }) => !EXCLUDED_TYPES.includes(type))
    .flatMap((action): RatedAction[] => {
      const played = play(state, context.seat, action);
      return played.ok ? [{ action, worth: value(context, createPosition(context, played.state)) }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** What a seat's production plan should be, as the actions that make it so; the last one confirms it. */
export function planProduction(context: SearchContext, state: GameState): Action[] {
  const { plan } = bestPlan(context, createPosition(context, state));
  const set: Plan = state.production[context.seat]?.plan ?? plan;
  const changes = PLAN_ITEMS.filter((item) => plan[item] !== set[item])
    .map((item) => ({ type: 'plan' as const, item, count: plan[item] }))
    // What takes less comes first, so that there is enough for what takes more.
    .sort((a, b) => Math.sign(a.count - set[a.item]) - Math.sign(b.count - set[b.item]));
  return [...changes, { type: 'confirmProduction' }];
}

/** The move that looks best at once, each misjudged by some points; passing where none is better than nothing. */
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
