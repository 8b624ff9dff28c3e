/**
 * Emblems: small pictures of single things, to be read in a line of text, on a dark ground and on a light one. Each
 * has a silhouette of its own and a pale rim, and is simpler than the icon of the same thing on the boards.
 */
import sharp from 'sharp';
import type { Pen } from '../canvas.ts';
import { rimmed } from '../sticker-outline.ts';
import { ACTS } from './acts.ts';
import { CRESTS } from './crests.ts';
import type { Emblem } from './names.ts';
import { PORTS } from './ports.ts';
import { THINGS } from './things.ts';
import { UNIT_EMBLEMS } from './units.ts';

/** Each drawn in a square from -1 to 1. */
const DRAW: Readonly<Record<Emblem, (pen: Pen) => void>> = {
  ...THINGS,
  ...UNIT_EMBLEMS,
  ...CRESTS,
  ...PORTS,
  ...ACTS,
};

/** Pixels from side to side, as Discord keeps emoji. */
const SIZE = 128;
/** The rim that sets an emblem off from a dark ground, in pixels. */
const RIM = 5;
/** Outlines stand out of the square by half their width. */
const FIT = 0.93;

/** An emblem as a PNG file with a transparent ground. */
export async function emblemPicture(emblem: Emblem): Promise<Buffer> {
  const canvas = rimmed(SIZE, RIM, '#ffffff', (pen) => {
    pen.scale(FIT, FIT);
    DRAW[emblem](pen);
  });
  return sharp(canvas.toBuffer('image/png')).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
}
