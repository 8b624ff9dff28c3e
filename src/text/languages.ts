/** The supported languages, and how a reader's language is chosen. */
import type { Catalogue, Translation } from './catalogue.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as pl from './pl/index.ts';

export interface LanguageDefinition {
  /** The language's name in itself. */
  readonly name: string;
  /** One of Discord's locale codes, which also decides formats of lists, numbers and dates. */
  readonly locale: string;
  /** Its texts; missing ones are in English. */
  readonly words: Translation;
}

/** Every supported language by its code: a folder next to this file, and a line here. */
const TONGUES = {
  en: { name: 'English', locale: 'en-GB', words: en satisfies Catalogue },
  es: { name: 'Español', locale: 'es-ES', words: es satisfies Catalogue },
  pl: { name: 'Polski', locale: 'pl', words: pl satisfies Catalogue },
} satisfies Record<string, LanguageDefinition>;

export type Language = keyof typeof TONGUES;

export const FALLBACK: Language = 'en';

/** A language with all texts, and those of them that are in English because its own are missing. */
interface Tongue {
  readonly definition: LanguageDefinition;
  readonly words: Catalogue;
  readonly borrowed: ReadonlySet<string>;
}

type Table = { readonly [key: string]: string | Table };

/** Returns a table with English in place of missing messages, and adds these to `borrowed`. */
function completed(own: Table, english: Table, borrowed: Set<string>): Table {
  const entries = Object.entries(english).map(([key, text]) => {
    const found = own[key];
    if (typeof text !== 'string') return [key, completed((found ?? {}) as Table, text, borrowed)];
    if (found === undefined) borrowed.add(text);
    return [key, found ?? text];
  });
  return Object.fromEntries(entries);
}

function tongue(definition: LanguageDefinition): Tongue {
  const borrowed = new Set<string>();
  const words = completed(definition.words as unknown as Table, en as unknown as Table, borrowed);
  return { definition, words: words as unknown as Catalogue, borrowed };
}

const spoken = new Map<string, Tongue>();
const listed: { readonly code: Language; readonly name: string }[] = [];

/** Every language with its name in itself. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = listed;

/** Registers a language, before commands are built; used by tests. Returns a function that removes it. */
export function registerLanguage(code: string, definition: LanguageDefinition): () => void {
  const entry = { code: code as Language, name: definition.name };
  spoken.set(code, tongue(definition));
  listed.push(entry);
  return () => {
    spoken.delete(code);
    listed.splice(listed.indexOf(entry), 1);
  };
}
for (const [code, definition] of Object.entries(TONGUES)) registerLanguage(code, definition);

/** Returns the first supported language among locales such as `es-419` or `undefined`; else the fallback. */
export const languageFor = (...wishes: readonly (string | undefined)[]): Language =>
  wishes.map(matchLocale).find((code) => code !== undefined) ?? FALLBACK;

/** Returns the language for a locale such as `es-419`; `undefined` if it is not supported. */
export function matchLocale(wish: string | undefined): Language | undefined {
  const code = wish?.toLowerCase().split(/[-_]/)[0];
  return listed.find((language) => language.code === code)?.code;
}

/** Returns all texts of a language; English for those that it lacks. */
export const catalogueOf = (language: Language): Catalogue => tongueOf(language).words;

/** Returns the texts that a language has itself. */
export const translationOf = (language: Language): Translation => tongueOf(language).definition.words;

/** Returns the locale of a language, for lists, plurals and dates. */
export const localeOf = (language: Language): string => tongueOf(language).definition.locale;

/** Returns the locale that formats a message: that of English if the message is missing in the language. */
export const localeOfMessage = (language: Language, text: string): string =>
  localeOf(tongueOf(language).borrowed.has(text) ? FALLBACK : language);

/** Returns a language's name in itself; the fallback's for an unsupported code. */
export const languageName = (code: string): string => tongueOf(languageFor(code)).definition.name;

function tongueOf(language: Language): Tongue {
  const found = spoken.get(language);
  if (found === undefined) throw new Error(`${language} is none of our languages`);
  return found;
}
