/** Land and water: every hex is a little landscape, recognizable without its colour. */
import type { Land } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import { edgeOf, hexPath, type Point } from './hexes.ts';
import { fillPath, fillPolygon, lines, polygon, strokePath } from './shapes.ts';
import { TERRAIN } from './theme.ts';

/** Returns a generator of numbers from 0 to 1 that is always the same for the same hex. */
function scatter(name: string): () => number {
  let h = 2166136261;
  for (const letter of name) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

/** Draws a fir, `s` pixels high. */
export function drawTree(pen: Pen, x: number, y: number, s: number): void {
  pen.beginPath();
  pen.ellipse(x + s * 0.12, y + s * 0.06, s * 0.42, s * 0.14, 0, 0, Math.PI * 2);
  fillPath(pen, 'rgba(20,40,20,0.28)');
  pen.fillStyle = '#5b4430';
  pen.fillRect(x - s * 0.07, y - s * 0.16, s * 0.14, s * 0.2);
  for (const [top, bottom, half] of [
    [-0.72, -0.08, 0.4],
    [-0.98, -0.38, 0.31],
    [-1.2, -0.66, 0.22],
  ] as const) {
    const [tip, right, foot] = [y + top * s, x + half * s, y + bottom * s];
    fillPolygon(pen, TERRAIN.tree, x, tip, right, foot, x - half * s, foot);
    fillPolygon(pen, TERRAIN.treeDark, x, tip, right, foot, x + half * 0.1 * s, foot);
  }
}

function peak(pen: Pen, x: number, y: number, s: number): void {
  pen.beginPath();
  pen.ellipse(x + s * 0.1, y, s * 0.86, s * 0.16, 0, 0, Math.PI * 2);
  fillPath(pen, 'rgba(40,35,25,0.25)');
  const face = (colour: string, points: readonly number[]) =>
    fillPolygon(pen, colour, ...points.map((value, i) => (i % 2 === 0 ? x : y) + value * s));
  face(TERRAIN.rock, [-0.78, 0, -0.08, -1.16, 0.8, 0]);
  face(TERRAIN.rockDark, [-0.08, -1.16, 0.8, 0, 0.16, 0, 0.02, -0.5]);
  face(TERRAIN.snow, [-0.08, -1.16, 0.25, -0.72, 0.1, -0.78, -0.02, -0.62, -0.16, -0.78, -0.36, -0.7]);
}

/** Adds a tuft of grass to the path. */
function addTuft(pen: Pen, x: number, y: number, s: number): void {
  for (const lean of [-0.4, 0, 0.4]) {
    pen.moveTo(x + lean * s * 0.3, y);
    pen.quadraticCurveTo(x + lean * s * 0.4, y - s * 0.4, x + lean * s, y - s * (lean === 0 ? 0.8 : 0.62));
  }
}

/**
 * Positions of motifs, in radii from the centre, if a land fills the hex or only its left or right side. None is behind
 * the name of the space.
 */
const TREES = {
  all: [
    [-0.52, -0.18],
    [0.5, -0.16],
    [-0.26, 0.16],
    [0.3, 0.2],
    [-0.62, 0.32],
    [0.64, 0.34],
  ],
  side: [
    [-0.5, -0.2],
    [-0.68, 0.22],
    [-0.36, 0.18],
    [-0.44, 0.56],
  ],
} as const;
const PEAKS = {
  all: [
    [-0.42, 0.06, 0.44],
    [0.44, 0.08, 0.46],
    [0.02, 0.38, 0.56],
  ],
  side: [
    [0.44, -0.06, 0.36],
    [0.5, 0.4, 0.4],
  ],
} as const;

/** Draws a land hex. */
export function drawLand(pen: Pen, name: string, lands: readonly Land[], at: Point, radius: number): void {
  const chance = scatter(name);
  const has = (land: Land) => lands.includes(land);
  pen.save();
  hexPath(pen, at, radius + 0.5);
  pen.clip();
  const only = lands.length === 1;
  pen.fillStyle = has('grassland') ? TERRAIN.grass : has('forest') ? TERRAIN.forest : TERRAIN.mountain;
  pen.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
  if (!only && has('forest')) side(pen, at, radius, -1, TERRAIN.forest);
  if (!only && has('mountain')) side(pen, at, radius, 1, TERRAIN.mountain);
  if (has('grassland')) tufts(pen, chance, at, radius, only);
  if (has('mountain')) {
    for (const [x, y, s] of PEAKS[only ? 'all' : 'side'])
      peak(pen, at.x + x * radius, at.y + y * radius, s * radius);
  }
  if (has('forest')) {
    for (const [x, y] of TREES[only ? 'all' : 'side']) {
      drawTree(pen, at.x + (x + (chance() - 0.5) * 0.06) * radius, at.y + y * radius, radius * 0.36);
    }
  }
  pen.restore();
}

/** Scatters tufts of grass; on mixed land only away from trees and peaks. All in one stroke, because each stroke is clipped separately. */
function tufts(pen: Pen, chance: () => number, at: Point, radius: number, all: boolean): void {
  const size = radius * 0.16;
  pen.beginPath();
  for (let i = 0; i < 9; i++) {
    const x = at.x + (chance() * 1.7 - 0.85) * radius;
    const y = at.y + (chance() * 1.5 - 0.7) * radius;
    if (all || (Math.abs(x - at.x) < radius * 0.3 && y > at.y)) addTuft(pen, x, y, size);
  }
  strokePath(pen, TERRAIN.grassDark, size * 0.13);
}

/** Fills the left (-1) or right (1) side of a hex behind a soft line. */
function side(pen: Pen, at: Point, radius: number, sign: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(at.x + sign * radius * 0.12, at.y - radius);
  pen.quadraticCurveTo(at.x + sign * radius * 0.3, at.y, at.x + sign * radius * 0.06, at.y + radius);
  pen.lineTo(at.x + sign * radius * 1.2, at.y + radius);
  pen.lineTo(at.x + sign * radius * 1.2, at.y - radius);
  pen.closePath();
  fillPath(pen, colour);
}

/** Draws a loch hex. `shores`: directions (0 up, clockwise) towards anything but another loch. */
export function drawLoch(pen: Pen, name: string, at: Point, radius: number, shores: readonly number[]): void {
  const chance = scatter(name);
  pen.save();
  hexPath(pen, at, radius + 0.5);
  pen.clip();
  pen.fillStyle = TERRAIN.loch;
  pen.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
  pen.beginPath();
  for (const [x, y] of [
    [-0.34, -0.34],
    [0.3, -0.12],
    [-0.16, 0.2],
    [0.26, 0.46],
  ] as const) {
    const left = at.x + (x + (chance() - 0.5) * 0.2) * radius;
    const top = at.y + y * radius;
    pen.moveTo(left - radius * 0.18, top);
    pen.quadraticCurveTo(left - radius * 0.09, top - radius * 0.09, left, top);
    pen.quadraticCurveTo(left + radius * 0.09, top + radius * 0.09, left + radius * 0.18, top);
  }
  strokePath(pen, TERRAIN.lochDeep, radius * 0.035);
  for (const [colour, width] of [
    [TERRAIN.lochDeep, 0.34],
    [TERRAIN.shore, 0.22],
  ] as const) {
    for (const direction of shores) {
      const [a, b] = edgeOf(at, radius, direction);
      lines(pen, colour, radius * width, [a.x, a.y, b.x, b.y]);
    }
  }
  pen.restore();
}

/** Draws a river along the edge between two points. */
export function drawRiver(pen: Pen, a: Point, b: Point, radius: number): void {
  const bend = { x: (a.y - b.y) * 0.1, y: (b.x - a.x) * 0.1 };
  pen.beginPath();
  pen.moveTo(a.x, a.y);
  pen.bezierCurveTo(
    a.x + (b.x - a.x) / 3 + bend.x,
    a.y + (b.y - a.y) / 3 + bend.y,
    a.x + ((b.x - a.x) * 2) / 3 - bend.x,
    a.y + ((b.y - a.y) * 2) / 3 - bend.y,
    b.x,
    b.y,
  );
  strokePath(pen, TERRAIN.riverBank, radius * 0.24);
  strokePath(pen, TERRAIN.river, radius * 0.16);
}

/** Marks a land hex as a river delta with a small fan towards the mouth. */
export function drawDelta(pen: Pen, at: Point, mouth: Point, radius: number): void {
  const angle = Math.atan2(at.y - mouth.y, at.x - mouth.x);
  pen.save();
  pen.translate(mouth.x + Math.cos(angle) * radius * 0.3, mouth.y + Math.sin(angle) * radius * 0.3);
  pen.rotate(angle);
  pen.beginPath();
  polygon(pen, -radius * 0.12, 0, radius * 0.12, -radius * 0.13, radius * 0.12, radius * 0.13);
  pen.fillStyle = TERRAIN.river;
  strokePath(pen, '#ffffff', radius * 0.055);
  pen.fill();
  pen.restore();
}

/** Draws mist over a hex that is out of play (R-MAP-2). */
export function drawMist(pen: Pen, at: Point, radius: number): void {
  pen.save();
  hexPath(pen, at, radius + 0.5);
  pen.clip();
  pen.fillStyle = 'rgba(233,236,234,0.86)';
  pen.fillRect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  pen.strokeStyle = 'rgba(150,160,165,0.55)';
  pen.lineWidth = radius * 0.08;
  for (const [x, y] of [
    [-0.3, -0.3],
    [0.02, 0.05],
    [-0.34, 0.42],
  ] as const) {
    pen.beginPath();
    pen.arc(at.x + x * radius, at.y + y * radius, radius * 0.2, Math.PI, 0);
    pen.arc(at.x + (x + 0.36) * radius, at.y + y * radius, radius * 0.16, Math.PI, 0);
    pen.stroke();
  }
  pen.restore();
}
