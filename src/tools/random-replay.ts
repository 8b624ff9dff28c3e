/** Creates replays of random games. */

import type { Content } from '../content/index.ts';
import type { SetupInput } from '../engine/index.ts';
import { type Replay, replayOf } from '../features/replay/index.ts';
import { recordedGame } from './recorded-game.ts';
import { refereedGame } from './refereed-game.ts';

/** Plays the random game of a seed and returns its turns. */
export function randomReplay(setup: SetupInput, word: string, content: Content): Replay {
  const { moves } = refereedGame(setup, word, { content, audited: false });
  const { state, steps } = recordedGame(setup, moves);
  return replayOf({
    from: 0,
    states: [state, ...steps.map((step) => step.state)],
    events: steps.map(({ events }) => [...events]),
  });
}
