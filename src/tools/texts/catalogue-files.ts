/** Reads and writes the message files of a language: one table of `src/text/<language>` a file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message in a file. */
export interface Placed {
  /** Its path in the catalogue: `bot/panels/confirm`. */
  readonly path: string;
  /** Comments of its file and section, as context for translators. */
  readonly about: string;
  /** Offsets in the file: of the quoted text, and of the property with its comma. */
  readonly text: readonly [number, number];
  readonly property: readonly [number, number];
}

/** Returns the files of a language with messages, relative to its folder. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
    .sort();

export const readIn = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

const TABLE = /^export const (\w+)[^=\n]* = \{/gm;
const TOKEN =
  /\/\/ ?(?<comment>.*)|(?<gap>\n[ \t]*\n)|(?<string>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<word>[\w$]+)|[{}:]/g;

/** Returns the first sentence of the last docstring, without its language: "Private panels for a player's decisions." */
function purpose(before: string): string {
  const comment = [...before.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1)?.[1] ?? '';
  const sentence = comment.replace(/\n \*/g, '').trim().split('. ')[0] ?? '';
  const bare = sentence.replace(/^English:? /, '').replace(/\.?$/, '.');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** Returns every message of a file, in its order. */
export function messagesOf(file: string, source: string): Placed[] {
  return [...source.matchAll(TABLE)].flatMap((table) => {
    const start = file.startsWith('bot/') ? `bot/${table[1]}` : `${table[1]}`;
    return messagesFrom(source, table.index + table[0].length, start, purpose(source.slice(0, table.index)));
  });
}

/** Returns the messages of the table that opens before this place. */
function messagesFrom(source: string, begin: number, start: string, about: string): Placed[] {
  const found: Placed[] = [];
  const open = [{ path: start, about }];
  let key = { name: '', at: begin };
  let section: string[] = [];
  /** True after a colon; and after a message, behind which a comment begins a section. */
  let [isValue, isUsed] = [false, false];
  for (const token of source.slice(begin).matchAll(TOKEN)) {
    const { comment, gap, string, word } = token.groups ?? {};
    const at = begin + token.index;
    const path = `${open.at(-1)?.path}/${key.name}`;
    const said = [open.at(-1)?.about, ...section].join(' ');
    if (comment !== undefined) [section, isUsed] = [isUsed ? [comment] : [...section, comment], false];
    else if (gap !== undefined) section = [];
    else if (string !== undefined && isValue) {
      const end = at + string.length;
      const after = source.startsWith(',', end) ? end + 1 : end;
      found.push({ path, about: said, text: [at, end], property: [key.at, after] });
      [isValue, isUsed] = [false, true];
    } else if (token[0] === ':') isValue = true;
    else if (token[0] === '{') {
      open.push({ path, about: said });
      [section, isValue] = [[], false];
    } else if (token[0] === '}') open.pop();
    else key = { name: word ?? string?.slice(1, -1) ?? '', at };
    if (open.length === 0) break;
  }
  return found;
}

const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')}'`;

/** Returns a file with these texts for its messages, and without messages that have none. */
export function withTexts(
  source: string,
  messages: readonly Placed[],
  textOf: (path: string) => string | undefined,
): string {
  return messages.reduceRight((all, { path, text, property }) => {
    const own = textOf(path);
    const [from, to] = own === undefined ? property : text;
    return all.slice(0, from) + (own === undefined ? '' : quoted(own)) + all.slice(to);
  }, source);
}

/** Returns an English file as the same file of a language that may lack messages. */
export function asTranslation(file: string, source: string, language: string): string {
  const [up, type] = file.startsWith('bot/') ? ['../..', "Translation['bot']"] : ['..', 'Translation'];
  return source
    .replace(/(?<=^\/\*\* )English/gm, language)
    .replace(/^import type .*\n\n?/gm, '')
    .replace(/^\} as const;$/gm, '};')
    .replace(TABLE, (_, table) => `export const ${table}: ${type}['${table}'] = {`)
    .replace(/\*\/\n+/, `*/\nimport type { Translation } from '${up}/catalogue.ts';\n\n`);
}
