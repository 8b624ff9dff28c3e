/** The train command: improves weights by playing variants against each other on the same deals. */
import { writeFileSync } from 'node:fs';
import { createRng, type LevelSettings, STORED_WEIGHTS, type WeightsFile } from '../../ai/index.ts';
import { openWorkers, type WorkerPool } from '../arena/pool.ts';
import { type Output, runWith } from '../command-line.ts';
import { parseTrainArgs, type TrainOptions } from './args.ts';
import { applyParameters, type Parameters, parameterNames } from './parameters.ts';
import type { Task } from './worker.ts';

/** Fast, but close to the stronger levels. */
const SETTINGS: LevelSettings = { noise: 0, beam: { width: 2, spaces: 2, depth: 25 } };
/** Deals per step: each played solo by both variants, half also against each other with seats swapped. */
const DEALS_PER_STEP = 8;
const GAMES_PER_STEP = 3 * DEALS_PER_STEP;
/** Logarithm of the factor of a trial. */
const TRIAL_SIZE = 0.2;
/** Maximum change per step, and change per point of difference. */
const MAX_STEP = 0.06;
const STEP_PER_POINT = 0.002;
/** Weight of duels, relative to solo games. */
const DUEL_WEIGHT = 0.5;
/** Deals for the final comparison, not used in training. */
const TEST_DEALS = 60;
const STEPS_PER_REPORT = 10;

type Table = WorkerPool<Task, readonly number[]>;

/** Runs `train`: improves the weights by play against themselves and writes them. */
export const train = async (args: readonly string[], output: Output): Promise<number> =>
  await runWith(parseTrainArgs(args), output, (options) => improve(options, output));

async function improve(options: TrainOptions, { out, err }: Output): Promise<number> {
  const table: Table = await openWorkers(new URL('./worker.ts', import.meta.url));
  const learned = await learn(options, table, err);
  const [before, after] = await compared(options, table, [STORED_WEIGHTS, learned]);
  await table.close();
  const made = {
    command: `npm run train -- --games ${options.games} --seed ${options.seed} --out ${options.out}`,
    seed: options.seed,
    games: options.games,
    ...(options.commit === '' ? {} : { commit: options.commit }),
    before,
    after,
    from: STORED_WEIGHTS.made ?? {},
  };
  writeFileSync(options.out, `${JSON.stringify({ made, ...learned }, null, 2)}\n`);
  out(`before=${before} after=${after}\n`);
  return 0;
}

async function learn(
  { games, seed }: TrainOptions,
  table: Table,
  err: (text: string) => void,
): Promise<WeightsFile> {
  const names = parameterNames(STORED_WEIGHTS);
  const steps = Math.ceil(games / GAMES_PER_STEP);
  let here: Parameters = {};
  const sum: Record<string, number> = {};
  let summed = 0;
  for (let step = 0; step < steps; step++) {
    const drawn = createRng(`${seed} step ${step}`);
    const signs = names.map(() => (drawn.next() < 0.5 ? -1 : 1));
    const moved = (by: number): Parameters =>
      Object.fromEntries(names.map((name, i) => [name, (here[name] ?? 0) + by * (signs[i] as number)]));
    const better = await difference(
      table,
      `${seed}-${step}`,
      applyParameters(STORED_WEIGHTS, moved(TRIAL_SIZE)),
      applyParameters(STORED_WEIGHTS, moved(-TRIAL_SIZE)),
    );
    const pace = STEP_PER_POINT / (1 + step / (steps / 2));
    const far = Math.max(-MAX_STEP, Math.min(MAX_STEP, (pace * better) / (2 * TRIAL_SIZE)));
    here = moved(far);
    if (step >= (steps * 2) / 3) {
      for (const name of names) sum[name] = (sum[name] ?? 0) + (here[name] ?? 0);
      summed++;
    }
    if ((step + 1) % STEPS_PER_REPORT === 0) err(`step ${step + 1} of ${steps}\n`);
  }
  return applyParameters(
    STORED_WEIGHTS,
    Object.fromEntries(names.map((name) => [name, (sum[name] ?? 0) / Math.max(1, summed)])),
  );
}

/** Returns the mean point difference of `a` over `b`, solo and against each other. */
async function difference(table: Table, seed: string, a: WeightsFile, b: WeightsFile): Promise<number> {
  const task = (deal: number, minds: readonly WeightsFile[]): Task => ({
    seed: `${seed}-${deal}`,
    minds,
    settings: SETTINGS,
  });
  const deals = Array.from({ length: DEALS_PER_STEP }, (_, deal) => deal);
  const tasks = [
    ...deals.flatMap((deal) => [task(deal, [a]), task(deal, [b])]),
    ...deals.map((deal) => task(DEALS_PER_STEP + (deal >> 1), deal % 2 === 0 ? [a, b] : [b, a])),
  ];
  const points = await table.run(tasks);
  const of = (i: number, seat: number) => points[i]?.[seat] ?? 0;
  const alone = deals.reduce((sum, deal) => sum + of(2 * deal, 0) - of(2 * deal + 1, 0), 0) / DEALS_PER_STEP;
  const duels = deals.reduce((sum, deal) => {
    const margin = of(2 * DEALS_PER_STEP + deal, 0) - of(2 * DEALS_PER_STEP + deal, 1);
    return sum + (deal % 2 === 0 ? margin : -margin);
  }, 0);
  return alone + (DUEL_WEIGHT * duels) / DEALS_PER_STEP;
}

/** Returns the mean solo points of each set of weights on held-out deals. */
async function compared(
  { seed }: TrainOptions,
  table: Table,
  minds: readonly WeightsFile[],
): Promise<number[]> {
  const tasks = minds.flatMap((mind) =>
    Array.from(
      { length: TEST_DEALS },
      (_, deal): Task => ({ seed: `${seed}-held-${deal}`, minds: [mind], settings: SETTINGS }),
    ),
  );
  const points = await table.run(tasks);
  return minds.map((_, i) => {
    const own = points.slice(i * TEST_DEALS, (i + 1) * TEST_DEALS);
    return Number((own.reduce((sum, [one = 0]) => sum + one, 0) / TEST_DEALS).toFixed(1));
  });
}
