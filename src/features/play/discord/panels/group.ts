/** The panel that a group's button opens: a picture, and menus of whole actions. */

import {
  type Button,
  buttons,
  type Panel,
  type Part,
  text,
  textOf,
} from '../../../../discord/shared/panel.ts';
import { colourOf } from '../../../../discord/shared/player-names.ts';
import { type Group, groupLabel, inGroup, topicOf } from '../action-groups.ts';
import { buttonsOf } from '../buttons.ts';
import { choicesOf } from '../menus.ts';
import {
  backButton,
  decisionOf,
  idOf,
  type PanelContext,
  panelText,
  pictureOf,
  tryButton,
} from '../panel-context.ts';
import { belongings } from '../panel-headings.ts';
import { rulesButton } from '../rules-button.ts';
import { fulfilParts, heldLines, obtainParts } from './contracts.ts';
import { placeable, placementParts } from './placement.ts';
import { onePortParts, portParts, portsInPlay } from './ports.ts';
import { dealParts } from './trade.ts';
import { shippingParts, technologyParts } from './upgrades.ts';

/** Builders of a group's parts between heading and back button. `focus`: a unit or a port. */
const PARTS: Readonly<Partial<Record<Group, (panel: PanelContext, focus: string) => Part[]>>> = {
  trade: (panel) => [pictureOf(panel, 'market'), ...textOf(...heldLines(panel)), ...dealParts(panel)],
  contract: obtainParts,
  fulfil: (panel) => [pictureOf(panel, 'player'), ...fulfilParts(panel)],
  expand: (panel, focus) => placementParts(panel, placeable(panel, focus)),
  ports: (panel, focus) =>
    portsInPlay(panel).map(String).includes(focus) ? onePortParts(panel, Number(focus)) : portParts(panel),
  shipping: shippingParts,
  technology: technologyParts,
  row: (panel) => [
    pictureOf(panel, 'map', { highlight: 'row' }),
    ...choicesOf(panel, { key: 'row', title: panelText(panel, 'menuRow'), actions: inGroup(panel, 'row') }),
  ],
};

/** Returns the panel of a group. `focus`: what was already chosen in it. */
export function groupPanel(panel: PanelContext, group: Group, focus = ''): Panel {
  const parts = PARTS[group]?.(panel, focus) ?? actionButtons(panel, group);
  return {
    colour: colourOf(panel.game, panel.seat),
    parts: [
      text(panelText(panel, 'heading', { head: titleOf(panel, group) }), belongings(panel)),
      ...parts,
      buttons(backFrom(panel, group, focus), rulesButton(panel, topicOf(group))),
    ],
  };
}

const actionButtons = (panel: PanelContext, group: Group): Part[] =>
  buttonsOf(...inGroup(panel, group).map((action) => tryButton(panel, action)));

/** Goes back one step: to the group if a choice was made in it, else to all decisions. */
function backFrom(panel: PanelContext, group: Group, focus: string): Button {
  const chosen = group === 'ports' ? portsInPlay(panel).map(String).includes(focus) : placeable(panel, focus);
  if (!chosen || placesFirst(panel)) return backButton(panel);
  return { id: idOf(panel, 'act', group), label: panelText(panel, 'back') };
}

/** Returns whether the seat is placing its first workers, which has a panel of its own. */
const placesFirst = (panel: PanelContext): boolean => decisionOf(panel, 'firstWorker') !== undefined;

const titleOf = (panel: PanelContext, group: Group): string =>
  placesFirst(panel) ? panelText(panel, 'firstWorker') : groupLabel(panel, group);
