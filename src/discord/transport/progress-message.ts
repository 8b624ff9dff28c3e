import { withTimeout } from '../../core/index.ts';
import { drawReplay } from '../../render/index.ts';
import { type Panel, text } from '../shared/panel.ts';

const SILENT_MS = 3_000;

/** Waits for a panel's replays. If that takes long, sends the panel with text in their place. */
export async function whileDrawing(
  { colour, parts }: Panel,
  t: (meanwhile: Panel) => Promise<void>,
  { draw = drawReplay, silence = SILENT_MS } = {},
): Promise<void> {
  const replays = parts.flatMap((part) => (part.kind === 'replay' ? [part.request] : []));
  if (replays.length === 0) return;
  const drawn = Promise.allSettled(replays.map((request) => draw(request)));
  if ((await withTimeout(drawn, silence)) !== undefined) return;
  const words = parts.flatMap((part) =>
    part.kind === 'replay' ? [text(part.meanwhile)] : part.kind === 'text' ? [part] : [],
  );
  await t({ colour, parts: words });
}
