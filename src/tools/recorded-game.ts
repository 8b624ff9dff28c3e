/** Rebuilds a game from its setup and moves, for a transcript. */
import { finalScore, type Move, newGame, play, rulesetOf, type SetupInput } from '../engine/index.ts';
import type { Recorded, Step } from '../text/index.ts';

/** Replays moves and returns every step. Throws if the engine refuses one. */
export function recordedGame(setup: SetupInput, moves: readonly Move[]): Recorded {
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.rejections));
  const steps: Step[] = [];
  let { state } = begun;
  for (const { seat, action } of moves) {
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.rejection)}`);
    state = played.state;
    steps.push({ seat, action, events: played.events, state });
  }
  return {
    ruleset: rulesetOf(begun.state.setup),
    state: begun.state,
    events: begun.events,
    steps,
    sheet: finalScore(state),
  };
}
