/** Discord's limits on application commands, and their schema. */
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { z } from 'zod';
import { lengthProblems, type Problem, wrong } from '../problems.ts';

type Place = readonly PropertyKey[];

const localized = z.record(z.string(), z.string()).nullish();
const choice = z.looseObject({
  name: z.string(),
  name_localizations: localized,
  value: z.union([z.string(), z.number()]),
});

interface OptionBody {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null | undefined;
  description: string;
  description_localizations?: Record<string, string> | null | undefined;
  required?: boolean | null | undefined;
  autocomplete?: boolean | null | undefined;
  choices?: z.infer<typeof choice>[] | null | undefined;
  options?: OptionBody[] | null | undefined;
}

const option: z.ZodType<OptionBody> = z.lazy(() =>
  z.looseObject({
    type: z.int().min(1).max(11),
    name: z.string(),
    name_localizations: localized,
    description: z.string(),
    description_localizations: localized,
    required: z.boolean().nullish(),
    autocomplete: z.boolean().nullish(),
    choices: z.array(choice).nullish(),
    options: z.array(option).nullish(),
  }),
);

export const commandBody = z.looseObject({
  name: z.string(),
  name_localizations: localized,
  description: z.string().nullish(),
  description_localizations: localized,
  type: z.int().nullish(),
  options: z.array(option).nullish(),
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  /** Contexts: guilds, direct messages with the bot, other private channels. */
  contexts: z.array(z.int().min(0).max(2)).min(1).nullish(),
});
export type CommandBody = z.infer<typeof commandBody>;
export const commandsBody = z.array(commandBody);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MAX_COMMANDS = 100;
const MAX_OPTIONS = 25;
const MAX_CHARACTERS = 8_000;
const CHAT_INPUT = 1;

/** Returns the problems of a set of commands that replaces a whole scope. */
export function commandSetProblems(commands: readonly CommandBody[]): Problem[] {
  const count = commands.filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT).length;
  const keys = commands.map(({ name, type }) => `${type ?? CHAT_INPUT} ${name}`);
  return [
    ...(count > MAX_COMMANDS
      ? [
          wrong(
            [],
            `Maximum number of application commands reached (${MAX_COMMANDS}).`,
            'APPLICATION_COMMAND_TOO_MANY',
          ),
        ]
      : []),
    ...keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [
            wrong(
              [index, 'name'],
              'Application command names must be unique',
              'APPLICATION_COMMANDS_DUPLICATE_NAME',
            ),
          ],
    ),
    ...commands.flatMap((command, index) => commandProblems(command, [index])),
  ];
}

/** Returns the problems of one command. */
export function commandProblems(command: CommandBody, at: Place = []): Problem[] {
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT)
    return lengthProblems([...at, 'name'], command.name, 1, 32);
  const characters = charactersIn(command);
  return [
    ...nameProblems(command, at),
    ...descriptionProblems(command, at),
    ...(characters > MAX_CHARACTERS
      ? [
          wrong(
            at,
            `The command has ${characters} characters in all; ${MAX_CHARACTERS} are the most.`,
            'APPLICATION_COMMAND_TOO_LARGE',
          ),
        ]
      : []),
    ...listProblems(command.options ?? [], [...at, 'options'], 0),
  ];
}

const spellings = ({ name, name_localizations: others }: Pick<OptionBody, 'name' | 'name_localizations'>) => [
  name,
  ...Object.values(others ?? {}),
];

const nameProblems = (named: Pick<OptionBody, 'name' | 'name_localizations'>, at: Place): Problem[] =>
  spellings(named).flatMap((name) =>
    NAME.test(name) && name === name.toLowerCase()
      ? []
      : [wrong([...at, 'name'], `Command name is invalid: ${name}`, 'APPLICATION_COMMAND_INVALID_NAME')],
  );

const descriptionProblems = (
  {
    description,
    description_localizations: others,
  }: Pick<CommandBody, 'description' | 'description_localizations'>,
  at: Place,
): Problem[] =>
  [description ?? '', ...Object.values(others ?? {})].flatMap((text) =>
    lengthProblems([...at, 'description'], text, 1, 100),
  );

/** `depth`: 0 in the command itself, 1 in a group. */
function listProblems(options: readonly OptionBody[], at: Place, depth: number): Problem[] {
  const nested = options.filter(({ type }) => isNested(type)).length;
  const firstOptional = options.findIndex((one) => !isNested(one.type) && one.required !== true);
  return [
    ...(options.length > MAX_OPTIONS
      ? [wrong(at, `Must be ${MAX_OPTIONS} or fewer in length.`, 'BASE_TYPE_MAX_LENGTH')]
      : []),
    ...(nested > 0 && nested < options.length
      ? [
          wrong(
            at,
            'Sub-commands and plain options cannot stand side by side',
            'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          ),
        ]
      : []),
    ...options.flatMap((one, index) => [
      ...(isFirst(options, index)
        ? []
        : [
            wrong(
              [...at, index, 'name'],
              'Option names must be unique',
              'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
            ),
          ]),
      ...(one.required === true && firstOptional !== -1 && firstOptional < index
        ? [
            wrong(
              [...at, index],
              'Required options must be placed before non-required options',
              'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
            ),
          ]
        : []),
      ...optionProblems(one, [...at, index], depth),
    ]),
  ];
}

/** Returns whether no earlier entry has its name, in any localization. */
const isFirst = (list: readonly Pick<OptionBody, 'name' | 'name_localizations'>[], index: number): boolean =>
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
    ...nameProblems(option, at),
    ...descriptionProblems(option, at),
    ...(misplaced || (!isNested(option.type) && (option.options?.length ?? 0) > 0)
      ? [wrong(at, 'Options are nested too deeply', 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID')]
      : []),
    ...choicesProblems(option, at),
    ...(isNested(option.type) ? listProblems(option.options ?? [], [...at, 'options'], inner) : []),
  ];
}

function choicesProblems({ type, choices, autocomplete }: OptionBody, at: Place): Problem[] {
  const list = choices ?? [];
  const kind = type === Type.String ? 'string' : 'number';
  const hasChoices = [Type.String, Type.Integer, Type.Number].includes(type);
  return [
    ...(list.length > 25
      ? [wrong([...at, 'choices'], 'Must be 25 or fewer in length.', 'BASE_TYPE_MAX_LENGTH')]
      : []),
    ...(list.length > 0 && autocomplete === true
      ? [
          wrong(
            [...at, 'autocomplete'],
            'Choices and autocomplete exclude each other',
            'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
          ),
        ]
      : []),
    ...(!hasChoices && (list.length > 0 || autocomplete === true)
      ? [wrong(at, 'This type of option has no choices', 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID')]
      : []),
    ...list.flatMap(({ value, ...named }, index) => [
      ...spellings(named).flatMap((name) => lengthProblems([...at, 'choices', index, 'name'], name, 1, 100)),
      ...(typeof value === 'string' ? lengthProblems([...at, 'choices', index, 'value'], value, 1, 100) : []),
      ...(hasChoices && typeof value !== kind
        ? [wrong([...at, 'choices', index, 'value'], `Must be a ${kind}.`, 'BASE_TYPE_BAD_TYPE')]
        : []),
      ...(isFirst(list, index)
        ? []
        : [
            wrong(
              [...at, 'choices', index, 'name'],
              'Option choice names must be unique',
              'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
            ),
          ]),
    ]),
  ];
}

/** Counts the characters of names, descriptions and choices, using the longest localization of each. */
function charactersIn(part: {
  name: string;
  name_localizations?: Record<string, string> | null | undefined;
  description?: string | null | undefined;
  description_localizations?: Record<string, string> | null | undefined;
  choices?: readonly z.infer<typeof choice>[] | null | undefined;
  options?: readonly OptionBody[] | null | undefined;
}): number {
  const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => [...text].length));
  const own =
    longest(spellings(part)) +
    longest([part.description ?? '', ...Object.values(part.description_localizations ?? {})]);
  const choices = (part.choices ?? []).map((one) => longest(spellings(one)) + String(one.value).length);
  const inner = (part.options ?? []).map(charactersIn);
  return [...choices, ...inner].reduce((sum, length) => sum + length, own);
}
