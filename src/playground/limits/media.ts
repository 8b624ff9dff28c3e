/** Discord's limits on media in components. */

import { lengthProblems, type Problem, required, wrong } from '../problems.ts';
import type { Media } from '../request-schemas.ts';

type Place = readonly PropertyKey[];

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
  if (name === undefined) {
    return /^https?:\/\/\S+$/.test(url)
      ? []
      : [wrong(at, 'Scheme must be one of (http, https, attachment).', 'URL_TYPE_INVALID_SCHEME')];
  }
  return files.has(name)
    ? []
    : [
        wrong(
          at,
          'The referenced attachment was not found',
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        ),
      ];
}
