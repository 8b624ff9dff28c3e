/** Converts typed command options into what Discord sends, validated like its client does. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandNumberOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { CommandInput } from '../page-protocol.ts';
import type { World } from '../state.ts';

const MAX_CHARACTERS = 6_000;
const MAX_NUMBER = 2 ** 53;

export interface OptionData {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly OptionData[];
}

type Converted =
  | { readonly ok: true; readonly options: readonly OptionData[]; readonly ids: readonly string[] }
  | { readonly ok: false; readonly why: string };

export interface Leaf {
  /** Groups and subcommands between the command and its options, outermost first. */
  readonly path: readonly APIApplicationCommandOption[];
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** Resolves the words after the command's name; `undefined` if there is no such subcommand. */
export function findLeaf(command: APIApplicationCommand, words: readonly string[]): Leaf | undefined {
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  const path: APIApplicationCommandOption[] = [];
  for (const word of words) {
    const next = options.find(({ name, type }) => name === word && isNested(type));
    if (next === undefined) return undefined;
    path.push(next);
    options = ('options' in next ? next.options : undefined) ?? [];
  }
  // A command with subcommands cannot be used on its own.
  if (options.some(({ type }) => isNested(type))) return undefined;
  return { path, options: options as readonly APIApplicationCommandBasicOption[] };
}

const isNested = (type: number) => type === Type.Subcommand || type === Type.SubcommandGroup;

/** Wraps options in the subcommand and group of their command, as Discord sends them. */
export const nest = ({ path }: Leaf, options: readonly OptionData[]): readonly OptionData[] =>
  path.reduceRight<readonly OptionData[]>(
    (inner, { name, type }) => [{ name, type, options: inner }],
    options,
  );

/** Returns what Discord's client would send for the typed options, or why it would not. */
export function convert(world: World, { options }: Leaf, input: CommandInput): Converted {
  const unknown = Object.keys(input).find((key) => !options.some(({ name }) => name === key));
  if (unknown !== undefined) return { ok: false, why: `There is no option ${unknown}` };
  const values: OptionData[] = [];
  const ids: string[] = [];
  for (const option of options) {
    const typed = input[option.name];
    if (typed === undefined || typed === '') {
      if (option.required === true) return { ok: false, why: `The option ${option.name} is required` };
      continue;
    }
    const value = valueIn(world, option, typed);
    if (typeof value === 'object') return { ok: false, why: `${option.name}: ${value.why}` };
    values.push({ name: option.name, type: option.type, value });
    if (typeof value === 'string' && option.type !== Type.String) ids.push(value);
  }
  return { ok: true, options: values, ids };
}

/** Returns the data sent while the user types into `focused`: the other options as far as they are valid. */
export function convertPartial(
  world: World,
  { options }: Leaf,
  input: CommandInput,
  focused: string,
): readonly OptionData[] {
  return options.flatMap((option): OptionData[] => {
    const typed = input[option.name] ?? '';
    const { name, type } = option;
    if (name === focused) return [{ name, type, value: typed, focused: true }];
    const value = typed === '' ? undefined : valueIn(world, option, typed);
    return value === undefined || typeof value === 'object' ? [] : [{ name, type, value }];
  });
}

type Value = string | number | boolean | { readonly why: string };

function valueIn(world: World, option: APIApplicationCommandBasicOption, typed: string): Value {
  switch (option.type) {
    case Type.String:
      return textIn(option, typed);
    case Type.Integer:
    case Type.Number:
      return numberIn(option, typed);
    case Type.Boolean:
      return /^(?:true|false)$/i.test(typed) ? typed.toLowerCase() === 'true' : { why: 'true or false' };
    case Type.User:
      return findPerson(world, typed) ?? { why: `there is nobody called ${typed}` };
    default:
      return { why: 'this kind of option cannot be typed' };
  }
}

function textIn(option: APIApplicationCommandStringOption, typed: string): Value {
  const value = chosen(option, typed) ?? typed;
  if (typeof value === 'object') return value;
  const length = [...String(value)].length;
  const most = option.max_length ?? MAX_CHARACTERS;
  if (length < (option.min_length ?? 0)) return { why: `at least ${option.min_length} characters` };
  return length > most ? { why: `at most ${most} characters` } : value;
}

function numberIn(
  option: APIApplicationCommandIntegerOption | APIApplicationCommandNumberOption,
  typed: string,
): Value {
  const pattern = option.type === Type.Integer ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
  const read = pattern.test(typed) ? Number(typed) : { why: `${typed} is no such number` };
  const value = chosen(option, typed) ?? read;
  if (typeof value !== 'number') return value;
  const { min_value: least = -MAX_NUMBER, max_value: most = MAX_NUMBER } = option;
  if (value < least) return { why: `at least ${least}` };
  return value > most ? { why: `at most ${most}` } : value;
}

/** Returns the value of a typed choice, by name or value; `undefined` if the option has none. */
function chosen(option: APIApplicationCommandBasicOption, typed: string): Value | undefined {
  if (!('choices' in option) || option.choices === undefined || option.choices.length === 0) return undefined;
  const choice =
    option.choices.find(({ name }) => name === typed) ??
    option.choices.find(({ value }) => String(value) === typed);
  return choice?.value ?? { why: `${typed} is none of the choices` };
}

function findPerson(world: World, typed: string): string | undefined {
  const id = /^(?:<@!?)?(\d+)>?$/.exec(typed)?.[1];
  const name = typed.replace(/^@/, '').toLowerCase();
  return [...world.people.values()].find((person) => person.id === id || person.name.toLowerCase() === name)
    ?.id;
}
