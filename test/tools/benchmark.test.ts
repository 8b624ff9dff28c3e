/** The benchmark at its shortest: it measures everything in its table. */
import { expect, it } from 'vitest';
import { CONTENT } from '../../src/content/index.ts';
import { registerContent } from '../../src/engine/index.ts';
import { benchmark } from '../../src/tools/benchmark.ts';

it('gives a table of medians with their spread', async () => {
  const table = await benchmark(CONTENT, registerContent(CONTENT), { games: 1, time: 5 });
  for (const name of ['copy: JSON', 'structuredClone', 'play', 'legalActions', 'projectedScore', 'replay']) {
    expect(table, name).toMatch(new RegExp(`^.*${name}.* \\d+(\\.\\d)? (µs|ms) .*–.*–.*$`, 'm'));
  }
  expect(table).toContain('worst kind');
  expect(table).not.toContain('errored');
});
