/** The languages there are, and which of them a reader gets. */
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const CATALOGUES = { en, es } satisfies Record<string, Catalogue>;

/** The code of a language we speak. */
export type Language = keyof typeof CATALOGUES;

/** The language of whoever speaks none of ours. */
export const FALLBACK: Language = 'en';

/** What each is called in itself, and the country whose habits of listing and counting it follows. */
const ABOUT: Readonly<Record<Language, { readonly name: string; readonly locale: string }>> = {
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es' },
};

/** Every language, each with the name it has in itself. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = (
  Object.keys(CATALOGUES) as Language[]
).map((code) => ({ code, name: ABOUT[code].name }));

/** The language for a wish such as `en`, `en-GB` or nothing: the nearest we have. */
export function languageFor(wish: string | undefined): Language {
  const code = wish?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.code === code)?.code ?? FALLBACK;
}

/** All that is said in a language. */
export function catalogueOf(language: Language): Catalogue {
  return CATALOGUES[language];
}

/** The locale of a language, for lists and plurals. */
export function localeOf(language: Language): string {
  return ABOUT[language].locale;
}
