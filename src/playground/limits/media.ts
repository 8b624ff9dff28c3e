/** Discord's limits on media in components. */

import { lengthProblems, type Place, type Problem, required, wrongIf } from '../problems.ts';
import type { Media } from '../request-schemas.ts';

/** Returns the problems of a component's media and alternative text. `files`: names of the message's own files. */
export function mediaProblems(
  at: Place,
  holder: { media?: Media | undefined; file?: Media | undefined; description?: string | undefined },
  key: 'media' | 'file',
  files: ReadonlySet<string>,
): Problem[] {
  const url = holder[key]?.url;
  if (url === undefined) return [required([...at, key])];
  return [
    ...urlProblems([...at, key, 'url'], url, files),
    ...lengthProblems([...at, 'description'], holder.description ?? '', 0, 1_024),
  ];
}

/** Returns a problem unless the URL is on the web or names a file of the message. */
function urlProblems(at: Place, url: string, files: ReadonlySet<string>): Problem[] {
  const name = /^attachment:\/\/(?<name>.*)$/.exec(url)?.groups?.name;
  if (name !== undefined) {
    const message = 'The referenced attachment was not found';
    return wrongIf(!files.has(name), at, message, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND');
  }
  const message = 'Scheme must be one of (http, https, attachment).';
  return wrongIf(!/^https?:\/\/\S+$/.test(url), at, message, 'URL_TYPE_INVALID_SCHEME');
}
