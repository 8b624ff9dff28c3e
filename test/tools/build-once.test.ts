/** Folders that several processes build, such as the bundles of test programs. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { buildOnce } from '../../src/tools/build-once.ts';

const it = base.extend<{ home: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a fixture needs from its pattern.
  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'build-once-'));
    await use(home);
    rmSync(home, { recursive: true });
  },
});

/** A build that takes a moment, counts its calls, and writes its name. */
function builder(name: string) {
  const build = async (into: string): Promise<void> => {
    build.calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(join(into, 'name'), name);
  };
  build.calls = 0;
  return build;
}

describe('a folder', () => {
  it('is built once for all processes of a run, and not again for later runs', async ({ home }) => {
    const build = builder('first');
    const folder = join(home, 'bundle');
    await Promise.all([1, 2, 3].map(() => buildOnce(folder, '1', build)));
    await buildOnce(folder, '2', build);
    expect(build.calls).toBe(1);
    expect(readdirSync(home)).toEqual(['bundle']);
  });

  it('is the first one if two runs build it at the same time', async ({ home }) => {
    const folder = join(home, 'bundle');
    await Promise.all([buildOnce(folder, '1', builder('one')), buildOnce(folder, '2', builder('two'))]);
    expect(readFileSync(join(folder, 'name'), 'utf8')).toMatch(/^(one|two)$/);
    expect(readdirSync(home)).toEqual(['bundle']);
  });

  it('does not wait for a run that was killed while it built', async ({ home }) => {
    const folder = join(home, 'bundle');
    mkdirSync(`${folder}.new1`);
    await buildOnce(folder, '2', builder('whole'));
    expect(readFileSync(join(folder, 'name'), 'utf8')).toBe('whole');
  });

  it('does not exist after a build that failed, and can be built again', async ({ home }) => {
    const folder = join(home, 'bundle');
    const failing = () => Promise.reject(new Error('no space left'));
    await expect(buildOnce(folder, '1', failing)).rejects.toThrow('no space left');
    expect(readdirSync(home)).toEqual([]);
    await buildOnce(folder, '1', builder('again'));
    expect(readdirSync(folder)).toEqual(['name']);
  });
});
