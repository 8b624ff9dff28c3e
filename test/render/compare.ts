/** Compares pictures as somebody would who looks at them, and not as a computer does. */
import sharp from 'sharp';

/** Where two pictures differ most. */
export interface Difference {
  /** From 0, the same, to 255. */
  most: number;
  /** The middle of the place, in pixels of the pictures. */
  x: number;
  y: number;
}

/** Pixels from side to side of the squares that are compared: a letter is about as large. */
const BLOCK = 8;

/**
 * The greatest difference between the mean colours of two pictures' squares. Another build of cairo or of
 * FreeType sets the edges of letters a little differently, which hardly changes a mean; a piece that is missing
 * or has another colour does.
 */
export async function difference(a: Buffer, b: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([means(a), means(b)]);
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`${one.width} × ${one.height} squares, and not ${other.width} × ${other.height}`);
  }
  const worst: Difference = { most: 0, x: 0, y: 0 };
  one.data.forEach((value, i) => {
    const off = Math.abs(value - (other.data[i] as number));
    if (off <= worst.most) return;
    const block = Math.floor(i / 3);
    const x = ((block % one.width) + 0.5) * BLOCK;
    const y = (Math.floor(block / one.width) + 0.5) * BLOCK;
    Object.assign(worst, { most: off, x, y });
  });
  return worst;
}

async function means(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(png).metadata();
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const small = sharp(png).removeAlpha().resize(across, down, { fit: 'fill', kernel: 'linear' });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
