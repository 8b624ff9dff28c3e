/** Private plans, one for each user and game. */
import type { Plan, RawPlan } from '../game/plan.ts';

export interface PlanRepository {
  /** Returns a user's unchecked plan for a game; `undefined` if there is none. */
  find(game: string, user: string): Promise<RawPlan | undefined>;
  /** Stores a plan if the stored version is the one before it (none for version 1). Returns whether it did. */
  save(plan: Plan): Promise<boolean>;
}
