/** The production decision: counts set one at a time, then confirmed (R-PROD-1, R-UNDO-1). */

import { emit, type View } from '../game.ts';
import { memoizeWithin } from '../memoize.ts';
import { deployed } from '../player.ts';
import { changedPlan, mostOf } from '../production.ts';
import { reject } from '../rejections.ts';
import { PLAN_ITEMS, type PlanItem } from '../schema.ts';
import type { GameState, Plan } from '../state.ts';
import { type Rule, upTo } from './rule.ts';

function entry({ state, seat }: View) {
  const found = state.production[seat];
  if (found === undefined) throw new Error(`seat ${seat} has nothing to decide in production`);
  return found;
}

function enter({ state, seat }: View, decided: GameState['production'][string]): void {
  state.production = { ...state.production, [seat]: decided };
}

/** Returns why an impossible item can be in no plan of this player, whatever else is in it. */
function never({ state, seat, traits, player }: View, item: PlanItem) {
  switch (item) {
    case 'butter':
      return traits.butter === undefined ? 'clan' : undefined;
    case 'take1':
    case 'take2':
    case 'take3':
      if (traits.cellar.length === 0) return 'clan';
      // A barrel that is there now will have moved on by then.
      return player.cellar[Number(item.at(-1)) - 1] ? 'aged' : 'barrel';
    case 'store':
      if (traits.cellar.length === 0) return 'clan';
      return deployed(state, seat, 'distillery') === 0 ? 'building' : undefined;
    default:
      return deployed(state, seat, item) === 0 ? 'building' : undefined;
  }
}

const mostBeside = memoizeWithin((view: View) => {
  const most = mostOf(view.state, view.seat);
  const { plan: current } = entry(view);
  return Object.fromEntries(PLAN_ITEMS.map((item) => [item, most(current, item)])) as Plan;
});

export const plan: Rule<'plan'> = {
  candidates: (view) =>
    PLAN_ITEMS.flatMap((item) =>
      [0, ...upTo(mostBeside(view)[item])].map((count) => ({ type: 'plan' as const, item, count })),
    ),
  check: (view, { item, count }) => {
    const { [item]: most } = mostBeside(view);
    if (count <= most) return undefined;
    const why = most === 0 ? never(view, item) : undefined;
    return why === undefined ? reject('planTooMuch', { item, most }) : reject('planNever', { item, why });
  },
  apply: (game, view, { item, count }) => {
    const { plan: before } = entry(view);
    enter(view, { plan: changedPlan(before, item, count), ready: false, touched: true });
    emit(game, 'planned', { seat: view.seat, item, count });
  },
};

export const confirmProduction: Rule<'confirmProduction'> = {
  candidates: () => [{ type: 'confirmProduction' }],
  check: (view) => (entry(view).ready ? reject('alreadyConfirmed', {}) : undefined),
  apply: (game, view) => {
    enter(view, { ...entry(view), ready: true });
    emit(game, 'confirmed', { seat: view.seat });
  },
};
