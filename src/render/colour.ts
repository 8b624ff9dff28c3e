/** Perceptual colours: OKLab, where equal distances look about equally far apart (Björn Ottosson, 2020). */

/** Lightness from 0 to 1, then green to red and blue to yellow. */
export type Lab = readonly [lightness: number, red: number, yellow: number];

/** Linear light for each of the 256 values of a channel. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Converts a colour from 0xRRGGBB. */
export function labOf(colour: number): Lab {
  const red = LIGHT[(colour >>> 16) & 0xff] as number;
  const green = LIGHT[(colour >>> 8) & 0xff] as number;
  const blue = LIGHT[colour & 0xff] as number;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the distance of two colours: 1 from black to white; below 0.02 is barely visible side by side. */
export const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Returns the index of the nearest of these colours, and its distance. */
export function nearest(to: Lab, colours: readonly Lab[]): { place: number; distance: number } {
  let place = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [lightness, red, yellow]] of colours.entries()) {
    const square = (lightness - to[0]) ** 2 + (red - to[1]) ** 2 + (yellow - to[2]) ** 2;
    if (square >= least) continue;
    least = square;
    place = i;
  }
  return { place, distance: Math.sqrt(least) };
}
