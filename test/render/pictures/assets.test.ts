/**
 * The pictures in `assets` are as they would be drawn now. After an intended change, run `npm run assets` and look at
 * them, at emblems in 22 pixels too.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT } from '../../../src/content/index.ts';
import { EMBLEMS, type Emblem, emojiName, PORT_EMBLEMS, portEmblem } from '../../../src/render/index.ts';
import { ASSETS, assetList, PHOTOGRAPHS } from '../../../src/tools/asset-list.ts';
import { difference } from '../fixtures/compare.ts';

/** The tolerance for other builds of the libraries: see `golden.test.ts`. */
const TOLERANCE = 20;
/** Discord's backgrounds in the dark and light themes. */
const GROUNDS = ['#313338', '#ffffff'] as const;

const list = await assetList();
const shipped = (path: string) => readFileSync(join(ASSETS, path));
const emojiFile = (emblem: Emblem) => `emoji/${emojiName(emblem)}.png`;

describe('the folder of assets', () => {
  const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(ASSETS, path)).isFile());

  it('holds exactly the listed pictures', () => {
    expect(files.sort()).toEqual([...Object.keys(list), ...PHOTOGRAPHS].sort());
  });
  it.each(PHOTOGRAPHS)('has a photograph of less than 150 KiB: %s', (path) => {
    expect(shipped(path).byteLength).toBeLessThan(150 * 1024);
  });
  it('has a game whose content is that of today, so that it can be drawn after a change of values', () => {
    const game = readFileSync(join(ASSETS, '..', 'src/tools/asset-game.jsonl'), 'utf8');
    const ids = [...game.matchAll(/"content":"(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['standard', 'standard']);
  });
  it('is smaller than 1.5 MiB', () => {
    const bytes = files.reduce((sum, path) => sum + shipped(path).byteLength, 0);
    expect(bytes).toBeLessThan(1.5 * 2 ** 20);
  });
});

describe('an asset', () => {
  it.each(Object.keys(list))('equals what would be drawn now: %s', async (path) => {
    const drawn = (await list[path]?.()) as Buffer;
    for (const ground of GROUNDS) {
      const { most, x, y } = await difference(shipped(path), drawn, ground);
      expect(most, `around ${x}, ${y}`).toBeLessThan(TOLERANCE);
    }
  });
  it.each([
    ['icon', 1024, 1024],
    ['banner', 680, 240],
    ['card', 1280, 640],
  ])('has the size required by Discord or GitHub: %s', async (name, width, height) => {
    expect(await sharp(shipped(`${name}.png`)).metadata()).toMatchObject({ width, height });
  });
});

describe('an emblem', () => {
  it.each(EMBLEMS)('can be an emoji of Discord: %s', async (emblem) => {
    const png = shipped(emojiFile(emblem));
    expect(emojiName(emblem)).toMatch(/^[a-z0-9_]{2,32}$/);
    expect(png.byteLength).toBeLessThan(16 * 1024);
    expect(await sharp(png).metadata()).toMatchObject({ width: 128, height: 128, hasAlpha: true });
  });
  it('has a distinct name', () => {
    expect(new Set(EMBLEMS.map(emojiName)).size).toBe(EMBLEMS.length);
  });
  it('exists once for each port tile', () => {
    const used = CONTENT.portTiles.map(({ effect }) => portEmblem(effect));
    expect(used.sort()).toEqual([...PORT_EMBLEMS].sort());
  });

  /** Greys of all emblems in a line of text. */
  const greysOn = async (background: string) =>
    await Promise.all(
      EMBLEMS.map((emblem) =>
        sharp(shipped(emojiFile(emblem)))
          .flatten({ background })
          .resize(22, 22)
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
  const greys = new Map<string, Buffer[]>();
  beforeAll(async () => {
    for (const ground of GROUNDS) greys.set(ground, await greysOn(ground));
  });
  const apart = (a: Buffer, b: Buffer) =>
    a.reduce((sum, grey, i) => sum + Math.abs(grey - (b[i] as number)), 0) / a.length;

  it.each(GROUNDS)('differs from all others even without colour, in a line of text on %s', (ground) => {
    const seen = greys.get(ground) ?? [];
    const pairs = EMBLEMS.flatMap((one, i) =>
      EMBLEMS.slice(0, i).map((other, j) => ({
        pair: `${one}, ${other}`,
        off: apart(seen[i] as Buffer, seen[j] as Buffer),
      })),
    );
    expect(pairs).not.toEqual([]);
    expect(pairs.filter(({ off }) => off < 10)).toEqual([]);
  });
  it.each(GROUNDS)('stands out from its background: %s', async (ground) => {
    const blank = await sharp({ create: { width: 22, height: 22, channels: 3, background: ground } })
      .greyscale()
      .raw()
      .toBuffer();
    const faint = (greys.get(ground) ?? []).map((grey, i) => ({
      emblem: EMBLEMS[i],
      off: apart(grey, blank),
    }));
    expect(faint).not.toEqual([]);
    expect(faint.filter(({ off }) => off < 30)).toEqual([]);
  });
});
