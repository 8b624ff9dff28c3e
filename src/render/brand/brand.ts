/** The bot's branding: its icon, its banner, and the preview card for links to its code. */
import sharp from 'sharp';
import { createSurface, type Pen } from '../canvas.ts';
import { drawBanner } from './banner.ts';
import { drawMark } from './mark.ts';

interface BrandPicture {
  /** Pixels, as Discord and GitHub require. */
  width: number;
  height: number;
  draw(pen: Pen, width: number, height: number): void;
}

const PICTURES = {
  /** Discord crops it to a circle. */
  icon: { width: 1024, height: 1024, draw: drawIcon },
  banner: { width: 680, height: 240, draw: drawBanner },
  card: { width: 1280, height: 640, draw: drawBanner },
} as const satisfies Record<string, BrandPicture>;

export type Brand = keyof typeof PICTURES;
export const BRAND = Object.keys(PICTURES) as Brand[];

/** Returns one of these as a PNG file. */
export function brandPicture(brand: Brand): Promise<Buffer> {
  const { width, height, draw } = PICTURES[brand];
  const { canvas, pen } = createSurface(width, height);
  draw(pen, width, height);
  // Dithered, for the gradient of the sky.
  return sharp(canvas.toBuffer('image/png')).png({ palette: true, effort: 10, dither: 0.6 }).toBuffer();
}

function drawIcon(pen: Pen, width: number, height: number): void {
  pen.fillStyle = '#7d1f2b';
  pen.fillRect(0, 0, width, height);
  drawMark(pen, { x: width / 2, y: height / 2 }, width * 0.475);
}
