/** Groups actions as players think of them: one panel button each, which opens a panel if there are several choices. */

import type { Button } from '../../../discord/shared/panel.ts';
import type { Action, ActionType } from '../../../engine/index.ts';
import type { Emblem } from '../../../render/index.ts';
import type { PlainKey } from '../../../text/index.ts';
import { encode } from './action-code.ts';
import { idOf, legalOf, type PanelContext, panelText } from './panel-context.ts';
import { usual } from './quantity-buttons.ts';

interface GroupSpec {
  readonly types: readonly ActionType[];
  readonly label: PlainKey<'panels'>;
  readonly emblem: Emblem;
  /** Fallback if the emblem is unavailable. */
  readonly sign: string;
}

const SPECS = {
  trade: { types: ['trade'], label: 'groupTrade', emblem: 'trade', sign: '🪙' },
  expand: { types: ['expand', 'placeWorker'], label: 'groupExpand', emblem: 'expand', sign: '🌱' },
  contract: { types: ['obtain'], label: 'groupContract', emblem: 'contract', sign: '📜' },
  fulfil: { types: ['fulfil'], label: 'groupFulfil', emblem: 'fulfil', sign: '✅' },
  shipping: { types: ['upgradeShipping'], label: 'groupShipping', emblem: 'shipping', sign: '⛵' },
  technology: { types: ['upgradeTechnology'], label: 'groupTechnology', emblem: 'technology', sign: '🔧' },
  hire: { types: ['hire'], label: 'groupHire', emblem: 'merchant', sign: '👤' },
  pass: { types: ['pass'], label: 'groupPass', emblem: 'pass', sign: '💤' },
  ports: {
    types: ['usePort', 'exchangeGoods', 'shiftPrice'],
    label: 'groupPorts',
    emblem: 'portCopy',
    sign: '⚓',
  },
  row: { types: ['row'], label: 'groupRow', emblem: 'fisherman', sign: '🚣' },
  barrel: { types: ['takeBarrel'], label: 'groupBarrel', emblem: 'whisky', sign: '🥃' },
} as const satisfies Record<string, GroupSpec>;

export type Group = keyof typeof SPECS;
export const GROUPS = Object.keys(SPECS) as Group[];
const specOf = (group: Group): GroupSpec => SPECS[group];

export const groupLabel = (panel: PanelContext, group: Group): string =>
  panelText(panel, specOf(group).label);

/** Returns the legal actions of a group. */
export const inGroup = (panel: PanelContext, group: Group): Action[] =>
  legalOf(panel, ...specOf(group).types);

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
    emblem: specOf(group).emblem,
    emoji: specOf(group).sign,
    ...(style === undefined ? {} : { style }),
  };
}

/** Returns the group of an action; `undefined` if it has none. */
export const groupOf = ({ type }: Action): Group | undefined =>
  GROUPS.find((group) => specOf(group).types.includes(type));
