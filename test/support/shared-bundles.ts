/** Bundles each program that tests start once, and not once per test process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareBundles } from '../../src/tools/bundling.ts';

/** Environment variable with the folder of the bundles. */
const BUNDLES = 'TEST_BUNDLES';

// As a set-up file, this runs in the test processes.
const inherited = process.env[BUNDLES];
if (inherited !== undefined) shareBundles(inherited);

let folder: string | undefined;

/** Creates the folder, before all tests. Each project of the configuration calls this; the first one does it. */
export function setup(): void {
  if (process.env[BUNDLES] !== undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'caledonia-tests-'));
  process.env[BUNDLES] = folder;
  shareBundles(folder);
}

/** Removes the folder after all tests. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}
