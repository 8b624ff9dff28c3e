/** Lets all test files use one bundle of each program they start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareBundles } from '../../src/tools/bundling.ts';
import { BUNDLES } from './bundles-folder.ts';

let folder: string | undefined;

/** Makes the folder. Runs once for each project of the configuration; only the first one needs to. */
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
