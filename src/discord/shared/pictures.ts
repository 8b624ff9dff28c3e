/** Requests for pictures of a game, for the reader's language and seat. */
import type { Game } from '../../core/index.ts';
import type { GameEvent, GameState } from '../../engine/index.ts';
import { highlightsOf, type PictureRequest, type Scene, type View } from '../../render/index.ts';
import { languageFor } from '../../text/index.ts';
import { type Part, picture } from './panel.ts';
import { at, coloursOf, namesOf } from './player-names.ts';

/** Returns a position of a game as pictures show it. */
export const sceneOf = (game: Game, state: GameState, language: string): Scene => ({
  state,
  language: languageFor(language),
  names: namesOf(at(game, state), language),
  colours: coloursOf(at(game, state)),
  ...(game.record.status === 'ended' && state === game.state && { ended: true }),
});

function requestOf(
  game: Game,
  view: View,
  more: Omit<Partial<PictureRequest>, 'state' | 'view' | 'language' | 'names'> = {},
  language: string = game.record.language,
): PictureRequest | undefined {
  const { state } = game;
  return state && { ...sceneOf(game, state, language), view, ...more };
}

/** Returns a view's picture as a part; an empty list in a lobby. */
export function pictureOf(...args: Parameters<typeof requestOf>): Part[] {
  const request = requestOf(...args);
  return request === undefined ? [] : [picture(request)];
}

/** Returns map, boards and players as separate pictures, since desktop clients shrink tall ones. */
export function tableOf(
  game: Game,
  more: Parameters<typeof requestOf>[2] = {},
  language: string = game.record.language,
): Part[] {
  return (['map', 'boards', 'players'] as const).flatMap((view) => pictureOf(game, view, more, language));
}

/** Returns what these events of a game changed, for marking it in pictures. */
export const marksOf = (
  events: readonly GameEvent[],
  state: GameState,
): Pick<PictureRequest, 'last' | 'turn'> => {
  const { last, turn } = highlightsOf(events, state);
  return { ...(last.length === 0 ? {} : { last }), turn };
};

/** Returns the table with the latest changes marked; the offered clans during the draft, the map for first workers. */
export function boardOf(game: Game, marks: ReturnType<typeof marksOf> = {}): Part[] {
  const phase = game.state?.phase;
  if (phase === 'draft') return pictureOf(game, 'clans');
  return phase === 'workers' ? pictureOf(game, 'map', marks) : tableOf(game, marks);
}
