/** Pictures in the colours of our palette, and what differs between two of them. */

/** A picture as it is kept until the next frame has been compared with it. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel, and one before each row, as `indexedRows` gives them. */
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** What of a picture is not as before: pixels by their places in the palette, or `SAME`. */
export interface Changed {
  readonly width: number;
  readonly height: number;
  readonly pixels: Int16Array<ArrayBuffer>;
}

/** A pixel that stays as it was. */
export const SAME = -1;

/** Pixels from side to side of the squares in which frames change. */
const SQUARE = 8;

/**
 * What of a picture is not as before. It changes in whole squares, with all squares around one that differs: who makes the picture smaller frame by frame, as Discord may, mixes pixels with
 * their neighbours, and would else mix in what is not there any more.
 */
export function changes({ rows, width, height }: Indexed, before?: Uint8Array): Changed {
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
