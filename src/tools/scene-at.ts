/** A position of a random game, with what a picture of it also shows: the last turn, and how the game went. */
import type { Content } from '../content/index.ts';
import type { GameState, Seat, SetupInput, Space } from '../engine/index.ts';
import { type HistoryPoint, historyOf } from '../render/index.ts';
import { refereedGame } from './refereed-game.ts';

interface SceneAt {
  state: GameState;
  /** Spaces that the last turn touched. */
  last: Space[];
  history: HistoryPoint[];
  /** Moves that were played, and how many the whole game has. */
  moves: number;
  inAll: number;
}

/** The random game of a word after so many moves; at its end when it is over before. */
export function sceneAt(setup: SetupInput, word: string, content: Content, moves: number): SceneAt {
  const states: GameState[] = [];
  const seats: Seat[] = [];
  const game = refereedGame(setup, word, {
    content,
    audited: false,
    onTurn: (state, seat) => {
      states.push(state);
      seats.push(seat);
    },
  });
  if (game.state === undefined || !game.finished) throw new Error(JSON.stringify(game.findings));
  states.push(game.state);
  const played = Math.min(moves, seats.length);
  const state = states[played] as GameState;
  let turn = played;
  while (turn > 0 && seats[turn - 1] === seats[played - 1]) turn--;
  const ends = states.filter((_, i) => i <= played && (i === played || seats[i] !== seats[i - 1]));
  return {
    state,
    last: played === 0 ? [] : changed(states[turn] as GameState, state),
    history: historyOf(ends),
    moves: played,
    inAll: seats.length,
  };
}

/** Spaces on which something else stands than before. */
function changed(before: GameState, after: GameState): Space[] {
  const standing = ({ players }: GameState) =>
    players.flatMap(({ units }, seat) =>
      Object.entries(units).map(([space, unit]) => `${space} ${unit} ${seat}`),
    );
  const then = new Set(standing(before));
  return standing(after).flatMap((one) => (then.has(one) ? [] : [one.split(' ')[0] as Space]));
}
