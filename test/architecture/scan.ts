/** Reads TypeScript just well enough to judge it: what is comment, what is text, and what it imports. */

export interface Source {
  /** Path from the top of the project, with forward slashes. */
  readonly path: string;
  /** As written. */
  readonly raw: string;
  /** Without comments. */
  readonly code: string;
  /** Without comments and without what stands in strings, templates and regular expressions. */
  readonly bare: string;
  /** What stands in strings and templates, with their quotes; a template comes in pieces, from brace to brace. */
  readonly quoted: readonly Quoted[];
  readonly imports: readonly Import[];
}

export interface Quoted {
  readonly text: string;
  /** Where it begins in the file. */
  readonly at: number;
}

export interface Import {
  /** As written: `./state.ts`, `zod`. */
  readonly from: string;
  /** Gone when it runs. `import { type A }` is not: it still loads the file. */
  readonly typeOnly: boolean;
  /** `import('zod')`: loaded when that line runs. */
  readonly later: boolean;
}

/** Reads one file. */
export function scan(path: string, raw: string): Source {
  // All three texts are of one length, so that a place in one is the same place in the others.
  let code = '';
  let bare = '';
  const quoted: Quoted[] = [];
  for (const { kind, text } of pieces(raw)) {
    if (kind === 'quoted' && !text.startsWith('/')) quoted.push({ text, at: code.length });
    code += kind === 'comment' ? blank(text) : text;
    bare += kind === 'code' ? text : blank(text);
  }
  return { path, raw, code, bare, quoted, imports: importsOf(code, bare) };
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

interface Piece {
  readonly kind: 'comment' | 'quoted' | 'code';
  readonly text: string;
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;
/** A slash after one of these begins a regular expression and is no division. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of))\s*$/;
/** From a backtick, or from the brace that ends a `${`, to the next `${` or the end of the template. */
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y;
const PLAIN = /[\s\S][^'"`/{}]*/y;

function* pieces(raw: string): Generator<Piece> {
  /** For each open brace: whether it belongs to a `${`. */
  const braces: boolean[] = [];
  let at = 0;
  let before = '';
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(raw)?.[0];
  };
  while (at < raw.length) {
    const comment = next(COMMENT);
    const quoted =
      comment ?? next(STRING) ?? (raw[at] === '/' && BEFORE_REGEX.test(before) ? next(REGEX) : undefined);
    const inTemplate = raw[at] === '`' || (raw[at] === '}' && braces.at(-1) === true);
    const template = quoted === undefined && inTemplate ? next(TEMPLATE) : undefined;
    if (raw[at] === '}') braces.pop();
    if (template?.endsWith('${') || raw[at] === '{') braces.push(raw[at] !== '{');
    const text = quoted ?? template ?? next(PLAIN) ?? '';
    at += text.length;
    if (comment === undefined) before = (before + text).slice(-80);
    yield { kind: comment ? 'comment' : (quoted ?? template) ? 'quoted' : 'code', text };
  }
}

const IMPORT =
  /\b(?:(?:import|export)\b(?<names>[\w\s{},*$]*?)\bfrom|import)\s*\(?\s*(?<quote>['"`])(?<from>[^'"`\n]+)\k<quote>/g;

function importsOf(code: string, bare: string): Import[] {
  return [...code.matchAll(IMPORT)]
    .filter(({ index }) => bare[index] !== ' ') // Not what a string says.
    .map(({ 0: text, groups = {} }) => ({
      from: groups.from ?? '',
      typeOnly: /^\s*type\s+(?!from\b)[\w{*$]/.test(groups.names ?? ''),
      later: /^import\s*\(/.test(text),
    }));
}
