/** Groups actions as players think of them: one panel button each, which opens a panel if there are several choices. */

import type { Button } from '../../../discord/shared/panel.ts';
import type { Action, ActionType } from '../../../engine/index.ts';
import type { Emblem } from '../../../render/index.ts';
import type { PlainKey } from '../../../text/index.ts';
import { encode } from './action-code.ts';
import { sparedIn } from './action-labels.ts';
import { idOf, legalOf, offerButton, type PanelContext, panelText } from './panel-context.ts';
import type { RulesTopic } from './rules-button.ts';
import { priceLabel } from './short-labels.ts';

interface GroupSpec {
  readonly types: readonly ActionType[];
  readonly label: PlainKey<'panels'>;
  readonly emblem: Emblem;
  /** Fallback if the emblem is unavailable. */
  readonly sign: string;
  readonly topic: RulesTopic;
}

const SPECS = {
  trade: { types: ['trade'], label: 'groupTrade', emblem: 'trade', sign: '🪙', topic: 'trade' },
  expand: {
    types: ['expand', 'placeWorker'],
    label: 'groupExpand',
    emblem: 'expand',
    sign: '🌱',
    topic: 'expand',
  },
  contract: { types: ['obtain'], label: 'groupContract', emblem: 'contract', sign: '📜', topic: 'contracts' },
  fulfil: { types: ['fulfil'], label: 'groupFulfil', emblem: 'fulfil', sign: '✅', topic: 'fulfil' },
  shipping: {
    types: ['upgradeShipping'],
    label: 'groupShipping',
    emblem: 'shipping',
    sign: '⛵',
    topic: 'shipping',
  },
  technology: {
    types: ['upgradeTechnology'],
    label: 'groupTechnology',
    emblem: 'technology',
    sign: '🔧',
    topic: 'technology',
  },
  hire: { types: ['hire'], label: 'groupHire', emblem: 'merchant', sign: '👤', topic: 'merchants' },
  pass: { types: ['pass'], label: 'groupPass', emblem: 'pass', sign: '💤', topic: 'passing' },
  ports: {
    types: ['usePort', 'exchangeGoods', 'shiftPrice'],
    label: 'groupPorts',
    emblem: 'portCopy',
    sign: '⚓',
    topic: 'ports',
  },
  row: { types: ['row'], label: 'groupRow', emblem: 'fisherman', sign: '🚣', topic: 'macdonald' },
  barrel: { types: ['takeBarrel'], label: 'groupBarrel', emblem: 'whisky', sign: '🥃', topic: 'mackenzie' },
} as const satisfies Record<string, GroupSpec>;

export type Group = keyof typeof SPECS;
export const GROUPS = Object.keys(SPECS) as Group[];
const specOf = (group: Group): GroupSpec => SPECS[group];

export const groupLabel = (panel: PanelContext, group: Group): string =>
  panelText(panel, specOf(group).label);

export const topicOf = (group: Group): RulesTopic => specOf(group).topic;

export const inGroup = (panel: PanelContext, group: Group): Action[] =>
  legalOf(panel, ...specOf(group).types);

/** Groups whose panel shows what the action is or what it is worth, even if there is only one. */
const EXPLAINED: readonly Group[] = ['trade', 'contract', 'shipping', 'technology'];

/** Groups whose name doesn't say which of several things a single action would do. */
const NAMED: readonly Group[] = ['ports', 'row', 'barrel'];

/** Creates the button of a group. It opens the group's panel, or is the action itself with its price if there is only one. */
export function groupButton(panel: PanelContext, group: Group, style?: Button['style']): Button {
  const actions = inGroup(panel, group);
  const [only] = actions;
  const label = groupLabel(panel, group);
  const own = {
    emblem: specOf(group).emblem,
    emoji: specOf(group).sign,
    ...(style === undefined ? {} : { style }),
  };
  if (only === undefined || actions.length > 1 || EXPLAINED.includes(group)) {
    return { id: idOf(panel, 'act', group), label, disabled: only === undefined, ...own };
  }
  const offer = offerButton(panel, only);
  // The only way to fulfil a contract may use up a port.
  const isNamed = NAMED.includes(group) || (only.type === 'fulfil' && sparedIn(only, panel.words).spares > 0);
  const named = isNamed ? offer : { label, price: offer.price };
  return { id: idOf(panel, 'try', encode(only)), label: priceLabel(panel, only, named), ...own };
}

export const groupOf = ({ type }: Action): Group | undefined =>
  GROUPS.find((group) => specOf(group).types.includes(type));
