/** The small picture of a collapsed post: the part of the map that its moves changed. */
import type { CollapsedPost } from '../../core/index.ts';
import type { PictureRequest } from '../../render/index.ts';
import { marksOf, pictureOf } from '../shared/pictures.ts';
import { at } from '../shared/player-names.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** Pixels: twice what Discord shows. */
const WIDTH = 240;

/**
 * Creates the function that draws the detail of a post. Returns `undefined` if there is none, it fails, or drawing is
 * behind: the next post must not wait for it.
 */
export function createDetail({
  services,
  log,
  pictures,
}: Pick<DeliveryContext, 'services' | 'log' | 'pictures'>) {
  return async (id: string, moves: CollapsedPost['moves']): Promise<PictureRequest | undefined> => {
    if (moves === undefined) return undefined;
    try {
      const game = await services.queries.getGame(id);
      const range = await services.queries.getMoveRange(id, moves.from, moves.to);
      if (game === undefined || range?.state === undefined) return undefined;
      const { last } = marksOf(range.events, range.state);
      if (last === undefined) return undefined;
      const [part] = pictureOf(at(game, range.state), 'map', { last, detail: true, width: WIDTH });
      if (part?.kind !== 'picture' || part.request.view !== 'map') return undefined;
      return (await pictures.isReady(part.request)) ? part.request : undefined;
    } catch (error) {
      log.warn({ err: error, game: id }, 'failed to draw the detail of a collapsed post');
      return undefined;
    }
  };
}
