/**
 * Draws each view once, small, and gives that picture again whenever it is asked for; every replay is the same two
 * frames. Drawing would be most of the work of these tests, and a replay that takes longer on a busy machine is answered
 * in two steps. What is in the pictures is tested in `test/render`. Imported first.
 */
import { readFileSync } from 'node:fs';
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
  const drawReplay = async ({ format }: ReplayRequest): Promise<ReplayFile> => ({
    bytes: readFileSync(new URL(`./fixtures/replay.${format}`, import.meta.url)),
    ...{ width: 32, height: 24, frames: 2, contentType: `image/${format}` },
  });
  return { ...render, draw, drawReplay };
});
