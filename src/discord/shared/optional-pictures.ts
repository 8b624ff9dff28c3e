/** Drops the pictures a panel can do without while drawing is behind. */
import { estimatedWaitMs, queueLength } from '../../render/index.ts';
import { botText } from '../../text/index.ts';
import { type Panel, type Part, text, withoutPictures } from './panel.ts';

/** Longest time a panel waits for pictures it can do without, in milliseconds. Players wait for the panel. */
const MAX_PANEL_WAIT_MS = 200;

/** Acceptable pictures ahead. With fewer, the machine is slow, and omitting pictures gains nothing. */
const FEW = 10;

/** Returns whether too many pictures are pending for a panel to wait for its own. */
export const isDrawingBehind = (ahead = queueLength, wait = estimatedWaitMs): boolean =>
  ahead() > FEW && wait() > MAX_PANEL_WAIT_MS;

/** Returns the panel with text in place of its optional pictures; unchanged if it has none. */
export function dropOptionalPictures(panel: Panel, language: string): Panel {
  const isSpare = (part: Part) => part.kind === 'picture' && part.spare === true;
  const first = panel.parts.findIndex(isSpare);
  if (first < 0) return panel;
  const texts = withoutPictures({ parts: panel.parts.filter(isSpare) }).parts;
  const words = [...texts, text(botText('panels', 'withoutPicture', {}, language))];
  const parts = panel.parts.flatMap((part, i) => (i === first ? words : isSpare(part) ? [] : [part]));
  return { ...panel, parts };
}
