/** The supported languages, and how a reader's language is chosen. */
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { pl } from './pl/index.ts';

export interface LanguageDefinition {
  /** The language's name in itself. */
  readonly name: string;
  /** One of Discord's locale codes, which also decides formats of lists, numbers and dates. */
  readonly locale: string;
  /** All its texts. */
  readonly words: Catalogue;
}

/** Every supported language by its code: a folder next to this file, and a line here. */
const TONGUES = {
  en: { name: 'English', locale: 'en-GB', words: en },
  es: { name: 'Español', locale: 'es-ES', words: es },
  pl: { name: 'Polski', locale: 'pl', words: pl },
} satisfies Record<string, LanguageDefinition>;

/** The code of a supported language. */
export type Language = keyof typeof TONGUES;

/** The language for readers of unsupported ones. */
export const FALLBACK: Language = 'en';

const spoken = new Map<string, LanguageDefinition>(Object.entries(TONGUES));
const listed: { readonly code: Language; readonly name: string }[] = [];
for (const [code, { name }] of spoken) listed.push({ code: code as Language, name });

/** Every language with its name in itself. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = listed;

/** Registers a language, before commands are built; used by tests. Returns a function that removes it. */
export function registerLanguage(code: string, tongue: LanguageDefinition): () => void {
  const entry = { code: code as Language, name: tongue.name };
  spoken.set(code, tongue);
  listed.push(entry);
  return () => {
    spoken.delete(code);
    listed.splice(listed.indexOf(entry), 1);
  };
}

/**
 * Returns the first supported language among these locales, such as `es`, `es-419` or `undefined`; else the fallback.
 */
export function languageFor(...wishes: readonly (string | undefined)[]): Language {
  return wishes.map(matchLocale).find((code) => code !== undefined) ?? FALLBACK;
}

/** Returns the language for a locale such as `es-419`; `undefined` if it is not supported. */
export function matchLocale(wish: string | undefined): Language | undefined {
  const code = wish?.toLowerCase().split(/[-_]/)[0];
  return listed.find((language) => language.code === code)?.code;
}

/** Returns all texts of a language. */
export const catalogueOf = (language: Language): Catalogue => tongueOf(language).words;

/** Returns the locale of a language, for lists, plurals and dates. */
export const localeOf = (language: Language): string => tongueOf(language).locale;

/** Returns a language's name in itself; the fallback's for an unsupported code. */
export const languageName = (code: string): string => tongueOf(languageFor(code)).name;

function tongueOf(language: Language): LanguageDefinition {
  const tongue = spoken.get(language);
  if (tongue === undefined) throw new Error(`${language} is none of our languages`);
  return tongue;
}
