/** Pictures put together from sections: they look like pictures drawn at once. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type GameState, graphOf } from '../../../src/engine/index.ts';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { rowsOf } from '../../../src/render/encode.ts';
import type { PictureRequest, View } from '../../../src/render/index.ts';
import { drawPicture, paint } from '../../../src/render/render-picture.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

/** Checks that a picture put together from sections has the same pixels as when it is drawn at once. */
async function expectSamePixels(request: PictureRequest, which: string): Promise<void> {
  const whole = paint(request);
  const joined = await drawPicture(request);
  expect([joined.width, joined.height], which).toEqual([whole.width, whole.height]);
  expect(rowsIn(joined.png).equals(rowsOf(whole)), which).toBe(true);
  releaseSurface(whole);
}

/** Returns the rows of one of our files, which are a palette index for each pixel. */
function rowsIn(png: Buffer): Buffer {
  const start = png.indexOf('IDAT') + 4;
  return inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
}

describe('a picture of panels', () => {
  const { states } = playedGame('sections', 3);
  const places = [2, 40, 41, 42, 120].map((place) => Math.min(place, states.length - 1));
  const views: readonly View[] = ['boards', 'players', 'market', 'contracts', 'player', 'score'];

  it.each(views)('drawn section by section shows the same pixels: %s', async (view) => {
    for (const place of places) {
      const state = states[place] as (typeof states)[number];
      await expectSamePixels(
        { state, view, language: 'en', names: ['Ann', 'Ben', 'Cat'] },
        `position ${place}`,
      );
    }
  });
});

describe('a map', () => {
  /** More maps than are cached as bitmaps: some are unpacked band by band. */
  const games = ['map', 'glen', 'firth', 'moor', 'isle'].map((seed) => playedGame(seed, 4).states);
  const spacesOf = (state: GameState) => graphOf(state).spaces.map(({ name }) => name);

  const wishes: readonly [string, (state: GameState) => Partial<PictureRequest>][] = [
    ['units', () => ({})],
    [
      'the last turn, choices and a plan',
      (state) => {
        const spaces = spacesOf(state);
        return { last: spaces.slice(0, 20), possible: spaces.slice(10, 50), chosen: spaces.slice(40, 60) };
      },
    ],
    ['prices', () => ({ highlight: 'sheep', seat: 1 })],
    ['reachable spaces', () => ({ highlight: 'reach', seat: 2 })],
    ['spaces to row to', () => ({ highlight: 'row', seat: 0 })],
    ['other colours', () => ({ colours: [3, 2, 1, 0], language: 'pl' })],
  ];

  it.each(wishes.map(([name, wish], n) => [name, wish, n] as const))(
    'drawn band by band shows the same pixels: %s',
    async (_, wish, n) => {
      for (const [i, states] of games.entries()) {
        // Each wish is drawn early, midway and at the end, and each game too.
        const place = [3, 90, states.length - 1][(i + n) % 3] as number;
        const state = states[place] as GameState;
        const request = { state, view: 'map', language: 'en', names: ['Ann', 'Ben', 'Cat', 'Dot'] } as const;
        await expectSamePixels({ ...request, ...wish(state) }, `game ${i}, position ${place}`);
      }
    },
  );
});
