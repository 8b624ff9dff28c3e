/** The context of a text: the language, the players' names, and the content it refers to. */
import {
  type Clan,
  CONTENT,
  type Content,
  type Good,
  type Import,
  type Meat,
  type Unit,
} from '../content/index.ts';
import type { GameEvent, GameState, Ruleset, Seat } from '../engine/index.ts';
import type { Catalogue, Names } from './catalogue.ts';
import { message, render } from './icu.ts';
import { catalogueOf, type Language, languageFor, localeOf } from './languages.ts';

/** Things that can have an emoji in a sentence. */
export type EmblemSubject = Good | Import | Meat | Unit | Clan | 'hops';

/** Information that improves sentences and only the caller has. Every field is optional. */
export interface TextContext {
  /** A language code such as `en` or `en-GB`. */
  readonly language?: string | undefined;
  /** The players' names by seat, inserted unchanged. Default: "Seat 1" and so on. */
  readonly names?: readonly (string | undefined)[] | undefined;
  /** The game. With it, names include clans, and offers and units have their names. */
  readonly state?: GameState | undefined;
  /** The content and ruleset of the game. Default: `content` and the most common rules. */
  readonly ruleset?: Ruleset | undefined;
  /** The content without a ruleset. Default: shipped content. */
  readonly content?: Content | undefined;
  /** If false, names come without clans, for headings with the clan and for readers who know it. */
  readonly clans?: boolean | undefined;
  /** Returns the emoji of a thing, put unchanged before its name. Default: names without emoji. */
  readonly emblem?: ((thing: EmblemSubject) => string) | undefined;
  /** Notes on single events, added after their sentence: the purpose of a move. */
  readonly notes?: ReadonlyMap<GameEvent, string> | undefined;
}

export type AnyContext = TextContext | string;

export interface ResolvedContext {
  readonly language: Language;
  readonly words: Catalogue;
  readonly content: Content;
  readonly ruleset: Ruleset | undefined;
  readonly state: GameState | undefined;
  readonly names: readonly (string | undefined)[];
  /** If true, names include clans. */
  readonly clans: boolean;
  readonly emblem: (thing: EmblemSubject) => string;
  readonly notes: ReadonlyMap<GameEvent, string>;
}

/** Resolves a context, or a language alone. */
export function resolveContext(given: AnyContext = {}): ResolvedContext {
  const context: TextContext = typeof given === 'string' ? { language: given } : given;
  const language = languageFor(context.language);
  return {
    language,
    words: catalogueOf(language),
    content: context.ruleset?.content ?? context.content ?? CONTENT,
    ruleset: context.ruleset,
    state: context.state,
    names: context.names ?? [],
    clans: context.clans ?? true,
    emblem: context.emblem ?? (() => ''),
    notes: context.notes ?? new Map(),
  };
}

/** The requested form of a name: the count, and one of the language's own forms. */
export interface NameForm {
  readonly count: number;
  readonly form: string;
}
const PLAINLY: NameForm = { count: 1, form: 'plain' };

/** Lists whose members can have an emoji. */
const PICTURED: readonly (keyof Names)[] = ['goods', 'imports', 'meats', 'units', 'clans', 'technologies'];

/**
 * Returns the name of a member of a closed list, after its emoji. A name with an article places the emoji itself with
 * `{emblem}`. Throws if the member is unknown.
 */
export function nameOf(
  resolved: ResolvedContext,
  list: keyof Names,
  key: string,
  how: NameForm = PLAINLY,
): string {
  const text = (resolved.words.names[list] as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`${key} is none of the ${list}`);
  const emblem = PICTURED.includes(list) ? resolved.emblem(key as EmblemSubject) : '';
  const placed = message(resolved.language, text).args.has('emblem');
  return (placed ? '' : emblem) + render(resolved.language, text, { ...how, emblem });
}

/** Returns a player's name, with the clan if known; the form `bare` omits the clan. */
export function playerName(resolved: ResolvedContext, seat: Seat, form = PLAINLY.form): string {
  const name =
    resolved.names[seat] || render(resolved.language, resolved.words.log.seat, { number: seat + 1 });
  const clan = resolved.clans && form !== 'bare' ? resolved.state?.players[seat]?.clan : undefined;
  return clan === undefined ? name : withClan(resolved, name, nameOf(resolved, 'clans', clan));
}

/** Returns a name with its clan: "Ann (Stewart)"; within brackets that the name ends with: "Ewan (Laird, Stewart)". */
function withClan({ language, words }: ResolvedContext, name: string, clan: string): string {
  const [, open, close] = /^(.* \\?\([^()]+?)(\\?\))$/.exec(name) ?? [];
  return open === undefined
    ? render(language, words.log.seatWithClan, { name, clan })
    : list([open, clan]) + close;
}

/** Joins items: "Ann, Bob and Cat". */
export const andList = (resolved: ResolvedContext, items: readonly string[]): string =>
  new Intl.ListFormat(localeOf(resolved.language), { type: 'conjunction' }).format(items);

/** Joins alternatives: "£5 or £6". */
export const orList = (resolved: ResolvedContext, items: readonly string[]): string =>
  new Intl.ListFormat(localeOf(resolved.language), { type: 'disjunction' }).format(items);

/** Joins items without "and": "2 wool, 1 bread". */
export const list = (items: readonly string[]): string => items.join(', ');
