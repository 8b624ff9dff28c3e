/** Worker process of the calibration: compares one prediction of the coach with games played on. */
import { type PredictedLoss, predictionOf } from '../../ai/index.ts';
import { endWithParent, serveTasks } from '../../workers/index.ts';
import { playComputerGame } from '../computer-game.ts';

export interface Task {
  readonly seed: string;
  readonly players: number;
  readonly round: number;
  readonly futures: number;
  readonly worlds: number;
}

export interface Prediction extends PredictedLoss {
  readonly round: number;
}

/** Tries the games of a seed until one has a turn in that round that could be criticised. */
endWithParent();
serveTasks(({ seed, players, round, futures, worlds }: Task): Prediction | undefined => {
  for (let attempt = 0; attempt < 4; attempt++) {
    const word = `${seed} ${attempt}`;
    const game = playComputerGame(
      word,
      Array.from({ length: players }, () => 'crofter' as const),
    );
    const found = predictionOf(game, 0, round, word, { futures, worlds });
    if (found !== undefined) return { round, ...found };
  }
  return undefined;
}, 0);
