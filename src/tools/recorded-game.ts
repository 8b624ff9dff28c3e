/** Rebuilds a game from its setup and moves, for a transcript. */
import {
  type Action,
  finalScore,
  type GameEvent,
  type GameState,
  type Move,
  newGame,
  play,
  type Ruleset,
  rulesetOf,
  type ScoreSheet,
  type Seat,
  type SetupInput,
} from '../engine/index.ts';

/** One move: the seat, the action, its events, and the state after it. */
export interface Step {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** A recorded game: the result of `newGame`, every move, and the score sheet if it is finished. */
export interface Recorded {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly steps: readonly Step[];
  readonly sheet?: ScoreSheet | undefined;
}

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
