/** What is said while a replay is being drawn. */
import { drawReplay } from '../../render/index.ts';
import { type Panel, text } from '../kit/panel.ts';

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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, silence, 'late');
  });
  const first = await Promise.race([drawn, late]);
  clearTimeout(timer);
  if (first !== 'late') return;
  const words = parts.flatMap((part) =>
    part.kind === 'replay' ? [text(part.meanwhile)] : part.kind === 'text' ? [part] : [],
  );
  await say({ ...(seat === undefined ? {} : { seat }), parts: words });
}
