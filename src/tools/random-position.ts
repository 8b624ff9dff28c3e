/** Creates positions of random games, with what a picture of them needs: the last turn and the score history. */

import type { Content } from '../content/index.ts';
import {
  type Action,
  type GameState,
  type PointsHistory,
  play,
  type Seat,
  type SetupInput,
  type Space,
} from '../engine/index.ts';
import { scoreHistoryOf } from '../features/game-view/index.ts';
import { type HistoryPoint, highlightsOf, historyOf, type LastTurn } from '../render/index.ts';
import { refereedGame } from './refereed-game.ts';

interface RandomPosition {
  state: GameState;
  /** Spaces and other things that the last turn changed. */
  last: Space[];
  turn: LastTurn;
  history: HistoryPoint[];
  race?: PointsHistory;
  /** Moves played, and moves of the whole game. */
  moves: number;
  inAll: number;
}

/** Plays the random game of a seed for this many moves, or to its end if it is shorter. */
export function randomPosition(
  setup: SetupInput,
  word: string,
  content: Content,
  moves: number,
): RandomPosition {
  const states: GameState[] = [];
  const seats: Seat[] = [];
  const actions: Action[] = [];
  const game = refereedGame(setup, word, {
    content,
    audited: false,
    onTurn: (state, seat, _, action) => {
      states.push(state);
      seats.push(seat);
      actions.push(action);
    },
  });
  if (game.state === undefined || !game.finished) throw new Error(JSON.stringify(game.findings));
  states.push(game.state);
  const played = Math.min(moves, seats.length);
  const state = states[played] as GameState;
  let turn = played;
  while (turn > 0 && seats[turn - 1] === seats[played - 1]) turn--;
  const events = actions.slice(0, played).map((action, i) => {
    const again = play(states[i] as GameState, seats[i] as Seat, action);
    return again.ok ? again.events : [];
  });
  const race = scoreHistoryOf({ from: 0, states: states.slice(0, played + 1), events })?.race;
  return {
    state,
    ...highlightsOf(events.slice(turn).flat()),
    history: historyOf(states.slice(0, played + 1)),
    ...(race === undefined ? {} : { race }),
    moves: played,
    inAll: seats.length,
  };
}
