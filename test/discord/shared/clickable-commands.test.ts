/** Commands in the texts of panels can be tapped. */
import { expect, it } from 'vitest';
import { withClickableCommands } from '../../../src/discord/shared/clickable-commands.ts';
import { note, type Panel } from '../../../src/discord/shared/panel.ts';

const PANEL = note('`/game new` opens a game.', '`/rules` and `/challenge show` are not typed as `rules`.');
const textOf = ({ parts }: Panel) =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join();

it('are linked if their ids are known, else only named', () => {
  const ids: Readonly<Record<string, string>> = { 'game new': '12', rules: '34' };
  const linked = withClickableCommands(PANEL, { commandId: (path) => ids[path] });
  expect(textOf(linked)).toBe(
    '</game new:12> opens a game.\n</rules:34> and `/challenge show` are not typed as `rules`.',
  );
});

it('are only named before the ids are known, and in a message that would get too long', () => {
  expect(withClickableCommands(PANEL, {})).toBe(PANEL);
  expect(withClickableCommands(PANEL, { commandId: () => '1'.repeat(4_000) })).toBe(PANEL);
});
