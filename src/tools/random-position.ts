/** A position of a random game, with what a picture of it also shows: the last turn, and how the game went. */

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

interface SceneAt {
  state: GameState;
  /** Spaces that the last turn touched, and what else it did. */
  last: Space[];
  turn: LastTurn;
  history: HistoryPoint[];
  race?: PointsHistory;
  /** Moves that were played, and how many the whole game has. */
  moves: number;
  inAll: number;
}

/** The random game of a word after so many moves; at its end when it is over before. */
export function sceneAt(setup: SetupInput, word: string, content: Content, moves: number): SceneAt {
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
