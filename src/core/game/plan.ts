/** A user's private plan, as stored. */
import type { Action } from '../../engine/index.ts';

/** How other players act in a plan: not at all, or they pass. */
export const PLAN_MODES = ['alone', 'passing'] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** A user's private simulation from the current position. Each user has one per game. */
export interface Plan {
  game: string;
  user: string;
  version: number;
  base: number;
  mode: PlanMode;
  actions: Action[];
  updatedAt: Date;
}

/** Returns a plan without steps. `version`: of the unreadable plan that it replaces. */
export const emptyPlan = (game: string, user: string, mode: PlanMode, at: Date, version = 0): Plan => ({
  game,
  user,
  version,
  base: 0,
  mode,
  actions: [],
  updatedAt: at,
});

/** Returns the plan without a step that was played in another way; `undefined` if it has no such step. */
export function withoutStep(plan: Plan, action: Action): Plan | undefined {
  const { actions, version } = plan;
  const at = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
  if (at < 0) return undefined;
  const steps = actions[at + 1]?.type === 'endTurn' ? 2 : 1;
  return { ...plan, version: version + 1, actions: actions.toSpliced(at, steps) };
}

export interface RawPlan extends Omit<Plan, 'mode' | 'actions'> {
  mode: unknown;
  actions: unknown;
}
