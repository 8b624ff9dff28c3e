/**
 * Replaces pictures in tests of the whole bot: each is a small rectangle of one colour and the right proportions, and every
 * replay the same two frames. Otherwise drawing would dominate these tests, and a busy machine would answer slow replays
 * in two steps and leave pictures out. A test that wants real pictures is named below. `test/render` tests the pictures.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, vi } from 'vitest';
import type { AnyRequest, Picture, ReplayFile, ReplayRequest } from '../../src/render/index.ts';

const TESTS =
  /[/]test[/](e2e[/](?!pictures[/](?:busy-pictures|picture-size))|browser[/]play[/]|tools[/](album|weeks))/;
/** Tests of real pictures that wait for them however slow the machine is. */
const PATIENT = /[/]test[/]e2e[/]pictures[/]picture-size/;
const WIDTH = 320;

/** Whether the running file gets small pictures, and waits for pictures. Files share the modules that read this. */
const small = vi.hoisted(() => {
  const shared = globalThis as { smallPictures?: { on: boolean; waits: boolean } };
  shared.smallPictures ??= { on: false, waits: false };
  return shared.smallPictures;
});
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of what a hook needs from its pattern.
beforeAll(({}, { file }) => {
  const isReplaced = TESTS.test(file.filepath);
  // Screenshots for review show real pictures.
  small.on = isReplaced && process.env.PHOTOGRAPHS === undefined;
  small.waits = isReplaced || PATIENT.test(file.filepath);
});

vi.mock('../../src/discord/posts/picture-waits.ts', async (load) => {
  const { MAX_WAIT_MS } = await load<typeof import('../../src/discord/posts/picture-waits.ts')>();
  const { LIMIT_MS } = await import('./limits.ts');
  return {
    MAX_WAIT_MS: {
      get post() {
        return small.waits ? LIMIT_MS : MAX_WAIT_MS.post;
      },
      get edit() {
        return small.waits ? LIMIT_MS : MAX_WAIT_MS.edit;
      },
      get only() {
        return small.waits ? LIMIT_MS : MAX_WAIT_MS.only;
      },
      get further() {
        return small.waits ? LIMIT_MS : MAX_WAIT_MS.further;
      },
    },
  };
});

vi.mock('../../src/render/index.ts', async (load) => {
  const render = await load<typeof import('../../src/render/index.ts')>();
  const { sizeOf } = await import('../../src/render/render-picture.ts');
  const paint = async ({ view }: AnyRequest, height: number): Promise<Picture> => {
    const size = { width: WIDTH, height };
    const background = { r: 8 * (1 + (render.VIEWS as readonly string[]).indexOf(view)), g: 96, b: 128 };
    const png = await sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer();
    return { png, ...size, contentType: 'image/png' };
  };
  const painted = new Map<string, Promise<Picture>>();
  const draw: typeof render.draw = (request, priority) => {
    if (!small.on) return render.draw(request, priority);
    const { width, height } = sizeOf(request);
    const scaled = Math.round((WIDTH / width) * height);
    const key = `${request.view} ${scaled}`;
    const picture = painted.get(key) ?? paint(request, scaled);
    painted.set(key, picture);
    return picture;
  };
  const drawReplay = async (request: ReplayRequest): Promise<ReplayFile> => {
    if (!small.on) return await render.drawReplay(request);
    const { format } = request;
    return {
      bytes: readFileSync(new URL(`fixtures/replay.${format}`, import.meta.url)),
      width: 32,
      height: 24,
      frames: 2,
      contentType: `image/${format}`,
    };
  };
  type Waiting = { readonly lowPriority?: boolean };
  const queueLength = (waiting?: Waiting) => (small.on ? 0 : render.queueLength(waiting));
  const estimatedWaitMs = (waiting?: Waiting) => (small.on ? 0 : render.estimatedWaitMs(waiting));
  return { ...render, draw, drawReplay, queueLength, estimatedWaitMs };
});
