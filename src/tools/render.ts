/** `npm run render`: draws a random game. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, draw, type PictureRequest, type View } from '../render/index.ts';
import { main } from './command-line.ts';
import { drawSetup, NAMES, randomPosition } from './random-game.ts';
import { parseRenderArgs, type RenderOptions } from './render-args.ts';

async function render(options: RenderOptions): Promise<number> {
  const { setup, content } = drawSetup(options.seed, options);
  const scene = randomPosition(setup, options.seed, content, options.moves);
  const { state, last, turn, history, race, moves, inAll } = scene;
  const { language, seat, highlight, width } = options;
  const names = NAMES.slice(0, options.players);
  const shown = { state, language, last, turn, history, race, names, seat, highlight, width };
  process.stdout.write(`move ${moves} of ${inAll}, round ${state.round}, ${state.phase}\n`);
  try {
    for (const view of options.views) {
      await drawTo(fileOf(options, view), { ...shown, view });
    }
  } finally {
    await close();
  }
  return 0;
}

async function drawTo(file: string, request: PictureRequest): Promise<void> {
  const from = performance.now();
  const picture = await draw(request);
  const took = Math.round(performance.now() - from);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture.png);
  const kilobytes = Math.round(picture.png.byteLength / 1024);
  process.stdout.write(`${file}: ${picture.width} × ${picture.height}, ${kilobytes} kB, ${took} ms\n`);
}

function fileOf({ out, views }: RenderOptions, view: View): string {
  if (out === undefined) return join('out', `${view}.png`);
  return views.length === 1 ? out : join(out, `${view}.png`);
}

await main(parseRenderArgs, render);
