/** Pictures put together from sections: they look like pictures drawn at once. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type GameState, graphOf } from '../../../src/engine/index.ts';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { encode } from '../../../src/render/encode.ts';
import type { PictureRequest, View } from '../../../src/render/index.ts';
import { drawPicture, paint } from '../../../src/render/render-picture.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

/** Checks that a picture put together from sections has the same pixels as when it is drawn at once. */
async function expectSamePixels(request: PictureRequest, which: string): Promise<void> {
  const canvas = paint(request);
  const whole = await encode(canvas);
  releaseSurface(canvas);
  const joined = await drawPicture(request);
  expect([joined.width, joined.height], which).toEqual([whole.width, whole.height]);
  expect((await pixelsOf(joined.png)).equals(await pixelsOf(whole.png)), which).toBe(true);
}

const pixelsOf = (png: Buffer) => sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer();

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

  it.each<[string, (state: GameState) => Partial<PictureRequest>]>([
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
  ])('drawn band by band shows the same pixels: %s', async (_, marks) => {
    for (const [i, states] of games.entries()) {
      for (const place of [3, 90, states.length - 1]) {
        const state = states[place] as GameState;
        const request = { state, view: 'map', language: 'en', names: ['Ann', 'Ben', 'Cat', 'Dot'] } as const;
        await expectSamePixels({ ...request, ...marks(state) }, `game ${i}, position ${place}`);
      }
    }
  });
});
