/** A thinker for tests: a random player's turn for every question, each move for some reason. It takes no time. */

import {
  type ComputerPlayer,
  createComputerPlayer,
  createRng,
  fallbackMove,
  REASONS,
  randomPlayer,
  type Thought,
} from '../../src/ai/index.ts';
import { CONTENT } from '../../src/content/index.ts';
import { awaited, type GameState, legalActions, play, revealsHidden } from '../../src/engine/index.ts';

/** Longer than any turn. */
const MOST = 20;

export const randomThinker: ComputerPlayer = createComputerPlayer({
  think({ view, seat, seed }) {
    const dice = createRng(seed);
    const player = randomPlayer(seed, 'exporter', CONTENT);
    const thoughts: Thought[] = [];
    let state: GameState = view;
    while (awaited(state).includes(seat) && thoughts.length < MOST) {
      const action = player(state, seat, legalActions(state, seat));
      thoughts.push({ action, reason: dice.pick(REASONS) });
      const played = play(state, seat, action);
      if (!played.ok || revealsHidden(played.events)) break;
      state = played.state;
      // Another turn is another question.
      if (played.events.some(({ type }) => type === 'turnEnded' || type === 'passed')) break;
    }
    return thoughts;
  },
  quickMove: fallbackMove,
});
