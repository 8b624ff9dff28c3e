/** Pictures in the colours of our palette look as they are drawn. */
import { beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../../../src/content/index.ts';
import { scoreHistoryOf } from '../../../src/features/game-view/index.ts';
import { releaseSurface } from '../../../src/render/canvas.ts';
import { distance, labOf } from '../../../src/render/colour.ts';
import { paletteIndexOf, pixelsOf } from '../../../src/render/encode.ts';
import { historyOf, type PictureRequest, VIEWS } from '../../../src/render/index.ts';
import { PALETTE } from '../../../src/render/palette.ts';
import { paint } from '../../../src/render/render-picture.ts';
import { THEME } from '../../../src/render/theme.ts';
import { playedGame } from '../../engine/properties/fixtures/games.ts';

/** Half of the positions are from each of two games; the palette was made from others. */
const GAMES = [playedGame('colours', 4), playedGame('colours', 'random', 'random')] as const;
const POSITIONS = 60;

/** Positions from beginning to end, each in one view, with all possible marks. */
function request(i: number): PictureRequest {
  const { states, events } = GAMES[i % GAMES.length] as (typeof GAMES)[number];
  const moves = Math.floor((i / POSITIONS) * states.length);
  const state = states[moves] as (typeof states)[number];
  const view = VIEWS[Math.floor(i / GAMES.length) % VIEWS.length] as (typeof VIEWS)[number];
  const played = states.slice(0, moves + 1);
  // Working these out takes longer than drawing them.
  const race =
    view === 'race' ? scoreHistoryOf({ from: 0, states: played, events: events.slice(1) })?.race : undefined;
  const highlight = [undefined, UNITS[i % UNITS.length], 'reach' as const][i % 3];
  return {
    ...{ state, view, language: 'en' },
    ...(race === undefined ? {} : { race, history: historyOf(played) }),
    names: ['Aileen', 'Bruce', 'Catriona of Inverness', 'Duncan'],
    last: state.players.flatMap(({ units }) => Object.keys(units)).slice(0, 2),
    ...(highlight === undefined ? {} : { highlight }),
    // Small pictures are drawn faster, and are more edge than area.
    width: [360, 480, 640][i % 3] as number,
  };
}

/** The distance of each pixel from the drawn picture: white to black is 1, and below 0.02 is hardly visible. */
describe(`on ${POSITIONS} random positions`, () => {
  let off: { readonly colour: string; readonly count: number; readonly distance: number }[];
  let pixels: number;
  beforeAll(() => {
    const counts = new Uint32Array(2 ** 24);
    for (let i = 0; i < POSITIONS; i++) {
      const canvas = paint(request(i));
      for (const pixel of pixelsOf(canvas)) (counts[pixel & 0xffffff] as number)++;
      releaseSurface(canvas);
    }
    const met: [colour: number, count: number][] = [];
    counts.forEach((count, colour) => void (count > 0 && met.push([colour, count])));
    off = met.map(([colour, count]) => ({
      colour: colour.toString(16).padStart(6, '0'),
      count,
      distance: distance(labOf(colour), labOf(PALETTE[paletteIndexOf(colour)] as number)),
    }));
    pixels = off.reduce((sum, { count }) => sum + count, 0);
  });
  const share = (more: number) =>
    off.reduce((sum, { count, distance }) => sum + (distance > more ? count : 0), 0) / pixels;

  it('no pixel is off by more than 0.08', () => {
    expect(off.filter(({ distance }) => distance > 0.08)).toEqual([]);
  });
  it('fewer than one in 500 are off by more than 0.03', () => {
    expect(share(0.03)).toBeLessThan(1 / 500);
  });
  it('on average they are off by less than 0.0065', () => {
    const sum = off.reduce((sum, { count, distance }) => sum + count * distance, 0);
    expect(sum / pixels).toBeLessThan(0.0065);
  });
});

describe('the palette', () => {
  it('has 256 distinct colours, the limit of an indexed PNG', () => {
    expect(new Set(PALETTE).size).toBe(256);
    expect(PALETTE.every((colour) => colour >= 0 && colour <= 0xffffff)).toBe(true);
  });
  it('contains the theme’s colours exactly', () => {
    for (const colour of THEME) expect(PALETTE[paletteIndexOf(colour)], colour.toString(16)).toBe(colour);
  });
});
