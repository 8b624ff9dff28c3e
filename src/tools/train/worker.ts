/** Worker process of the training: plays each game it receives. */
import {
  alternativesOfTurn,
  createRng,
  type LevelSettings,
  parseWeights,
  type Rng,
  thinkWith,
  type Weights,
  type WeightsFile,
} from '../../ai/index.ts';
import type { PlayerCount } from '../../content/index.ts';
import {
  type Action,
  type GameState,
  legalActions,
  publicView,
  requiredDecisions,
  type Seat,
} from '../../engine/index.ts';
import { endWithParent, serveTasks } from '../../workers/index.ts';
import { type ChooseActions, playOut, randomPick } from '../arena/match.ts';
import { addComparison, emptySums, type StageSums } from './regression.ts';

/** A game: `observed` compares the alternatives of its turns; else it only counts points. */
export interface Task {
  readonly seed: string;
  readonly players: PlayerCount;
  readonly weights: WeightsFile;
  readonly settings: LevelSettings;
  readonly observed: boolean;
}

export interface TaskResult {
  readonly points: readonly number[];
  /** Empty unless observed. */
  readonly sums: readonly StageSums[];
}

/** Share of the turns that are observed; many are alike. */
const OBSERVED_SHARE = 0.25;

endWithParent();
serveTasks(({ seed, players, weights, settings, observed }: Task): TaskResult => {
  const mind = parseWeights(weights);
  const sums = observed ? emptySums() : [];
  const rng = createRng(seed);
  const choose: ChooseActions = (state, seat) => {
    const word = `${seed} ${state.moveCount}`;
    const chosen = observed ? observe(state, seat, word, mind, rng, sums) : [];
    return chosen.length > 0
      ? chosen
      : thinkWith(publicView(state), seat, word, mind, settings).map(({ action }) => action);
  };
  const seats = Array.from({ length: players }, () => choose);
  // Training does not use thinking times.
  return { points: playOut(seed, [], seats, () => 0).points, sums };
}, 0);

/** Picks a clan at random, or plays a turn after comparing its alternatives; returns nothing otherwise. */
function observe(
  state: GameState,
  seat: Seat,
  word: string,
  weights: Weights,
  rng: Rng,
  sums: readonly StageSums[],
): readonly Action[] {
  // All clans are played equally often.
  const pick = randomPick(legalActions(state, seat), rng);
  if (pick) return [pick];
  const isTurn = requiredDecisions(state).some((one) => one.seat === seat && one.kind === 'turn');
  if (!isTurn || rng.next() > OBSERVED_SHARE) return [];
  const found = alternativesOfTurn(publicView(state), seat, word, weights);
  for (const comparison of found?.comparisons ?? []) addComparison(sums, comparison);
  return found?.turn ?? [];
}
