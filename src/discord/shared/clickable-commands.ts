/** Mentions of slash commands that users can click. */
import type { InteractionContext } from './interaction-context.ts';
import { MOST_TEXT } from './limits.ts';
import type { Panel, Part } from './panel.ts';

/** A command in a text, without options: `/game new` in backticks. */
const COMMAND = /`\/([a-z]+(?: [a-z-]+)*)`/g;

const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);

/** Returns the panel with clickable commands; unchanged if it would become too long. */
export function withClickableCommands(panel: Panel, { commandId }: Pick<InteractionContext, 'commandId'>) {
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
