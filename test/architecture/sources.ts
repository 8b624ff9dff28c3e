/** The files of `src`, read from the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, scan } from './scan.ts';

const TOP = join(import.meta.dirname, '..', '..');

/** Every TypeScript file of `src` that is written by hand, by path; a folder that does not exist yet has none. */
export function sources(): Source[] {
  return readdirSync(join(TOP, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.startsWith('src/store/generated/'))
    .sort()
    .map((path) => scan(path, read(path)));
}

/** The text of a file, by its path from the top of the project. */
export function read(path: string): string {
  return readFileSync(join(TOP, path), 'utf8');
}
