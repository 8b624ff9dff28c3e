/** Maximum length of a message: Discord's limit, or the room in a picture. */
import { catalogueOf, languages } from '../../text/index.ts';
import { discordLimitOf, type Limit, lengthOf, UNLIMITED } from './limits.ts';
import { messagesIn } from './messages.ts';
import { ACUTE, pseudo } from './pseudo.ts';

/** Messages in pictures. */
const PICTURED = /^(board|rows)\//;
const LABEL = 'Label in a picture';

let proven: ReadonlyMap<string, number> | undefined;

/** Returns the longest labels known to fit their pictures: in our languages, and in one a third longer than English. */
function provenLabels(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { board, rows } of [...languages.map(({ code }) => catalogueOf(code)), pseudo(ACUTE)]) {
    for (const [path, text] of messagesIn({ board, rows })) {
      found.set(path, Math.max(found.get(path) ?? 0, lengthOf(text)));
    }
  }
  return found;
}

/** Returns how long a message may be, and where it is shown. */
export function limitOf(path: string): Limit {
  if (!PICTURED.test(path)) return discordLimitOf(path);
  proven ??= provenLabels();
  return { place: LABEL, most: proven.get(path) ?? UNLIMITED.most };
}
