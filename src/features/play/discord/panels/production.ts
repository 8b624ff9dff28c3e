/** Production: a menu for each product, the current result, and one button to confirm. */

import { GOODS, type Good, ROUNDS } from '../../../../content/index.ts';
import { isProductionFixed } from '../../../../core/index.ts';
import { mark } from '../../../../discord/shared/emoji.ts';
import { MOST_CHOICES } from '../../../../discord/shared/limits.ts';
import { type Button, menu, type Panel, type Part, text } from '../../../../discord/shared/panel.ts';
import { colourOf } from '../../../../discord/shared/player-names.ts';
import { refusalText } from '../../../../discord/shared/refusals.ts';
import {
  type ActionOf,
  check,
  fullestPlan,
  outcomeOf,
  PLAN_ITEMS,
  type PlanItem,
  play,
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
  panelText,
  roundIdOf,
} from '../panel-context.ts';
import { heading } from '../panel-headings.ts';
import { codeOfPlan, draftOf, plannedOf } from '../production-plan.ts';
import { withRules } from '../rules-button.ts';

/** Returns the production decision, required or in advance. Starts with the fullest plan. */
export const productionParts = (panel: PanelContext): Part[] => draftParts(panel, plannedOf(panel));

/** Returns the same parts for a plan, which exists only in the ids until it is confirmed. */
function draftParts(own: PanelContext, plan: Parameters<typeof draftOf>[1]): Part[] {
  const { game, state, seat, language } = own;
  const fixed = isProductionFixed({ ...game, state }, seat);
  const panel = fixed ? own : (draftOf(own, plan)?.panel ?? own);
  const decision = decisionOf(panel, 'production');
  const entry = panel.state.production[panel.seat];
  const outcome = outcomeOf(panel.state, panel.seat);
  if (decision === undefined || entry === undefined || outcome === undefined) return [];
  const planned = PLAN_ITEMS.filter((item) => entry.plan[item] > 0).map(
    (item) =>
      mark(emblemOfItem(item)) + offerButton(panel, { type: 'plan', item, count: entry.plan[item] }).label,
  );
  const early = panel.state.phase !== 'production';
  const advice = entry.ready ? 'productionDecided' : early ? 'productionEarly' : 'productionNow';
  return [
    text(
      ...(entry.ready ? [] : [heading(panel, decision)]),
      fixed ? refusalText({ code: 'computerConfirmed' }, language, game) : panelText(panel, advice),
      ...(early && panel.player.cellar.includes(true) ? [panelText(panel, 'barrelsMove')] : []),
      panelText(panel, 'stockBefore', { early, list: stockText(panel, outcome.before) }),
      ...(planned.length === 0
        ? [panelText(panel, 'nothingPlanned')]
        : planned.map((item) => panelText(panel, 'item', { text: item }))),
      panelText(panel, 'stockAfter', { early, list: stockText(panel, outcome.after) }),
      ...(outcome.money === 0 ? [] : [panelText(panel, 'moneyMade', { money: outcome.money })]),
      ...(isLast(own) ? [panelText(panel, 'warnLastReady', { last: panel.state.round === ROUNDS })] : []),
    ),
    ...buttonsOf(...confirmButtons(panel)),
    ...(fixed ? [] : PLAN_ITEMS.flatMap((item) => itemMenus(panel, item))),
    ...buttonsOf(...backIfBusy(panel), ...undoButtons(panel)),
  ];
}

function itemMenus(panel: PanelContext, item: PlanItem): Part[] {
  const options = legalOf(panel, 'plan').filter((action) => action.item === item);
  const now = panel.state.production[panel.seat]?.plan[item] ?? 0;
  const most = Math.max(...options.map(({ count }) => count), 0);
  const name = capital(panel, thingName('planItems', item, 1, panel.words));
  if (most === 0 && now === 0) {
    const less = takenBy(panel, item).map((other) => thingName('planItems', other, 1, panel.words));
    if (less.length === 0) return [];
    const line = panelText(panel, 'lessFirst', { name, list: less.join(', ') });
    return [text(panelText(panel, 'small', { text: mark(emblemOfItem(item)) + line }))];
  }
  return Array.from({ length: Math.ceil(options.length / MOST_CHOICES) }, (_, part) => {
    const shown = options.slice(part * MOST_CHOICES, (part + 1) * MOST_CHOICES);
    return menu({
      id: roundIdOf(panel, 'plan', item, String(part), codeOf(panel)),
      placeholder: panelText(panel, 'menuItem', { name, now, most }),
      options: shown.map((action) => optionOf(panel, action, now)),
    });
  });
}

/** Returns the planned items without which an item would be possible: they use the same goods. */
const takenBy = ({ state, seat }: PanelContext, item: PlanItem): PlanItem[] =>
  PLAN_ITEMS.filter((other) => {
    if ((state.production[seat]?.plan[other] ?? 0) === 0) return false;
    const without = play(state, seat, { type: 'plan', item: other, count: 0 });
    return without.ok && check(without.state, seat, { type: 'plan', item, count: 1 }) === undefined;
  });

const optionOf = (panel: PanelContext, action: ActionOf<'plan'>, now: number) => ({
  value: String(action.count),
  label: offerButton(panel, action).label,
  emblem: emblemOfItem(action.item),
  chosen: action.count === now,
});

/** Returns one button: make everything, make the chosen amounts, or make nothing. */
function confirmButtons(panel: PanelContext): Button[] {
  if (legalOf(panel, 'confirmProduction').length === 0) return [];
  const code = codeOf(panel);
  const id = roundIdOf(panel, 'ready', code);
  // The success style marks the usual choice; making nothing rarely is.
  if (/^[0.]*$/.test(code)) return [{ id, label: panelText(panel, 'confirmNothing') }];
  const all = code === codeOfPlan(fullestPlan(panel.state, panel.seat));
  return [{ id, label: panelText(panel, all ? 'makeAll' : 'confirmProduction'), style: 'success' }];
}

const codeOf = ({ state, seat }: PanelContext): string => {
  const plan = state.production[seat]?.plan;
  return plan === undefined ? '' : codeOfPlan(plan);
};

const backIfBusy = (panel: PanelContext): Button[] => (panel.open.length > 1 ? [backButton(panel)] : []);

function isLast({ state, seat }: PanelContext): boolean {
  if (state.phase !== 'production' || state.production[seat]?.ready !== false) return false;
  return Object.entries(state.production).every(([other, { ready }]) => Number(other) === seat || ready);
}

function stockText(panel: PanelContext, stock: Record<Good, number>): string {
  const list = GOODS.filter((good) => stock[good] > 0).map((good) =>
    countedText('goods', good, stock[good], panel.prose),
  );
  return list.length === 0 ? panelText(panel, 'noGoods') : list.join(', ');
}

/** Returns the production panel alone, to edit a plan or beside another open decision. */
export const productionPanel = (panel: PanelContext, plan = codeOfPlan(plannedOf(panel))): Panel => ({
  colour: colourOf(panel.game, panel.seat),
  parts: withRules(panel, 'production', draftParts(panel, plan)),
});
