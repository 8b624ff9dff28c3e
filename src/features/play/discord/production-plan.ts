/** Production plans before they are decided: by buttons they live in the ids of their panel, and nowhere else. */
import {
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

/** A plan as it stands in ids: its numbers, in the order in which the engine lists what can be made. */
export const codeOfPlan = (plan: PlanNumbers): string => PLAN_ITEMS.map((item) => plan[item]).join('.');

/** The plan of a code; nothing for anything that is none. */
function planOfCode(code: string): PlanNumbers | undefined {
  const numbers = code.split('.').map(Number);
  const fits = numbers.length === PLAN_ITEMS.length && numbers.every((count) => Number.isInteger(count));
  if (!fits) return undefined;
  return Object.fromEntries(PLAN_ITEMS.map((item, i) => [item, numbers[i] ?? 0])) as PlanNumbers;
}

/** What a seat has planned; where it has not planned yet, the most that can be made. */
export function plannedOf({ state, seat }: PanelContext): PlanNumbers {
  const entry = state.production[seat];
  const untouched = entry !== undefined && !entry.ready && PLAN_ITEMS.every((item) => entry.plan[item] === 0);
  return entry === undefined || untouched ? fullestPlan(state, seat) : entry.plan;
}

/**
 * The desk as if a plan was planned, and the moves that make it so; nothing for a plan that cannot be. `plan`: its
 * numbers, or the code of an id.
 */
export function draftOf(
  desk: PanelContext,
  plan: PlanNumbers | string,
): { readonly desk: PanelContext; readonly moves: readonly PlanAction[] } | undefined {
  const numbers = typeof plan === 'string' ? planOfCode(plan) : plan;
  if (numbers === undefined) return undefined;
  const { state, seat } = desk;
  const tried = withPlannedAction(
    state,
    seat,
    PLAN_ITEMS.map((item) => ({ type: 'plan', item, count: numbers[item] })),
  );
  if (!tried.ok) return undefined;
  const { actions: moves } = tried;
  return { desk: moves.length === 0 ? desk : panelContextAt(desk, tried.state), moves };
}

/** Puts a plan into an order in which every step is legal, by trying it; or says what in it is not. */
export function withPlannedAction(
  state: GameState,
  seat: Seat,
  wanted: readonly PlanAction[],
):
  | { ok: true; state: GameState; actions: PlanAction[] }
  | { ok: false; action: PlanAction; rejection: Rejection } {
  const current = state.production[seat]?.plan;
  const changes = wanted.filter(({ item, count }) => current === undefined || current[item] !== count);
  // What becomes less makes room for what becomes more; only what is distilled can go into the cellar.
  const rank = ({ item, count }: PlanAction) =>
    count < (current?.[item] ?? 0) ? 0 : item === 'store' ? 2 : 1;
  const actions = [...changes].sort((a, b) => rank(a) - rank(b));
  let tried = state;
  for (const action of actions) {
    const played = play(tried, seat, action);
    if (!played.ok) return { ok: false, action, rejection: played.rejection };
    tried = played.state;
  }
  return { ok: true, state: tried, actions };
}
