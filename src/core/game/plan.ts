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

export interface RawPlan extends Omit<Plan, 'mode' | 'actions'> {
  mode: unknown;
  actions: unknown;
}
