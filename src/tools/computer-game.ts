/** Plays a whole game between computer players and records every position. */
import type { Level, ReviewedGame } from '../ai/index.ts';
import type { GameEvent, GameState, Move, Option } from '../engine/index.ts';
import { playMatch } from './arena/match.ts';

export interface ComputerGame extends ReviewedGame {
  readonly states: readonly GameState[];
}

/** Plays the game of a seed, with one level per seat. Throws if there is no such game. */
export function playComputerGame(
  seed: string,
  levels: readonly Level[],
  options: readonly Option[] = [],
): ComputerGame {
  const states: GameState[] = [];
  const events: (readonly GameEvent[])[] = [];
  const moves: Move[] = [];
  playMatch(
    { seed, options, seats: levels },
    () => 0,
    (state, by) => {
      states.push(state);
      if (by === undefined) return;
      events.push(by.events);
      moves.push(by.move);
    },
  );
  return { states, events, moves };
}
