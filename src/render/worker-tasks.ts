/** The tasks of the drawing process. */
import { gzipSync } from 'node:zlib';
import type { Content } from '../content/index.ts';
import { registerContent } from '../engine/index.ts';
import { releaseSurface } from './canvas.ts';
import { type Picture, rowsOf } from './encode.ts';
import { withNight } from './night.ts';
import { drawPicture, paintVector } from './render-picture.ts';
import { paintFrame } from './replay/encode-replay.ts';
import { changedPixels } from './replay/frame-palette.ts';
import { gifFrame } from './replay/gif.ts';
import type { EncodedFrame, Frame, ReplayTask } from './replay/request.ts';
import { webpFrame } from './replay/webp.ts';
import type { AnyRequest, PictureRequest } from './request.ts';
import { compactSvg } from './svg.ts';

export interface Task {
  /** The request as JSON: it was serialized for its cache key anyway, and strings are cheap to send. */
  readonly request: string;
  /** The game's content unless it is the default one: a process has its own registry. */
  readonly content?: Content;
  /** Draws SVG, compressed with gzip. */
  readonly isVector?: boolean;
  /** Set if the request is a frame of a replay. */
  readonly replay?: ReplayTask;
}

/** Rows of the last frame drawn. Only one replay is drawn at a time. */
let lastFrame: { readonly id: number; readonly rows: Uint8Array } | undefined;

/** Draws and encodes a picture or a frame. The next one can be drawn while this one is encoded. */
export async function runTask({
  request,
  content,
  replay,
  isVector = false,
}: Task): Promise<Picture | EncodedFrame | Uint8Array> {
  const wanted = JSON.parse(request) as AnyRequest | Frame;
  if (content !== undefined && 'state' in wanted) registerContent(content, wanted.state.setup.content);
  if (replay !== undefined) return await encodedFrame(wanted as Frame, replay);
  if (isVector) return gzipSync(vectorOf(wanted as PictureRequest));
  return await drawPicture(wanted as AnyRequest);
}

/** Returns a drawing as SVG. Land looks the same by day and by night. */
function vectorOf(request: PictureRequest): string {
  const svg = compactSvg(paintVector(request).toBuffer().toString());
  return request.view === 'map' ? svg : withNight(svg);
}

/** Throws if this process has not drawn the previous frame: it has been replaced since. */
async function encodedFrame(frame: Frame, { id, isFirst, format }: ReplayTask): Promise<EncodedFrame> {
  if (isFirst) lastFrame = undefined;
  else if (lastFrame?.id !== id) throw new Error('the previous frame is lost');
  const canvas = paintFrame(frame);
  const { width, height } = canvas;
  const rows = rowsOf(canvas);
  releaseSurface(canvas);
  const changed = changedPixels({ rows, width, height }, lastFrame?.rows);
  lastFrame = { id, rows };
  return { image: await (format === 'gif' ? gifFrame : webpFrame)(changed), width, height };
}
