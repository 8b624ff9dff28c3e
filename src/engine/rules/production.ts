/** The production decision: numbers set one at a time, then confirmed (R-PROD-1, R-UNDO-1). */

import { emit, type View } from '../game.ts';
import { changedPlan, mostOf } from '../production.ts';
import { reject } from '../rejections.ts';
import { PLAN_ITEMS } from '../schema.ts';
import { type Rule, upTo } from './rule.ts';

function entry({ state, seat }: View) {
  const found = state.production[seat];
  if (found === undefined) throw new Error(`seat ${seat} has nothing to decide in production`);
  return found;
}

export const plan: Rule<'plan'> = {
  candidates: (view) => {
    const { plan: current } = entry(view);
    return PLAN_ITEMS.flatMap((item) => {
      const most = mostOf(view.state, view.seat, current, item);
      return [0, ...upTo(most)].map((count) => ({ type: 'plan' as const, item, count }));
    });
  },
  check: (view, { item, count }) => {
    const most = mostOf(view.state, view.seat, entry(view).plan, item);
    return count > most ? reject('planTooMuch', { item, most }) : undefined;
  },
  apply: (game, view, { item, count }) => {
    const production = entry(view);
    production.plan = changedPlan(production.plan, item, count);
    production.ready = false;
    emit(game, 'planned', { seat: view.seat, item, count });
  },
};

export const confirmProduction: Rule<'confirmProduction'> = {
  candidates: () => [{ type: 'confirmProduction' }],
  check: (view) => (entry(view).ready ? reject('alreadyConfirmed', {}) : undefined),
  apply: (game, view) => {
    entry(view).ready = true;
    emit(game, 'confirmed', { seat: view.seat });
  },
};
