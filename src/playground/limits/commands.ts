/** Discord's limits on application commands, and their schema. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { z } from 'zod';
import { lengthProblems, type Place, type Problem, problemIf, tooMany, wrongIf } from '../problems.ts';

const localized = z.record(z.string(), z.string()).nullish();
const named = { name: z.string(), name_localizations: localized };
const described = { ...named, description: z.string(), description_localizations: localized };
const choice = z.looseObject({ ...named, value: z.union([z.string(), z.number()]) });
const option = z.looseObject({
  name: z.string(),
  name_localizations: localized,
  description: z.string(),
  description_localizations: localized,
  type: z.int().min(1).max(11),
  required: z.boolean().nullish(),
  autocomplete: z.boolean().nullish(),
  choices: z.array(choice).nullish(),
  get options() {
    return z.array(option).nullish();
  },
});
type OptionBody = z.infer<typeof option>;

export const commandBody = z.looseObject({
  ...described,
  description: z.string().nullish(),
  type: z.int().nullish(),
  options: z.array(option).nullish(),
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  /** Contexts: guilds, direct messages with the bot, other private channels. */
  contexts: z.array(z.int().min(0).max(2)).min(1).nullish(),
});
export type CommandBody = z.infer<typeof commandBody>;
type Named = Pick<CommandBody, 'name' | 'name_localizations'>;
type Described = Named & Pick<CommandBody, 'description' | 'description_localizations'>;
export const commandsBody = z.array(commandBody);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MAX_COMMANDS = 100;
const MAX_OPTIONS = 25;
const MAX_CHOICES = 25;
const MAX_CHARACTERS = 8_000;
const CHAT_INPUT = 1;
const BAD_TYPE = 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID';

/** Checks a list of commands: their number, and names used twice. */
export function commandSetProblems(commands: readonly CommandBody[]): Problem[] {
  const count = commands.filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT).length;
  const keys = commands.map(({ name, type }) => `${type ?? CHAT_INPUT} ${name}`);
  return [
    ...wrongIf(
      count > MAX_COMMANDS,
      [],
      `Maximum number of application commands reached (${MAX_COMMANDS}).`,
      'APPLICATION_COMMAND_TOO_MANY',
    ),
    ...keys.flatMap((key, index) =>
      problemIf(keys.indexOf(key) < index, [index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME'),
    ),
    ...commands.flatMap((command, index) => commandProblems(command, [index])),
  ];
}

/** Checks one command: texts, options, and its total length. */
export function commandProblems(command: CommandBody, at: Place = []): Problem[] {
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT)
    return lengthProblems([...at, 'name'], command.name, 1, 32);
  const characters = charactersIn(command);
  return [
    ...textProblems(command, at),
    ...wrongIf(
      characters > MAX_CHARACTERS,
      at,
      `The command has ${characters} characters in all; ${MAX_CHARACTERS} are the most.`,
      'APPLICATION_COMMAND_TOO_LARGE',
    ),
    ...listProblems(command.options ?? [], [...at, 'options'], 0),
  ];
}

const spellings = ({ name, name_localizations: others }: Named) => [name, ...Object.values(others ?? {})];
const descriptions = ({ description, description_localizations: others }: Described) => [
  description ?? '',
  ...Object.values(others ?? {}),
];

const textProblems = (described: Described, at: Place): Problem[] => [
  ...spellings(described).flatMap((name) =>
    wrongIf(
      !NAME.test(name) || name !== name.toLowerCase(),
      [...at, 'name'],
      `Command name is invalid: ${name}`,
      'APPLICATION_COMMAND_INVALID_NAME',
    ),
  ),
  ...descriptions(described).flatMap((text) => lengthProblems([...at, 'description'], text, 1, 100)),
];

/** `depth`: 0 in the command itself, 1 in a group. */
function listProblems(options: readonly OptionBody[], at: Place, depth: number): Problem[] {
  const nested = options.filter(({ type }) => isNested(type)).length;
  const firstOptional = options.findIndex((one) => !isNested(one.type) && one.required !== true);
  return [
    ...tooMany(at, options, MAX_OPTIONS),
    ...wrongIf(
      nested > 0 && nested < options.length,
      at,
      'Sub-commands and plain options cannot stand side by side',
      BAD_TYPE,
    ),
    ...options.flatMap((one, index) => [
      ...problemIf(
        !isFirst(options, index),
        [...at, index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
      ),
      ...problemIf(
        one.required === true && firstOptional !== -1 && firstOptional < index,
        [...at, index],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
      ),
      ...optionProblems(one, [...at, index], depth),
    ]),
  ];
}

/** Returns whether no earlier entry has its name, in any localization. */
const isFirst = (list: readonly Named[], index: number): boolean =>
  ['', ...Object.keys(list[index]?.name_localizations ?? {})].every((locale) => {
    const names = list.map(({ name, name_localizations: others }) => others?.[locale] ?? name);
    return names.indexOf(names[index] ?? '') === index;
  });

const isNested = (type: number) => type === Type.Subcommand || type === Type.SubcommandGroup;

function optionProblems(option: OptionBody, at: Place, depth: number): Problem[] {
  const isGroup = option.type === Type.SubcommandGroup;
  const misplaced = isNested(option.type) ? depth > 1 || (isGroup && depth > 0) : depth === 1;
  const inner = isGroup ? 1 : 2;
  return [
    ...textProblems(option, at),
    ...wrongIf(
      misplaced || (!isNested(option.type) && (option.options?.length ?? 0) > 0),
      at,
      'Options are nested too deeply',
      BAD_TYPE,
    ),
    ...choicesProblems(option, at),
    ...(isNested(option.type) ? listProblems(option.options ?? [], [...at, 'options'], inner) : []),
  ];
}

function choicesProblems({ type, choices, autocomplete }: OptionBody, at: Place): Problem[] {
  const list = choices ?? [];
  const kind = type === Type.String ? 'string' : 'number';
  const hasChoices = [Type.String, Type.Integer, Type.Number].includes(type);
  return [
    ...tooMany([...at, 'choices'], list, MAX_CHOICES),
    ...problemIf(
      list.length > 0 && autocomplete === true,
      [...at, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
    ),
    ...wrongIf(
      !hasChoices && (list.length > 0 || autocomplete === true),
      at,
      'This type of option has no choices',
      BAD_TYPE,
    ),
    ...list.flatMap(({ value, ...named }, index) => {
      const place = [...at, 'choices', index];
      return [
        ...spellings(named).flatMap((name) => lengthProblems([...place, 'name'], name, 1, 100)),
        ...(typeof value === 'string' ? lengthProblems([...place, 'value'], value, 1, 100) : []),
        ...wrongIf(
          hasChoices && typeof value !== kind,
          [...place, 'value'],
          `Must be a ${kind}.`,
          'BASE_TYPE_BAD_TYPE',
        ),
        ...problemIf(
          !isFirst(list, index),
          [...place, 'name'],
          'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        ),
      ];
    }),
  ];
}

/** Counts the characters of names, descriptions and choices, using the longest localization of each. */
function charactersIn(part: Described & Partial<Pick<OptionBody, 'choices' | 'options'>>): number {
  const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => [...text].length));
  const choices = (part.choices ?? []).map((one) => longest(spellings(one)) + String(one.value).length);
  const inner = (part.options ?? []).map(charactersIn);
  const own = longest(spellings(part)) + longest(descriptions(part));
  return [...choices, ...inner].reduce((sum, length) => sum + length, own);
}
