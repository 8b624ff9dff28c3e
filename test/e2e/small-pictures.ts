/**
 * Draws each view once, small, and gives that picture again whenever it is asked for; and so with replays. Drawing would
 * be most of the work of these tests, and what is in the pictures is looked at in those of `render`. Imported first.
 */
import { vi } from 'vitest';
import type { Picture, PictureRequest, ReplayFile, ReplayRequest, View } from '../../src/render/index.ts';

const WIDTH = 320;

vi.mock('../../src/render/index.ts', async (load) => {
  const render = await load<typeof import('../../src/render/index.ts')>();
  const drawn = new Map<View, Promise<Picture>>();
  const draw = (request: PictureRequest): Promise<Picture> => {
    const picture = drawn.get(request.view) ?? render.draw({ ...request, width: WIDTH });
    drawn.set(request.view, picture);
    return picture;
  };
  const animated = new Map<string, Promise<ReplayFile>>();
  const drawReplay = (request: ReplayRequest): Promise<ReplayFile> => {
    const short = { ...request, turns: request.turns.slice(-2), width: WIDTH };
    const replay = animated.get(request.format) ?? render.drawReplay(short);
    animated.set(request.format, replay);
    return replay;
  };
  return { ...render, draw, drawReplay };
});
