/** Reads an owner's content file. */
import { readFileSync } from 'node:fs';
import { visit } from 'jsonc-parser';
import { type ParsedContent, parseContent } from './parse.ts';

/**
 * Returns the content of a file (see `parseContent`), or its problems: `fileMissing`, `fileUnreadable` (with the
 * system's code, such as EACCES), `notJson` (with the line and column from 1 of the error), or any problem with its
 * values. Never throws because of a file's content.
 */
export function loadContent(path: string): ParsedContent {
  let text: string;
  try {
    // Some editors write a byte order mark, which JSON does not allow.
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (reason === 'ENOENT') return { ok: false, problems: [{ code: 'fileMissing', file: path }] };
    return { ok: false, problems: [{ code: 'fileUnreadable', file: path, reason }] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ code: 'notJson', file: path, ...jsonErrorPosition(text) }] };
  }
  return parseContent(json);
}

/**
 * Returns the line and column, both from 1, of the first invalid character; the end if the text is cut short or nested
 * too deeply for the parser. `JSON.parse` reports the position only in some of its messages.
 */
function jsonErrorPosition(text: string): { line: number; column: number } {
  let at = text.length;
  try {
    const onError = (_: unknown, offset: number) => {
      at = Math.min(at, offset);
    };
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
