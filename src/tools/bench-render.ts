/** `npm run bench:render`: measures drawing, its encoding share, and the load on the bot's event loop. See `--help`. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  close,
  draw,
  drawReplay,
  type Measurement,
  measuring,
  type PictureRequest,
  type ReplayFormat,
  type View,
} from '../render/index.ts';
import { memoryOf } from './bot-process/memory.ts';
import { command, main, parser, STATUS } from './command-line.ts';
import { quantile } from './quantile.ts';
import { drawSetup, NAMES, randomPosition, randomReplay } from './random-game.ts';

const parse = parser(
  command(
    'bench:render',
    "Measures the pictures of a four-player game's posts: drawing, encoding, and how long they block the bot; compared with other ways of encoding, and replays.",
    `The last line has ratios to the time and the bytes that sharp takes for the same pixels, with a palette of its own:
next=(a post of the next position) ten=(each of ten requested at once) bytes=(of a post) end=(that of a finished game).`,
  ).option('--quick', 'measure for a few seconds only', false),
);

const SEED = 'bench';
/** Number of moves after which the last round of the game is nearly over. */
const LATE_MOVES = 255;
const RUNS = 9;
const POSTS = 10;
const SHOWN: readonly View[] = ['map', 'boards', 'players'];

type Post = readonly PictureRequest[];

const AT_THE_END: readonly View[] = ['score', 'race'];

const game = () => drawSetup(SEED, { players: 4, options: [] });

/** Returns the posts of consecutive positions, or of the end of the game with its score history. */
function posts(count: number, first: number, shown: readonly View[]): Post[] {
  const { setup, content } = game();
  return Array.from({ length: count }, (_, i) => {
    const { state, last, history, race } = randomPosition(setup, SEED, content, first + i);
    const how = shown === SHOWN ? { last } : { history, race };
    return shown.map((view) => ({ state, view, language: 'en', names: NAMES, ...how }));
  });
}

const drawn = (post: Post) => Promise.all(post.map((request) => draw(request)));
const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await act();
  return performance.now() - from;
};
const median = (times: readonly number[]) => quantile(times, 0.5);

const NEXT = 'post: the next position';
const END = 'post: the end of a game';
const TEN = `posts: ${POSTS} asked for at once, each`;

/** Measures the drawing process: cold start, warm, and cached. */
async function throughPool([first, ...others]: Post[], ends: readonly Post[]): Promise<Measurement[]> {
  if (first === undefined) return [];
  const cold = await timed(() => drawn(first));
  const warm: number[] = [];
  for (const post of others.slice(0, RUNS)) warm.push(await timed(() => drawn(post)));
  const known = await timed(() => drawn(first));
  const over: number[] = [];
  for (const post of ends) over.push(await timed(() => drawn(post)));
  // Measured with a 1 ms timer, so every figure includes that millisecond.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const all = await timed(() => Promise.all(others.slice(RUNS).map(drawn)));
  delay.disable();
  return [
    { what: 'post: the first, with the start of the process', time: cold },
    { what: NEXT, time: median(warm) },
    { what: 'post: one that was drawn before', time: known },
    { what: END, time: median(over) },
    { what: TEN, time: all / POSTS },
    { what: 'event loop meanwhile, p99', time: delay.percentile(99) / 1e6 },
    { what: 'event loop meanwhile, longest', time: delay.max / 1e6 },
  ];
}

/** Measures the replay of a whole game, and a post requested while it is being drawn. */
async function replays(): Promise<Measurement[]> {
  const { setup, content } = game();
  const replay = randomReplay(setup, SEED, content);
  const asked = posts(RUNS, 60, SHOWN);
  // Starts the drawing process and loads its map, so that both cases have them.
  await drawn(asked.shift() ?? []);
  const before = memoryOf(process.pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(process.pid));
  }, 100);
  const whole = async (format: ReplayFormat): Promise<Measurement> => {
    let bytes = 0;
    let frames = 0;
    const time = await timed(async () => {
      const file = await drawReplay({ ...replay, language: 'en', names: NAMES, format });
      bytes = file.bytes.byteLength;
      frames = file.frames;
    });
    return { what: `replay: the whole game as ${format}, ${frames} frames`, time, bytes };
  };
  const webp = await whole('webp');
  const gif = await whole('gif');
  clearInterval(looking);
  const meanwhile: number[] = [];
  const another = drawReplay({ ...replay, language: 'es', names: NAMES, format: 'webp' });
  for (const post of asked) meanwhile.push(await timed(() => drawn(post)));
  await another;
  return [
    webp,
    gif,
    { what: 'post: the next position, while a replay is drawn', time: median(meanwhile) },
    { what: 'memory while replays are drawn, more', time: Number.NaN, bytes: most - before },
  ];
}

/** Measures the pictures of posts in one thread, summed per post. */
async function inOneThread(asked: readonly Post[], all: boolean): Promise<Measurement[]> {
  const { measure } = await measuring();
  const sums = new Map<string, Measurement>();
  for (const shown of SHOWN.keys()) {
    const requests = asked.flatMap((post) => post.slice(shown, shown + 1));
    for (const { what, time, bytes } of await measure(requests, all)) {
      const before = sums.get(what);
      const sum = { what, time: time + (before?.time ?? 0) };
      sums.set(what, bytes === undefined ? sum : { ...sum, bytes: bytes + (before?.bytes ?? 0) });
    }
  }
  return [...sums.values()];
}

async function bench(quick: boolean): Promise<string> {
  const asked = posts(1 + RUNS + POSTS, 120, SHOWN);
  const ends = posts(RUNS, LATE_MOVES, AT_THE_END);
  const { BASELINE, OURS } = await measuring();
  // Measured before and after, because the machine's load may change.
  const before = await inOneThread(asked.slice(0, RUNS), false);
  const pooled = await throughPool(asked, ends);
  const animated = quick ? [] : await replays();
  await close();
  const parts = await inOneThread(asked.slice(0, RUNS), !quick);
  const of = (list: Measurement[], name: string) => list.find(({ what }) => what === name);
  const timeOf = (list: Measurement[], name: string) => of(list, name)?.time ?? Number.NaN;
  const bytesOf = (name: string) => of(parts, name)?.bytes ?? Number.NaN;
  const floor = (timeOf(before, BASELINE) + timeOf(parts, BASELINE)) / 2;
  const line = ({ what, time, bytes }: Measurement) =>
    [
      what.padEnd(48),
      ...(Number.isNaN(time) ? ['', ''] : [time.toFixed(1), (time / floor).toFixed(2)]),
      bytes === undefined ? '' : String(Math.round(bytes / 1024)),
    ]
      .map((cell) => cell.padStart(8))
      .join('');
  const ratios = {
    next: timeOf(pooled, NEXT) / floor,
    ten: timeOf(pooled, TEN) / floor,
    bytes: bytesOf(OURS) / bytesOf(BASELINE),
    end: timeOf(pooled, END) / floor,
  };
  return [
    `Node ${process.version}; a four-player game, medians of ${RUNS}`,
    '',
    `${'through the drawing process'.padEnd(48)}${'ms'.padStart(8)}${'floors'.padStart(8)}${'kB'.padStart(8)}`,
    ...[...pooled, ...animated].map(line),
    '',
    'its parts, in one thread',
    ...parts.map(line),
    '',
    `floors: against "${BASELINE}" of pixels that are there already, before and after: ${floor.toFixed(1)} ms`,
    Object.entries(ratios)
      .map(([name, ratio]) => `${name}=${ratio.toFixed(2)}`)
      .join(' '),
    '',
  ].join('\n');
}

await main(parse, async ({ quick }) => {
  process.stdout.write(await bench(quick));
  return STATUS.fine;
});
