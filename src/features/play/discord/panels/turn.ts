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
const PRESENT: Readonly<Partial<Record<Group, (panel: PanelContext) => boolean>>> = {
  ports: (panel) => portsInPlay(panel).length > 0,
  row: ({ state, seat }) => traitsAt(state, seat).rowing,
  barrel: ({ player }) => player.cellar.length > 0,
};

/** Highlights fulfilling a contract, the usual choice if available. */
const calls = (panel: PanelContext, group: Group): boolean =>
  group === 'fulfil' && inGroup(panel, group).length > 0;

export function turnParts(panel: PanelContext): Part[] {
  const done = panel.state.turn?.mainDone === true;
  const present = GROUPS.filter((group) => PRESENT[group]?.(panel) ?? true);
  // After the main action, unavailable groups would only clutter the panel.
  const shown = done ? present.filter((group) => inGroup(panel, group).length > 0) : present;
  const [end] = legalOf(panel, 'endTurn');
  const decision = decisionOf(panel, 'turn');
  const list: Button[] = [
    ...shown.map((group) => groupButton(panel, group, calls(panel, group) ? 'primary' : undefined)),
    ...(end === undefined ? [] : [doButton(panel, end, 'primary')]),
  ];
  const reasons = shown.flatMap((group) => reasonsFor(panel, group));
  return [
    text(...(decision === undefined ? [] : [heading(panel, decision)]), belongings(panel)),
    pictureOf(panel, 'player'),
    ...buttonsOf(...list),
    // Saves a tap for the most frequent action.
    ...unitParts(panel),
    ...buttonsOf(...planButton(panel), ...undoButtons(panel)),
    ...textOf(...reasons, ...currentScoreLines(panel.state, panel.words)),
  ];
}
