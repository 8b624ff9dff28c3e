/** The pictures in `assets/` and how to draw them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../engine/index.ts';
import { artwork, EMBLEMS, emojiName, type PictureRequest } from '../render/index.ts';

export const ASSETS = join(import.meta.dirname, '..', '..', 'assets');

/** Screenshots, which are not redrawn, scaled down: `npm run phone -- --out FILE`, `npm run tools -- page`, `npm run figures`. */
export const PHOTOGRAPHS: readonly string[] = ['readme/phone.png', 'readme/page.png', 'readme/figures.png'];

/**
 * Returns a function per picture that draws it as PNG, by path in `assets/`. They draw in this thread, so never use
 * `draw` at the same time.
 */
export async function assetList(): Promise<Readonly<Record<string, () => Promise<Buffer>>>> {
  const { BRAND, brandPicture, emblemPicture, gamePicture } = await artwork();
  return Object.fromEntries([
    ...BRAND.map((brand) => [`${brand}.png`, () => brandPicture(brand)]),
    ...EMBLEMS.map((emblem) => [`emoji/${emojiName(emblem)}.png`, () => emblemPicture(emblem)]),
    ...Object.entries(readmePictures()).map(([name, request]) => [
      `readme/${name}.png`,
      () => gamePicture(request),
    ]),
  ]);
}

/** In pixels: the width of a README on GitHub. */
const WIDTH = 900;

/**
 * Returns pictures for the README, all of one game. Its positions are stored rather than replayed, because rule changes
 * would make it a different game; their content is `standard`, because its id changes with every value. (Created by
 * `npm run render -- --players 3 --seed front61`, after 132 moves and at the end.)
 */
function readmePictures(): Record<'table' | 'score', PictureRequest> {
  const file = readFileSync(join(import.meta.dirname, 'asset-game.jsonl'), 'utf8');
  const [middle, end] = file.trim().split('\n').map(sceneOf);
  if (middle === undefined || end === undefined) throw new Error('asset-game.jsonl lacks a position');
  return {
    table: { ...middle, view: 'table' },
    score: { ...end, view: 'score' },
  };
}

type Kept = Pick<PictureRequest, 'last' | 'history'> & { readonly version: number; readonly state: unknown };

function sceneOf(line: string): Omit<PictureRequest, 'view'> {
  const { version, state: kept, ...rest } = JSON.parse(line) as Kept;
  const state = readState(version, kept);
  if (state === undefined) throw new Error('a position in asset-game.jsonl is not one that can be read');
  return { ...rest, state, language: 'en', names: ['Aileen', 'Bruce', 'Catriona'], width: WIDTH };
}
