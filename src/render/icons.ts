/** Icons of goods, imports and all other counters, drawn in a square from -1 to 1. */
import type { Good, Import, Meat } from '../content/index.ts';
import type { Pen } from './canvas.ts';
import type { Point } from './hexes.ts';
import { circle, LINE, lines, polygon, shape } from './shapes.ts';
import { drawSign } from './unit-pieces.ts';

export type Icon =
  | Good
  | Import
  | Meat
  | 'hops'
  | 'money'
  | 'freeSpace'
  | 'bonusUpgrade'
  | 'glory'
  | 'merchant'
  | 'shipping'
  | 'technology'
  | 'contract'
  | 'settlement'
  | 'barrel'
  | 'port'
  | 'border'
  | 'die';

const barrel = (pen: Pen): void => {
  shape(pen, '#b9742f', () => {
    pen.moveTo(-0.52, -0.86);
    pen.lineTo(0.52, -0.86);
    pen.quadraticCurveTo(0.98, 0, 0.52, 0.86);
    pen.lineTo(-0.52, 0.86);
    pen.quadraticCurveTo(-0.98, 0, -0.52, -0.86);
  });
  lines(pen, LINE, 0.14, [-0.66, -0.42, 0.66, -0.42], [-0.66, 0.42, 0.66, 0.42]);
};

const DRAW: Readonly<Record<Icon, (pen: Pen) => void>> = {
  wool: (pen) => {
    shape(pen, '#fbf7ec', () => {
      circle(pen, 0, 0, 0.82);
    });
    pen.strokeStyle = '#9b8d70';
    pen.lineWidth = 0.11;
    for (const r of [0.56, 0.3]) {
      pen.beginPath();
      pen.arc(-0.06, 0.02, r, 0.5, 5.2);
      pen.stroke();
    }
    lines(pen, LINE, 0.12, [0.5, 0.66, 0.95, 0.92]);
  },
  milk: (pen) => {
    shape(pen, '#e9f3f8', () => {
      pen.moveTo(-0.3, -0.92);
      pen.lineTo(0.3, -0.92);
      pen.lineTo(0.3, -0.5);
      pen.quadraticCurveTo(0.62, -0.3, 0.62, 0);
      pen.lineTo(0.62, 0.9);
      pen.lineTo(-0.62, 0.9);
      pen.lineTo(-0.62, 0);
      pen.quadraticCurveTo(-0.62, -0.3, -0.3, -0.5);
      pen.closePath();
    });
    shape(pen, '#6fa8cc', () => pen.rect(-0.42, -0.98, 0.84, 0.24), 0.1);
    lines(pen, '#8fb9d0', 0.12, [-0.36, 0.1, -0.36, 0.6]);
  },
  grain: (pen) => {
    lines(pen, '#8a651a', 0.14, [0, 0.95, 0, -0.5]);
    for (const [x, y, a] of [
      [-0.3, 0.34, -0.6],
      [0.3, 0.34, 0.6],
      [-0.3, -0.1, -0.6],
      [0.3, -0.1, 0.6],
      [0, -0.62, 0],
    ] as const) {
      shape(pen, '#e9b93a', () => pen.ellipse(x, y, 0.2, 0.36, a, 0, Math.PI * 2), 0.09);
    }
  },
  bread: (pen) => {
    shape(pen, '#c98543', () => pen.ellipse(0, 0.06, 0.96, 0.6, 0, 0, Math.PI * 2));
    lines(
      pen,
      '#fbe3bd',
      0.15,
      [-0.52, 0.26, -0.3, -0.22],
      [-0.1, 0.3, 0.12, -0.26],
      [0.34, 0.26, 0.54, -0.16],
    );
  },
  cheese: (pen) => {
    shape(pen, '#f2c53d', () => polygon(pen, -0.95, 0.16, 0.86, -0.62, 0.95, 0.08, 0.95, 0.74, -0.95, 0.74));
    lines(pen, LINE, 0.09, [-0.95, 0.16, 0.95, 0.08]);
    for (const [x, y, r] of [
      [-0.4, 0.46, 0.16],
      [0.2, 0.34, 0.13],
      [0.56, 0.54, 0.11],
    ] as const)
      shape(pen, '#c28f14', () => circle(pen, x, y, r), 0);
  },
  whisky: barrel,
  barrel,
  cotton: (pen) => {
    lines(pen, '#6b4a26', 0.14, [0, 0.95, 0, 0.3]);
    for (const [x, y] of [
      [-0.36, 0.06],
      [0.36, 0.06],
      [0, -0.42],
    ] as const)
      shape(pen, '#ffffff', () => circle(pen, x, y, 0.42), 0.1);
    shape(pen, '#6e8a3c', () => polygon(pen, -0.5, 0.36, 0.5, 0.36, 0, 0.72), 0.09);
  },
  tobacco: (pen) => {
    shape(pen, '#8a5a22', () => {
      pen.moveTo(0, -0.95);
      pen.bezierCurveTo(0.95, -0.5, 0.8, 0.5, 0, 0.72);
      pen.bezierCurveTo(-0.8, 0.5, -0.95, -0.5, 0, -0.95);
    });
    lines(
      pen,
      '#e9cf9b',
      0.1,
      [0, -0.7, 0, 0.95],
      [0, 0.2, 0.4, -0.14],
      [0, 0.2, -0.4, -0.14],
      [0, -0.2, 0.32, -0.46],
      [0, -0.2, -0.32, -0.46],
    );
  },
  sugarCane: (pen) => {
    for (const [x, lean] of [
      [-0.4, -0.1],
      [0, 0],
      [0.4, 0.1],
    ] as const) {
      lines(pen, LINE, 0.36, [x * 0.8, 0.9, x + lean, -0.5]);
      lines(pen, '#86a83f', 0.2, [x * 0.8, 0.88, x + lean, -0.5]);
      lines(pen, LINE, 0.08, [x - 0.16, 0.4, x + 0.16, 0.4], [x - 0.16, -0.06, x + 0.16, -0.06]);
    }
    lines(
      pen,
      '#4f7326',
      0.14,
      [0, -0.5, -0.3, -0.95],
      [0.5, -0.5, 0.85, -0.86],
      [-0.5, -0.5, -0.86, -0.86],
      [0, -0.5, 0.3, -0.95],
    );
  },
  hops: (pen) => {
    shape(pen, '#7fa83c', () => {
      pen.moveTo(0, 0.95);
      pen.bezierCurveTo(-0.95, 0.4, -0.7, -0.6, 0, -0.66);
      pen.bezierCurveTo(0.7, -0.6, 0.95, 0.4, 0, 0.95);
    });
    pen.strokeStyle = '#3f5c17';
    pen.lineWidth = 0.1;
    for (const y of [-0.3, 0.06, 0.42]) {
      for (const x of [-0.24, 0.24]) {
        pen.beginPath();
        pen.arc(x, y - 0.06, 0.26, 0.15 * Math.PI, 0.85 * Math.PI);
        pen.stroke();
      }
    }
    shape(pen, '#55801f', () => polygon(pen, 0, -0.6, -0.34, -0.98, -0.98, -0.82, -0.62, -0.5), 0.09);
    shape(pen, '#55801f', () => polygon(pen, 0, -0.6, 0.34, -0.98, 0.98, -0.82, 0.62, -0.5), 0.09);
  },
  beef: (pen) => drawSign(pen, 'cow', { x: 0, y: 0 }, 0.95, '#8d2a1f', '#f6e6cf'),
  mutton: (pen) => drawSign(pen, 'sheep', { x: 0, y: 0 }, 0.98, '#8d2a1f', '#f6e6cf'),
  money: (pen) => {
    shape(pen, '#f6d873', () => circle(pen, 0, 0, 0.88), 0.13);
    pen.strokeStyle = '#5a4208';
    pen.lineWidth = 0.17;
    pen.beginPath();
    pen.arc(0.06, -0.22, 0.26, -0.1 * Math.PI, -1.1 * Math.PI, true);
    pen.lineTo(-0.2, 0.2);
    pen.quadraticCurveTo(-0.18, 0.44, -0.34, 0.5);
    pen.lineTo(0.38, 0.5);
    pen.stroke();
    lines(pen, '#5a4208', 0.15, [-0.4, 0.08, 0.16, 0.08]);
  },
  freeSpace: (pen) => {
    shape(pen, '#a9c274', () => {
      for (let i = 0; i < 6; i++) {
        const a = (i * Math.PI) / 3;
        if (i === 0) pen.moveTo(0.95, 0);
        else pen.lineTo(0.95 * Math.cos(a), 0.95 * Math.sin(a));
      }
      pen.closePath();
    });
    lines(pen, LINE, 0.17, [-0.4, 0, 0.4, 0], [0, -0.4, 0, 0.4]);
  },
  bonusUpgrade: (pen) => {
    shape(pen, '#d9772b', () =>
      polygon(pen, 0, -0.95, 0.85, -0.05, 0.36, -0.05, 0.36, 0.9, -0.36, 0.9, -0.36, -0.05, -0.85, -0.05),
    );
  },
  glory: (pen) => {
    shape(pen, '#e4b62f', () => {
      for (let i = 0; i < 10; i++) {
        const r = i % 2 === 0 ? 1 : 0.44;
        const a = (i * Math.PI) / 5 - Math.PI / 2;
        if (i === 0) pen.moveTo(r * Math.cos(a), r * Math.sin(a));
        else pen.lineTo(r * Math.cos(a), r * Math.sin(a));
      }
      pen.closePath();
    });
  },
  merchant: (pen) => {
    shape(pen, '#6a4c8c', () => {
      pen.moveTo(-0.72, 0.92);
      pen.quadraticCurveTo(-0.7, -0.05, 0, -0.1);
      pen.quadraticCurveTo(0.7, -0.05, 0.72, 0.92);
      pen.closePath();
    });
    shape(pen, '#f0d3b0', () => circle(pen, 0, -0.42, 0.36));
    shape(
      pen,
      '#33291a',
      () => polygon(pen, -0.62, -0.62, 0.62, -0.62, 0.34, -0.72, 0.26, -0.99, -0.26, -0.99, -0.34, -0.72),
      0.05,
    );
  },
  shipping: (pen) => {
    shape(pen, '#8a5a2b', () => polygon(pen, -0.95, 0.34, 0.95, 0.34, 0.6, 0.86, -0.6, 0.86));
    lines(pen, LINE, 0.12, [0, 0.34, 0, -0.95]);
    shape(pen, '#fbf7ec', () => polygon(pen, 0.1, -0.86, 0.82, 0.2, 0.1, 0.2));
    shape(pen, '#fbf7ec', () => polygon(pen, -0.1, -0.6, -0.7, 0.2, -0.1, 0.2));
  },
  technology: (pen) => {
    pen.strokeStyle = LINE;
    shape(pen, '#9aa3a8', () => {
      for (let i = 0; i < 16; i++) {
        const r = i % 4 < 2 ? 0.95 : 0.68;
        const a = (i * Math.PI) / 8;
        if (i === 0) pen.moveTo(r * Math.cos(a), r * Math.sin(a));
        else pen.lineTo(r * Math.cos(a), r * Math.sin(a));
      }
      pen.closePath();
    });
    shape(pen, '#f3ead6', () => circle(pen, 0, 0, 0.28));
  },
  contract: (pen) => {
    shape(pen, '#fdf6e3', () => polygon(pen, -0.68, -0.92, 0.68, -0.92, 0.68, 0.92, -0.68, 0.92));
    lines(pen, '#8b7b52', 0.12, [-0.4, -0.5, 0.4, -0.5], [-0.4, -0.14, 0.4, -0.14], [-0.4, 0.22, 0.1, 0.22]);
    shape(pen, '#a3271f', () => circle(pen, 0.34, 0.54, 0.24), 0.08);
  },
  settlement: (pen) => {
    shape(pen, '#c9a36a', () => polygon(pen, -0.9, 0.9, -0.9, 0.1, -0.42, -0.34, 0.06, 0.1, 0.06, 0.9));
    shape(pen, '#b3242c', () => polygon(pen, -0.02, 0.9, -0.02, -0.2, 0.46, -0.78, 0.95, -0.2, 0.95, 0.9));
  },
  port: (pen) => {
    pen.strokeStyle = '#1f3d5a';
    pen.lineWidth = 0.18;
    pen.beginPath();
    pen.arc(0, -0.66, 0.22, 0, Math.PI * 2);
    pen.stroke();
    lines(pen, '#1f3d5a', 0.18, [0, -0.44, 0, 0.84], [-0.36, -0.16, 0.36, -0.16]);
    pen.beginPath();
    pen.arc(0, 0.18, 0.68, 0.08 * Math.PI, 0.92 * Math.PI);
    pen.stroke();
  },
  border: (pen) => {
    lines(pen, '#8b5a2b', 0.2, [-0.9, 0.5, 0.9, 0.5], [-0.9, -0.1, 0.9, -0.1]);
    lines(pen, '#8b5a2b', 0.24, [-0.6, -0.7, -0.6, 0.9], [0, -0.7, 0, 0.9], [0.6, -0.7, 0.6, 0.9]);
  },
  die: (pen) => {
    shape(pen, '#fdf6e3', () => pen.roundRect(-0.8, -0.8, 1.6, 1.6, 0.3));
    for (const [x, y] of [
      [-0.36, -0.36],
      [0.36, 0.36],
      [0, 0],
    ] as const)
      shape(pen, LINE, () => circle(pen, x, y, 0.15), 0);
  },
};

/** Draws an icon; `size` is its radius in pixels. */
export function drawIcon(pen: Pen, icon: Icon, at: Point, size: number): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(size, size);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  DRAW[icon](pen);
  pen.restore();
}
