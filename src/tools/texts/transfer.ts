/** Texts as JSON for translators, and back: `texts export` and `texts import`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import {
  catalogueOf,
  FALLBACK,
  type Language,
  languages,
  localeOf,
  translationOf,
} from '../../text/index.ts';
import { asTranslation, filesOf, messagesOf, type Placed, readIn, withTexts } from './catalogue-files.ts';
import { type Checked, faultsOf } from './checks.ts';
import { avoidedIn } from './glossary.ts';
import { limitOf } from './message-limits.ts';
import { messagesIn } from './messages.ts';

const TEXTS = 'src/text';
const ENGLISH = join(TEXTS, FALLBACK);
const INDEXES = ['index.ts', 'bot/index.ts'];

const Imported = z.record(z.string(), z.object({ message: z.string() }));

const ownLanguage = (code: string): Language | undefined => languages.find((one) => one.code === code)?.code;

/** Returns the texts that a language has so far, by path. */
const ownTexts = (code: string): ReadonlyMap<string, string> => {
  const language = ownLanguage(code);
  return new Map(language === undefined ? [] : messagesIn(translationOf(language)));
};

const englishFiles = (): { file: string; messages: Placed[] }[] =>
  filesOf(ENGLISH).map((file) => ({ file, messages: messagesOf(file, readIn(ENGLISH, file)) }));

/**
 * Returns all messages of a language for translators, in English order; those that it lacks are empty. The format is
 * Chrome's JSON, which Weblate and Crowdin read, with `source` and `maxLength` added.
 */
export function exported(code: string) {
  const own = ownTexts(code);
  const english = new Map(messagesIn(catalogueOf(FALLBACK)));
  const entries = englishFiles().flatMap(({ messages }) =>
    messages.map(({ path, about }) => {
      const { most, place } = limitOf(path);
      const limit = Number.isFinite(most) ? `${place}: at most ${most} characters.` : '';
      const entry = {
        message: own.get(path) ?? '',
        description: `${about} ${limit}`.trim(),
        ...(code === FALLBACK ? {} : { source: english.get(path) ?? '' }),
        ...(Number.isFinite(most) ? { maxLength: most } : {}),
      };
      return [path, entry] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Writes the messages of languages into a folder, with English for comparison. Returns the files. */
export function exportTexts(codes: readonly string[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return [...new Set([FALLBACK, ...codes])].map((code) => {
    const file = join(folder, `${code}.json`);
    writeFileSync(file, `${JSON.stringify(exported(code), undefined, 2)}\n`);
    return file;
  });
}

/** The result of an import: the faults of a refused file, or the files written. */
interface Import {
  readonly faults: readonly string[];
  readonly files: readonly string[];
}

const refused = (...faults: readonly string[]): Import => ({ faults, files: [] });

/** Takes over a translated file: writes the language's files, or returns what is wrong and changes nothing. */
export function importTexts(path: string, root = '.'): Import {
  const code = basename(path, '.json');
  if (code === FALLBACK) return refused(`${path}: English is the source; change it in ${ENGLISH}`);
  const [locale] = Intl.getCanonicalLocales(code);
  if (!/^[a-z]{2,3}$/.test(code) || locale === undefined) {
    return refused(`${path}: name the file after the language's code, such as de.json`);
  }
  let given: z.infer<typeof Imported>;
  try {
    given = Imported.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return refused(`${path}: is not a file of messages: ${error instanceof Error ? error.message : error}`);
  }
  const texts = new Map<string, string>();
  for (const [key, { message }] of Object.entries(given)) if (message !== '') texts.set(key, message);
  const faults = faultsIn(code, texts);
  return faults.length > 0 ? refused(...faults) : { faults, files: save(code, texts, root) };
}

/** Returns everything wrong with the texts of a language. One that is complete must stay so. */
export function faultsIn(code: string, texts: ReadonlyMap<string, string>): string[] {
  const language = ownLanguage(code);
  const name = languages.find((one) => one.code === code)?.name ?? '';
  const checked: Checked = {
    locale: language === undefined ? code : localeOf(language),
    avoided: avoidedIn(name),
    inputOf: (input) => texts.get(`bot/inputs/${input}`),
  };
  const paths = messagesIn(catalogueOf(FALLBACK)).map(([path]) => path);
  const own = ownTexts(code);
  const missing = own.size < paths.length ? [] : paths.filter((path) => !texts.has(path));
  return [
    ...missing.map((path) => `${path}: is missing`),
    ...[...texts].flatMap(([path, text]) =>
      faultsOf(path, text, checked).map((fault) => `${path}: ${fault}`),
    ),
  ];
}

/** Writes the files of a language that change. Returns their paths. */
function save(code: string, texts: ReadonlyMap<string, string>, root: string): string[] {
  const folder = join(root, TEXTS, code);
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  const files = englishFiles().map(({ file, messages }): [string, string] => {
    const kept = inOwnFile(folder, file, messages, texts);
    if (kept !== undefined) return [file, kept];
    const translated = withTexts(readIn(ENGLISH, file), messages, (path) => texts.get(path));
    return [file, asTranslation(file, translated, name)];
  });
  const indexes = INDEXES.filter((file) => !existsSync(join(folder, file))).map((file): [string, string] => [
    file,
    readIn(ENGLISH, file).replace('English', name),
  ]);
  const written = [...files, ...indexes].map(([file, content]) => {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return { path, before, content };
  });
  const changed = written.filter(({ before, content }) => before !== content);
  for (const { path, content } of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  format(changed.map(({ path }) => path));
  return changed.filter(({ path, before }) => readFileSync(path, 'utf8') !== before).map(({ path }) => path);
}

/** Returns the language's own file with new texts; nothing if it does not have exactly these messages. */
function inOwnFile(
  folder: string,
  file: string,
  english: readonly Placed[],
  texts: ReadonlyMap<string, string>,
): string | undefined {
  if (!existsSync(join(folder, file))) return undefined;
  const source = readIn(folder, file);
  const messages = messagesOf(file, source);
  const wanted = english.map(({ path }) => path).filter((path) => texts.has(path));
  const own = new Set(messages.map(({ path }) => path));
  if (own.size !== wanted.length || !wanted.every((path) => own.has(path))) return undefined;
  const before = ownTexts(basename(folder));
  const changed = messages.filter(({ path }) => texts.get(path) !== before.get(path));
  return withTexts(source, changed, (path) => texts.get(path));
}

function format(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const options = ['format', '--write', '--vcs-enabled=false', '--config-path=biome.json'];
  const biome = spawnSync('node_modules/.bin/biome', [...options, ...paths]);
  if (biome.status !== 0) throw new Error(`Biome cannot format the files: ${biome.stderr}`);
}
