/** What a picture costs: its drawing, and its encoding in several ways. For the benchmark, in its own thread. */
import sharp, { type Sharp } from 'sharp';
import { encode } from './encode.ts';
import { paint } from './paint.ts';
import type { PictureRequest } from './request.ts';

/** One way of doing one part of the work. */
export interface Measured {
  what: string;
  /** Milliseconds: the median of several runs. */
  time: number;
  bytes?: number;
}

/** Draws and encodes a picture in this thread, in all the ways there are to compare. */
export async function measure(request: PictureRequest, runs: number): Promise<Measured[]> {
  const canvas = paint(request);
  const { width, height } = canvas;
  const raw = { width, height, channels: 3 } as const;
  const rgb = await sharp(canvas.toBuffer('image/png')).removeAlpha().raw().toBuffer();
  const as = (format: (picture: Sharp) => Sharp) => async () =>
    (await format(sharp(rgb, { raw })).toBuffer()).byteLength;
  const ways: readonly (readonly [string, () => Promise<number> | number | undefined])[] = [
    ['drawing', () => void paint(request).toBuffer('raw')],
    ['encoding, as we do it', async () => (await encode(canvas)).png.byteLength],
    ['sharp: PNG, palette of its own', as((one) => one.png({ palette: true, effort: 1, dither: 0 }))],
    ['sharp: PNG in all colours', as((one) => one.png({ compressionLevel: 4, adaptiveFiltering: false }))],
    ['sharp: WebP, quality 85', as((one) => one.webp({ quality: 85, effort: 2 }))],
    ['sharp: WebP, lossless', as((one) => one.webp({ lossless: true, effort: 0 }))],
    ['node-canvas: PNG', () => canvas.toBuffer('image/png').byteLength],
  ];
  const result: Measured[] = [];
  for (const [what, act] of ways) {
    const times: number[] = [];
    let bytes: number | undefined;
    for (let run = 0; run < runs; run++) {
      const from = performance.now();
      bytes = await act();
      times.push(performance.now() - from);
    }
    const time = times.sort((a, b) => a - b)[Math.floor(runs / 2)] as number;
    result.push(bytes === undefined ? { what, time } : { what, time, bytes });
  }
  return result;
}
