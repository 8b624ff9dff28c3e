/** The languages there are, and which of them a reader gets. */
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { pl } from './pl/index.ts';

/** What makes up a language. */
export interface Tongue {
  /** What it is called in itself. */
  readonly name: string;
  /** One of Discord's codes for it: that of the country whose habits of listing, counting and dating it follows. */
  readonly locale: string;
  /** All that is said in it. */
  readonly words: Catalogue;
}

/** Every language we speak, by its code: the folder beside, and its line here. */
const TONGUES = {
  en: { name: 'English', locale: 'en-GB', words: en },
  es: { name: 'Español', locale: 'es-ES', words: es },
  pl: { name: 'Polski', locale: 'pl', words: pl },
} satisfies Record<string, Tongue>;

/** The code of a language we speak. */
export type Language = keyof typeof TONGUES;

/** The language of whoever speaks none of ours. */
export const FALLBACK: Language = 'en';

const spoken = new Map<string, Tongue>(Object.entries(TONGUES));
const listed: { readonly code: Language; readonly name: string }[] = [];
for (const [code, { name }] of spoken) listed.push({ code: code as Language, name });

/** Every language, each with the name it has in itself. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = listed;

/** Adds a language, before commands are put together: tests make some up. Gives what forgets it again. */
export function learn(code: string, tongue: Tongue): () => void {
  const entry = { code: code as Language, name: tongue.name };
  spoken.set(code, tongue);
  listed.push(entry);
  return () => {
    spoken.delete(code);
    listed.splice(listed.indexOf(entry), 1);
  };
}

/** The language of the first of these wishes that we speak, such as `es`, `es-419` or nothing; else ours. */
export function languageFor(...wishes: readonly (string | undefined)[]): Language {
  return wishes.map(spokenAs).find((code) => code !== undefined) ?? FALLBACK;
}

/** The language that a wish such as `es-419` comes to; nothing where it is none of ours. */
export function spokenAs(wish: string | undefined): Language | undefined {
  const code = wish?.toLowerCase().split(/[-_]/)[0];
  return listed.find((language) => language.code === code)?.code;
}

/** All that is said in a language. */
export const catalogueOf = (language: Language): Catalogue => tongueOf(language).words;

/** The locale of a language, for lists, plurals and dates. */
export const localeOf = (language: Language): string => tongueOf(language).locale;

/** What a language is called in itself; a code that is none of ours stands for our own. */
export const languageName = (code: string): string => tongueOf(languageFor(code)).name;

function tongueOf(language: Language): Tongue {
  const tongue = spoken.get(language);
  if (tongue === undefined) throw new Error(`${language} is none of our languages`);
  return tongue;
}
