/** Production: a menu for each product, the current result, and one button to confirm. */
import { GOODS, type Good } from '../../../../content/index.ts';
import { mark } from '../../../../discord/shared/emoji.ts';
import { MOST_CHOICES } from '../../../../discord/shared/limits.ts';
import { type Button, menu, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import {
  type ActionOf,
  fullestPlan,
  outcomeOf,
  PLAN_ITEMS,
  type PlanItem,
} from '../../../../engine/index.ts';
import { countedText, thingName } from '../../../../text/index.ts';
import { buttonsOf, undoButtons } from '../buttons.ts';
import { emblemOfItem } from '../emblems.ts';
import {
  backButton,
  capital,
  decisionOf,
  legalOf,
  offerButton,
  type PanelContext,
  roundIdOf,
  say,
} from '../panel-context.ts';
import { heading } from '../panel-headings.ts';
import { codeOfPlan, draftOf, plannedOf } from '../production-plan.ts';

/** Returns the production decision, required or in advance. Starts with the fullest plan. */
export const productionParts = (desk: PanelContext): Part[] => draftParts(desk, plannedOf(desk));

/** Returns the same parts for a plan, which exists only in the ids until it is confirmed. */
function draftParts(own: PanelContext, plan: Parameters<typeof draftOf>[1]): Part[] {
  const desk = draftOf(own, plan)?.desk ?? own;
  const decision = decisionOf(desk, 'production');
  const entry = desk.state.production[desk.seat];
  const outcome = outcomeOf(desk.state, desk.seat);
  if (decision === undefined || entry === undefined || outcome === undefined) return [];
  const planned = PLAN_ITEMS.filter((item) => entry.plan[item] > 0).map(
    (item) =>
      mark(emblemOfItem(item)) + offerButton(desk, { type: 'plan', item, count: entry.plan[item] }).label,
  );
  const early = desk.state.phase !== 'production';
  const advice = entry.ready ? 'productionDecided' : early ? 'productionEarly' : 'productionNow';
  return [
    text(
      ...(entry.ready ? [] : [heading(desk, decision)]),
      say(desk, advice),
      say(desk, 'stockBefore', { list: stockText(desk, outcome.before) }),
      ...(planned.length === 0
        ? [say(desk, 'nothingPlanned')]
        : planned.map((item) => say(desk, 'item', { text: item }))),
      say(desk, 'stockAfter', { list: stockText(desk, outcome.after) }),
      ...(outcome.money === 0 ? [] : [say(desk, 'moneyMade', { money: outcome.money })]),
      ...(isLast(own) ? [say(desk, 'warnLastReady')] : []),
    ),
    ...buttonsOf(...confirmButtons(desk)),
    ...PLAN_ITEMS.flatMap((item) => itemMenus(desk, item)),
    ...buttonsOf(...backIfBusy(desk), ...undoButtons(desk)),
  ];
}

function itemMenus(desk: PanelContext, item: PlanItem): Part[] {
  const options = legalOf(desk, 'plan').filter((action) => action.item === item);
  const now = desk.state.production[desk.seat]?.plan[item] ?? 0;
  const most = Math.max(...options.map(({ count }) => count), 0);
  if (most === 0 && now === 0) return [];
  const name = capital(desk, thingName('planItems', item, 1, desk.words));
  return Array.from({ length: Math.ceil(options.length / MOST_CHOICES) }, (_, part) => {
    const shown = options.slice(part * MOST_CHOICES, (part + 1) * MOST_CHOICES);
    return menu({
      id: roundIdOf(desk, 'plan', item, String(part), codeOf(desk)),
      placeholder: say(desk, 'menuItem', { name, now, most }),
      options: shown.map((action) => optionOf(desk, action, now)),
    });
  });
}

const optionOf = (desk: PanelContext, action: ActionOf<'plan'>, now: number) => ({
  value: String(action.count),
  label: offerButton(desk, action).label,
  emblem: emblemOfItem(action.item),
  chosen: action.count === now,
});

/** Returns one button: make everything, make the chosen amounts, or make nothing. */
function confirmButtons(desk: PanelContext): Button[] {
  if (legalOf(desk, 'confirmProduction').length === 0) return [];
  const code = codeOf(desk);
  const id = roundIdOf(desk, 'ready', code);
  // The success style marks the usual choice; making nothing rarely is.
  if (/^[0.]*$/.test(code)) return [{ id, label: say(desk, 'confirmNothing') }];
  const all = code === codeOfPlan(fullestPlan(desk.state, desk.seat));
  return [{ id, label: say(desk, all ? 'makeAll' : 'confirmProduction'), style: 'success' }];
}

const codeOf = ({ state, seat }: PanelContext): string => {
  const plan = state.production[seat]?.plan;
  return plan === undefined ? '' : codeOfPlan(plan);
};

/** A button back to another open decision. */
const backIfBusy = (desk: PanelContext): Button[] => (desk.open.length > 1 ? [backButton(desk)] : []);

/** Returns whether the round ends when this seat confirms. */
function isLast({ state, seat }: PanelContext): boolean {
  if (state.phase !== 'production' || state.production[seat]?.ready !== false) return false;
  return Object.entries(state.production).every(([other, { ready }]) => Number(other) === seat || ready);
}

function stockText(desk: PanelContext, stock: Record<Good, number>): string {
  const list = GOODS.filter((good) => stock[good] > 0).map((good) =>
    countedText('goods', good, stock[good], desk.prose),
  );
  return list.length === 0 ? say(desk, 'noGoods') : list.join(', ');
}

/** Returns the production panel alone, to edit a plan or beside another open decision. */
export const productionPanel = (desk: PanelContext, plan = codeOfPlan(plannedOf(desk))): Panel => ({
  seat: desk.seat,
  parts: draftParts(desk, plan),
});
