/** Groups actions as players think of them: one panel button each, which opens a panel if there are several choices. */

import type { Button } from '../../../discord/shared/panel.ts';
import type { Action, ActionType } from '../../../engine/index.ts';
import type { Emblem } from '../../../render/index.ts';
import { encode } from './action-code.ts';
import { idOf, legalOf, offerButton, type PanelContext, READABLE, say } from './panel-context.ts';

export const GROUPS = [
  'trade',
  'expand',
  'contract',
  'fulfil',
  'shipping',
  'technology',
  'hire',
  'pass',
  'ports',
  'row',
  'barrel',
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_TYPES: Readonly<Record<Group, readonly ActionType[]>> = {
  trade: ['trade'],
  expand: ['expand', 'placeWorker'],
  contract: ['obtain'],
  fulfil: ['fulfil'],
  shipping: ['upgradeShipping'],
  technology: ['upgradeTechnology'],
  hire: ['hire'],
  pass: ['pass'],
  ports: ['usePort', 'exchangeGoods', 'shiftPrice'],
  row: ['row'],
  barrel: ['takeBarrel'],
};

const LABELS = {
  trade: 'groupTrade',
  expand: 'groupExpand',
  contract: 'groupContract',
  fulfil: 'groupFulfil',
  shipping: 'groupShipping',
  technology: 'groupTechnology',
  hire: 'groupHire',
  pass: 'groupPass',
  ports: 'groupPorts',
  row: 'groupRow',
  barrel: 'groupBarrel',
} as const satisfies Readonly<Record<Group, string>>;

const EMBLEMS: Readonly<Record<Group, Emblem>> = {
  trade: 'trade',
  expand: 'expand',
  contract: 'contract',
  fulfil: 'fulfil',
  shipping: 'shipping',
  technology: 'technology',
  hire: 'merchant',
  pass: 'pass',
  ports: 'portCopy',
  row: 'fisherman',
  barrel: 'whisky',
};

/** Fallbacks for unavailable emblems. */
const SIGNS: Readonly<Record<Group, string>> = {
  trade: '🪙',
  expand: '🌱',
  contract: '📜',
  fulfil: '✅',
  shipping: '⛵',
  technology: '🔧',
  hire: '👤',
  pass: '💤',
  ports: '⚓',
  row: '🚣',
  barrel: '🥃',
};

export const groupLabel = (panel: PanelContext, group: Group): string => say(panel, LABELS[group]);

/** Returns the legal actions of a group. */
export const inGroup = (panel: PanelContext, group: Group): Action[] => legalOf(panel, ...GROUP_TYPES[group]);

/** Groups whose panel shows what the action is worth, even if there is only one. */
const EXPLAINED: readonly Group[] = ['shipping', 'technology'];

/** Creates the button of a group. It opens the group's panel, or is the action itself with its price if there is only one. */
export function groupButton(panel: PanelContext, group: Group, style?: Button['style']): Button {
  const actions = inGroup(panel, group);
  const [only] = actions;
  const label = groupLabel(panel, group);
  const own = { emblem: EMBLEMS[group], emoji: SIGNS[group], ...(style === undefined ? {} : { style }) };
  if (only === undefined || actions.length > 1 || EXPLAINED.includes(group)) {
    return { id: idOf(panel, 'act', group), label, disabled: only === undefined, ...own };
  }
  const { price } = offerButton(panel, only);
  const full = price === '' ? label : say(panel, 'groupPrice', { label, price });
  return { id: idOf(panel, 'try', encode(only)), label: full.length <= READABLE ? full : label, ...own };
}

/** Returns the group of an action; `undefined` if it has none. */
export const groupOf = ({ type }: Action): Group | undefined =>
  GROUPS.find((group) => GROUP_TYPES[group].includes(type));
