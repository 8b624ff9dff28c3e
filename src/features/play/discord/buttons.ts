/** Buttons that several panels have: undo, planning production, taking a barrel, doing without. */
import { isComputer } from '../../../core/index.ts';
import { type Button, buttons, type Part } from '../../../discord/shared/panel.ts';
import { decisionOf, doButton, idOf, legalOf, type PanelContext, say, tryButton } from './panel-context.ts';

/** Buttons, if there are any. */
export const buttonsOf = (...list: readonly Button[]): Part[] =>
  list.length === 0 ? [] : [buttons(...list)];

/** Undo, where this seat made the last move that a person chose: one step, or all of them if there are more. */
export function undoButtons(desk: PanelContext): Button[] {
  // What is taken back of a plan stands beside its steps.
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

/** The way to production, where it can be decided while something else is open too. */
export function planButton(desk: PanelContext): Button[] {
  if (decisionOf(desk, 'production') === undefined) return [];
  return [{ id: idOf(desk, 'act', 'production'), label: say(desk, 'planProduction') }];
}

/** Whether there is nothing to decline but purchases. */
const isOffer = (desk: PanelContext): boolean => decisionOf(desk, 'expansion')?.draws === 0;

/** What closes a decision, and what is open beside it all the time. */
export function besideButtons(desk: PanelContext): Button[] {
  return [
    ...legalOf(desk, 'takeBarrel').map((action) => tryButton(desk, action)),
    ...legalOf(desk, 'decline').map((action) => (isOffer(desk) ? doButton : tryButton)(desk, action)),
    ...planButton(desk),
    ...undoButtons(desk),
  ];
}
