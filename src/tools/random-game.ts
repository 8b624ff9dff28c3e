/** Creates positions of random games, with what a picture of them needs: the last turn and the score history. */

import type { Content } from '../content/index.ts';
import type { GameState, PointsHistory, SetupInput, Space } from '../engine/index.ts';
import { scoreHistoryOf } from '../features/game-view/index.ts';
import { type HistoryPoint, highlightsOf, historyOf, type LastTurn } from '../render/index.ts';
import { recordedGame } from './recorded-game.ts';
import { refereedGame } from './refereed-game.ts';

interface RandomPosition {
  state: GameState;
  /** Spaces and other things that the last turn changed. */
  last: Space[];
  turn: LastTurn;
  history: HistoryPoint[];
  race?: PointsHistory;
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
  const game = refereedGame(setup, word, { content, audited: false });
  if (!game.finished) throw new Error(JSON.stringify(game.findings));
  const { state: first, steps } = recordedGame(setup, game.moves);
  const shown = steps.slice(0, moves);
  const states = [first, ...shown.map((step) => step.state)];
  const events = shown.map((step) => [...step.events]);
  const last = shown.at(-1);
  const turn = shown.findLastIndex(({ seat }) => seat !== last?.seat) + 1;
  const race = scoreHistoryOf({ from: 0, states, events })?.race;
  return {
    state: last?.state ?? first,
    ...highlightsOf(events.slice(turn).flat()),
    history: historyOf(states),
    ...(race === undefined ? {} : { race }),
    moves: shown.length,
    inAll: steps.length,
  };
}
