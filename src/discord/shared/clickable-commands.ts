/** Commands in texts: a tap on one types it, where Discord has told its id. */

import type { InteractionContext } from './interaction-context.ts';
import { MOST_TEXT } from './limits.ts';
import type { Panel, Part } from './panel.ts';

/** A command as texts have it, without options: `/game new` in code marks. */
const COMMAND = /`\/([a-z]+(?: [a-z-]+)*)`/g;

const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);

/** A panel with its commands to tap; as it is where that would be too long. */
export function withClickableCommands(
  panel: Panel,
  { commandId }: Pick<InteractionContext, 'commandId'>,
): Panel {
  if (commandId === undefined) return panel;
  const linked = (text: string) =>
    text.replace(COMMAND, (plain, path: string) => {
      const id = commandId(path);
      return id === undefined ? plain : `</${path}:${id}>`;
    });
  const parts = panel.parts.map((part) =>
    part.kind === 'text' ? { ...part, text: linked(part.text) } : part,
  );
  return lengthOf(parts) > MOST_TEXT ? panel : { ...panel, parts };
}
