/**
 * Pictures are like the golden ones, which were reviewed. After an intended change, run `npm run golden` and look at
 * each of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encode } from '../../src/render/encode.ts';
import { type AnyRequest, VIEWS } from '../../src/render/index.ts';
import { paint } from '../../src/render/render-picture.ts';
import { FALLBACK, languages } from '../../src/text/index.ts';
import { difference } from './fixtures/compare.ts';
import {
  alone,
  bidding,
  choosing,
  four,
  moored,
  plain,
  producing,
  review,
  rowing,
  sheet,
} from './fixtures/scenes.ts';

/** Small files, in which every difference is still visible. */
const width = 600;

const PICTURES: Readonly<Record<string, AnyRequest>> = {
  ...Object.fromEntries(VIEWS.map((view) => [`four-${view}`, { ...four(), view, width }])),
  'four-sheep': { ...four(), view: 'map', highlight: 'sheep', width },
  'four-reach': { ...four(), view: 'map', highlight: 'reach', seat: 2, width },
  'four-chosen': { ...four(), view: 'map', possible: ['C4', 'H4'], chosen: ['F5', 'G4'], width },
  'four-colours': { ...four(), view: 'players', colours: [3, 2, 0, 1], width },
  'four-detail': { ...four(), view: 'map', detail: true, width: 240 },
  'moored-detail': { ...moored(), view: 'map', detail: true, width: 300 },
  'rowing-row': { ...rowing(), view: 'map', highlight: 'row', width },
  'four-draft': { ...choosing(), view: 'clans', width },
  'four-auction': { ...bidding(), view: 'clans', width },
  'four-production': { ...producing(), view: 'table', width },
  'alone-table': { ...alone(), view: 'table', width },
  'alone-score': { ...alone(), view: 'score', width },
  sheet: { view: 'sheet', sheet: sheet(), width },
  // Other languages differ in words that the request brings.
  ...Object.fromEntries(
    (['map', 'market', 'contracts', 'player'] as const).map((board) => [
      `review-${board}`,
      { ...review(board), width },
    ]),
  ),
  'alone-race': { ...alone(), view: 'race', width },
  'plain-table': { ...plain(), view: 'table', width },
  // In the other languages too. A table consists of other views.
  ...Object.fromEntries(
    languages
      .filter(({ code }) => code !== FALLBACK)
      .flatMap(({ code: language }) =>
        VIEWS.filter((view) => view !== 'table').map((view) => [
          `four-${view}-${language}`,
          { ...(view === 'clans' ? choosing() : four()), view, language, width },
        ]),
      ),
  ),
};

/** The tolerance of a square for other builds of the libraries, from 0 to 255: see the last test but one. */
const TOLERANCE = 20;

const fileOf = (name: string) => join(import.meta.dirname, 'golden', `${name}.png`);
const drawn = async (request: AnyRequest) => (await encode(paint(request))).png;
const writing = process.env.GOLDEN === 'write';

describe('a picture', () => {
  it.each(Object.entries(PICTURES))(
    writing ? 'is written: %s' : 'looks as it did: %s',
    async (name, request) => {
      const png = await drawn(request);
      if (writing) writeFileSync(fileOf(name), png);
      const { most, x, y } = await difference(readFileSync(fileOf(name)), png);
      expect(most, `around ${x}, ${y}`).toBeLessThan(TOLERANCE);
    },
  );
});

describe('the comparison', () => {
  const original = paint({ ...four(), view: 'map', width });

  it('ignores a shift by a third of a pixel', async () => {
    const { png } = await encode(original);
    const moved = await sharp(png)
      .affine([1, 0, 0, 1], { idx: 0.33, idy: 0.33, background: '#f3ead6' })
      .png()
      .toBuffer();
    const inside = (picture: Buffer) =>
      sharp(picture).extract({ left: 8, top: 8, width: 576, height: 432 }).png().toBuffer();
    const { most } = await difference(await inside(png), await inside(moved));
    expect(most).toBeLessThan(TOLERANCE);
  });

  it('notices a missing piece', async () => {
    const scene = four();
    const players = scene.state.players.map(({ units: { D3: _, ...units }, ...rest }) => ({
      ...rest,
      units,
    }));
    const { most } = await difference(
      await drawn({ ...scene, state: { ...scene.state, players }, view: 'map', width }),
      (await encode(original)).png,
    );
    expect(most).toBeGreaterThan(2 * TOLERANCE);
  });

  it('notices a different number', async () => {
    const scene = four();
    const market = { ...scene.state.market, wool: scene.state.market.wool + 1 };
    const other = await difference(
      await drawn({ ...scene, state: { ...scene.state, market }, view: 'boards', width }),
      await drawn({ ...four(), view: 'boards', width }),
    );
    expect(other.most).toBeGreaterThan(TOLERANCE);
  });
});
