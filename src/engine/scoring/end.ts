/** Final steps between the last round and the score sheet (R-FINAL-0, R-OPT-9). */

import { emit, type Game, glory } from '../game.ts';
import { emptyCellar } from '../production.ts';
import { rulesetOf } from '../ruleset.ts';
import type { GameState } from '../state.ts';
import { sharePlaces } from './tie-sharing.ts';

/** Returns every seat's glory for the most glory. Once awarded, it is the same: those who have the most still do. */
export function mostGloryShares(state: GameState): number[] {
  const ruleset = rulesetOf(state.setup);
  const places = ruleset.mostGlory ? [ruleset.content.finalScoring.mostGlory] : [];
  return sharePlaces(
    state.players.map((player) => player.glory),
    places,
  );
}

/** Empties the cellars and awards the glory for the most glory. */
export function endGame(game: Game): void {
  const { state } = game;
  const barrels = state.players.some(({ cellar }) => cellar.includes(true));
  const shares = mostGloryShares(state);
  if (!barrels && shares.every((share) => share === 0)) return;
  emit(game, 'endingStarted', { round: state.round });
  state.players.forEach((_, seat) => {
    emptyCellar(game, seat);
  });
  shares.forEach((share, seat) => {
    if (share === 0) return;
    emit(game, 'mostGlory', { seat, glory: share });
    glory(game, seat, share, 'glory');
  });
}
