/**
 * Draws each view once, small, and gives that picture again whenever it is asked for. Drawing would be most of
 * the work of these tests, and what is in the pictures is looked at in those of `render`. Imported first.
 */
import { vi } from 'vitest';
import type { Picture, PictureRequest, View } from '../../src/render/index.ts';

const WIDTH = 320;

vi.mock('../../src/render/index.ts', async (load) => {
  const render = await load<typeof import('../../src/render/index.ts')>();
  const drawn = new Map<View, Promise<Picture>>();
  const draw = (request: PictureRequest): Promise<Picture> => {
    const picture = drawn.get(request.view) ?? render.draw({ ...request, width: WIDTH });
    drawn.set(request.view, picture);
    return picture;
  };
  return { ...render, draw };
});
