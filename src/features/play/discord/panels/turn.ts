/** The turn: what the player owns, the eight actions as buttons, and why some are unavailable. */

import { type Button, type Part, text, textOf } from '../../../../discord/shared/panel.ts';
import { currentScoreLines } from '../../../../discord/shared/standings.ts';
import { traitsAt } from '../../../../engine/index.ts';
import { GROUPS, type Group, groupButton, inGroup } from '../action-groups.ts';
import { buttonsOf, planButton, undoButtons } from '../buttons.ts';
import { decisionOf, doButton, legalOf, type PanelContext, pictureOf } from '../panel-context.ts';
import { belongings, heading } from '../panel-headings.ts';
import { reasonsFor } from '../why-not.ts';
import { unitParts } from './placement.ts';
import { portsInPlay } from './ports.ts';

/** Groups that exist only in some games or for some clans. */
const PRESENT: Readonly<Partial<Record<Group, (desk: PanelContext) => boolean>>> = {
  ports: (desk) => portsInPlay(desk).length > 0,
  row: ({ state, seat }) => traitsAt(state, seat).rowing,
  barrel: ({ player }) => player.cellar.length > 0,
};

/** Highlights fulfilling a contract, the usual choice if available. */
const calls = (desk: PanelContext, group: Group): boolean =>
  group === 'fulfil' && inGroup(desk, group).length > 0;

export function turnParts(desk: PanelContext): Part[] {
  const done = desk.state.turn?.mainDone === true;
  const present = GROUPS.filter((group) => PRESENT[group]?.(desk) ?? true);
  // After the main action, unavailable groups would only clutter the panel.
  const shown = done ? present.filter((group) => inGroup(desk, group).length > 0) : present;
  const [end] = legalOf(desk, 'endTurn');
  const decision = decisionOf(desk, 'turn');
  const list: Button[] = [
    ...shown.map((group) => groupButton(desk, group, calls(desk, group) ? 'primary' : undefined)),
    ...(end === undefined ? [] : [doButton(desk, end, 'primary')]),
  ];
  const reasons = shown.flatMap((group) => reasonsFor(desk, group));
  return [
    text(...(decision === undefined ? [] : [heading(desk, decision)]), belongings(desk)),
    pictureOf(desk, 'player'),
    ...buttonsOf(...list),
    // Saves a tap for the most frequent action.
    ...unitParts(desk),
    ...buttonsOf(...planButton(desk), ...undoButtons(desk)),
    ...textOf(...reasons, ...currentScoreLines(desk.state, desk.words)),
  ];
}
