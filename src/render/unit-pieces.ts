/** Silhouettes of the nine units, and the pieces that carry them, drawn in a square from -1 to 1. */
import type { Unit } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { circles, drawScaled, fillPath, layPath, polygon, strokePath } from './shapes.ts';
import { drawStamp } from './stamps.ts';
import type { SeatStyle } from './theme.ts';

const solid = (pen: Pen, path: string): void => {
  layPath(pen, path);
  pen.fill();
};
const line = (pen: Pen, width: number, path: string): void => {
  pen.lineWidth = width;
  layPath(pen, path);
  pen.stroke();
};
const oval = (pen: Pen, x: number, y: number, wide: number, high: number, turn: number): void => {
  pen.beginPath();
  pen.ellipse(x, y, wide, high, turn, 0, Math.PI * 2);
  pen.fill();
};
const disc = (pen: Pen, ...numbers: number[]): void => {
  pen.beginPath();
  circles(pen, numbers);
  pen.fill();
};
const bar = (pen: Pen, x: number, y: number, w: number, h: number): void => {
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.fill();
};
/** Draws in the background colour, to cut holes into a silhouette. */
const cut = (pen: Pen, back: string, draw: () => void): void => {
  const { fillStyle, strokeStyle } = pen;
  pen.fillStyle = back;
  pen.strokeStyle = back;
  draw();
  pen.fillStyle = fillStyle;
  pen.strokeStyle = strokeStyle;
};

const SIGNS: Readonly<Record<Unit, (pen: Pen, back: string) => void>> = {
  sheep: (pen, back) => {
    disc(pen, -0.5, -0.12, 0.36, -0.15, -0.36, 0.36, 0.22, -0.3, 0.36);
    disc(pen, 0.38, 0.02, 0.34, -0.1, 0.12, 0.42, -0.52, 0.14, 0.3);
    bar(pen, -0.5, 0.3, 0.2, 0.56);
    bar(pen, 0.18, 0.3, 0.2, 0.56);
    cut(pen, back, () => disc(pen, 0.66, -0.1, 0.4));
    oval(pen, 0.68, -0.06, 0.24, 0.34, 0.25);
    oval(pen, 0.5, -0.34, 0.17, 0.09, 0.5);
  },
  cow: (pen, back) => {
    solid(
      pen,
      'M-.92 -.32 L.42 -.32 .5 .3 .34 .36 .34 .84 .12 .84 .1 .38 -.5 .38 -.54 .84 -.76 .84 -.8 .3 -.92 .1 Z',
    );
    solid(pen, 'M.36 -.5 L.96 -.42 .98 -.04 .82 .14 .6 .12 .4 -.1 Z');
    pen.lineWidth = 0.15;
    pen.beginPath();
    pen.arc(0.62, -0.78, 0.32, 0.25 * Math.PI, 0.92 * Math.PI);
    pen.stroke();
    cut(pen, back, () => {
      disc(pen, -0.5, -0.02, 0.2);
      disc(pen, -0.02, 0.1, 0.17);
      disc(pen, -0.1, -0.24, 0.1);
    });
  },
  field: (pen) => {
    line(pen, 0.13, 'M-.175 .92 L-.72 -.6 M0 .92 L0 -.6 M.175 .92 L.72 -.6');
    for (const [x, lean] of [
      [-0.5, -0.22],
      [0, 0],
      [0.5, 0.22],
    ] as const) {
      for (const [dx, dy] of [
        [-0.15, -0.3],
        [0.15, -0.3],
        [-0.15, -0.02],
        [0.15, -0.02],
        [0, -0.68],
      ] as const)
        oval(pen, x + lean * (1 - (dy + 0.7) * 0.7) + dx, dy, 0.12, 0.2, dx * 2.4);
    }
    line(pen, 0.16, 'M-.36 .42 L.36 .42');
  },
  // A building is its product, large: three houses would only differ by a small symbol.
  cheeseDairy: (pen, back) => {
    solid(pen, 'M-.98 .1 L.86 -.78 .96 -.1 .96 .82 -.98 .82 Z');
    cut(pen, back, () => {
      line(pen, 0.13, 'M-.9 .16 L.96 -.06');
      disc(pen, -0.36, 0.5, 0.19);
      disc(pen, 0.24, 0.3, 0.16);
      disc(pen, 0.52, 0.62, 0.15);
    });
  },
  bakery: (pen, back) => {
    oval(pen, 0, 0.04, 1, 0.66, 0);
    cut(pen, back, () => {
      line(pen, 0.17, 'M-.62 .28 L-.3 -.3 M-.16 .28 L.16 -.3 M.3 .28 L.62 -.3');
    });
  },
  distillery: (pen, back) => {
    solid(pen, 'M-.56 -.94 L.56 -.94 Q1.04 0 .56 .94 L-.56 .94 Q-1.04 0 -.56 -.94');
    cut(pen, back, () => {
      bar(pen, -0.9, -0.5, 1.8, 0.14);
      bar(pen, -0.9, 0.36, 1.8, 0.14);
    });
  },
  woodcutter: (pen) => {
    line(pen, 0.22, 'M-.62 .86 L.34 -.66');
    solid(pen, 'M.02 -.88 L.32 -.92 .5 -.62 .92 -.5 .78 -.06 .34 .22 .3 -.22 .02 -.48 Z');
  },
  miner: (pen) => {
    line(pen, 0.22, 'M-.66 .86 L.3 -.46');
    pen.lineWidth = 0.1;
    layPath(pen, 'M-.62 -.7 Q.62 -.86 .84 .52 Q.42 -.3 -.62 -.7');
    pen.fill();
    pen.stroke();
  },
  fisherman: (pen, back) => {
    solid(pen, 'M-.4 0 Q.1 -.62 .92 0 Q.1 .62 -.4 0');
    solid(pen, 'M-.3 0 L-.94 -.44 -.8 0 -.94 .44 Z');
    cut(pen, back, () => disc(pen, 0.5, -0.1, 0.11));
  },
};

/** Draws a unit's silhouette in one colour; `size` is its radius in pixels. */
export function drawSign(pen: Pen, unit: Unit, at: Point, size: number, colour: string, back: string): void {
  drawScaled(pen, at, size, () => {
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    SIGNS[unit](pen, back);
  });
}

/** Traces the outline of a seat's pieces: each seat has its own shape. */
export function markPath(pen: Pen, shape: SeatStyle['shape'], { x, y }: Point, r: number): void {
  pen.beginPath();
  if (shape === 'circle') pen.arc(x, y, r, 0, Math.PI * 2);
  if (shape === 'square') {
    const s = r * 0.9;
    pen.roundRect(x - s, y - s, 2 * s, 2 * s, r * 0.16);
  }
  if (shape === 'diamond') {
    const s = r * 1.16;
    polygon(pen, x, y - s, x + s, y, x, y + s, x - s, y);
  }
  if (shape === 'shield') {
    const w = r * 0.98;
    pen.moveTo(x - w, y - r * 0.92);
    pen.lineTo(x + w, y - r * 0.92);
    pen.lineTo(x + w, y + r * 0.1);
    pen.quadraticCurveTo(x + w, y + r * 0.75, x, y + r * 1.16);
    pen.quadraticCurveTo(x - w, y + r * 0.75, x - w, y + r * 0.1);
    pen.closePath();
  }
}

/** Draws a player's blank piece with a hard shadow. */
export function drawBlank(pen: Pen, style: SeatStyle, at: Point, r: number): void {
  if (style.halo !== undefined) {
    markPath(pen, style.shape, at, r * 1.18);
    fillPath(pen, style.halo);
  }
  markPath(pen, style.shape, { x: at.x, y: at.y + r * 0.14 }, r * 1.04);
  fillPath(pen, 'rgba(20,20,10,0.32)');
  markPath(pen, style.shape, at, r);
  fillPath(pen, style.fill);
  strokePath(pen, style.line, Math.max(1.5, r * 0.1));
}

/** Draws a player's piece: the seat's shape and colour with the unit's silhouette on it. */
export function drawPiece(pen: Pen, style: SeatStyle, unit: Unit, at: Point, r: number): void {
  const room = style.shape === 'diamond' ? 0.6 : style.shape === 'circle' ? 0.66 : 0.68;
  drawStamp(pen, ['piece', ...Object.values(style), unit, r], at, 1.5 * r, (own, middle) => {
    drawBlank(own, style, middle, r);
    drawSign(own, unit, middle, r * room, style.sign, style.fill);
  });
}
