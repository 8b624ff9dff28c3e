/** The pictures that are shipped in `assets`: what there is, and how each is drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../engine/index.ts';
import { artwork, EMBLEMS, emojiName, type PictureRequest } from '../render/index.ts';

/** The folder they are in. */
export const ASSETS = join(import.meta.dirname, '..', '..', 'assets');

/** Photographs, which are kept as they are: `npm run phone -- --out FILE`, made smaller. */
export const PHOTOGRAPHS: readonly string[] = ['readme/phone.png'];

/**
 * Each picture by its path in that folder, to be drawn as a PNG file. They are drawn in this thread, so that nothing
 * may be drawn by `draw` at the same time.
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

/** Pixels: as wide as GitHub shows a README. */
const WIDTH = 900;

/**
 * Pictures for the README, of one game. Its positions are kept, and not played again: under other rules it would be
 * another game. (It is that of `npm run render -- --players 3 --seed front61`, after 132 moves and at its end.)
 */
function readmePictures(): Record<'table' | 'choices' | 'player' | 'score', PictureRequest> {
  const file = readFileSync(join(import.meta.dirname, 'asset-game.jsonl'), 'utf8');
  const [middle, end] = file.trim().split('\n').map(sceneOf);
  if (middle === undefined || end === undefined) throw new Error('asset-game.jsonl lacks a position');
  return {
    table: { ...middle, view: 'table' },
    choices: { ...middle, view: 'map', highlight: 'cow' },
    player: { ...middle, view: 'player' },
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
