/** Bundles the programs that tests start once for all test processes, and for later runs of the same sources. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../src/durations.ts';
import { shareBundles } from '../../src/tools/bundling.ts';

/** Environment variables with the folder of the bundles, and with a name of the test run. */
const BUNDLES = 'TEST_BUNDLES';
const RUN = 'TEST_RUN';

/** Files and folders that bundles are made from. `filesIn` leaves out the tests themselves. */
const SOURCES = ['package-lock.json', 'src', 'test'];

/** Programs that tests start, by folder of the project. */
const IN_FOLDERS = {
  src: ['main'],
  'src/tools': ['backup'],
  'src/tools/bot-process': ['process'],
  'test/ai/workers/fixtures': ['asker', 'failing'],
  'test/bootstrap/fixtures': ['filler'],
  'test/browser/fixtures': ['page-server'],
  'test/e2e/fixtures': ['doomed'],
  'test/e2e/processes/fixtures': ['colleague'],
  'test/e2e/shards/fixtures': ['another'],
  'test/storage/fixtures': ['doer', 'locker', 'taker', 'under-cuts', 'writer'],
};
const PROGRAMS = Object.fromEntries(
  Object.entries(IN_FOLDERS).flatMap(([home, names]) =>
    names.map((name) => [name, new URL(`../../${home}/${name}.ts`, import.meta.url)]),
  ),
);

/** Uses the folder that `setup` created, if any. */
export function shareCreated(): void {
  const { [BUNDLES]: folder, [RUN]: run = '' } = process.env;
  if (folder !== undefined) shareBundles(folder, run, PROGRAMS);
}

// As a set-up file, this runs in the test processes.
shareCreated();

/** Creates the folder, before all tests. Each project of the configuration calls this; the first one does it. */
export function setup(): void {
  if (process.env[BUNDLES] !== undefined) return;
  const cache = join(realpathSync('node_modules'), '.test-bundles');
  const folder = join(cache, versionOfSources());
  mkdirSync(folder, { recursive: true });
  // Its age is the time since a run last used it.
  const now = new Date();
  utimesSync(folder, now, now);
  for (const name of readdirSync(cache)) removeIfOld(join(cache, name));
  process.env[BUNDLES] = folder;
  process.env[RUN] = `${process.pid}`;
}

/** Returns a hash that changes with every change of the sources, and differs between copies of the project. */
function versionOfSources(): string {
  const hash = createHash('sha256').update(process.cwd());
  for (const path of SOURCES.flatMap(filesIn).sort()) {
    const file = statSync(path, { throwIfNoEntry: false });
    hash.update(`${path} ${file?.size} ${file?.mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return source === 'test' ? files.filter((path) => /fixtures|support/.test(path)) : files;
}

function removeIfOld(path: string): void {
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
}
