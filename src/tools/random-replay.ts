/** Creates replays of random games. */

import type { Content } from '../content/index.ts';
import { type GameEvent, type GameState, newGame, play, type SetupInput } from '../engine/index.ts';
import { type Replay, replayOf } from '../features/replay/index.ts';
import { refereedGame } from './refereed-game.ts';

/** Plays the random game of a seed and returns its turns. */
export function randomReplay(setup: SetupInput, word: string, content: Content): Replay {
  const { moves } = refereedGame(setup, word, { content, audited: false });
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.rejections));
  const states: GameState[] = [begun.state];
  const events: GameEvent[][] = [];
  let { state } = begun;
  for (const { seat, action } of moves) {
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(JSON.stringify(played.rejection));
    state = played.state;
    states.push(state);
    events.push(played.events);
  }
  return replayOf({ from: 0, states, events });
}
