/** The folder of an album: ownership check and files. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Marks a folder as containing an album. */
const MARK = '<!-- Made by caledonia-by-post demo. -->';
const PLACEHOLDER = '<!doctype html><title>An album to be</title>The game is still being played.';
const PAGE = 'index.html';
const PICTURES = 'pictures';

export interface Folder {
  pictures(): number;
  /** Stores a file, once per content. Returns its path in the folder. */
  keep(bytes: Uint8Array, name: string): Promise<string>;
  write(page: string): Promise<void>;
}

/** Prepares the folder and removes an older album from it. Returns an error message if it contains anything else. */
export async function openFolder(path: string): Promise<Folder | string> {
  const refused = await inTheWay(path);
  if (refused !== undefined) return refused;
  const kept = new Map<string, string>();
  const write = (page: string) => writeFile(join(path, PAGE), `${page}${MARK}\n`);
  try {
    await rm(join(path, PICTURES), { recursive: true, force: true });
    await mkdir(join(path, PICTURES), { recursive: true });
    await write(PLACEHOLDER);
  } catch (error) {
    return `The folder ${path} cannot be written to: ${error instanceof Error ? error.message : error}`;
  }
  return {
    pictures: () => kept.size,
    async keep(bytes, name) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      const known = kept.get(hash);
      if (known !== undefined) return known;
      // Numbered, so that the files alone sort in game order.
      const number = String(kept.size + 1).padStart(4, '0');
      const kind = /^\.\w{1,5}$/.exec(extname(name))?.[0] ?? '';
      const file = `${PICTURES}/${number}-${hash}${kind}`;
      kept.set(hash, file);
      await writeFile(join(path, file), bytes);
      return file;
    },
    write,
  };
}

async function inTheWay(path: string): Promise<string | undefined> {
  let files: string[];
  try {
    files = await readdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return code === 'ENOTDIR'
      ? `${path} is a file; --out must be a folder.`
      : `The folder ${path} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  if (files.length === 0) return undefined;
  const page = files.includes(PAGE) ? await readFile(join(path, PAGE), 'utf8') : '';
  return page.includes(MARK)
    ? undefined
    : `The folder ${path} holds something else than an album, so I leave it alone. Choose another with --out.`;
}
