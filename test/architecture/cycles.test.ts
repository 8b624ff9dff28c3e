/** Tests the detection of import cycles. */
import { describe, expect, it } from 'vitest';
import { cycle, upwardImports } from './fixtures/cycles.ts';
import { scan } from './fixtures/scan.ts';

describe('the search for import cycles', () => {
  const a = (code: string) => scan('src/engine/a.ts', code);
  const b = scan('src/engine/b.ts', `export { c } from './c/index.ts';`);
  const c = scan('src/engine/c/index.ts', `import { a } from '../a.ts';`);

  it('finds one', () => {
    expect(cycle([a(`import { b } from './b.ts';`), b, c])).toEqual([
      'src/engine/a.ts',
      'src/engine/b.ts',
      'src/engine/c/index.ts',
      'src/engine/a.ts',
    ]);
  });
  it('finds a file that imports itself', () => {
    expect(cycle([a(`import { a } from './a.ts';`)])).toHaveLength(2);
  });
  it('finds one of type imports', () => {
    expect(cycle([a(`import type { B } from './b.ts';`), b, c])).toHaveLength(4);
  });
  it('accepts two paths to one file', () => {
    const d = scan('src/engine/d.ts', `import { b } from './b.ts'; import { a } from './a.ts';`);
    expect(cycle([d, a(`import { b } from './b.ts';`), b])).toBeUndefined();
  });
});

describe('the search for upward imports', () => {
  const below = scan('src/core/game/a.ts', `import type { A } from '../above.ts';`);
  const above = (code: string) => scan('src/core/above.ts', code);

  it('finds one of a file that calls the folder', () => {
    expect(upwardImports([below, above(`import { b } from './game/b.ts';`)])).toEqual([
      'src/core/game/a.ts imports src/core/above.ts',
    ]);
  });
  it('accepts those of files that call others, or only name types of the folder', () => {
    expect(upwardImports([below, above(`import { b } from './outbox/b.ts';`)])).toEqual([]);
    expect(upwardImports([below, above(`import type { B } from './game/b.ts';`)])).toEqual([]);
  });
});
