/** Production plans before confirmation. Edited with buttons, they exist only in the panel's custom ids. */
import {
  type Action,
  type ActionOf,
  fullestPlan,
  type GameState,
  PLAN_ITEMS,
  type PlanItem,
  play,
  type Rejection,
  type Seat,
} from '../../../engine/index.ts';
import { type PanelContext, panelContextAt } from './panel-context.ts';

export type PlanAction = ActionOf<'plan'>;

type PlanNumbers = Readonly<Record<PlanItem, number>>;

/** Returns a plan as used in ids: its numbers, in the engine's order of products. */
export const codeOfPlan = (plan: PlanNumbers): string => PLAN_ITEMS.map((item) => plan[item]).join('.');

function planOfCode(code: string): PlanNumbers | undefined {
  const numbers = code.split('.').map(Number);
  const fits = numbers.length === PLAN_ITEMS.length && numbers.every((count) => Number.isInteger(count));
  if (!fits) return undefined;
  return Object.fromEntries(PLAN_ITEMS.map((item, i) => [item, numbers[i] ?? 0])) as PlanNumbers;
}

/** Returns a seat's plan, or the fullest plan if it has set no number yet. */
export function plannedOf({ state, seat }: PanelContext): PlanNumbers {
  const entry = state.production[seat];
  if (entry === undefined) return fullestPlan(state, seat);
  const chosen = entry.ready || entry.touched || PLAN_ITEMS.some((item) => entry.plan[item] > 0);
  return chosen ? entry.plan : fullestPlan(state, seat);
}

/** Returns a seat's plan after these changes; `undefined` if it has no production to decide. */
export function planAfter(
  { state, seat }: PanelContext,
  actions: readonly Action[],
): PlanNumbers | undefined {
  const after = actions
    .filter(({ type }) => type === 'plan')
    .reduce((now, action) => {
      const played = play(now, seat, action);
      return played.ok ? played.state : now;
    }, state);
  return after.production[seat]?.plan;
}

/** Returns the context with the plan that the panel shows, from which single numbers are changed. */
export const withShownPlan = (panel: PanelContext): PanelContext =>
  draftOf(panel, plannedOf(panel))?.panel ?? panel;

/** Returns the context with a plan or its code applied, and the moves; `undefined` if it is impossible. */
export function draftOf(
  panel: PanelContext,
  plan: PlanNumbers | string,
): { readonly panel: PanelContext; readonly moves: readonly PlanAction[] } | undefined {
  const numbers = typeof plan === 'string' ? planOfCode(plan) : plan;
  if (numbers === undefined) return undefined;
  const { state, seat } = panel;
  const tried = withPlannedAction(
    state,
    seat,
    PLAN_ITEMS.map((item) => ({ type: 'plan', item, count: numbers[item] })),
  );
  if (!tried.ok) return undefined;
  const { actions: moves } = tried;
  return { panel: moves.length === 0 ? panel : panelContextAt(panel, tried.state), moves };
}

/** Returns the moves of a typed action. Production starts from what the panel shows, as its buttons do. */
export const movesOfTyped = (panel: PanelContext, action: Action): [Action, ...Action[]] => {
  const given = action.type === 'plan' ? { [action.item]: action.count } : {};
  const made =
    action.type === 'plan' || action.type === 'confirmProduction'
      ? draftOf(panel, { ...plannedOf(panel), ...given })
      : undefined;
  const [first, ...rest] = (made?.moves ?? []).filter(({ item }) => !(item in given));
  return first === undefined ? [action] : [first, ...rest, action];
};

/** Orders a plan so that every step is legal, by trying it; else returns the first rejected step and the state before it. */
export function withPlannedAction(
  state: GameState,
  seat: Seat,
  wanted: readonly PlanAction[],
):
  | { ok: true; state: GameState; actions: PlanAction[] }
  | { ok: false; state: GameState; action: PlanAction; rejection: Rejection } {
  const current = state.production[seat]?.plan;
  const changes = wanted.filter(({ item, count }) => current === undefined || current[item] !== count);
  // Decreases free resources for increases, and only distilled whisky can be stored in the cellar.
  const rank = ({ item, count }: PlanAction) =>
    count < (current?.[item] ?? 0) ? 0 : item === 'store' ? 2 : 1;
  const actions = [...changes].sort((a, b) => rank(a) - rank(b));
  let tried = state;
  for (const action of actions) {
    const played = play(tried, seat, action);
    if (!played.ok) return { ok: false, state: tried, action, rejection: played.rejection };
    tried = played.state;
  }
  return { ok: true, state: tried, actions };
}
