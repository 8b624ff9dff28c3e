/** Primitives of icons and emblems: outlined shapes and lines, in a square from -1 to 1. */
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import type { Box } from './text-layout.ts';

/** Outline colour of all icons and emblems. */
export const LINE = '#33291a';

/** SVG path data, or a function that lays a path. */
export type PathSource = string | (() => void);

/** Fills and outlines a path. */
export function shape(pen: Pen, fill: string, path: PathSource, line = 0.11): void {
  if (typeof path === 'string') layPath(pen, path);
  else {
    pen.beginPath();
    path();
  }
  fillPath(pen, fill);
  if (line > 0) strokePath(pen, LINE, line);
}

/** Fills the current path. */
export function fillPath(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fill();
}

/** Strokes the current path; `width` in pixels. */
export function strokePath(pen: Pen, colour: string, width: number): void {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Begins a path with a rounded rectangle. */
export function roundedBox(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

/** Draws a rounded rectangle, outlined if there is a colour for its edge. */
export function drawBox(pen: Pen, box: Box, radius: number, fill: string, edge?: string, width = 1): void {
  roundedBox(pen, box, radius);
  fillPath(pen, fill);
  if (edge !== undefined) strokePath(pen, edge, width);
}

/** Draws a disc, outlined if there is a colour for its edge. */
export function drawDisc(pen: Pen, at: Point, r: number, fill: string, edge?: string, width = 1): void {
  pen.beginPath();
  pen.arc(at.x, at.y, r, 0, Math.PI * 2);
  fillPath(pen, fill);
  if (edge !== undefined) strokePath(pen, edge, width);
}

/** Fills a polygon through x, y, x, y, … */
export function fillPolygon(pen: Pen, colour: string, ...points: number[]): void {
  pen.beginPath();
  polygon(pen, ...points);
  fillPath(pen, colour);
}

/** Draws around a point what is made for a square from -1 to 1; `size` is its radius in pixels. */
export function drawScaled(pen: Pen, { x, y }: Point, size: number, draw: (pen: Pen) => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  draw(pen);
  pen.restore();
}

/** Traces a closed ring of points around the centre, evenly spread; the point with the number `first` is to the right. */
export function ring(pen: Pen, count: number, radiusOf: (i: number) => number, first = 0): void {
  for (let i = 0; i < count; i++) {
    const angle = ((i - first) * 2 * Math.PI) / count;
    pen.lineTo(radiusOf(i) * Math.cos(angle), radiusOf(i) * Math.sin(angle));
  }
  pen.closePath();
}

const METHODS = { M: 'moveTo', L: 'lineTo', Q: 'quadraticCurveTo', C: 'bezierCurveTo' } as const;
const SIZES = { M: 2, L: 2, Q: 4, C: 6 } as const;
type Step = readonly [method: 'closePath' | (typeof METHODS)[keyof typeof METHODS], ...numbers: number[]];
const parsed = new Map<string, readonly Step[]>();

/** Begins a path and lays it by SVG path data: M, L, Q, C and Z, with absolute coordinates. */
export function layPath(pen: Pen, data: string): void {
  const steps = parsed.get(data) ?? stepsOf(data);
  parsed.set(data, steps);
  pen.beginPath();
  for (const [method, ...numbers] of steps) (pen[method] as (...values: number[]) => void)(...numbers);
}

function stepsOf(data: string): Step[] {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].flatMap(([, letter, text = '']): Step[] => {
    if (letter === 'Z') return [['closePath']];
    const command = letter as keyof typeof METHODS;
    const numbers = text.trim().split(' ').map(Number);
    const size = SIZES[command];
    return Array.from({ length: numbers.length / size }, (_, i) => [
      METHODS[command],
      ...numbers.slice(i * size, (i + 1) * size),
    ]);
  });
}

/** Strokes open lines, each a list of x, y, x, y, … */
export function lines(
  pen: Pen,
  colour: string,
  width: number,
  ...strokes: readonly (readonly number[])[]
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  for (const points of strokes) {
    pen.beginPath();
    through(pen, points);
    pen.stroke();
  }
}

/** Traces a closed polygon through x, y, x, y, … */
export function polygon(pen: Pen, ...points: number[]): void {
  through(pen, points);
  pen.closePath();
}

function through(pen: Pen, points: readonly number[]): void {
  pen.moveTo(points[0] as number, points[1] as number);
  for (let i = 2; i < points.length; i += 2) pen.lineTo(points[i] as number, points[i + 1] as number);
}

/** Traces a circle. */
export function circle(pen: Pen, x: number, y: number, r: number): void {
  pen.moveTo(x + r, y);
  pen.arc(x, y, r, 0, Math.PI * 2);
}

/** Traces circles, each as x, y, radius. */
export function circles(pen: Pen, numbers: readonly number[]): void {
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    circle(pen, numbers[i] as number, numbers[i + 1] as number, numbers[i + 2] as number);
  }
}
