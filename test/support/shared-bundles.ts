/** Bundles the programs that tests start once, and not once per test process. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareBundles } from '../../src/tools/bundling.ts';

/** Environment variable with the folder of the bundles. */
const BUNDLES = 'TEST_BUNDLES';

/** Programs that tests start, by folder of the project. */
const IN_FOLDERS = {
  src: ['main'],
  'src/tools': ['backup'],
  'src/tools/bot-process': ['process'],
  'test/ai/workers/fixtures': ['asker', 'failing'],
  'test/bootstrap/fixtures': ['filler'],
  'test/browser/fixtures': ['page-server'],
  'test/e2e/fixtures': ['doomed'],
  'test/e2e/processes/fixtures': ['another', 'colleague'],
  'test/storage/fixtures': ['doer', 'locker', 'taker', 'under-cuts', 'writer'],
};
const PROGRAMS = Object.fromEntries(
  Object.entries(IN_FOLDERS).flatMap(([home, names]) =>
    names.map((name) => [name, new URL(`../../${home}/${name}.ts`, import.meta.url)]),
  ),
);

// As a set-up file, this runs in the test processes.
const inherited = process.env[BUNDLES];
if (inherited !== undefined) shareBundles(inherited, PROGRAMS);

let folder: string | undefined;

/** Creates the folder, before all tests. Each project of the configuration calls this; the first one does it. */
export function setup(): void {
  if (process.env[BUNDLES] !== undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'caledonia-tests-'));
  // Programs are also started as another user.
  chmodSync(folder, 0o755);
  process.env[BUNDLES] = folder;
  shareBundles(folder, PROGRAMS);
}

/** Removes the folder after all tests. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}
