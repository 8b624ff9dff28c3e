/** Positions of random games to try players on. */
import {
  type GameState,
  houseOf,
  legalActions,
  newGame,
  openDecisions,
  play,
} from '../../src/engine/index.ts';
import { chance, randomPlayer, TEMPERAMENTS } from '../../src/players/index.ts';
import { randomSetup, type SetupWish } from '../../src/tools/random-setup.ts';

/** One position in so many of the random game of a word, each with a seat that the game waits for. */
export function* positions(
  word: string,
  oneIn: number,
  wish: Partial<SetupWish> = {},
): Generator<{ state: GameState; seat: number }> {
  const setup = randomSetup(word, { players: 'random', options: 'random', content: 'standard', ...wish });
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun;
  const drawn = chance(`positions ${word}`);
  const player = randomPlayer(word, drawn.pick(TEMPERAMENTS), houseOf(state.setup).content);
  while (state.phase !== 'finished') {
    const seat = openDecisions(state).find(({ required }) => required)?.seat ?? 0;
    if (drawn.int(oneIn) === 0) yield { state, seat };
    const played = play(state, seat, player(state, seat, legalActions(state, seat)));
    if (!played.ok) throw new Error(played.rejection.code);
    state = played.state;
  }
}
