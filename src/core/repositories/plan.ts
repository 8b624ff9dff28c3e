/** Stored plans. */
import type { KeptPlan, Plan } from '../game/plan.ts';

/** Plans, one for each user and game. */
export interface PlanRepository {
  /** Somebody's plan in a game. */
  plan(game: string, user: string): Promise<KeptPlan | undefined>;
  /** Keeps a plan if the one there is has the version before (or none is there and this is version 1); says whether. */
  keepPlan(plan: Plan): Promise<boolean>;
}
