/** Programs that tests start in processes of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../src/tools/bundling.ts';

const made = new Map<string, Promise<string>>();

/** A program of this project in a few files, which start sooner: made once, and gone with this process. */
export function programOf(file: string): Promise<string> {
  const known = made.get(file);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'caledonia-program-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const program = bundle(pathToFileURL(file), folder);
  made.set(file, program);
  return program;
}
