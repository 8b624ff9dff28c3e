/** Builds a folder that several processes want. */
import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/**
 * Builds a folder unless it exists. It appears complete: `build` fills another one, which is then renamed. One
 * process of a run builds it, and the others wait; they never wait for another run. Rejects if `build`
 * does.
 */
export async function buildOnce(
  folder: string,
  run: string,
  build: (into: string) => Promise<unknown>,
): Promise<void> {
  const built = `${folder}.new${run}`;
  while (!existsSync(folder)) {
    if (!(await reserve(built))) {
      await setTimeout(LOOK_EVERY_MS);
      continue;
    }
    try {
      // Another process may have finished in between.
      if (!existsSync(folder)) await build(built).then(() => moveUnlessMade(built, folder));
    } finally {
      rmSync(built, { recursive: true, force: true });
    }
  }
}

/** Renames a folder, unless another run has made one of that name. */
async function moveUnlessMade(built: string, folder: string): Promise<void> {
  try {
    await rename(built, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Creates a folder. Returns `false` if it exists. */
async function reserve(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
