/** Definitions of the commands of lobby, moderators and help. */
import { describe, expect, it } from 'vitest';
import { helpCommands } from '../../../../src/features/help/discord/commands.ts';
import { gameCommands } from '../../../../src/features/lobby/discord/commands.ts';
import { moderateCommands } from '../../../../src/features/moderation/discord/commands.ts';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly choices?: readonly { readonly name: string }[];
  readonly options?: readonly Described[];
}

const COMMANDS = [...gameCommands, ...moderateCommands, ...helpCommands].map(({ data }) => data);

function expectAllowed({ name, description, options = [], choices = [] }: Described): void {
  expect(name).toMatch(/^[a-z-]{1,32}$/);
  expect(description.length, name).toBeGreaterThan(0);
  expect(description.length, description).toBeLessThanOrEqual(100);
  expect(options.length).toBeLessThanOrEqual(25);
  expect(choices.length).toBeLessThanOrEqual(25);
  for (const choice of choices) expect(choice.name.length, choice.name).toBeLessThanOrEqual(100);
  const needed = options.map(({ required = false }) => required);
  expect(needed, 'required options come first').toEqual([...needed].sort((a, b) => Number(b) - Number(a)));
  expect(new Set(options.map((option) => option.name)).size).toBe(options.length);
  for (const option of options) expectAllowed(option);
}

describe('as Discord wants them', () => {
  it.each(COMMANDS.map((data) => [data.name, data] as const))('/%s', (_, data) => {
    expectAllowed(data as Described);
  });

  it('those of moderators are hidden from others at first; all else is for everybody', () => {
    const hidden = COMMANDS.filter((data) => data.default_member_permissions !== undefined);
    expect(hidden.map(({ name }) => name)).toEqual(['mod']);
    // The permission bit for managing channels, as decimal text.
    expect(hidden[0]?.default_member_permissions).toBe(String(1 << 4));
  });
});
