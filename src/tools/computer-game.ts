/** Plays a whole game between computer players and records every position. */
import { type Level, type ReviewedGame, think } from '../ai/index.ts';
import type { PlayerCount } from '../content/index.ts';
import {
  type GameEvent,
  type GameState,
  type Move,
  newGame,
  type Option,
  pendingSeats,
  play,
  publicView,
  type Seat,
} from '../engine/index.ts';

export interface ComputerGame extends ReviewedGame {
  readonly states: readonly GameState[];
}

/** Plays the game of a seed, with one level per seat. Throws if there is no such game. */
export function playComputerGame(
  seed: string,
  levels: readonly Level[],
  options: readonly Option[] = [],
): ComputerGame {
  const begun = newGame({
    seed,
    players: levels.length as PlayerCount,
    options: Object.fromEntries(options.map((option) => [option, true])),
  });
  if (!begun.ok) throw new Error(`no such game: ${begun.rejection.code}`);
  const states = [begun.state];
  const events: GameEvent[][] = [];
  const moves: Move[] = [];
  for (let state = begun.state; state.phase !== 'finished'; ) {
    const seat = pendingSeats(state)[0] as Seat;
    const level = levels[seat] as Level;
    for (const { action } of think({
      view: publicView(state),
      seat,
      level,
      seed: `${seed} ${seat} ${state.moveCount}`,
    })) {
      const played = pendingSeats(state).includes(seat) ? play(state, seat, action) : undefined;
      if (!played?.ok) break;
      state = played.state;
      states.push(state);
      events.push(played.events);
      moves.push({ seat, action });
    }
  }
  return { states, events, moves };
}
