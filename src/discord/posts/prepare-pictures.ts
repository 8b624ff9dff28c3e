/** Draws what a post shows before it goes, as far as that can be waited for. */
import type { Moved, OutboxEntry } from '../../core/index.ts';
import { withTimeout } from '../../core/index.ts';
import { draw, estimatedWaitMs, queueLength } from '../../render/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import { MAX_RENDER_WAIT_MS } from '../shared/optional-pictures.ts';
import { type Panel, type Part, withoutPictures } from '../shared/panel.ts';
import type { PostContent } from '../shared/post-builder.ts';
import { idsOf } from './outbox-entry.ts';

export type Draw = (request: Extract<Part, { kind: 'picture' }>['request']) => Promise<unknown>;

/** Draws what a channel is to see: people who wait for an answer go first. */
export const drawAtLowPriority: Draw = (request) => draw(request, { lowPriority: true });

export interface DrawingOptions {
  readonly log: Log;
  /** Draws a picture ahead of the post, so that one that fails is left out; left out: the drawing thread. */
  readonly drawn?: Draw;
  /** Milliseconds for which a picture would wait now; left out: as the drawing thread says. */
  readonly drawingWait?: () => number;
  /** Pictures that are being waited for, also those of the post; left out: as the drawing thread says. */
  readonly drawingAsked?: () => number;
}

export interface PicturePreparation {
  /** The message with those pictures that can be drawn. */
  drawable(panel: Panel, owed: OutboxEntry): Promise<Panel>;
  /**
   * The message as it can go now; `bare`: without its pictures, as whoever is next is to play. They follow if it is still
   * the newest by then.
   */
  readied(panel: Panel, told: PostContent, owed: OutboxEntry): Promise<{ panel: Panel; bare?: Moved }>;
}

/** What draws the pictures of posts ahead. */
export function createPicturePreparation(options: DrawingOptions): PicturePreparation {
  const { log, drawn: drawAhead = drawAtLowPriority } = options;
  const wait = options.drawingWait ?? (() => estimatedWaitMs({ lowPriority: true }));
  const drawingAsked = options.drawingAsked ?? (() => queueLength({ lowPriority: true }));

  async function drawable(panel: Panel, owed: OutboxEntry): Promise<Panel> {
    const parts = await Promise.all(
      panel.parts.map(async (part) => {
        if (part.kind !== 'picture') return [part];
        try {
          await drawAhead(part.request);
          return [part];
        } catch (error) {
          log.warn({ err: error, ...idsOf(owed) }, 'posted without its picture');
          return [];
        }
      }),
    );
    return { ...panel, parts: parts.flat() };
  }

  /**
   * What is drawn for a panel; nothing where that takes long because others wait as well. Those who wait for an answer go
   * first, and there may be more and more of them. A machine may also be slow: then nothing is won by going without.
   */
  async function unlessOthersWait(drawn: Promise<Panel>, { parts }: Panel): Promise<Panel | undefined> {
    const own = parts.filter(({ kind }) => kind === 'picture').length;
    for (;;) {
      const whole = await withTimeout(drawn, MAX_RENDER_WAIT_MS);
      if (whole !== undefined || drawingAsked() > own) return whole;
    }
  }

  return {
    drawable,
    async readied(panel, told, owed) {
      if (told.kind !== 'moved') return { panel: await drawable(panel, owed) };
      const isLong = wait() > MAX_RENDER_WAIT_MS;
      const whole = isLong ? undefined : await unlessOthersWait(drawable(panel, owed), panel);
      if (whole !== undefined) return { panel: whole };
      const words = withoutPictures(panel);
      return { panel: words, ...(words.parts.length < panel.parts.length && { bare: told }) };
    },
  };
}
