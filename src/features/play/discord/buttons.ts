/** Buttons shared by several panels: undo, plan production, take a barrel, decline. */
import { isByUser, isSimultaneous, type MoveRecord } from '../../../core/index.ts';
import { parseCustomId } from '../../../discord/shared/custom-id.ts';
import { type Button, buttons, type Panel, type Part } from '../../../discord/shared/panel.ts';
import { memberAt } from '../../../discord/shared/player-names.ts';
import { decisionOf, idOf, legalOf, type PanelContext, panelText, tryButton } from './panel-context.ts';

/** Returns buttons as parts; an empty list if there are none. */
export const buttonsOf = (...list: readonly Button[]): Part[] =>
  list.length === 0 ? [] : [buttons(...list)];

/** Routes that only the seat's own player may use. Moderators undo by `/mod undo`. */
const OWN_ROUTES: readonly string[] = ['hint', 'undo'];

/** Returns the panel as a moderator sees it who acts for the seat. */
export const panelForModerator = (panel: Panel): Panel => ({
  ...panel,
  parts: panel.parts.flatMap((part) =>
    part.kind === 'buttons'
      ? buttonsOf(...part.buttons.filter(({ id }) => !OWN_ROUTES.includes(parseCustomId(id).route)))
      : [part],
  ),
});

/** Returns the undo buttons if this seat made the last chosen move: one step, or the whole turn if it had several. */
export function undoButtons(panel: PanelContext): Button[] {
  // A plan has its own undo buttons beside its steps.
  const { plan, game, seat } = panel;
  if (plan !== undefined || game.closed === true || memberAt(game, seat)?.conceded === true) return [];
  const { production } = panel.state;
  const isOpen = (move: MoveRecord) => production[move.seat] !== undefined && isSimultaneous(move.action);
  // Others' decisions on this round's production block no undo.
  const chosen = game.moves.filter((move) => isByUser(move) && (move.seat === seat || !isOpen(move)));
  const others = chosen.findLastIndex((move) => move.seat !== seat);
  const { revealed = 0 } = game.record.challenge ?? {};
  const isFixed = (move: MoveRecord) => !isOpen(move) && game.moves.indexOf(move) < revealed;
  const own = chosen.length - 1 - Math.max(others, chosen.findLastIndex(isFixed));
  const button = (scope: 'step' | 'turn', label: string): Button => ({
    id: idOf(panel, 'undo', scope),
    label,
    emoji: '↩️',
  });
  return [
    ...(own > 0 ? [button('step', panelText(panel, 'undoStep'))] : []),
    ...(own > 1 ? [button('turn', panelText(panel, 'undoTurn'))] : []),
  ];
}

/** Returns the button to production if it can be planned during another decision. */
export function planButton(panel: PanelContext): Button[] {
  if (decisionOf(panel, 'production') === undefined) return [];
  return [{ id: idOf(panel, 'act', 'production'), label: panelText(panel, 'planProduction') }];
}

/** Returns the buttons that end a decision, and those that are always available. */
export function besideButtons(panel: PanelContext): Button[] {
  return [
    ...legalOf(panel, 'takeBarrel').map((action) => tryButton(panel, action)),
    ...legalOf(panel, 'decline').map((action) => tryButton(panel, action)),
    ...planButton(panel),
    ...undoButtons(panel),
  ];
}
