/** `npm run bench:render`: what pictures cost, beside what encoding alone would, and what the bot feels of it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { figuresInUse } from '../figures.ts';
import { close, draw, type Measured, measure, type PictureRequest } from '../render/index.ts';
import { randomSetup } from './random-setup.ts';
import { sceneAt } from './scene-at.ts';

const HELP = `Measures pictures of a four-player game: drawing, encoding, and how long they hold up the bot.

  npm run bench:render
`;

const SEED = 'bench';
const RUNS = 9;
const PICTURES = 10;
const FLOOR = 'sharp: PNG, palette of its own';

/** Requests for pictures of positions of one game that follow each other, as they are posted. */
function requests(count: number): PictureRequest[] {
  const used = figuresInUse();
  if (!used.ok) throw new Error(`These figures cannot be played with:\n  ${used.problems.join('\n  ')}`);
  const setup = randomSetup(SEED, { players: 4, options: [], content: used.id });
  return Array.from({ length: count }, (_, i) => {
    const { state, last } = sceneAt(setup, SEED, used.content, 120 + i);
    return { state, last, view: 'table', language: 'en', names: ['Aileen', 'Bruce', 'Catriona', 'Duncan'] };
  });
}

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await act();
  return performance.now() - from;
};
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** What comes out of the drawing thread: from its start, warm, and once more the same. */
async function throughPool([first, ...others]: PictureRequest[]): Promise<Measured[]> {
  if (first === undefined) return [];
  const cold = await timed(() => draw(first));
  const warm: number[] = [];
  for (const request of others.slice(0, RUNS)) warm.push(await timed(() => draw(request)));
  const known = await timed(() => draw(first));
  // Measured with a timer that goes off every millisecond: that one millisecond is part of the figure.
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const all = await timed(() => Promise.all(others.slice(RUNS).map((request) => draw(request))));
  delay.disable();
  return [
    { what: 'table: the first, with the start of the thread', time: cold },
    { what: 'table: the next position', time: median(warm) },
    { what: 'table: one that was drawn before', time: known },
    { what: `tables: ${PICTURES} asked for at once, each`, time: all / PICTURES },
    { what: 'event loop meanwhile, p99', time: delay.percentile(99) / 1e6 },
    { what: 'event loop meanwhile, longest', time: delay.max / 1e6 },
  ];
}

async function bench(): Promise<string> {
  const asked = requests(1 + RUNS + PICTURES);
  const pooled = await throughPool(asked);
  await close();
  const parts = await measure(asked[0] as PictureRequest, RUNS);
  const floor = parts.find(({ what }) => what === FLOOR)?.time ?? Number.NaN;
  const line = ({ what, time, bytes }: Measured) =>
    [
      what.padEnd(48),
      time.toFixed(1).padStart(8),
      (time / floor).toFixed(2).padStart(8),
      (bytes === undefined ? '' : String(Math.round(bytes / 1024))).padStart(8),
    ].join('');
  return [
    `Node ${process.version}; a four-player table, medians of ${RUNS}`,
    '',
    `${'through the drawing thread'.padEnd(48)}${'ms'.padStart(8)}${'floors'.padStart(8)}${'kB'.padStart(8)}`,
    ...pooled.map(line),
    '',
    'its parts, in one thread',
    ...parts.map(line),
    '',
    `floors: against "${FLOOR}" of pixels that are there already`,
    '',
  ].join('\n');
}

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  process.stdout.write(values.help ? HELP : await bench());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
