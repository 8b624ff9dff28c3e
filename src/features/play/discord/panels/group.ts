/** The panel that the button of a group of actions opens: menus of whole actions, with the picture that helps. */
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

/** What a group's panel shows between its heading and the way back. `focus`: a unit, or a port. */
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

/** The panel of a group. `focus`: what was chosen in it already. */
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

/** Back by one step: to the group's panel where something was chosen in it, else to all that can be done. */
function backFrom(desk: PanelContext, group: Group, focus: string): Button {
  const chosen = group === 'ports' ? portsInPlay(desk).map(String).includes(focus) : placeable(desk, focus);
  if (!chosen || placesFirst(desk)) return backButton(desk);
  return { id: idOf(desk, 'act', group), label: say(desk, 'back') };
}

/** First workers are chosen in the panel of the decision itself. */
const placesFirst = (desk: PanelContext): boolean => decisionOf(desk, 'firstWorker') !== undefined;

const titleOf = (desk: PanelContext, group: Group): string =>
  placesFirst(desk) ? say(desk, 'firstWorker') : groupLabel(desk, group);
