/** The message shown while a replay is drawn. */

import { withTimeout } from '../../core/index.ts';
import { drawReplay } from '../../render/index.ts';
import { type Panel, text } from '../shared/panel.ts';

/** Milliseconds before a progress message is needed. */
const SILENT_MS = 3_000;

/**
 * Waits for the replays of a panel. If that takes long, sends the panel with text in their place and without buttons,
 * so nothing shown gets replaced. Ignores failures, because sending the panel reports them.
 */
export async function whileDrawing(
  { colour, parts }: Panel,
  say: (meanwhile: Panel) => Promise<void>,
  { draw = drawReplay, silence = SILENT_MS } = {},
): Promise<void> {
  const replays = parts.flatMap((part) => (part.kind === 'replay' ? [part.request] : []));
  if (replays.length === 0) return;
  const drawn = Promise.allSettled(replays.map((request) => draw(request)));
  if ((await withTimeout(drawn, silence)) !== undefined) return;
  const words = parts.flatMap((part) =>
    part.kind === 'replay' ? [text(part.meanwhile)] : part.kind === 'text' ? [part] : [],
  );
  await say({ colour, parts: words });
}
