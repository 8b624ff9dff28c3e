/** The list of slash commands, and matching of typed text. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';

export type Option = APIApplicationCommandBasicOption;

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

export type Picked = ReadonlyMap<string, Suggestion>;

/** A command without subcommands, or a subcommand. */
export interface Leaf {
  /** `game new`. */
  readonly path: string;
  readonly description: string;
  /** Its group: name and description of its first word. */
  readonly group: { readonly name: string; readonly description: string };
  /** Required ones first. */
  readonly options: readonly Option[];
}

const CHAT_INPUT = 1;

/** Returns all commands and subcommands that can be typed, by path. */
export function leavesOf(commands: readonly APIApplicationCommand[]): Leaf[] {
  return commands
    .filter(({ type }) => type === CHAT_INPUT)
    .flatMap(({ name, description, options = [] }) =>
      inside(name, description, options, { name, description }),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function inside(
  path: string,
  description: string,
  options: readonly APIApplicationCommandOption[],
  group: Leaf['group'],
): Leaf[] {
  const below = options.flatMap((option) =>
    option.type === Type.Subcommand || option.type === Type.SubcommandGroup
      ? inside(`${path} ${option.name}`, option.description, option.options ?? [], group)
      : [],
  );
  if (below.length > 0) return below;
  const basic = options.filter((option): option is Option => !isNested(option));
  const required = basic.filter((option) => option.required === true);
  const rest = basic.filter((option) => option.required !== true);
  return [{ path, description, group, options: [...required, ...rest] }];
}

const isNested = ({ type }: APIApplicationCommandOption) =>
  type === Type.Subcommand || type === Type.SubcommandGroup;

/** Returns what matches `/…` as typed so far, best first: by prefix, by words, by substring. */
export function matching(leaves: readonly Leaf[], typed: string): Leaf[] {
  const words = typed.replace(/^\//, '').toLowerCase().split(/\s+/).filter(Boolean);
  return leaves
    .map((leaf) => ({ leaf, rank: rankOf(leaf, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ leaf }) => leaf);
}

function rankOf({ path, description }: Leaf, words: readonly string[]): number {
  const own = path.toLowerCase();
  const parts = own.split(' ');
  if (own.startsWith(words.join(' '))) return 0;
  if (words.every((word, index) => parts[index]?.startsWith(word) === true)) return 1;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
  if (words.every((word) => own.includes(word))) return 3;
  if (words.every((word) => `${own} ${description}`.toLowerCase().includes(word))) return 4;
  return Number.POSITIVE_INFINITY;
}

export interface Group {
  /** The parent command; `undefined` above commands without subcommands. */
  readonly heading: Leaf['group'] | undefined;
  readonly leaves: readonly Leaf[];
}

/** Groups the list; a group's rank is that of its best match. Commands without subcommands share one. */
export function grouped(leaves: readonly Leaf[]): Group[] {
  const groups = new Map<string, { heading: Leaf['group'] | undefined; leaves: Leaf[] }>();
  for (const leaf of leaves) {
    const heading = leaf.path === leaf.group.name ? undefined : leaf.group;
    const key = heading?.name ?? '';
    const group = groups.get(key) ?? { heading, leaves: [] };
    group.leaves.push(leaf);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A command as typed. */
export interface Line {
  readonly leaf: Leaf;
  /** Texts of options by name: `players:4`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The option whose value is at the end; `undefined` if the name of an option begins there. */
  readonly option: Option | undefined;
  /** The text at the end, which suggestions complete. */
  readonly word: string;
}

/** Returns typed text with single spaces and none at the start. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s+/g, ' ').replace(/^ /, '');

/**
 * Parses a full command followed by a space: `/game new players:4 `. `undefined` if there is no such command. A value
 * that was picked ends with it; any other continues until the next option.
 */
export function readLine(
  leaves: readonly Leaf[],
  typed: string,
  picked: Picked = new Map(),
): Line | undefined {
  const text = withoutBlanks(typed);
  if (!text.startsWith('/')) return undefined;
  // The longest name that matches: `/game new` before `/game`.
  const leaf = leaves
    .filter(({ path }) => text.toLowerCase().startsWith(`/${path.toLowerCase()} `))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (leaf === undefined) return undefined;
  const rest = text.slice(leaf.path.length + 2);
  const named = (name: string | undefined) => leaf.options.find((option) => option.name === name);
  const marks = [...rest.matchAll(/(?<=^| )([^\s:]+):/g)].filter(({ 1: name }) => named(name) !== undefined);
  const texts: Record<string, string> = {};
  for (const [index, mark] of marks.entries()) {
    const value = rest.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
    texts[mark[1] ?? ''] = value;
  }
  // Unnamed words belong to the first option, unless they begin the name of one.
  const unnamed = rest.slice(0, marks[0]?.index ?? rest.length).trim();
  const [first] = leaf.options;
  const isName = leaf.options.some(({ name }) => name.startsWith(unnamed));
  if (!isName && first !== undefined && !(first.name in texts)) texts[first.name] = unnamed;
  const mark = marks.at(-1);
  const option = named(mark?.[1]);
  const end = mark === undefined ? rest : rest.slice(mark.index + mark[0].length);
  const ended = `${picked.get(option?.name ?? '')?.name} `;
  return option !== undefined && end.startsWith(ended)
    ? { leaf, texts, option: undefined, word: end.slice(ended.length) }
    : { leaf, texts, option, word: end };
}
