/** Indexed pictures, and the difference between two of them. */

/** A picture in palette indices, kept until the next frame has been compared with it. */
interface Indexed {
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, and one before each row, as `indexedRows` returns them. */
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** The changed pixels of a picture: palette indices, or `SAME`. */
export interface ChangedPixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Int16Array<ArrayBuffer>;
}

/** Marks an unchanged pixel. */
export const SAME = -1;

/** Frames change in squares of this many pixels. */
const SQUARE = 8;

/**
 * Returns what differs from the previous frame, in whole squares plus their neighbours. A viewer that
 * downscales frame by frame, as Discord may, blends adjacent pixels and would otherwise blend in stale ones.
 */
export function changedPixels({ rows, width, height }: Indexed, before?: Uint8Array): ChangedPixels {
  const across = Math.ceil(width / SQUARE);
  const drawn = new Uint8Array(across * Math.ceil(height / SQUARE));
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1) + 1;
    const top = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x++) {
      if (rows[row + x] !== before?.[row + x]) drawn[top + Math.floor(x / SQUARE)] = 1;
    }
  }
  const grown = drawn.map((_, i) => {
    const column = i % across;
    for (let y = -across; y <= across; y += across) {
      for (let x = column === 0 ? 0 : -1; x <= (column === across - 1 ? 0 : 1); x++) {
        if (drawn[i + y + x] === 1) return 1;
      }
    }
    return 0;
  });
  const pixels = new Int16Array(width * height).fill(SAME);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1) + 1;
    const top = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x++, to++) {
      if (grown[top + Math.floor(x / SQUARE)] === 1) pixels[to] = rows[row + x] as number;
    }
  }
  return { pixels, width, height };
}
