/** Checks that everything the bot sends is in its readers' language. */
import type { Playground, RestRequest } from '../../playground/index.ts';
import {
  catalogueOf,
  fragments,
  type Language,
  languageName,
  languages,
  localeOf,
} from '../../text/index.ts';
import type { Act } from './watched.ts';

/** Not words of a language: port spaces, truncated words, code marks, mentions, emoji, timestamps, links. */
const NOT_WORDS = /\bp[a-d]\b|\p{L}+…|(?<!`)`(?!`)[^`]*`|```[a-z]*\n|<[^>\n]*>|https?:\/\/\S+/giu;
const WORD = /\p{L}{2,}/gu;

/** Returns the words of a text in lower case. */
export const wordsIn = (text: string): string[] =>
  (text.replace(NOT_WORDS, ' ').match(WORD) ?? []).map((word) => word.toLowerCase());

const wordsOfCatalogue = (table: object): string[] =>
  Object.values(table).flatMap((value: object | string) =>
    typeof value === 'string' ? fragments(value).flatMap(wordsIn) : wordsOfCatalogue(value),
  );

function wordsOfLocale(locale: string): string[] {
  // A day of each month, and of each weekday.
  const days = Array.from({ length: 12 }, (_, n) => Date.UTC(2026, n, 1 + n)).concat(
    Array.from({ length: 7 }, (_, n) => Date.UTC(2026, 0, 1 + n)),
  );
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: style,
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    });
    return days.map((moment) => format.format(moment));
  });
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(locale, { type }).format(['1', '2', '3']),
  );
  return [...dates, ...lists].flatMap(wordsIn);
}

const vocabularies = new Map<Language, ReadonlySet<string>>();

/** Returns every lower-case word that texts of a language can contain. */
function vocabularyOf(language: Language): ReadonlySet<string> {
  const known =
    vocabularies.get(language) ??
    new Set([
      ...wordsOfCatalogue(catalogueOf(language)),
      ...wordsOfLocale(localeOf(language)),
      ...languages.flatMap(({ code }) => wordsIn(languageName(code))),
    ]);
  vocabularies.set(language, known);
  return known;
}

/**
 * Returns the words of a text that occur in no text of the language, except names (see `wordsIn`). Text in code marks
 * is literal and ignored.
 */
export function strangeWords(text: string, language: Language, names: ReadonlySet<string>): string[] {
  const known = vocabularyOf(language);
  return wordsIn(text).filter((word) => !known.has(word) && !names.has(word));
}

export interface Readers {
  /** Language of what the whole channel reads. */
  readonly table: Language;
  /** Returns the language of what only this user reads. */
  readonly of: (user: string) => Language;
  /** Names of users, seeds and so on, which belong to no language. */
  readonly names: readonly string[];
}

/** Fields of Discord's objects with text that users read. */
const TEXT_FIELDS: readonly string[] = ['content', 'label', 'description', 'placeholder', 'title'];
/** The same for suggestions. Elsewhere, `name` is that of a file or an emoji. */
const SUGGESTION_FIELDS: readonly string[] = ['name'];
const SUGGESTIONS = 8;
const EPHEMERAL = 64;

const POSTS = /^\/channels\/(\d+)\/messages/;
const CALLBACK = /^\/interactions\/\d+\/([^/]+)\/callback/;
const ANSWERS = /^\/(?:interactions|webhooks)\//;

/** Returns all texts of a message body, in the fields that users see. */
function textsIn(body: unknown, fields: readonly string[] = TEXT_FIELDS): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    typeof value === 'string' ? (fields.includes(key) ? [value] : []) : textsIn(value, fields),
  );
}

/** Creates a checker of the bot's texts. Call `after` after each act. `problems` returns texts in wrong languages. */
export function createLanguageChecker(playground: Playground, readers: Readers) {
  const checked = new WeakSet<RestRequest>();
  const problems = new Map<string, string>();
  const names = new Set(readers.names.flatMap(wordsIn));
  /** Texts that were correct before, by language. Most texts are sent repeatedly. */
  const correct = new Map<Language, Set<string>>();
  let texts = 0;

  function check(body: unknown, language: Language, where: string, fields?: readonly string[]): void {
    for (const text of textsIn(body, fields)) {
      texts++;
      const known = correct.get(language) ?? new Set();
      correct.set(language, known);
      if (known.has(text)) continue;
      const strange = strangeWords(text, language, names);
      if (strange.length === 0) known.add(text);
      else {
        // Reports the same words once.
        const what = `${where} in ${language}: ${[...new Set(strange)].join(' ')}`;
        problems.set(what, problems.get(what) ?? text);
      }
    }
  }

  /** Token of the latest act's interaction. */
  let current = '';

  /** Returns whether an answer is private. New messages say so; edits inherit it, and only private panels are closed later. */
  const isPrivate = ({ method, path, body }: RestRequest, { result }: Act): boolean =>
    method === 'PATCH'
      ? !path.includes(current) || result.message?.ephemeral !== false
      : (Number((body as { flags?: number }).flags ?? EPHEMERAL) & EPHEMERAL) !== 0;

  return {
    /** Checks what was sent since the last act. All answers among it go to the user of this act. */
    after(act: Act): void {
      for (const request of playground.requests) {
        if (checked.has(request) || request.method === 'GET' || request.method === 'DELETE') continue;
        checked.add(request);
        const { path, body } = request;
        current = CALLBACK.exec(path)?.[1] ?? current;
        if (POSTS.test(path)) check(body, readers.table, 'a post');
        else if (ANSWERS.test(path)) {
          const { type, data } = body as { type?: number; data?: unknown };
          const language = readers.of(act.user.id);
          if (type === SUGGESTIONS) check(data, language, 'a suggestion', SUGGESTION_FIELDS);
          else if (isPrivate(request, act)) check(body, language, 'an answer');
          else check(body, readers.table, 'a shared answer');
        }
      }
    },
    texts: () => texts,
    problems: (): readonly string[] => [...problems].map(([what, text]) => `${what}, in “${text}”`),
  };
}
