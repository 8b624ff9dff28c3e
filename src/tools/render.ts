/** `npm run render`: pictures of a random game. See `--help`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { figuresInUse } from '../bootstrap/load-content.ts';
import { close, draw, type PictureRequest, type View } from '../render/index.ts';
import { sceneAt } from './random-position.ts';
import { impossible, randomSetup, type SetupWish } from './random-setup.ts';
import { RENDER_HELP, type RenderOrder, readRenderOrder } from './render-args.ts';

const NAMES = ['Aileen', 'Bruce', 'Catriona', 'Duncan'];

/** Draws what these arguments ask for; gives the exit status: 2 when they are refused. */
async function render(args: readonly string[]): Promise<number> {
  const read = readRenderOrder(args);
  if (!read.ok) return refuse(`${read.problem}\nWhat can be asked: npm run render -- --help`);
  if ('help' in read) {
    process.stdout.write(RENDER_HELP);
    return 0;
  }
  const used = figuresInUse();
  if (!used.ok) return refuse(`The content file cannot be played with:\n  ${used.problems.join('\n  ')}`);
  const { order } = read;
  const wish: SetupWish = { players: order.players, options: order.options, content: used.id };
  const refused = impossible(wish);
  if (refused !== undefined) return refuse(`There is no such game: ${JSON.stringify(refused)}`);
  const scene = sceneAt(randomSetup(order.seed, wish), order.seed, used.content, order.moves);
  const { state, last, turn, history, race, moves, inAll } = scene;
  const { language, seat, highlight, width } = order;
  process.stdout.write(`move ${moves} of ${inAll}, round ${state.round}, ${state.phase}\n`);
  try {
    for (const view of order.views) {
      const request: PictureRequest = {
        ...{ state, view, language, last, turn, history },
        names: NAMES.slice(0, order.players),
        ...(race === undefined ? {} : { race }),
        ...(seat === undefined ? {} : { seat }),
        ...(highlight === undefined ? {} : { highlight }),
        ...(width === undefined ? {} : { width }),
      };
      await drawTo(fileOf(order, view), request);
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

function fileOf({ out, views }: RenderOrder, view: View): string {
  if (out === undefined) return join('out', `${view}.png`);
  return views.length === 1 ? out : join(out, `${view}.png`);
}

function refuse(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

process.exitCode = await render(process.argv.slice(2));
