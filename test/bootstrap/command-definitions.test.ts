/** Definitions of the commands for playing: complete, and within Discord's limits. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/bootstrap/features.ts';
import { ACTION_TYPES, Action, type ActionType } from '../../src/engine/index.ts';
import { ACTION_COMMANDS, type ActionCommandSpec } from '../../src/features/play/discord/action-commands.ts';
import { playCommands } from '../../src/features/play/discord/commands.ts';
import { commandSetProblems, commandsBody } from '../../src/playground/limits/commands.ts';
import { botText, thingName } from '../../src/text/index.ts';
import { pathsOf } from '../discord/fixtures/slash-games.ts';

interface Json {
  type?: number;
  name: string;
  name_localizations?: Readonly<Record<string, string>>;
  description: string;
  description_localizations?: Readonly<Record<string, string>>;
  required?: boolean;
  autocomplete?: boolean;
  options?: readonly Json[];
  choices?: readonly { name: string; name_localizations?: object; value: string }[];
}

/** First words of descriptions. A new verb is added here. */
const VERBS = `
  Add Announce Answer Ask Bid Brew Buy Cancel Change Choose Compare Confirm Continue Decide Delete Draw
  End Fulfil Get Give Hire Join Keep Leave Let List Look Moderate Move Open
  Pass Pause Pick Ping Place Play Read Remind Remove Resume Rewind Row Say See
  Set Shelve Show Skip Stand Start Swap Take Try Undo Upgrade Use Watch`.split(/\s+/);

const all = (one: Json): Json[] => [one, ...(one.options ?? []).flatMap(all)];

/** Characters as Discord counts them: names, descriptions and values. */
const lengthOf = (one: Json): number =>
  all(one).reduce(
    (sum, { name, description, choices = [] }) =>
      sum +
      name.length +
      description.length +
      choices.reduce((total, choice) => total + choice.name.length + choice.value.length, 0),
    0,
  );

describe.each(playCommands.map(({ data }) => [data.name, data as unknown as Json] as const))(
  '/%s',
  (_, data) => {
    it('is named and described within the limits', () => {
      for (const { name, description } of all(data)) {
        expect(name).toMatch(/^[a-z0-9-]{1,32}$/);
        expect(description.length, name).toBeGreaterThan(0);
        expect(description.length, description).toBeLessThanOrEqual(100);
      }
      expect(lengthOf(data)).toBeLessThanOrEqual(8000);
    });

    it('has at most 25 options at each place, each name once, those that are required first', () => {
      for (const { options = [], choices = [] } of all(data)) {
        expect(options.length).toBeLessThanOrEqual(25);
        expect(choices.length).toBeLessThanOrEqual(25);
        expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
        const required = options.map((option) => option.required === true);
        expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
      }
    });

    it('has suggestions for exactly the options that say so', () => {
      const command = playCommands.find((one) => one.data.name === data.name);
      const says = all(data).some(({ autocomplete }) => autocomplete === true);
      expect(command?.suggest !== undefined || !says).toBe(true);
    });
  },
);

describe('all commands', () => {
  it('are valid for Discord in every language', () => {
    expect(commandSetProblems(commandsBody.parse(COMMANDS.map(({ data }) => data)))).toEqual([]);
  });

  it('are described in every language; options are named in it too, but commands and subcommands are not', () => {
    const codes = ['es-419', 'es-ES', 'pl'];
    for (const one of COMMANDS.flatMap(({ data }) => all(data as unknown as Json))) {
      expect(Object.keys(one.description_localizations ?? {}).sort(), one.name).toEqual(codes);
      const isCommand = one.type === undefined || one.type === 1;
      expect(Object.keys(one.name_localizations ?? {}).sort(), one.name).toEqual(isCommand ? [] : codes);
    }
    const board = COMMANDS.find(({ data }) => data.name === 'board')?.data as unknown as Json;
    const unit = board.options?.find(({ name }) => name === 'unit');
    expect(unit?.name_localizations?.['es-ES']).toBe(botText('inputs', 'unit', {}, 'es'));
    expect(unit?.name_localizations?.['es-419']).toBe(botText('inputs', 'unit', {}, 'es'));
    const cow = unit?.choices?.find(({ value }) => value === 'cow');
    expect(cow).toMatchObject({
      name: 'cow',
      name_localizations: { pl: thingName('units', 'cow', 1, 'pl') },
    });
  });

  it('have descriptions that begin with a verb', () => {
    const described = COMMANDS.flatMap(({ data }) => [data, ...(data.options ?? [])] as unknown as Json[]);
    const commands = described.filter(({ type }) => type === undefined || type === 1);
    for (const { name, description } of commands) {
      expect(VERBS, `${name}: ${description}`).toContain(description.split(' ')[0]?.replace(':', ''));
    }
  });

  it('are few enough to find one, each name once', () => {
    const names = COMMANDS.map(({ data }) => data.name);
    expect(names.length).toBeLessThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it('give each type of action its own command, with an option for each of its fields', () => {
    const shapes = new Map(
      Action.options.map(({ shape }) => [shape.type.value as ActionType, Object.keys(shape)]),
    );
    for (const type of ACTION_TYPES) {
      const { path, options } = ACTION_COMMANDS[type] as ActionCommandSpec;
      const fields = ['type', ...options.map(({ field }) => field)];
      expect(fields.sort(), type).toEqual(shapes.get(type)?.sort());
      const found = pathsOf(playCommands).filter(
        ({ command, subcommand }) => command.data.name === path[0] && subcommand === path[1],
      );
      expect(found, type).toHaveLength(1);
      expect(
        found[0]?.options.map(({ name }) => name),
        type,
      ).toEqual(options.map(({ name }) => name));
    }
  });
});
