/** The table of rules: one for each action type, and which decision allows which. */
import { turnOf, type View } from '../game.ts';
import { type Rejection, reject } from '../rejections.ts';
import type { Action, ActionType } from '../schema.ts';
import type { DecisionKind } from '../state.ts';
import { row, takeBarrel } from './clans.ts';
import { drawContracts, obtain, takeContract } from './contract.ts';
import { exchangeNew, exchangeOld } from './exchange.ts';
import { expand } from './expand.ts';
import { brew, fulfil, slaughter } from './fulfil.ts';
import { exchangeGoods, usePort } from './port.ts';
import { confirmProduction, plan } from './production.ts';
import type { Rule } from './rule.ts';
import { bid, declineBid, pick, placeWorker } from './start.ts';
import { buy, shiftPrice, trade } from './trade.ts';
import { decline, endTurn, pass } from './turn.ts';
import { hire, recall, upgradeShipping, upgradeTechnology } from './upgrade.ts';

const RULES: { readonly [T in ActionType]: Rule<T> } = {
  pick,
  bid,
  declineBid,
  placeWorker,
  trade,
  obtain,
  expand,
  upgradeShipping,
  upgradeTechnology,
  hire,
  fulfil,
  pass,
  endTurn,
  usePort,
  exchangeGoods,
  shiftPrice,
  row,
  takeBarrel,
  decline,
  buy,
  drawContracts,
  takeContract,
  slaughter,
  recall,
  brew,
  exchangeOld,
  exchangeNew,
  plan,
  confirmProduction,
};

export const ACTION_TYPES = Object.keys(RULES) as ActionType[];

const UPGRADES = ['upgradeShipping', 'upgradeTechnology', 'hire'] as const;

const ALLOWED: { readonly [K in DecisionKind]: readonly ActionType[] } = {
  draft: ['pick'],
  auction: ['bid', 'declineBid'],
  firstWorker: ['placeWorker'],
  turn: [
    'trade',
    'obtain',
    'expand',
    ...UPGRADES,
    'fulfil',
    'pass',
    'usePort',
    'exchangeGoods',
    'shiftPrice',
    'row',
    'takeBarrel',
    'endTurn',
  ],
  secondContract: ['obtain', 'takeBarrel', 'decline'],
  secondFulfilment: ['fulfil', 'takeBarrel', 'decline'],
  shiftedTrade: ['trade', 'buy', 'takeBarrel'],
  expansion: ['buy', 'shiftPrice', 'drawContracts', 'takeBarrel', 'decline'],
  draw: ['takeContract', 'takeBarrel', 'decline'],
  slaughter: ['slaughter', 'takeBarrel'],
  bonuses: ['expand', ...UPGRADES, 'recall', 'brew', 'takeBarrel', 'decline'],
  exchange: ['exchangeOld', 'exchangeNew', 'takeBarrel'],
  production: ['plan', 'confirmProduction'],
};

export const DECISION_KINDS = Object.keys(ALLOWED) as DecisionKind[];

/** The eight main actions, one per turn (R-TURN-1). A shifted price belongs to the trade it serves. */
const MAIN: readonly ActionType[] = [
  'trade',
  'obtain',
  'expand',
  ...UPGRADES,
  'fulfil',
  'pass',
  'shiftPrice',
];

/** Returns the action types that a kind of decision allows. */
export const allowed = (kind: DecisionKind): readonly ActionType[] => ALLOWED[kind];

/** Returns why a decision refuses every action of a type; `undefined` if it does not. */
function notAllowed({ decision, state }: View, type: ActionType): Rejection | undefined {
  if (!ALLOWED[decision.kind].includes(type)) return reject('notNow', { decision: decision.kind });
  return isSecondMain({ decision, state }, type) ? reject('mainActionTaken', {}) : undefined;
}

const isSecondMain = ({ decision, state }: Pick<View, 'decision' | 'state'>, type: ActionType): boolean =>
  decision.kind === 'turn' && turnOf(state).mainDone && MAIN.includes(type);

/** Returns why a decision refuses an action; `undefined` if it does not. */
export const refusal = (view: View, action: Action): Rejection | undefined =>
  notAllowed(view, action.type) ?? ruleOf(action.type).check(view, action);

/** Returns the rule for an action type. */
export const ruleOf = <T extends ActionType>(type: T): Rule<T> => RULES[type] as unknown as Rule<T>;

/** Adds to `legal` every legal action of the seat whose decision it is. */
export function addLegal(view: View, legal: Action[]): void {
  for (const type of ALLOWED[view.decision.kind]) {
    if (isSecondMain(view, type)) continue;
    const rule = ruleOf(type);
    for (const action of rule.candidates(view)) {
      if (rule.check(view, action) === undefined) legal.push(action);
    }
  }
}

/** Returns true if the seat whose decision it is has a legal action of this type. */
export function anyLegal(view: View, type: ActionType): boolean {
  if (notAllowed(view, type) !== undefined) return false;
  const rule = ruleOf(type);
  return rule.candidates(view).some((action) => rule.check(view, action) === undefined);
}
