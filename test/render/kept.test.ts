/** Cached panels: a copy equals a new drawing. */
import { describe, expect, it } from 'vitest';
import { createSurface, type Pen, releaseSurface } from '../../src/render/canvas.ts';
import type { PictureRequest } from '../../src/render/index.ts';
import { paint } from '../../src/render/render-picture.ts';
import { clearPanelCache, drawCached } from '../../src/render/views/panel-stack.ts';
import { playedGame } from '../engine/properties/fixtures/games.ts';
import { slowTests } from '../support/waiting.ts';

slowTests();

describe('a cached panel', () => {
  /** A panel drawn on paper, and how often it was really drawn. */
  function drawn(panel: (pen: Pen) => void, at = 10, scale = 1) {
    const { canvas, pen } = createSurface(200, 200);
    let times = 0;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, 200, 200);
    pen.scale(scale, scale);
    drawCached(pen, { x: at, y: 10, width: 60, height: 40 }, (to) => {
      if (to === pen) times++;
      panel(to);
    });
    return { times, pixels: canvas.toBuffer('raw'), pen };
  }
  const rectangle = (colour: string, width: number) => (pen: Pen) => {
    pen.fillStyle = colour;
    pen.fillRect(12.5, 12, width, 20);
  };

  it('is drawn once and copied from then on', () => {
    clearPanelCache();
    const first = drawn(rectangle('#123456', 30));
    const again = drawn(rectangle('#123456', 30));
    expect([first.times, again.times]).toEqual([1, 0]);
    expect(again.pixels.equals(first.pixels)).toBe(true);
  });

  it.each<[string, () => { times: number }]>([
    ['a colour', () => drawn(rectangle('#123457', 30))],
    ['a measure', () => drawn(rectangle('#123456', 30.5))],
    ['a place', () => drawn(rectangle('#123456', 30), 11)],
    ['a scale', () => drawn(rectangle('#123456', 30), 10, 1.5)],
    [
      'a text',
      () =>
        drawn((pen) => {
          rectangle('#123456', 30)(pen);
          pen.fillText('A', 20, 20);
        }),
    ],
  ])('is drawn again when %s differs', (_, other) => {
    drawn(rectangle('#123456', 30));
    expect(other().times).toBe(1);
    expect(drawn(rectangle('#123456', 30)).times).toBe(0);
  });

  it('leaves the pen as it was, drawn or copied', () => {
    clearPanelCache();
    for (const times of [1, 0]) {
      const after = drawn(rectangle('#123456', 30), 10, 1.5);
      expect(after.times).toBe(times);
      expect(after.pen.fillStyle, `times ${times}`).toBe('#ffffff');
      expect(after.pen.getTransform().a, `times ${times}`).toBe(1.5);
    }
  });

  it('tells apart the drawings it copies from', () => {
    const [one, other] = [createSurface(10, 10), createSurface(10, 10)];
    drawn((pen) => pen.drawImage(one.canvas, 10, 10));
    expect(drawn((pen) => pen.drawImage(one.canvas, 10, 10)).times).toBe(0);
    expect(drawn((pen) => pen.drawImage(other.canvas, 10, 10)).times).toBe(1);
  });
});

describe('a game, position by position', () => {
  const { states } = playedGame('kept panels', 3);
  const request = (i: number): PictureRequest => ({
    ...{ state: states[i] as (typeof states)[number], view: 'table', language: 'en' },
    ...{ names: ['Ann', 'Ben', 'Cat'], width: 500 },
  });

  it('looks the same with cached panels as without', () => {
    const from = Math.floor(states.length / 2);
    const places = states.slice(from, from + 20).map((_, i) => from + i);
    const pixels = (place: number): Buffer => {
      const canvas = paint(request(place));
      const raw = canvas.toBuffer('raw');
      releaseSurface(canvas);
      return raw;
    };
    clearPanelCache();
    const kept = places.map(pixels);
    places.forEach((place, i) => {
      clearPanelCache();
      expect(pixels(place).equals(kept[i] as Buffer), `position ${place}`).toBe(true);
    });
  });
});
