/** The shared import tokens: their positions, and what their steps pay (R-FULFIL-2). */
import { IMPORTS } from '../content/index.ts';
import { contractTile } from './contracts.ts';
import { rulesetOf } from './ruleset.ts';
import type { GameState } from './state.ts';

/** Sums the imports on all players' fulfilled contracts, which is where the shared tokens are (R-FULFIL-2). */
export function importTotals(state: GameState): Record<(typeof IMPORTS)[number], number> {
  const totals = { cotton: 0, tobacco: 0, sugarCane: 0 };
  for (const player of state.players) {
    for (const contract of player.fulfilled) {
      const { gives } = contractTile(state, contract);
      for (const good of IMPORTS) totals[good] += gives[good];
    }
  }
  return totals;
}

/** Returns the pounds for the steps that an import token reaches or passes (R-FULFIL-2). */
export function importMoney(state: GameState, from: number, to: number): number {
  const ruleset = rulesetOf(state.setup);
  if (!ruleset.importMoney) return 0;
  const { length, poundSteps } = ruleset.content.exportBoard.track[ruleset.size];
  return Array.from({ length: to - from }, (_, i) => ((from + i) % length) + 1).filter((step) =>
    poundSteps.includes(step),
  ).length;
}
