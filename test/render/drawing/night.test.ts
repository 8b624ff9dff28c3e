/** Boards on a dark screen: other paper and ink, readable, and the same pieces. */
import { describe, expect, it } from 'vitest';
import { createSurface } from '../../../src/render/canvas.ts';
import { drawIcon, ICONS, type Icon } from '../../../src/render/icons.ts';
import type { View } from '../../../src/render/index.ts';
import { NIGHT, withNight } from '../../../src/render/night.ts';
import { paintVector } from '../../../src/render/render-picture.ts';
import { compactSvg } from '../../../src/render/svg.ts';
import { ACCENT, GAIN, INK, MUTED, PAPER_DARK, SEATS } from '../../../src/render/theme.ts';
import { TILE } from '../../../src/render/views/board-tokens.ts';
import { GAUGE } from '../../../src/render/views/market-strip.ts';
import { alone, four } from '../fixtures/scenes.ts';

const BOARDS: readonly View[] = ['boards', 'players', 'clans', 'player', 'score', 'race'];
const upgraded = (scene = four()) => ({
  ...scene,
  state: {
    ...scene.state,
    players: scene.state.players.map((player) => ({
      ...player,
      technology: { ...player.technology, woodcutter: true },
    })),
  },
});
const drawn = [four(), upgraded(), alone()].flatMap((scene) =>
  BOARDS.map((view) =>
    compactSvg(
      paintVector({ ...scene, view })
        .toBuffer()
        .toString(),
    ),
  ),
);

const nightOf = (colour: string) => NIGHT[colour.slice(1)] ?? expect.fail(`${colour} stays as it is`);

/** Returns the relative luminance of a colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (light: string, dark: string) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

function coloursOf(icon: Icon): string[] {
  const { canvas, pen } = createSurface(100, 100, 'svg');
  drawIcon(pen, icon, { x: 50, y: 50 }, 40);
  const used = compactSvg(canvas.toBuffer().toString()).matchAll(/(?<=(?:fill|stroke):)#([0-9a-f]{6})/g);
  return [...new Set([...used].map(([colour, name = '']) => NIGHT[name] ?? colour))];
}

describe('boards by night', () => {
  it.each([
    ['ink', INK],
    ['small print', MUTED],
    ['a heading', ACCENT],
    ['a gain', GAIN],
  ])('can be read: %s', (_, writing) => {
    for (const card of ['#fbf6e9', '#fffaf0', '#efe6d0', PAPER_DARK])
      expect(contrast(nightOf(writing), nightOf(card)), card).toBeGreaterThan(4.5);
  });

  it('have a gauge that stands out from its card, as by day', () => {
    expect(contrast(TILE, GAUGE)).toBeGreaterThan(3);
    expect(contrast(nightOf(GAUGE), nightOf(TILE))).toBeGreaterThan(3);
  });

  // An anchor only stands on port tiles, which keep their colours.
  it.each(ICONS.filter((icon) => icon !== 'port'))('have icons that stand out: %s', (icon) => {
    for (const card of ['#fbf6e9', TILE])
      expect(Math.max(...coloursOf(icon).map((colour) => contrast(colour, nightOf(card))))).toBeGreaterThan(
        3,
      );
  });

  it('have a plus that stands out from the free space it stands on', () => {
    const [fill = '', , sign = ''] = coloursOf('freeSpace');
    expect(contrast(fill, sign)).toBeGreaterThan(3);
  });

  it('change only colours that are drawn, and never those of a seat', () => {
    const colours = new Set(drawn.join().match(/(?<=(?:fill|stroke):#)[0-9a-f]{6}/g));
    expect(Object.keys(NIGHT).filter((colour) => !colours.has(colour))).toEqual([]);
    for (const { fill, line, sign } of SEATS)
      for (const colour of [fill, line, sign]) expect(NIGHT).not.toHaveProperty(colour.slice(1));
  });

  it('are the same drawing, with each colour once for either screen', () => {
    const svg = withNight(
      '<svg><path style="fill:#fbf6e9;stroke:#b3242c"/><path style="fill:#fbf6e9"/></svg>',
    );
    expect(svg).toBe(
      '<svg><style>:root{--fbf6e9:#fbf6e9}@media(prefers-color-scheme:dark){:root{--fbf6e9:#25221b}}</style>' +
        '<path style="fill:var(--fbf6e9);stroke:#b3242c"/><path style="fill:var(--fbf6e9)"/></svg>',
    );
  });
});
