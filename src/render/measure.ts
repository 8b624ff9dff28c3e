/** Measures drawing and several encodings, for the benchmark. */
import sharp, { type Sharp } from 'sharp';
import { releaseSurface } from './canvas.ts';
import { encode } from './encode.ts';
import { paint } from './render-picture.ts';
import type { PictureRequest } from './request.ts';

/** One variant of one part of the work. */
export interface Measurement {
  what: string;
  /** Milliseconds: the median of several runs. */
  time: number;
  bytes?: number;
}

/** Baseline of all comparisons. */
export const BASELINE = 'sharp: PNG, palette of its own';
export const OURS = 'encoding, as we do it';

/**
 * Draws pictures in this thread and encodes the last one: our way and the baseline's, with `all` in every
 * variant. Each runs as often as there are requests.
 */
export async function measure(requests: readonly PictureRequest[], all: boolean): Promise<Measurement[]> {
  const last = requests.at(-1);
  if (last === undefined) return [];
  const canvas = paint(last);
  const { width, height } = canvas;
  const raw = { width, height, channels: 3 } as const;
  const rgb = await sharp(canvas.toBuffer('image/png')).removeAlpha().raw().toBuffer();
  const as = (format: (picture: Sharp) => Sharp) => async () =>
    (await format(sharp(rgb, { raw })).toBuffer()).byteLength;
  const ways: readonly (readonly [
    string,
    (request: PictureRequest) => Promise<number> | number | undefined,
  ])[] = [
    ['drawing', (request) => void releaseSurface(paint(request))],
    [OURS, async () => (await encode(canvas)).png.byteLength],
    [BASELINE, as((one) => one.png({ palette: true, effort: 1, dither: 0 }))],
    ['sharp: PNG in all colours', as((one) => one.png({ compressionLevel: 4, adaptiveFiltering: false }))],
    ['sharp: WebP, quality 85', as((one) => one.webp({ quality: 85, effort: 2 }))],
    ['sharp: WebP, lossless', as((one) => one.webp({ lossless: true, effort: 0 }))],
    ['node-canvas: PNG', () => canvas.toBuffer('image/png').byteLength],
  ];
  const measured: Measurement[] = [];
  for (const [what, act] of all ? ways : ways.slice(0, 3)) {
    const times: number[] = [];
    let bytes: number | undefined;
    for (const request of requests) {
      const from = performance.now();
      bytes = await act(request);
      times.push(performance.now() - from);
    }
    const time = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
    measured.push(bytes === undefined ? { what, time } : { what, time, bytes });
  }
  return measured;
}
