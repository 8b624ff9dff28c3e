/** Primitives of icons and emblems: outlined shapes and lines, in a square from -1 to 1. */
import type { Pen } from './canvas.ts';

/** Outline colour of all icons and emblems. */
export const LINE = '#33291a';

/** Fills and outlines the path laid by `draw`. */
export function shape(pen: Pen, fill: string, draw: () => void, line = 0.11): void {
  pen.beginPath();
  draw();
  pen.fillStyle = fill;
  pen.fill();
  if (line > 0) {
    pen.lineWidth = line;
    pen.strokeStyle = LINE;
    pen.stroke();
  }
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
  for (let i = 0; i + 1 < points.length; i += 2) {
    if (i === 0) pen.moveTo(points[i] as number, points[i + 1] as number);
    else pen.lineTo(points[i] as number, points[i + 1] as number);
  }
}

/** Traces a circle. */
export function circle(pen: Pen, x: number, y: number, r: number): void {
  pen.moveTo(x + r, y);
  pen.arc(x, y, r, 0, Math.PI * 2);
}
