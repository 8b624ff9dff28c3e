/** Draws the pictures of posts sent without them, for a few games at a time. */
import type { Services } from '../../features/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Composer } from './composer.ts';
import type { NewestDrawings } from './newest-drawings.ts';
import type { Draw } from './prepare-pictures.ts';

interface PictureBackfillOptions {
  readonly services: Services;
  readonly composer: Composer;
  readonly log: Log;
  readonly draw: Draw;
  readonly newest: NewestDrawings;
  readonly free: () => Promise<void>;
  readonly wake: () => void;
}

const MAX_GAMES_AT_ONCE = 4;

/** Creates the backfill. Finished pictures are announced through the game's outbox. */
export function createPictureBackfill(options: PictureBackfillOptions) {
  const { services, composer, log, draw, newest, free, wake } = options;
  /** In post order: games without a move for a long time are the likeliest to be viewed. */
  const games = new Set<string>();
  const working = new Set<Promise<void>>();

  async function drawFor(id: string): Promise<void> {
    await free();
    // Drawing now would outdate the pictures of a newer post.
    await newest.whenIdle(id);
    const last = await services.outbox.findLastPost(id);
    const told = last?.bare && last.told;
    const game = told && (await services.queries.getGame(id));
    const panel = game && (await composer.compose(game, { announcement: told }, services));
    if (last === undefined || panel === undefined) return;
    const requests = panel.parts.flatMap((part) => (part.kind === 'picture' ? part.request : []));
    // A picture that can't be drawn is left out of the post.
    await newest.run(id, (isWanted) => Promise.allSettled(requests.map((one) => draw(one, isWanted))));
    await services.outbox.enqueue(id, [{ kind: 'drawn', post: last.message, ping: [] }]);
    wake();
  }

  async function work(): Promise<void> {
    // A set iterates over games added during the loop, too.
    for (const game of games) {
      games.delete(game);
      await drawFor(game).catch((error: unknown) =>
        log.warn({ err: error, game }, 'failed to draw the pictures of a post'),
      );
    }
  }

  const add = (game: string) => {
    games.delete(game);
    games.add(game);
    if (working.size >= MAX_GAMES_AT_ONCE) return;
    const one = work().finally(() => working.delete(one));
    working.add(one);
  };
  return {
    add,
    /** Queues the posts left by an earlier run. Rejects if the database does not answer. */
    async resume() {
      for (const game of await services.outbox.listPendingPictures()) add(game);
    },
    /** Stops drawing; resolves when the current pictures are done. */
    async stop() {
      games.clear();
      await Promise.all(working);
    },
  };
}

export type PictureBackfill = ReturnType<typeof createPictureBackfill>;
