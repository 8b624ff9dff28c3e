/** Marks along the lines of the points chart. */
import { describe, expect, it } from 'vitest';
import { marksAlong } from '../../../src/render/views/points-chart.ts';

const box = { x: 60, y: 100, width: 800, height: 300 };

/** Creates the lines of four players, this many pixels apart, with a point every this many pixels. */
const lines = (between: number, step: number) =>
  [0, 1, 2, 3].map((seat) =>
    Array.from({ length: Math.floor(box.width / step) + 1 }, (_, i) => ({
      x: box.x + i * step,
      y: box.y + seat * between,
    })),
  );

describe('the marks along the lines of the points chart', () => {
  it.each([
    [0, 400],
    [13, 160],
    [13, 40],
    [60, 160],
  ])('never cover each other: lines %i apart, moves %i', (between, step) => {
    const marks = marksAlong(lines(between, step), box);
    expect(marks).not.toEqual([]);
    for (const [i, { at }] of marks.entries())
      for (const other of marks.slice(i + 1))
        expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(48);
  });

  it('leave free the dots of decisive turns, and the lines from there up to the numbers', () => {
    const given = lines(60, 40);
    const dots = marksAlong(given, box).map(({ at }) => at);
    const marks = marksAlong(given, box, dots);
    expect(marks).not.toEqual([]);
    for (const { at } of marks)
      for (const dot of dots)
        expect(Math.hypot(dot.x - at.x, Math.max(0, at.y - dot.y))).toBeGreaterThan(24 + 13);
  });

  it('stand on every line that has room', () => {
    const seats = marksAlong(lines(60, 40), box).map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set([0, 1, 2, 3]));
  });
});
