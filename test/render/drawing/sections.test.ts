/** Pictures put together from sections: they look like pictures drawn at once. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { encode } from '../../../src/render/encode.ts';
import type { PictureRequest, View } from '../../../src/render/index.ts';
import { drawPicture, paint } from '../../../src/render/render-picture.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';
import { slowTests } from '../../support/waiting.ts';

slowTests();

const pixelsOf = (png: Buffer) => sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer();

describe('a picture of panels', () => {
  const { states } = playedGame('sections', 3);
  const places = [2, 40, 41, 42, 120].map((place) => Math.min(place, states.length - 1));
  const views: readonly View[] = ['boards', 'players', 'market', 'contracts', 'player', 'score'];

  it.each(views)('drawn section by section shows the same pixels: %s', async (view) => {
    for (const place of places) {
      const request: PictureRequest = {
        ...{ state: states[place] as (typeof states)[number], view, language: 'en' },
        names: ['Ann', 'Ben', 'Cat'],
      };
      const canvas = paint(request);
      const whole = await encode(canvas);
      releaseSurface(canvas);
      const joined = await drawPicture(request);
      expect([joined.width, joined.height], `position ${place}`).toEqual([whole.width, whole.height]);
      expect((await pixelsOf(joined.png)).equals(await pixelsOf(whole.png)), `position ${place}`).toBe(true);
    }
  });
});
