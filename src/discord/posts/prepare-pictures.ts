/** Draws a post's pictures before it is sent, as long as the wait is acceptable. */
import type { OutboxEntry } from '../../core/index.ts';
import { withTimeout } from '../../core/index.ts';
import { draw, estimatedWaitMs, type PictureRequest } from '../../render/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import { type Panel, type Part, withFirstPicture, withoutPictures } from '../shared/panel.ts';
import type { FailureCounter } from './failures.ts';
import type { NewerEntries } from './newer-entries.ts';
import type { NewestDrawings } from './newest-drawings.ts';
import { idsOf } from './outbox-entry.ts';
import { MAX_WAIT_MS } from './picture-waits.ts';

/** `isWanted` returns false once the picture is outdated. */
export type Draw = (
  request: Extract<Part, { kind: 'picture' }>['request'],
  isWanted: () => boolean,
) => Promise<unknown>;

/** Draws for a channel; most pictures for users who wait for a reply go first. */
export const drawAtLowPriority: Draw = (request, isWanted) => draw(request, { lowPriority: true, isWanted });

export interface DrawingOptions {
  readonly log: Log;
  /** Draws a picture ahead of the post, so that a failing one can be omitted. Default: the drawing process. */
  readonly drawn?: Draw;
  /** Returns how long a new picture would wait, in milliseconds. Default: as the drawing process reports. */
  readonly drawingWait?: () => number;
  readonly newer: Pick<NewerEntries, 'signalOf'>;
  readonly newest: NewestDrawings;
}

/** A message as it can be sent now. */
interface Readied {
  readonly panel: Panel;
  /** Pictures follow later. */
  readonly bare?: true;
  /** The wait ended early, because newer entries of the game arrived. */
  readonly isOutdated?: true;
}

/** Creates the steps that draw a post's pictures, or leave them for later while drawing is behind. */
export function createPicturePreparation(
  options: DrawingOptions,
  { formOf }: Pick<FailureCounter, 'formOf'>,
) {
  const { log, newer, newest, drawn: drawAhead = drawAtLowPriority } = options;
  const wait = options.drawingWait ?? (() => estimatedWaitMs({ lowPriority: true }));

  /** Returns the panel without pictures that can't be drawn. */
  async function drawable(panel: Panel, entry: OutboxEntry, isWanted: () => boolean): Promise<Panel> {
    const parts = await Promise.all(
      panel.parts.map(async (part) => {
        if (part.kind !== 'picture') return [part];
        try {
          await drawAhead(part.request, isWanted);
          return [part];
        } catch (error) {
          if (isWanted()) log.warn({ err: error, ...idsOf(entry) }, 'posted without its picture');
          return [];
        }
      }),
    );
    return { ...panel, parts: parts.flat() };
  }

  return {
    /** Draws a picture. Returns whether it can be sent now: not if it would take long. Rejects if it can't be drawn. */
    async isReady(request: PictureRequest): Promise<boolean> {
      if (wait() > MAX_WAIT_MS.post) return false;
      let isAwaited = true;
      const drawn = drawAhead(request, () => isAwaited).then(() => true);
      const inTime = await withTimeout(drawn, MAX_WAIT_MS.post);
      isAwaited = false;
      return inTime ?? false;
    },
    /**
     * Returns the message, without its pictures if they take longer than `mostMs`, and with only the first one if new
     * pictures wait longer than `furtherMs` now.
     */
    async readied(
      panel: Panel,
      entry: OutboxEntry,
      mostMs: number,
      furtherMs: number = Number.POSITIVE_INFINITY,
    ): Promise<Readied> {
      if (!panel.parts.some(({ kind }) => kind === 'picture')) return { panel };
      const { game } = entry;
      // Late pictures have just been drawn.
      const waitMs = entry.announcement.kind === 'drawn' ? 0 : wait();
      const wanted = waitMs > furtherMs ? withFirstPicture(panel) : panel;
      const words = withoutPictures(panel);
      const bareIn = (shown: Panel) => shown.parts.length < panel.parts.length && { bare: true as const };
      // Discord has failed to take them: they are tried again once it has taken the words.
      if (waitMs > mostMs || formOf(entry.id) !== 'full') return { panel: words, ...bareIn(words) };
      // Drawing continues after the wait: the pictures follow.
      const drawn = newest.run(game, (isWanted) => drawable(wanted, entry, isWanted));
      const signal = newer.signalOf(game);
      const shown = await withTimeout(drawn, mostMs, signal);
      // A drawing that has failed is tried once more, as when the process has ended.
      const isLast = entry.announcement.kind === 'drawn';
      if (shown !== undefined) return { panel: shown, ...bareIn(isLast ? wanted : shown) };
      return { panel: words, ...bareIn(words), ...(signal?.aborted === true && { isOutdated: true }) };
    },
  };
}

export type PicturePreparation = ReturnType<typeof createPicturePreparation>;
