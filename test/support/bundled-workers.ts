/** Lets tests start worker processes from a bundle, which takes a third of the time. */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';
import { programOf } from '../../src/tools/bundling.ts';
import { shareCreated } from './shared-bundles.ts';

/** Modules that name the script of their worker, and that script in the bundle. */
const POOLS: readonly (readonly [module: string, worker: string])[] = [
  ['/src/render/pool.ts', 'drawing-worker.mjs'],
  ['/src/ai/workers/pool.ts', 'thinking-worker.mjs'],
];
const SCRIPT = "new URL('./worker.ts', import.meta.url)";
const workerIn = (id: string) => POOLS.find(([module]) => id.endsWith(module))?.[1];
const ENTRY = new URL('../../src/render/worker.ts', import.meta.url);

export const bundledWorkers: Plugin = {
  name: 'bundled-workers',
  enforce: 'pre',
  // The path of the bundle changes with any source.
  configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
    defineCacheKey(({ id }) => (workerIn(id) === undefined ? undefined : false));
  },
  async transform(code, id) {
    const worker = workerIn(id);
    if (worker === undefined) return undefined;
    if (!code.includes(SCRIPT)) throw new Error(`${id} does not name its worker as ${SCRIPT}`);
    shareCreated();
    const folder = dirname(await programOf(ENTRY));
    return code.replace(SCRIPT, `new URL(${JSON.stringify(pathToFileURL(`${folder}/${worker}`).href)})`);
  },
};
