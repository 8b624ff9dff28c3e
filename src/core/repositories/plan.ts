/** Stored plans. */
import type { Plan, RawPlan } from '../game/plan.ts';

/** Plans, one for each user and game. */
export interface PlanRepository {
  /** Somebody's plan in a game. */
  find(game: string, user: string): Promise<RawPlan | undefined>;
  /** Keeps a plan if the one there is has the version before (or none is there and this is version 1); says whether. */
  save(plan: Plan): Promise<boolean>;
}
