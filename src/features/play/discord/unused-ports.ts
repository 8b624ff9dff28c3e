/** Ports a player could still use for a gain before their turn ends. */
import { ROUNDS } from '../../../content/index.ts';
import type { Action } from '../../../engine/index.ts';
import { outcomesOf } from './action-labels.ts';
import { legalOf, type PanelContext, panelText } from './panel-context.ts';

/**
 * Returns the ports that give pounds or glory for nothing in return, so that waiting is rarely intended. Passing in the
 * last round is the last chance, so it also counts those that swap a good for more.
 */
export function unusedPorts(panel: PanelContext, ending: Action): number[] {
  const { game, seat, player, state } = panel;
  const gains = legalOf(panel, 'usePort').filter((action) => {
    const { money, glory } = outcomesOf(game, seat, action);
    return money > player.money || glory > player.glory;
  });
  const isLast = ending.type === 'pass' && state.round === ROUNDS;
  const swaps = isLast ? legalOf(panel, 'exchangeGoods') : [];
  return [...new Set([...gains, ...swaps].map(({ port }) => port))].sort((a, b) => a - b);
}

/** Returns a line that names the unused ports, before a turn is ended or passed; an empty list if there are none. */
export function unusedLines(panel: PanelContext, ending: Action): string[] {
  const ports = unusedPorts(panel, ending).map((port) =>
    panelText(panel, 'offerUsePort', { port, effect: port, copied: false }),
  );
  return ports.length === 0 ? [] : [panelText(panel, 'unused', { list: ports.join(', ') })];
}
