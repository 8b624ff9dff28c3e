/** Worker process of the training: plays each game it receives. */
import { type LevelSettings, parseWeights, thinkWith, type WeightsFile } from '../../ai/index.ts';
import { publicView } from '../../engine/index.ts';
import { serveTasks } from '../../workers/index.ts';
import { playOut } from '../arena/match.ts';

/** A game: a seed, and weights per seat. */
export interface Task {
  readonly seed: string;
  readonly minds: readonly WeightsFile[];
  readonly settings: LevelSettings;
}

serveTasks(({ seed, minds, settings }: Task) => {
  const seats = minds
    .map(parseWeights)
    .map(
      (mind) => (state: Parameters<typeof publicView>[0], seat: number) =>
        thinkWith(publicView(state), seat, `${seed} ${state.moveCount}`, mind, settings).map(
          ({ action }) => action,
        ),
    );
  // Training does not use thinking times.
  return playOut(seed, [], seats, () => 0).points;
}, 0);
