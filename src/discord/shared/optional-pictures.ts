/** What goes without its pictures where drawing is behind: nobody is to wait for what they can do without. */
import { estimatedWaitMs, queueLength } from '../../render/index.ts';
import { botText } from '../../text/index.ts';
import { type Panel, type Part, text } from './panel.ts';

/** Milliseconds that something waits for its turn to be drawn. Where that takes longer, it goes without at once. */
export const MAX_RENDER_WAIT_MS = 1_000;

/**
 * Pictures that may be ahead of that of a panel: as many as five people ask for who all look at a whole table. With fewer
 * of them it is the machine that is slow, and nobody gains anything by going without.
 */
const FEW = 15;

/** Whether so many people wait for pictures that a panel does better without. */
export const isDrawingBehind = (ahead = queueLength, wait = estimatedWaitMs): boolean =>
  ahead() > FEW && wait() > MAX_RENDER_WAIT_MS;

/** A panel with words in place of its spare pictures; the same one where it has none. */
export function dropOptionalPictures(panel: Panel, language: string): Panel {
  const isSpare = (part: Part) => part.kind === 'picture' && part.spare === true;
  const first = panel.parts.findIndex(isSpare);
  if (first < 0) return panel;
  const words = text(botText('panels', 'withoutPicture', {}, language));
  const parts = panel.parts.flatMap((part, i) => (i === first ? [words] : isSpare(part) ? [] : [part]));
  return { ...panel, parts };
}
