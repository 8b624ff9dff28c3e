/** Training: the weights it changes, and its options. */
import { describe, expect, it } from 'vitest';
import { parseWeights, STORED_WEIGHTS } from '../../src/ai/index.ts';
import { parseTrainArgs } from '../../src/tools/train/args.ts';
import { applyParameters, parameterNames } from '../../src/tools/train/parameters.ts';

describe('training', () => {
  it('changes every weight, and keeps the format', () => {
    const names = parameterNames(STORED_WEIGHTS);
    const all = applyParameters(STORED_WEIGHTS, Object.fromEntries(names.map((name) => [name, 0.3])));
    expect(Object.keys(all.weights)).toEqual(Object.keys(STORED_WEIGHTS.weights));
    for (const [name, weights] of Object.entries(all.weights)) {
      const before = STORED_WEIGHTS.weights[name as keyof typeof STORED_WEIGHTS.weights];
      const kept = weights.filter((weight, i) => weight === before[i] && weight !== 0);
      // Scaling up and bending down by the same amount cancel out.
      expect(kept.length, name).toBeLessThanOrEqual(1);
    }
    expect(
      parseWeights(all)
        .byStage.flatMap((one) => [...one])
        .every(Number.isFinite),
    ).toBe(true);
    expect(all.pound.at(-1)).toBe(STORED_WEIGHTS.pound.at(-1));
  });

  it('without parameters changes nothing', () => {
    const { made: _, ...rest } = STORED_WEIGHTS;
    expect(applyParameters(STORED_WEIGHTS, {})).toEqual(rest);
  });

  it('reads its arguments and refuses incomplete or wrong ones', () => {
    expect(parseTrainArgs(['--out', 'w.json', '--games', '48', '--seed', 'abc'])).toEqual({
      ok: true,
      options: { out: 'w.json', games: 48, seed: 'abc', commit: '' },
    });
    expect(parseTrainArgs([])).toMatchObject({ ok: false });
    expect(parseTrainArgs(['--out', 'w.json', '--games', '0'])).toMatchObject({ ok: false });
  });
});
