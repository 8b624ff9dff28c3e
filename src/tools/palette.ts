/** `npm run palette`: picks the palette for stored pictures from the colours of many drawn pictures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRng, type Rng } from '../ai/index.ts';
import { UNITS } from '../content/index.ts';
import { type GameState, seatsInOrder } from '../engine/index.ts';
import { scoreHistoryOf } from '../features/game-view/index.ts';
import { artwork, historyOf, type PictureRequest, VIEWS } from '../render/index.ts';
import { drawSetup, NAMES } from './random-game.ts';
import { recordedGame } from './recorded-game.ts';
import { refereedGame } from './refereed-game.ts';

const FILE = join(import.meta.dirname, '..', 'render', 'palette.ts');

const GAMES = 24;
const PICTURES_PER_VIEW = 2;
const WIDTHS = [undefined, undefined, 900, 600] as const;

const MAX_COLOURS = 256;
/** A colour that fills areas larger than this share of all pixels is preserved exactly, */
const LARGE_SHARE = 1 / 2500;
/** unless a preserved colour is closer than this invisible difference. */
const SAME_DISTANCE = 0.006;
/** Exponent for pixel counts: 1 would lose rare colours, 0 common ones. */
const COUNT_EXPONENT = 0.2;
const ROUNDS = 12;

const { distance, labOf, nearest, paintedPixels, THEME } = await artwork();
type Lab = ReturnType<typeof labOf>;

/** Number of pixels per colour, and of those inside an area of one colour. */
const all = new Uint32Array(2 ** 24);
const inAreas = new Uint32Array(2 ** 24);

function look(request: PictureRequest): void {
  const { pixels, width } = paintedPixels(request);
  for (let i = 0; i < pixels.length; i++) {
    const colour = (pixels[i] as number) & 0xffffff;
    all[colour] = (all[colour] as number) + 1;
    if (pixels[i - 1] === pixels[i] && pixels[i - width] === pixels[i])
      inAreas[colour] = (inAreas[colour] as number) + 1;
  }
}

/** Returns pictures of a random game, in every view and with every kind of highlight. */
function pictures(word: string, drawn: Rng): PictureRequest[] {
  const { setup, content } = drawSetup(word, { players: 'random', options: 'random' });
  const states: GameState[] = [];
  const onTurn = (state: GameState) => void states.push(state);
  const { state: end, moves } = refereedGame(setup, word, { content, audited: false, onTurn });
  if (end !== undefined) states.push(end);
  const race = scoreHistoryOf({
    from: 0,
    states,
    events: recordedGame(setup, moves).steps.map(({ events }) => events),
  })?.race;
  return VIEWS.flatMap((view) =>
    Array.from({ length: PICTURES_PER_VIEW }, () => {
      const state = drawn.pick(states);
      const width = drawn.pick(WIDTHS);
      const highlight = drawn.pick([undefined, undefined, 'reach' as const, ...UNITS.slice(0, 2)]);
      const standing = state.players.flatMap(({ units }) => Object.keys(units));
      return {
        state,
        view,
        language: 'en',
        names: NAMES,
        last: standing.slice(0, 2),
        seat: drawn.pick(seatsInOrder(state)),
        history: historyOf(states),
        race,
        width,
        highlight,
      };
    }),
  );
}

/** Returns the colours to preserve exactly: those of the theme, and area fills. */
function plain(pixels: number): number[] {
  const areas = Array.from(inAreas.entries())
    .filter(([, count]) => count > pixels * LARGE_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([colour]) => colour);
  const kept = [...new Set(THEME)];
  for (const colour of areas) {
    if (nearest(labOf(colour), kept.map(labOf)).distance > SAME_DISTANCE) kept.push(colour);
  }
  return kept;
}

type Cluster = ReturnType<typeof clusters>[number];

function clusters() {
  const sums = new Map<number, { count: number; lab: [number, number, number] }>();
  all.forEach((count, colour) => {
    if (count === 0) return;
    const place = colour & 0xfcfcfc;
    const sum = sums.get(place) ?? { count: 0, lab: [0, 0, 0] };
    sums.set(place, sum);
    sum.count += count;
    labOf(colour).forEach((value, i) => {
      sum.lab[i] = (sum.lab[i] as number) + value * count;
    });
  });
  return [...sums.values()].map(({ count, lab: [lightness, red, yellow] }) => ({
    lab: [lightness / count, red / count, yellow / count] as const,
    weight: count ** COUNT_EXPONENT,
  }));
}

/** Returns the blended colours (k-means): each starts where it is missed most. */
function between(kept: readonly Lab[], seen: readonly Cluster[]): Lab[] {
  const colours = [...kept];
  const missed = seen.map(({ lab, weight }) => weight * nearest(lab, colours).distance ** 2);
  while (colours.length < MAX_COLOURS) {
    const most = missed.reduce((best, value, i) => (value > (missed[best] as number) ? i : best), 0);
    const { lab: next } = seen[most] as Cluster;
    colours.push(next);
    seen.forEach(({ lab, weight }, i) => {
      missed[i] = Math.min(missed[i] as number, weight * distance(lab, next) ** 2);
    });
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = colours.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const { lab, weight } of seen) {
      const sum = sums[nearest(lab, colours).place] as [number, number, number, number];
      sum[3] += weight;
      for (const i of [0, 1, 2] as const) sum[i] += weight * lab[i];
    }
    for (let i = kept.length; i < colours.length; i++) {
      const [lightness, red, yellow, weight] = sums[i] as [number, number, number, number];
      if (weight > 0) colours[i] = [lightness / weight, red / weight, yellow / weight];
    }
  }
  return colours.slice(kept.length);
}

function fileOf(colours: readonly number[]): string {
  const names = colours.map((colour) => colour.toString(16).padStart(6, '0'));
  const lines = Array.from({ length: names.length / 16 }, (_, i) =>
    names.slice(16 * i, 16 * (i + 1)).join(', '),
  );
  return `/**
 * The colours that pictures are stored in. Made by \`npm run palette\`, never by hand: first the colours of the theme
 * and of areas, then those between them, which edges have, chosen to fit pictures of random games in every view.
 */
const COLOURS = \`
${lines.join('\n')}
\`;

/** Each as 0xRRGGBB. */
export const PALETTE: readonly number[] = COLOURS.trim()
  .split(/[\\s,]+/)
  .map((colour) => Number.parseInt(colour, 16));
`;
}

const drawn = createRng('palette');
for (let game = 0; game < GAMES; game++) {
  for (const request of pictures(`palette ${game}`, drawn)) look(request);
}
const kept = plain(all.reduce((sum, count) => sum + count, 0));
const seen = clusters();
const labs = between(kept.map(labOf), seen);
// Snaps each blended colour to one that occurs.
const drawnWith = Array.from(all.entries()).flatMap(([colour, count]) => (count > 0 ? [colour] : []));
const drawnLabs = drawnWith.map(labOf);
const colours = [...kept, ...labs.map((lab) => drawnWith[nearest(lab, drawnLabs).place] as number)];
writeFileSync(FILE, fileOf(colours));
const off = seen.map(({ lab }) => nearest(lab, colours.map(labOf)).distance);
process.stdout.write(
  `${kept.length} colours kept, ${labs.length} between; none is off by more than ${Math.max(...off).toFixed(3)}\n`,
);
