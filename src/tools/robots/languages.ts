/** Listens to all that a bot sends, and finds what is not in the language of those who read it. */
import type { Playground, RestRequest } from '../../playground/index.ts';
import type { Language } from '../../text/index.ts';
import { strangeWords, wordsIn } from './vocabulary.ts';
import type { Act } from './watched.ts';

/** Who reads what. */
export interface Readers {
  /** The language of what the whole channel reads. */
  readonly table: Language;
  /** The language of what a user alone reads. */
  readonly of: (user: string) => Language;
  /** Names of people, seeds and so on, which are in no language. */
  readonly names: readonly string[];
}

/** Texts that people read, by the names of their fields in Discord's objects. */
const READ: readonly string[] = ['content', 'label', 'description', 'placeholder', 'title'];
/** The same of suggestions; elsewhere a name is that of a file or an emoji. */
const SUGGESTED: readonly string[] = ['name'];
const SUGGESTIONS = 8;
const EPHEMERAL = 64;

/** What goes into the channel, or the direct messages of somebody. */
const POSTS = /^\/channels\/(\d+)\/messages/;
/** What answers somebody. */
const ANSWERS = /^\/(?:interactions|webhooks)\//;

/** Every text in an object that somebody reads. */
export function textsIn(body: unknown, fields: readonly string[] = READ): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    typeof value === 'string' ? (fields.includes(key) ? [value] : []) : textsIn(value, fields),
  );
}

/** What is heard: to be told of each act after it. Gives what was said in a wrong language. */
export function listening(playground: Playground, readers: Readers) {
  const heard = new WeakSet<RestRequest>();
  const problems = new Map<string, string>();
  const names = new Set(readers.names.flatMap(wordsIn));
  /** Texts that were right before, by language: most are sent again and again. */
  const right = new Map<Language, Set<string>>();
  let texts = 0;

  function check(body: unknown, language: Language, where: string, fields?: readonly string[]): void {
    for (const text of textsIn(body, fields)) {
      texts++;
      const known = right.get(language) ?? new Set();
      right.set(language, known);
      if (known.has(text)) continue;
      const strange = strangeWords(text, language, names);
      if (strange.length === 0) known.add(text);
      else {
        // The same words are the same mistake.
        const what = `${where} in ${language}: ${[...new Set(strange)].join(' ')}`;
        problems.set(what, problems.get(what) ?? text);
      }
    }
  }

  /** Whether an answer is for one person: new messages say so; what is edited is as it was. */
  const isPrivate = ({ method, body }: RestRequest, { result }: Act): boolean =>
    method === 'PATCH'
      ? result.message?.ephemeral !== false
      : (Number((body as { flags?: number }).flags ?? EPHEMERAL) & EPHEMERAL) !== 0;

  return {
    /** Hears what was sent since the last act: all answers among it are to whoever acts now. */
    after(act: Act): void {
      for (const request of playground.requests) {
        if (heard.has(request) || request.method === 'GET' || request.method === 'DELETE') continue;
        heard.add(request);
        const { path, body } = request;
        if (POSTS.test(path)) check(body, readers.table, 'a post');
        else if (ANSWERS.test(path)) {
          const { type, data } = body as { type?: number; data?: unknown };
          const language = readers.of(act.user.id);
          if (type === SUGGESTIONS) check(data, language, 'a suggestion', SUGGESTED);
          else if (isPrivate(request, act)) check(body, language, 'an answer');
          else check(body, readers.table, 'a shared answer');
        }
      }
    },
    /** How many texts were heard. */
    texts: () => texts,
    problems: (): readonly string[] => [...problems].map(([what, text]) => `${what}, in “${text}”`),
  };
}
