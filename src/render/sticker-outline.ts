/** Drawings with an outline around their shape, like stickers. */
import type { Canvas } from 'canvas';
import { createSurface, type Pen } from './canvas.ts';

/** Draws in a square from -1 to 1, scaled to `size` pixels, with an outline of `rim` pixels around the shape. */
export function outlined(size: number, rim: number, colour: string, draw: (pen: Pen) => void): Canvas {
  const { canvas: drawing, pen } = createSurface(size, size);
  pen.translate(size / 2, size / 2);
  const scale = size / 2 - rim;
  pen.scale(scale, scale);
  draw(pen);
  // The outline is the drawing's own shape, shifted in all directions and filled with one colour.
  const { canvas, pen: under } = createSurface(size, size);
  for (let i = 0; i < 48; i++) {
    const angle = (i * Math.PI) / 24;
    under.drawImage(drawing, rim * Math.cos(angle), rim * Math.sin(angle));
  }
  under.globalCompositeOperation = 'source-in';
  under.fillStyle = colour;
  under.fillRect(0, 0, size, size);
  under.globalCompositeOperation = 'source-over';
  under.drawImage(drawing, 0, 0);
  return canvas;
}
