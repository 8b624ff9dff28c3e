/**
 * Emblems: small pictures for use inside text, on dark and light backgrounds. Each has a distinct silhouette
 * and a pale outline, and is simpler than the board icon of the same thing.
 */
import sharp from 'sharp';
import type { Pen } from '../canvas.ts';
import { outlined } from '../sticker-outline.ts';
import { ACTS } from './acts.ts';
import { CRESTS } from './crests.ts';
import type { Emblem } from './names.ts';
import { PORTS } from './ports.ts';
import { THINGS } from './things.ts';
import { UNIT_EMBLEMS } from './units.ts';

/** Each is drawn in a square from -1 to 1. */
const DRAW: Readonly<Record<Emblem, (pen: Pen) => void>> = {
  ...THINGS,
  ...UNIT_EMBLEMS,
  ...CRESTS,
  ...PORTS,
  ...ACTS,
};

/** Width in pixels, Discord's size for emoji. */
const SIZE = 128;
/** Outline in pixels, for contrast on dark backgrounds. */
const RIM = 5;
/** Leaves room for outlines, which exceed the square by half their width. */
const FIT = 0.93;

/** Returns an emblem as a PNG file with a transparent background. */
export async function emblemPicture(emblem: Emblem): Promise<Buffer> {
  const canvas = outlined(SIZE, RIM, '#ffffff', (pen) => {
    pen.scale(FIT, FIT);
    DRAW[emblem](pen);
  });
  return sharp(canvas.toBuffer('image/png')).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
}
