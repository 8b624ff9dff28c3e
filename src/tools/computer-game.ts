/** Plays a whole game between computer players and records every position. */
import type { Level, ReviewedGame } from '../ai/index.ts';
import type { Action, GameEvent, GameState, Move, Option, Seat } from '../engine/index.ts';
import { asked, playOut } from './arena/match.ts';

export interface ComputerGame extends ReviewedGame {
  readonly states: readonly GameState[];
}

/** Returns the turn to play in place of the one that a level would play. */
export type ReplaceTurn = (state: GameState, seat: Seat, turn: readonly Action[]) => readonly Action[];

/** Plays the game of a seed, with one level per seat. Throws if there is no such game. */
export function playComputerGame(
  seed: string,
  levels: readonly Level[],
  options: readonly Option[] = [],
  replace: ReplaceTurn = (_state, _seat, turn) => turn,
): ComputerGame {
  const states: GameState[] = [];
  const events: (readonly GameEvent[])[] = [];
  const moves: Move[] = [];
  const players = levels.map((level, seat) => asked(level, `${seed} ${seat}`));
  playOut(
    seed,
    options,
    players.map((choose) => (state, seat) => replace(state, seat, choose(state, seat))),
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
