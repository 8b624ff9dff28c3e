/** Who speaks to whom: the language, the players' names, and the figures that the words are about. */
import {
  type Clan,
  CONTENT,
  type Content,
  type Good,
  type Import,
  type Meat,
  type Unit,
} from '../content/index.ts';
import type { GameEvent, GameState, House, Seat } from '../engine/index.ts';
import type { Catalogue, Names } from './catalogue.ts';
import { message, render } from './icu.ts';
import { catalogueOf, type Language, languageFor, localeOf } from './languages.ts';

/** What may have a small picture of its own in a sentence. */
export type Pictured = Good | Import | Meat | Unit | Clan | 'hops';

/** What the caller knows and the engine does not, and what makes sentences better. All of it may be left out. */
export interface TextContext {
  /** A language code such as `en` or `en-GB`. */
  readonly language?: string | undefined;
  /** The players' names by seat; inserted as they are. Left out: "Seat 1" and so on. */
  readonly names?: readonly (string | undefined)[] | undefined;
  /** The game: with it clans stand beside names, and offers and units are called by what they are. */
  readonly state?: GameState | undefined;
  /** The figures and rules the game is played with; left out: our figures, and what holds in most games. */
  readonly house?: House | undefined;
  /** False: names alone, for a heading that says the clan or for readers who know it. */
  readonly clans?: boolean | undefined;
  /** The small picture of a thing, put before its name as it is; left out, names stand alone. */
  readonly emblem?: ((thing: Pictured) => string) | undefined;
  /** What is said of single events besides, after their sentence: what they were done for. */
  readonly notes?: ReadonlyMap<GameEvent, string> | undefined;
}

/** A context with everything looked up. */
export interface Voice {
  readonly language: Language;
  readonly words: Catalogue;
  readonly content: Content;
  readonly house: House | undefined;
  readonly state: GameState | undefined;
  readonly names: readonly (string | undefined)[];
  /** Whether clans stand beside names. */
  readonly clans: boolean;
  readonly emblem: (thing: Pictured) => string;
  readonly notes: ReadonlyMap<GameEvent, string>;
}

/** The voice for a context, or for a language alone. */
export function voiceOf(given: TextContext | string = {}): Voice {
  const context: TextContext = typeof given === 'string' ? { language: given } : given;
  const language = languageFor(context.language);
  return {
    language,
    words: catalogueOf(language),
    content: context.house?.content ?? CONTENT,
    house: context.house,
    state: context.state,
    names: context.names ?? [],
    clans: context.clans ?? true,
    emblem: context.emblem ?? (() => ''),
    notes: context.notes ?? new Map(),
  };
}

/** In which form a name is wanted: for how many, and which of the language's own forms. */
export interface How {
  readonly count: number;
  readonly form: string;
}
const PLAINLY: How = { count: 1, form: 'plain' };

/** Lists whose members may have a small picture. */
const PICTURED: readonly (keyof Names)[] = ['goods', 'imports', 'meats', 'units', 'clans', 'technologies'];

/**
 * The name of a member of a closed list, after its picture: a name with an article says by `{emblem}` that its picture
 * stands behind that. Throws for what is no member.
 */
export function nameOf(voice: Voice, list: keyof Names, key: string, how: How = PLAINLY): string {
  const text = (voice.words.names[list] as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`${key} is none of the ${list}`);
  const emblem = PICTURED.includes(list) ? voice.emblem(key as Pictured) : '';
  const placed = message(voice.language, text).args.has('emblem');
  return (placed ? '' : emblem) + render(voice.language, text, { ...how, emblem });
}

/** A player's name, with the clan if it is known; the form `bare` leaves the clan out. */
export function playerName(voice: Voice, seat: Seat, form = PLAINLY.form): string {
  const { log } = voice.words;
  const name = voice.names[seat] || render(voice.language, log.seat, { number: seat + 1 });
  const clan = voice.clans && form !== 'bare' ? voice.state?.players[seat]?.clan : undefined;
  if (clan === undefined) return name;
  return render(voice.language, log.seatWithClan, { name, clan: nameOf(voice, 'clans', clan) });
}

/** "Ann, Bob and Cat" */
export function andList(voice: Voice, items: readonly string[]): string {
  return new Intl.ListFormat(localeOf(voice.language), { type: 'conjunction' }).format(items);
}

/** "2 wool, 1 bread": an enumeration without a last word. */
export const list = (items: readonly string[]): string => items.join(', ');
