/** Pictures of a game as parts of a panel. */
import type { Game } from '../../core/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import { highlightsOf, type PictureRequest, type View } from '../../render/index.ts';
import { languageFor } from '../../text/index.ts';
import { type Part, picture } from './panel.ts';
import { namesOf } from './player-names.ts';

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

/**
 * The whole table as parts: the map, the boards and the players, each as wide as a phone, so that nothing has to be
 * tapped to be read. Each is a picture of its own, as Discord shows what is high and narrow small on a desktop.
 */
export function tableOf(
  game: Game,
  more: Parameters<typeof requestOf>[2] = {},
  language: string = game.record.language,
): Part[] {
  return (['map', 'boards', 'players'] as const).flatMap((view) => pictureOf(game, view, more, language));
}

/** What these events touched, for marking it on pictures. */
export const marksOf = (events: readonly GameEvent[]): Pick<PictureRequest, 'last' | 'turn'> => {
  const { last, turn } = highlightsOf(events);
  return { ...(last.length === 0 ? {} : { last }), turn };
};

/** Returns the table with what changed last; the clans on offer while clans are chosen, the map for first workers. */
export function boardOf(game: Game, marks: ReturnType<typeof marksOf> = {}): Part[] {
  const phase = game.state?.phase;
  if (phase === 'draft') return pictureOf(game, 'clans');
  return phase === 'workers' ? pictureOf(game, 'map', marks) : tableOf(game, marks);
}
