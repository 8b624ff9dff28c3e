import { type GameState, rulesetOf } from '../engine/index.ts';

/** Returns whether imports can be worth something different for each player (R-OPT-7). */
export function hasOwnValues({ setup }: GameState): boolean {
  const { importValues, players } = rulesetOf(setup);
  return importValues === 'own' && players > 1;
}
