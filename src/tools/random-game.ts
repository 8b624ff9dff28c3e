/** Creates random games of the configured content, for pictures: their positions and replays. */

import type { Content } from '../content/index.ts';
import type { SetupInput } from '../engine/index.ts';
import { scoreHistoryOf } from '../features/game-view/index.ts';
import { type Replay, replayOf } from '../features/replay/index.ts';
import { highlightsOf, historyOf } from '../render/index.ts';
import { configuredContent } from './configured-content.ts';
import { randomSetup, type SetupConstraints, whyImpossible } from './random-setup.ts';
import { type Recorded, recordedGame } from './recorded-game.ts';
import { refereedGame } from './refereed-game.ts';

export const NAMES = ['Aileen', 'Bruce', 'Catriona', 'Duncan'];

/** Draws a setup with the configured content. Throws if there is no such game. */
export function drawSetup(seed: string, wish: Omit<SetupConstraints, 'content'>) {
  const { id, content } = configuredContent();
  const constraints = { ...wish, content: id };
  const refused = whyImpossible(constraints);
  if (refused !== undefined) throw new Error(`There is no such game: ${JSON.stringify(refused)}`);
  return { setup: randomSetup(seed, constraints), content };
}

/** Plays the random game of a seed to its end. */
function playedGame(setup: SetupInput, word: string, content: Content): Recorded {
  const game = refereedGame(setup, word, { content, audited: false });
  if (!game.finished) throw new Error(JSON.stringify(game.findings));
  return recordedGame(setup, game.moves);
}

/**
 * Plays the random game of a seed for this many moves, or to its end if it is shorter. Returns what a picture of the
 * position needs: also what the last turn changed, and the score history.
 */
export function randomPosition(setup: SetupInput, word: string, content: Content, moves: number) {
  const { state: first, steps } = playedGame(setup, word, content);
  const shown = steps.slice(0, moves);
  const states = [first, ...shown.map((step) => step.state)];
  const events = shown.map((step) => [...step.events]);
  const last = shown.at(-1);
  const turn = shown.findLastIndex(({ seat }) => seat !== last?.seat) + 1;
  const race = scoreHistoryOf({ from: 0, states, events })?.race;
  return {
    state: last?.state ?? first,
    ...highlightsOf(events.slice(turn).flat(), last?.state ?? first),
    history: historyOf(states),
    race,
    moves: shown.length,
    inAll: steps.length,
  };
}

/** Plays the random game of a seed and returns its turns. */
export function randomReplay(setup: SetupInput, word: string, content: Content): Replay {
  const { state, steps } = playedGame(setup, word, content);
  return replayOf({
    from: 0,
    states: [state, ...steps.map((step) => step.state)],
    events: steps.map(({ events }) => [...events]),
  });
}
