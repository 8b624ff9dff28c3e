import { readFileSync } from 'node:fs';
import { visit } from 'jsonc-parser';
import { type ParsedContent, parseContent } from './parse.ts';

/** Returns the content of a file (see `parseContent`), or its problems. Never throws because of its content. */
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

/** Returns line and column of the first invalid character, which `JSON.parse` does not always report. */
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
