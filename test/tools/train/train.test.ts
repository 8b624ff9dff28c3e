/** Training: what it compares, the weights it fits, and its options. */
import { describe, expect, it } from 'vitest';
import {
  type Alternative,
  alternativesOfTurn,
  createRng,
  FEATURES,
  parseWeights,
  STORED_WEIGHTS,
  type WeightsFile,
} from '../../../src/ai/index.ts';
import { type GameState, play, publicView, requiredDecisions, type Seat } from '../../../src/engine/index.ts';
import { parseTrainArgs } from '../../../src/tools/train/args.ts';
import { addComparison, addSums, emptySums, fitted } from '../../../src/tools/train/regression.ts';
import { positions } from '../../ai/fixtures/positions.ts';

const WEIGHTS = parseWeights(STORED_WEIGHTS);
const NAMES = FEATURES.map(([name]) => name);

/** A turn of a solo game in which several moves are possible. */
function turnOf(round: number): { state: GameState; seat: Seat } {
  for (const { state, seat } of positions('training', 1, { players: 1 })) {
    const isTurn = requiredDecisions(state).some(({ kind }) => kind === 'turn');
    if (isTurn && state.round === round && !state.turn?.mainDone) return { state, seat };
  }
  throw new Error(`no turn in round ${round}`);
}

describe('alternatives of a turn', () => {
  it('are ends of the round and moves within it, the same for the same seed', () => {
    const { state, seat } = turnOf(4);
    const compared = () => alternativesOfTurn(publicView(state), seat, 'seed', WEIGHTS);
    const found = compared();
    const [ends = [], moves = []] = found?.comparisons ?? [];
    expect(new Set(ends.map(({ stage }) => stage))).toEqual(new Set([5]));
    expect(new Set(moves.map(({ stage }) => stage))).toEqual(new Set([4]));
    expect(moves.length).toBeGreaterThan(1);
    for (const { points, certain, features } of [...ends, ...moves])
      expect([points, certain, ...features].every(Number.isFinite)).toBe(true);
    const [first] = found?.turn ?? [];
    expect(first && play(state, seat, first).ok).toBe(true);
    expect(compared()).toEqual(found);
  });

  it('in the last round, ends are not compared, because no weight values them', () => {
    const { state, seat } = turnOf(5);
    const [ends, moves] = alternativesOfTurn(publicView(state), seat, 'seed', WEIGHTS)?.comparisons ?? [];
    expect(ends).toEqual([]);
    expect(new Set(moves?.map(({ stage }) => stage))).toEqual(new Set([5]));
  });
});

/** Alternatives of a stage whose points follow from these weights, and a number that all of them share. */
function comparison(weights: WeightsFile, stage: number, seed: string): Alternative[] {
  const rng = createRng(seed);
  const shared = rng.int(50);
  return Array.from({ length: 12 }, () => {
    const features = Float64Array.from(NAMES, () => rng.next() * 2);
    const certain = rng.int(20);
    const points = NAMES.reduce(
      (sum, name, i) => sum + (weights.weights[name][stage - 1] ?? 0) * (features[i] ?? 0),
      certain + shared,
    );
    return { stage, features, certain, points };
  });
}

const distance = (a: WeightsFile, b: WeightsFile, stage: number): number =>
  Math.hypot(...NAMES.map((name) => (a.weights[name][stage - 1] ?? 0) - (b.weights[name][stage - 1] ?? 0)));

describe('training', () => {
  const doubled: WeightsFile = {
    ...STORED_WEIGHTS,
    weights: Object.fromEntries(
      NAMES.map((name) => [name, STORED_WEIGHTS.weights[name].map((weight) => 2 * weight)]),
    ) as unknown as WeightsFile['weights'],
  };

  it('finds the weights that explain the points, and leaves other stages alone', () => {
    const sums = emptySums();
    for (let i = 0; i < 100; i++) {
      const one = emptySums();
      addComparison(one, comparison(doubled, 3, `case ${i}`));
      addSums(sums, one);
    }
    const learned = fitted(STORED_WEIGHTS, sums, 1);
    expect(distance(learned, doubled, 3)).toBeLessThan(distance(STORED_WEIGHTS, doubled, 3) / 10);
    for (const stage of [1, 2, 4, 5]) expect(distance(learned, STORED_WEIGHTS, stage), `${stage}`).toBe(0);
    expect(learned.pound).toEqual(STORED_WEIGHTS.pound);
    expect(learned.taste).toEqual(STORED_WEIGHTS.taste);
  });

  it('goes part of the way in a step', () => {
    const sums = emptySums();
    for (let i = 0; i < 20; i++) addComparison(sums, comparison(doubled, 2, `case ${i}`));
    const half = fitted(STORED_WEIGHTS, sums, 0.5);
    const whole = fitted(STORED_WEIGHTS, sums, 1);
    for (const name of NAMES) {
      const [from, to, between] = [STORED_WEIGHTS, whole, half].map((one) => one.weights[name][1] ?? 0);
      expect(between, name).toBeCloseTo(((from ?? 0) + (to ?? 0)) / 2, 3);
    }
  });

  it('learns nothing from a turn without a choice', () => {
    const sums = emptySums();
    addComparison(sums, []);
    addComparison(sums, comparison(doubled, 3, 'one').slice(0, 1));
    expect(sums).toEqual(emptySums());
    const { made: _, ...rest } = STORED_WEIGHTS;
    expect(fitted(STORED_WEIGHTS, sums, 1)).toEqual(rest);
  });

  it('reads its arguments and refuses incomplete or wrong ones', () => {
    expect(parseTrainArgs(['--out', 'w.json', '--games', '48', '--seed', 'abc'])).toEqual({
      ok: true,
      options: { out: 'w.json', games: 48, steps: 2, seed: 'abc', commit: '' },
    });
    expect(parseTrainArgs([])).toMatchObject({ ok: false });
    expect(parseTrainArgs(['--out', 'w.json', '--games', '0'])).toMatchObject({ ok: false });
    expect(parseTrainArgs(['--out', 'w.json', '--steps', '0'])).toMatchObject({ ok: false });
  });
});
