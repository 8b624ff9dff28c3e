/** Private plans. */
import type { Action } from '../../engine/index.ts';

/**
 * What others do in a plan when it would be their turn. `alone`: nothing, the planner moves again and again. `passing`:
 * they pass, so that the round ends.
 */
export const PLAN_MODES = ['alone', 'passing'] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** What somebody tries out in private: moves of theirs from where the table stands. Each has one for a game. */
export interface Plan {
  game: string;
  user: string;
  /** Grows by one with every change. */
  version: number;
  /** The version of the table for which it was changed last. */
  base: number;
  mode: PlanMode;
  actions: Action[];
  updatedAt: Date;
}

/** A plan as it was found. */
export interface RawPlan extends Omit<Plan, 'mode' | 'actions'> {
  mode: unknown;
  actions: unknown;
}
