/** The train command: learns weights from playouts and measures them on other deals. */
import { writeFileSync } from 'node:fs';
import { LEVEL_SETTINGS, type LevelSettings, STORED_WEIGHTS, type WeightsFile } from '../../ai/index.ts';
import { runTasks } from '../arena/pool.ts';
import { formatMean, meanOf } from '../arena/run.ts';
import { type Output, runWith } from '../command-line.ts';
import { parseTrainArgs, type TrainOptions } from './args.ts';
import { addSums, emptySums, fitted } from './regression.ts';
import type { Task, TaskResult } from './worker.ts';

/** Plays the turns that are not observed: fast, but close to the stronger levels. */
const SETTINGS: LevelSettings = { noise: 0, beam: { width: 8, spaces: 3, depth: 12 }, lastTurnPlays: 500 };
/** Every so many games, one is for two players. */
const DUEL_EVERY = 4;
/** Share of the way to the fitted weights. Playouts only know positions that the present weights lead to. */
const STEP_SHARE = 0.5;
/** Deals for the final comparison, not used in training. */
const TEST_DEALS = 60;
const GAMES_PER_REPORT = 10;

const WORKER = new URL('./worker.ts', import.meta.url);

/** Runs `train`: learns weights from play and writes them. */
export const train = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parseTrainArgs(args), output, (options) => improve(options, output));

async function improve(options: TrainOptions, { out, err }: Output): Promise<number> {
  const { games, steps, seed, commit } = options;
  const write = (made: object, weights: WeightsFile) =>
    writeFileSync(options.out, `${JSON.stringify({ ...weights, made }, null, 2)}\n`);
  const learned = await learn(options, err, (step, weights) => write({ step }, weights));
  const { before, after, gain } = await compared(seed, learned);
  const made = {
    command: `npm run train -- --games ${games} --steps ${steps} --seed ${seed} --out ${options.out}`,
    seed,
    games: games * steps,
    ...(commit === '' ? {} : { commit }),
    before,
    after,
    gain,
    from: STORED_WEIGHTS.made ?? {},
  };
  write(made, learned);
  out(`before=${before} after=${after} gain=${gain}\n`);
  return 0;
}

async function learn(
  { games, steps, seed }: TrainOptions,
  err: (text: string) => void,
  onStep: (step: number, weights: WeightsFile) => void,
): Promise<WeightsFile> {
  const sums = emptySums();
  let weights = STORED_WEIGHTS;
  for (let step = 1; step <= steps; step++) {
    const tasks = Array.from(
      { length: games },
      (_, game): Task => ({
        seed: `${seed}-${step}-${game}`,
        players: game % DUEL_EVERY === DUEL_EVERY - 1 ? 2 : 1,
        weights,
        settings: SETTINGS,
        observed: true,
      }),
    );
    const results = await runTasks<Task, TaskResult>(WORKER, tasks, (done) => {
      if (done % GAMES_PER_REPORT === 0) err(`step ${step} of ${steps}: ${done} of ${games} games\n`);
    });
    for (const result of results) addSums(sums, result.sums);
    weights = fitted(weights, sums, STEP_SHARE);
    // Intermediate results survive an interrupted run.
    onStep(step, weights);
  }
  return weights;
}

interface Comparison {
  readonly before: number;
  readonly after: number;
  /** Points and the half-width of the 95 % interval. */
  readonly gain: string;
}

/** Compares the mean points of a Laird with the stored and the learned weights. */
async function compared(seed: string, learned: WeightsFile): Promise<Comparison> {
  const tasks = [STORED_WEIGHTS, learned].flatMap((weights) =>
    Array.from(
      { length: TEST_DEALS },
      (_, deal): Task => ({
        seed: `${seed}-held-${deal}`,
        players: 1,
        weights,
        settings: LEVEL_SETTINGS.laird,
        observed: false,
      }),
    ),
  );
  const results = await runTasks<Task, TaskResult>(WORKER, tasks);
  const points = results.map((result) => result.points[0] ?? 0);
  const old = points.slice(0, TEST_DEALS);
  const gains = points.slice(TEST_DEALS).map((one, deal) => one - (old[deal] ?? 0));
  return {
    before: Number(meanOf(old).toFixed(1)),
    after: Number(meanOf(points.slice(TEST_DEALS)).toFixed(1)),
    gain: formatMean(gains, 1),
  };
}
