/** What training changes of the weights, and what it can be asked. */
import { describe, expect, it } from 'vitest';
import { mindOf, WRITTEN } from '../../src/ai/index.ts';
import { parseTrainArgs } from '../../src/tools/train/args.ts';
import { changed, parameterNames } from '../../src/tools/train/parameters.ts';

describe('training', () => {
  it('changes every weight, and keeps the shape of a mind', () => {
    const names = parameterNames(WRITTEN);
    const all = changed(WRITTEN, Object.fromEntries(names.map((name) => [name, 0.3])));
    expect(Object.keys(all.weights)).toEqual(Object.keys(WRITTEN.weights));
    for (const [name, weights] of Object.entries(all.weights)) {
      const before = WRITTEN.weights[name as keyof typeof WRITTEN.weights];
      const kept = weights.filter((weight, i) => weight === before[i] && weight !== 0);
      // Neither scaled nor bent is what is scaled up by as much as it is bent down.
      expect(kept.length, name).toBeLessThanOrEqual(1);
    }
    expect(
      mindOf(all)
        .weights.flatMap((one) => [...one])
        .every(Number.isFinite),
    ).toBe(true);
    expect(all.pound.at(-1)).toBe(WRITTEN.pound.at(-1));
  });

  it('changes nothing where nothing is to be changed', () => {
    const { made: _, ...rest } = WRITTEN;
    expect(changed(WRITTEN, {})).toEqual(rest);
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
