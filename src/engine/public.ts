/** The public part of a game (R-INFO-1). */
import { cloneState } from './clone.ts';
import { memoize } from './memoize.ts';
import type { Setup } from './schema.ts';
import type { GameState } from './state.ts';

/** Replaces contracts that players have not seen. No contract has this id. */
export const HIDDEN_CONTRACT = 0;

const withoutSeed = memoize((setup: Setup): Setup => ({ ...setup, seed: '' }));

/** Returns the game without hidden information. Finished games are returned whole unless `sealed`. */
export function publicView(state: GameState, { sealed = false } = {}): GameState {
  const shown = cloneState(state);
  if (state.phase === 'finished' && !sealed) return shown;
  const { pile, known } = shown.contracts;
  const unseen = pile.length - known;
  shown.contracts.pile = pile.map((contract, i) => (i < unseen ? HIDDEN_CONTRACT : contract));
  shown.setup = withoutSeed(state.setup);
  shown.dice = state.dice.slice(0, Math.max(0, state.round - 1));
  return shown;
}
