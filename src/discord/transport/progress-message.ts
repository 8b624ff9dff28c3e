/** What is said while a replay is being drawn. */

import { withTimeout } from '../../core/index.ts';
import { drawReplay } from '../../render/index.ts';
import { type Panel, text } from '../shared/panel.ts';

/** Milliseconds for which nothing need be said. */
const SILENCE = 3_000;

/**
 * Waits for the replays of a panel; where that takes long, the panel is said meanwhile with words in their place, and
 * without buttons, as nothing that they show should be replaced. Whoever sends the panel hears of what fails.
 */
export async function whileDrawing(
  { seat, parts }: Panel,
  say: (meanwhile: Panel) => Promise<void>,
  { draw = drawReplay, silence = SILENCE } = {},
): Promise<void> {
  const replays = parts.flatMap((part) => (part.kind === 'replay' ? [part.request] : []));
  if (replays.length === 0) return;
  const drawn = Promise.allSettled(replays.map((request) => draw(request)));
  if ((await withTimeout(drawn, silence)) !== undefined) return;
  const words = parts.flatMap((part) =>
    part.kind === 'replay' ? [text(part.meanwhile)] : part.kind === 'text' ? [part] : [],
  );
  await say({ ...(seat === undefined ? {} : { seat }), parts: words });
}
