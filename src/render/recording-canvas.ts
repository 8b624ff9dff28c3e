/** A pen that draws nothing but records all calls, to detect whether a drawing would look the same. */
import { createHash } from 'node:crypto';
import { CanvasRenderingContext2D } from 'canvas';
import { createSurface, type Pen } from './canvas.ts';

/** Recorded calls: operation codes and numeric arguments; other arguments are stored separately. */
let numbers = new Float64Array(2 ** 12);
let count = 0;
let others: string[] = [];

function noteNumber(value: number): void {
  if (count === numbers.length) {
    const more = new Float64Array(2 * count);
    more.set(numbers);
    numbers = more;
  }
  numbers[count++] = value;
}

/** Ids of source canvases; those are never drawn on again. */
const drawings = new WeakMap<object, number>();
let known = 0;

function note(value: unknown): void {
  if (typeof value === 'number') {
    noteNumber(value);
    return;
  }
  noteNumber(Number.NaN);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if (!drawings.has(value)) drawings.set(value, ++known);
    others.push(`#${drawings.get(value)}`);
  } else others.push(JSON.stringify(value) ?? '');
}

const noting = notingPen();

function notingPen(): Pen {
  const pen = {} as Pen;
  const values: Record<string, unknown> = {};
  const acts = Object.entries(Object.getOwnPropertyDescriptors(CanvasRenderingContext2D.prototype));
  for (const [act, [name, { value }]] of acts.entries()) {
    const record = (...given: unknown[]) => {
      noteNumber(act);
      noteNumber(given.length);
      given.forEach(note);
    };
    const set = (given: unknown) => {
      values[name] = given;
      record(given);
    };
    const property = typeof value === 'function' ? { value: record } : { get: () => values[name], set };
    Object.defineProperty(pen, name, { ...property, configurable: true });
  }
  // Layout depends on text widths.
  const { pen: measuring } = createSurface(1, 1);
  const measureText: Pen['measureText'] = (text) => {
    measuring.font = pen.font;
    return measuring.measureText(text);
  };
  return Object.defineProperty(pen, 'measureText', { value: measureText });
}

/** Returns whether a pen records calls instead of drawing. */
export const isRecording = (pen: Pen): boolean => pen === noting;

/** Returns a hash of all calls to a pen: equal for equal pictures, different for all others. */
export function hashOf(draw: (pen: Pen) => void): string {
  count = 0;
  others = [];
  draw(noting);
  const bytes = new Uint8Array(numbers.buffer, 0, count * numbers.BYTES_PER_ELEMENT);
  return createHash('sha256').update(bytes).update(others.join('\n')).digest('base64');
}
