/** The panel that a group's button opens: a picture, and menus of whole actions. */
import {
  type Button,
  buttons,
  type Panel,
  type Part,
  text,
  textOf,
} from '../../../../discord/shared/panel.ts';
import { type Group, groupLabel, inGroup } from '../action-groups.ts';
import { buttonsOf } from '../buttons.ts';
import { choicesOf } from '../menus.ts';
import {
  backButton,
  decisionOf,
  idOf,
  type PanelContext,
  pictureOf,
  say,
  tryButton,
} from '../panel-context.ts';
import { belongings } from '../panel-headings.ts';
import { contractChoices, contractLines, fulfilParts, heldLines } from './contracts.ts';
import { placeable, placementParts } from './placement.ts';
import { onePortParts, portParts, portsInPlay } from './ports.ts';
import { dealParts } from './trade.ts';

/** Builders of a group's parts between heading and back button. `focus`: a unit or a port. */
const PARTS: Readonly<Partial<Record<Group, (desk: PanelContext, focus: string) => Part[]>>> = {
  trade: (desk) => [pictureOf(desk, 'market'), ...textOf(...heldLines(desk)), ...dealParts(desk)],
  contract: (desk) => [pictureOf(desk, 'contracts'), text(...contractLines(desk)), ...contractChoices(desk)],
  fulfil: (desk) => [pictureOf(desk, 'player'), ...fulfilParts(desk)],
  expand: (desk, focus) => placementParts(desk, placeable(desk, focus)),
  ports: (desk, focus) =>
    portsInPlay(desk).map(String).includes(focus) ? onePortParts(desk, Number(focus)) : portParts(desk),
  row: (desk) => [
    pictureOf(desk, 'map', { highlight: 'row' }),
    ...choicesOf(desk, { key: 'row', title: say(desk, 'menuRow'), actions: inGroup(desk, 'row') }),
  ],
};

/** Returns the panel of a group. `focus`: what was already chosen in it. */
export function groupPanel(desk: PanelContext, group: Group, focus = ''): Panel {
  const parts = PARTS[group]?.(desk, focus) ?? actionButtons(desk, group);
  return {
    seat: desk.seat,
    parts: [
      text(say(desk, 'heading', { head: titleOf(desk, group) }), belongings(desk)),
      ...parts,
      buttons(backFrom(desk, group, focus)),
    ],
  };
}

const actionButtons = (desk: PanelContext, group: Group): Part[] =>
  buttonsOf(...inGroup(desk, group).map((action) => tryButton(desk, action)));

/** Goes back one step: to the group if a choice was made in it, else to all decisions. */
function backFrom(desk: PanelContext, group: Group, focus: string): Button {
  const chosen = group === 'ports' ? portsInPlay(desk).map(String).includes(focus) : placeable(desk, focus);
  if (!chosen || placesFirst(desk)) return backButton(desk);
  return { id: idOf(desk, 'act', group), label: say(desk, 'back') };
}

/** First workers are placed in the decision's own panel. */
const placesFirst = (desk: PanelContext): boolean => decisionOf(desk, 'firstWorker') !== undefined;

const titleOf = (desk: PanelContext, group: Group): string =>
  placesFirst(desk) ? say(desk, 'firstWorker') : groupLabel(desk, group);
