/** The turn: what the player owns, the actions that are possible, and why the others are not. */

import { type Button, type Part, text } from '../../../../discord/shared/panel.ts';
import { type OpenDecision, traitsAt } from '../../../../engine/index.ts';
import { GROUPS, type Group, groupButton, inGroup } from '../action-groups.ts';
import { asksFirst } from '../asks-first.ts';
import { buttonsOf, planButton, undoButtons } from '../buttons.ts';
import { hintButtons } from '../hint-button.ts';
import { doButton, legalOf, type PanelContext, pictureOf, tryButton } from '../panel-context.ts';
import { belongings, heading, smallPrint } from '../panel-headings.ts';
import { reasonsFor } from '../why-not.ts';
import { unitParts } from './placement.ts';
import { portsInPlay } from './ports.ts';

/** Groups that exist only in some games or for some clans. */
const PRESENT: Readonly<Partial<Record<Group, (panel: PanelContext) => boolean>>> = {
  ports: (panel) => portsInPlay(panel).length > 0,
  row: ({ state, seat }) => traitsAt(state, seat).rowing,
  barrel: ({ player }) => player.cellar.includes(true),
};

/** Returns the turn's parts. With an account of the last turn above, reasons would not fit on one phone screen. */
export function turnParts(panel: PanelContext, decision: OpenDecision, alone: boolean): Part[] {
  const units = unitParts(panel);
  const present = GROUPS.filter((group) => PRESENT[group]?.(panel) ?? true);
  const possible = present.filter((group) => inGroup(panel, group).length > 0);
  // The menu of units replaces the button.
  const shown = possible.filter((group) => group !== 'expand' || units.length === 0);
  return [
    text(heading(panel, decision)),
    { ...pictureOf(panel, 'player'), words: belongings(panel) },
    ...buttonsOf(...shown.map((group) => groupButton(panel, group, styleOf(group))), ...endButtons(panel)),
    ...units,
    ...(alone ? impossible(panel, present) : []),
    ...buttonsOf(...planButton(panel), ...undoButtons(panel), ...hintButtons(panel)),
  ];
}

/** Fulfilling a contract is the usual choice where it is possible. */
const styleOf = (group: Group): Button['style'] => (group === 'fulfil' ? 'primary' : undefined);

const endButtons = (panel: PanelContext): Button[] =>
  legalOf(panel, 'endTurn').map((action) =>
    panel.plan === undefined && asksFirst(panel, action)
      ? tryButton(panel, action)
      : doButton(panel, action, 'primary'),
  );

/** Returns one line on what is impossible and why. After the main action, it would only clutter the panel. */
function impossible(panel: PanelContext, present: readonly Group[]): Part[] {
  if (panel.state.turn?.mainDone === true) return [];
  return smallPrint(panel, reasonsFor(panel, present));
}
