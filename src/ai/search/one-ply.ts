/** The move whose position is worth the most: every legal action is played and looked at. Never fails. */
import {
  type Action,
  type GameState,
  legalActions,
  PLAN_ITEMS,
  type Plan,
  play,
  type Seat,
} from '../../engine/index.ts';
import { chance } from '../rng.ts';
import { positionOf } from './position.ts';
import { bestPlan } from './production.ts';
import { sceneOf } from './search-context.ts';
import { value } from './value.ts';
import type { Mind } from './weights.ts';

export interface Rated {
  readonly action: Action;
  readonly worth: number;
}

/** Actions that would be worth a look only as a part of what is decided as a whole elsewhere. */
const APART: readonly Action['type'][] = ['pass', 'plan', 'confirmProduction', 'bid', 'declineBid'];

/** Every action worth trying in a position without anything hidden, with what it comes to; the best first. */
export function rated(state: GameState, seat: Seat, mind: Mind): Rated[] {
  const scene = sceneOf(state, seat, mind);
  return legalActions(state, seat)
    .filter(({ type }) => !APART.includes(type))
    .flatMap((action): Rated[] => {
      const played = play(state, seat, action);
      return played.ok ? [{ action, worth: value(scene, positionOf(scene, played.state)) }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** What a seat's production plan should be, as the actions that make it so; the last one confirms it. */
export function planned(state: GameState, seat: Seat, mind: Mind): Action[] {
  const scene = sceneOf(state, seat, mind);
  const { plan } = bestPlan(scene, positionOf(scene, state));
  const set: Plan = state.production[seat]?.plan ?? plan;
  const changes = PLAN_ITEMS.filter((item) => plan[item] !== set[item])
    .map((item) => ({ type: 'plan' as const, item, count: plan[item] }))
    // What takes less comes first, so that there is enough for what takes more.
    .sort((a, b) => Math.sign(a.count - set[a.item]) - Math.sign(b.count - set[b.item]));
  return [...changes, { type: 'confirmProduction' }];
}

/** The move that looks best at once, each misjudged by some points; passing where none is better than nothing. */
export function onePly(state: GameState, seat: Seat, mind: Mind, noise: number, word: string): Action {
  const drawn = chance(word);
  let best: Rated | undefined;
  for (const { action, worth } of rated(state, seat, mind)) {
    const seen = worth + noise * (drawn.next() + drawn.next() + drawn.next() - 1.5);
    if (best === undefined || seen > best.worth) best = { action, worth: seen };
  }
  const legal = legalActions(state, seat);
  const scene = sceneOf(state, seat, mind);
  const stay = value(scene, positionOf(scene, state));
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass !== undefined && (best === undefined || best.worth <= stay)) return pass;
  const action = best?.action ?? legal[0];
  if (action === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return action;
}
