/** Groups actions as players think of them: one panel button each, which opens a panel if there are several choices. */

import type { Button } from '../../../discord/shared/panel.ts';
import type { Action, ActionType } from '../../../engine/index.ts';
import type { Emblem } from '../../../render/index.ts';
import { encode } from './action-code.ts';
import { idOf, legalOf, type PanelContext, panelText } from './panel-context.ts';
import { usual } from './quantity-buttons.ts';

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

export const groupLabel = (panel: PanelContext, group: Group): string => panelText(panel, LABELS[group]);

/** Returns the legal actions of a group. */
export const inGroup = (panel: PanelContext, group: Group): Action[] => legalOf(panel, ...GROUP_TYPES[group]);

/** Creates the button of a group. Opens the group's panel, or the preview if there is only one action. */
export function groupButton(panel: PanelContext, group: Group, style?: Button['style']): Button {
  const actions = usual(panel, inGroup(panel, group));
  const [only] = actions;
  return {
    id:
      actions.length === 1 && only !== undefined
        ? idOf(panel, 'try', encode(only))
        : idOf(panel, 'act', group),
    label: groupLabel(panel, group),
    disabled: actions.length === 0,
    emblem: EMBLEMS[group],
    emoji: SIGNS[group],
    ...(style === undefined ? {} : { style }),
  };
}

/** Returns the group of an action; `undefined` if it has none. */
export const groupOf = ({ type }: Action): Group | undefined =>
  GROUPS.find((group) => GROUP_TYPES[group].includes(type));
