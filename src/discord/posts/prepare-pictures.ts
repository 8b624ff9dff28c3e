/** Draws a post's pictures before it is sent, as long as the wait is acceptable. */
import type { OutboxEntry } from '../../core/index.ts';
import { withTimeout } from '../../core/index.ts';
import { draw, estimatedWaitMs, type PictureRequest, queueLength } from '../../render/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import { MAX_RENDER_WAIT_MS } from '../shared/optional-pictures.ts';
import { type Panel, type Part, withoutPictures } from '../shared/panel.ts';
import type { PostContent } from '../shared/post-builder.ts';
import { idsOf } from './outbox-entry.ts';

export type Draw = (request: Extract<Part, { kind: 'picture' }>['request']) => Promise<unknown>;

/** Draws for a channel; pictures for users who wait for a reply go first. */
export const drawAtLowPriority: Draw = (request) => draw(request, { lowPriority: true });

export interface DrawingOptions {
  readonly log: Log;
  /** Draws a picture ahead of the post, so that a failing one can be omitted. Default: the drawing process. */
  readonly drawn?: Draw;
  /** Returns how long a new picture would wait, in milliseconds. Default: as the drawing process reports. */
  readonly drawingWait?: () => number;
  /** Returns how many pictures are pending, including the post's own. Default: as the drawing process reports. */
  readonly drawingAsked?: () => number;
}

/** Creates the steps that draw a post's pictures, or leave them for later while drawing is behind. */
export function createPicturePreparation(options: DrawingOptions) {
  const { log, drawn: drawAhead = drawAtLowPriority } = options;
  const wait = options.drawingWait ?? (() => estimatedWaitMs({ lowPriority: true }));
  const drawingAsked = options.drawingAsked ?? (() => queueLength({ lowPriority: true }));

  async function drawable(panel: Panel, entry: OutboxEntry): Promise<Panel> {
    const parts = await Promise.all(
      panel.parts.map(async (part) => {
        if (part.kind !== 'picture') return [part];
        try {
          await drawAhead(part.request);
          return [part];
        } catch (error) {
          log.warn({ err: error, ...idsOf(entry) }, 'posted without its picture');
          return [];
        }
      }),
    );
    return { ...panel, parts: parts.flat() };
  }

  /** Returns the result of drawing `own` pictures; `undefined` if it would take long because of other requests. */
  async function inTime<T>(own: number, drawn: () => Promise<T>): Promise<T | undefined> {
    if (wait() > MAX_RENDER_WAIT_MS) return undefined;
    const drawing = drawn();
    for (;;) {
      const whole = await withTimeout(drawing, MAX_RENDER_WAIT_MS);
      if (whole !== undefined || drawingAsked() > own) return whole;
    }
  }

  return {
    drawable,
    /** Draws a picture. Returns whether it can be sent now: not if it would take long. Rejects if it can't be drawn. */
    async isReady(request: PictureRequest): Promise<boolean> {
      return (await inTime(1, () => drawAhead(request).then(() => true))) ?? false;
    },
    /** Returns the message as it can be sent now; `bare` if its pictures follow later. */
    async readied(panel: Panel, content: PostContent, entry: OutboxEntry) {
      if (content.kind !== 'moved') return { panel: await drawable(panel, entry) };
      const own = panel.parts.filter(({ kind }) => kind === 'picture').length;
      const whole = await inTime(own, () => drawable(panel, entry));
      if (whole !== undefined) return { panel: whole };
      const words = withoutPictures(panel);
      return { panel: words, ...(words.parts.length < panel.parts.length && { bare: true }) };
    },
  };
}

export type PicturePreparation = ReturnType<typeof createPicturePreparation>;
