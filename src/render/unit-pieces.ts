/** Silhouettes of the nine units, and the pieces that carry them, drawn in a square from -1 to 1. */
import type { Unit } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import type { SeatStyle } from './theme.ts';

const path = (pen: Pen, points: readonly (readonly [number, number])[], close = true): void => {
  pen.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  if (close) pen.closePath();
};
const disc = (pen: Pen, x: number, y: number, r: number): void => {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
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
    for (const [x, y, r] of [
      [-0.5, -0.12, 0.36],
      [-0.15, -0.36, 0.36],
      [0.22, -0.3, 0.36],
      [0.38, 0.02, 0.34],
      [-0.1, 0.12, 0.42],
      [-0.52, 0.14, 0.3],
    ] as const)
      disc(pen, x, y, r);
    bar(pen, -0.5, 0.3, 0.2, 0.56);
    bar(pen, 0.18, 0.3, 0.2, 0.56);
    cut(pen, back, () => disc(pen, 0.66, -0.1, 0.4));
    pen.beginPath();
    pen.ellipse(0.68, -0.06, 0.24, 0.34, 0.25, 0, Math.PI * 2);
    pen.fill();
    pen.beginPath();
    pen.ellipse(0.5, -0.34, 0.17, 0.09, 0.5, 0, Math.PI * 2);
    pen.fill();
  },
  cow: (pen, back) => {
    path(pen, [
      [-0.92, -0.32],
      [0.42, -0.32],
      [0.5, 0.3],
      [0.34, 0.36],
      [0.34, 0.84],
      [0.12, 0.84],
      [0.1, 0.38],
      [-0.5, 0.38],
      [-0.54, 0.84],
      [-0.76, 0.84],
      [-0.8, 0.3],
      [-0.92, 0.1],
    ]);
    pen.fill();
    path(pen, [
      [0.36, -0.5],
      [0.96, -0.42],
      [0.98, -0.04],
      [0.82, 0.14],
      [0.6, 0.12],
      [0.4, -0.1],
    ]);
    pen.fill();
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
    pen.lineWidth = 0.13;
    for (const [x, lean] of [
      [-0.5, -0.22],
      [0, 0],
      [0.5, 0.22],
    ] as const) {
      path(
        pen,
        [
          [x * 0.35, 0.92],
          [x + lean, -0.6],
        ],
        false,
      );
      pen.stroke();
      for (const [dx, dy] of [
        [-0.15, -0.3],
        [0.15, -0.3],
        [-0.15, -0.02],
        [0.15, -0.02],
        [0, -0.68],
      ] as const) {
        pen.beginPath();
        pen.ellipse(x + lean * (1 - (dy + 0.7) * 0.7) + dx, dy, 0.12, 0.2, dx * 2.4, 0, Math.PI * 2);
        pen.fill();
      }
    }
    pen.lineWidth = 0.16;
    path(
      pen,
      [
        [-0.36, 0.42],
        [0.36, 0.42],
      ],
      false,
    );
    pen.stroke();
  },
  // A building is its product, large: three houses would only differ by a small symbol.
  cheeseDairy: (pen, back) => {
    path(pen, [
      [-0.98, 0.1],
      [0.86, -0.78],
      [0.96, -0.1],
      [0.96, 0.82],
      [-0.98, 0.82],
    ]);
    pen.fill();
    cut(pen, back, () => {
      path(
        pen,
        [
          [-0.9, 0.16],
          [0.96, -0.06],
        ],
        false,
      );
      pen.lineWidth = 0.13;
      pen.stroke();
      disc(pen, -0.36, 0.5, 0.19);
      disc(pen, 0.24, 0.3, 0.16);
      disc(pen, 0.52, 0.62, 0.15);
    });
  },
  bakery: (pen, back) => {
    pen.beginPath();
    pen.ellipse(0, 0.04, 1, 0.66, 0, 0, Math.PI * 2);
    pen.fill();
    cut(pen, back, () => {
      pen.lineWidth = 0.17;
      for (const x of [-0.46, 0, 0.46]) {
        path(
          pen,
          [
            [x - 0.16, 0.28],
            [x + 0.16, -0.3],
          ],
          false,
        );
        pen.stroke();
      }
    });
  },
  distillery: (pen, back) => {
    pen.beginPath();
    pen.moveTo(-0.56, -0.94);
    pen.lineTo(0.56, -0.94);
    pen.quadraticCurveTo(1.04, 0, 0.56, 0.94);
    pen.lineTo(-0.56, 0.94);
    pen.quadraticCurveTo(-1.04, 0, -0.56, -0.94);
    pen.fill();
    cut(pen, back, () => {
      bar(pen, -0.9, -0.5, 1.8, 0.14);
      bar(pen, -0.9, 0.36, 1.8, 0.14);
    });
  },
  woodcutter: (pen) => {
    pen.lineWidth = 0.22;
    path(
      pen,
      [
        [-0.62, 0.86],
        [0.34, -0.66],
      ],
      false,
    );
    pen.stroke();
    path(pen, [
      [0.02, -0.88],
      [0.32, -0.92],
      [0.5, -0.62],
      [0.92, -0.5],
      [0.78, -0.06],
      [0.34, 0.22],
      [0.3, -0.22],
      [0.02, -0.48],
    ]);
    pen.fill();
  },
  miner: (pen) => {
    pen.lineWidth = 0.22;
    path(
      pen,
      [
        [-0.66, 0.86],
        [0.3, -0.46],
      ],
      false,
    );
    pen.stroke();
    pen.lineWidth = 0.1;
    pen.beginPath();
    pen.moveTo(-0.62, -0.7);
    pen.quadraticCurveTo(0.62, -0.86, 0.84, 0.52);
    pen.quadraticCurveTo(0.42, -0.3, -0.62, -0.7);
    pen.fill();
    pen.stroke();
  },
  fisherman: (pen, back) => {
    pen.beginPath();
    pen.moveTo(-0.4, 0);
    pen.quadraticCurveTo(0.1, -0.62, 0.92, 0);
    pen.quadraticCurveTo(0.1, 0.62, -0.4, 0);
    pen.fill();
    path(pen, [
      [-0.3, 0],
      [-0.94, -0.44],
      [-0.8, 0],
      [-0.94, 0.44],
    ]);
    pen.fill();
    cut(pen, back, () => disc(pen, 0.5, -0.1, 0.11));
  },
};

/** Draws a unit's silhouette in one colour; `size` is its radius in pixels. */
export function drawSign(pen: Pen, unit: Unit, at: Point, size: number, colour: string, back: string): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(size, size);
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  SIGNS[unit](pen, back);
  pen.restore();
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
    pen.moveTo(x, y - s);
    pen.lineTo(x + s, y);
    pen.lineTo(x, y + s);
    pen.lineTo(x - s, y);
    pen.closePath();
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
    pen.fillStyle = style.halo;
    pen.fill();
  }
  markPath(pen, style.shape, { x: at.x, y: at.y + r * 0.14 }, r * 1.04);
  pen.fillStyle = 'rgba(20,20,10,0.32)';
  pen.fill();
  markPath(pen, style.shape, at, r);
  pen.fillStyle = style.fill;
  pen.fill();
  pen.lineWidth = Math.max(1.5, r * 0.1);
  pen.strokeStyle = style.line;
  markPath(pen, style.shape, at, r);
  pen.stroke();
}

/** Draws a player's piece: the seat's shape and colour with the unit's silhouette on it. */
export function drawPiece(pen: Pen, style: SeatStyle, unit: Unit, at: Point, r: number): void {
  drawBlank(pen, style, at, r);
  const room = style.shape === 'diamond' ? 0.6 : style.shape === 'circle' ? 0.66 : 0.68;
  drawSign(pen, unit, at, r * room, style.sign, style.fill);
}
