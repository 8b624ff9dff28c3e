/** Buttons shared by several panels: undo, plan production, take a barrel, decline. */
import { isComputer } from '../../../core/index.ts';
import { type Button, buttons, type Part } from '../../../discord/shared/panel.ts';
import { decisionOf, doButton, idOf, legalOf, type PanelContext, say, tryButton } from './panel-context.ts';

/** Returns buttons as parts; an empty list if there are none. */
export const buttonsOf = (...list: readonly Button[]): Part[] =>
  list.length === 0 ? [] : [buttons(...list)];

/** Returns the undo buttons if this seat made the last chosen move: one step, or the whole turn if it had several. */
export function undoButtons(desk: PanelContext): Button[] {
  // A plan has its own undo buttons beside its steps.
  if (desk.plan !== undefined) return [];
  const { moves } = desk.game;
  const chosen = moves.filter(({ by }) => by !== 'forced' && !isComputer(by));
  const others = chosen.findLastIndex(({ seat }) => seat !== desk.seat);
  const own = chosen.length - 1 - others;
  const button = (scope: 'step' | 'turn', label: string): Button => ({
    id: idOf(desk, 'undo', scope),
    label,
    emoji: '↩️',
  });
  return [
    ...(own > 0 ? [button('step', say(desk, 'undoStep'))] : []),
    ...(own > 1 ? [button('turn', say(desk, 'undoTurn'))] : []),
  ];
}

/** Returns the button to production if it can be planned during another decision. */
export function planButton(desk: PanelContext): Button[] {
  if (decisionOf(desk, 'production') === undefined) return [];
  return [{ id: idOf(desk, 'act', 'production'), label: say(desk, 'planProduction') }];
}

/** Returns whether only purchases can be declined. */
const isOffer = (desk: PanelContext): boolean => decisionOf(desk, 'expansion')?.draws === 0;

/** Returns the buttons that end a decision, and those that are always available. */
export function besideButtons(desk: PanelContext): Button[] {
  return [
    ...legalOf(desk, 'takeBarrel').map((action) => tryButton(desk, action)),
    ...legalOf(desk, 'decline').map((action) => (isOffer(desk) ? doButton : tryButton)(desk, action)),
    ...planButton(desk),
    ...undoButtons(desk),
  ];
}
