import type { PlanRepository } from '../../core/index.ts';
import { type MemoryState, planBy, putPlan } from './state.ts';

/** Creates the plan repository on this state. */
export const planRepository = (state: MemoryState): PlanRepository => ({
  async find(game, user) {
    return structuredClone(planBy(state, game, user));
  },

  async save(plan) {
    if ((planBy(state, plan.game, plan.user)?.version ?? 0) !== plan.version - 1) return false;
    putPlan(state, plan);
    return true;
  },
});
