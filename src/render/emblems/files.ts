/** Reads the emblems shipped as files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBLEMS, type Emblem, emojiName } from './names.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'assets', 'emoji');

/** Returns the PNG files of all emblems. Shipped as drawn: another machine might produce other bytes. */
export async function emblemFiles(): Promise<ReadonlyMap<Emblem, Uint8Array>> {
  const files = await Promise.all(
    EMBLEMS.map((emblem) => readFile(join(FOLDER, `${emojiName(emblem)}.png`))),
  );
  return new Map(EMBLEMS.map((emblem, index) => [emblem, files[index] as Uint8Array]));
}
