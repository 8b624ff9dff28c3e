/** Pictures of a game as parts of a panel. */
import type { Game } from '../../app/index.ts';
import type { PictureRequest, View } from '../../render/index.ts';
import { languageFor } from '../../text/index.ts';
import { type Part, picture } from './panel.ts';
import { namesOf } from './people.ts';

/** A request for a picture of the position; nothing in a lobby. */
function requestOf(
  game: Game,
  view: View,
  more: Omit<Partial<PictureRequest>, 'state' | 'view' | 'language' | 'names'> = {},
  language: string = game.record.language,
): PictureRequest | undefined {
  const { state } = game;
  if (state === undefined) return undefined;
  return { state, view, language: languageFor(language), names: namesOf(game), ...more };
}

/** The picture of a view as a part; none in a lobby. */
export function pictureOf(...args: Parameters<typeof requestOf>): Part[] {
  const request = requestOf(...args);
  return request === undefined ? [] : [picture(request)];
}
