/** The content file that the editor works on. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CONTENT, type Content, loadContent, parseDraft } from '../../content/index.ts';
import { problemText } from '../../text/index.ts';

/** Name of new content, so that it is not mistaken for the shipped one. */
const OWN_NAME = 'My copy';

interface ContentFile {
  /** Returns the content of the file, which others may have changed; without a file, the last read or shipped figures. */
  read(): Content;
  /**
   * Saves content, which may contradict itself while it is being entered. Returns its problems if its shape is wrong. Throws if
   * the file cannot be written.
   */
  save(json: unknown): readonly string[];
}

/** Opens a content file. Throws if it is not one; problems that the editor can mend are no reason to. */
export function openContentFile(path: string): ContentFile {
  if (!existsSync(dirname(path))) throw new Error(`There is no folder ${dirname(path)}.`);
  let last: Content = { ...CONTENT, name: OWN_NAME };
  const read = () => {
    if (existsSync(path)) last = draftIn(path);
    return last;
  };
  read();
  return {
    read,
    save(json) {
      const parsed = parseDraft(json);
      if (!parsed.ok) return parsed.problems.map((problem) => problemText(problem));
      // The file is complete at any time, also if the machine stops while it is written.
      writeFileSync(`${path}.new`, `${JSON.stringify(parsed.content, null, 2)}\n`);
      renameSync(`${path}.new`, path);
      last = parsed.content;
      return [];
    },
  };
}

function draftIn(path: string): Content {
  const loaded = loadContent(path);
  if (loaded.ok) return loaded.content;
  const [first] = loaded.problems;
  const isReadable = first !== undefined && 'path' in first;
  const draft = isReadable
    ? parseDraft(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')))
    : loaded;
  if (draft.ok) return draft.content;
  const problems = draft.problems.map((problem) => problemText(problem));
  throw new Error(`${path} cannot be used:\n  ${problems.join('\n  ')}`);
}
