/** Draws the pictures of posts sent without them, one game after the other, when rendering is idle. */
import type { Services } from '../../features/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Composer } from './composer.ts';
import type { Draw } from './prepare-pictures.ts';

export interface PictureBackfillOptions {
  readonly services: Services;
  readonly composer: Composer;
  readonly log: Log;
  readonly draw: Draw;
  readonly free: () => Promise<void>;
  readonly wake: () => void;
}

/** Creates the backfill. Finished pictures are announced through the game's outbox. */
export function createPictureBackfill({ services, composer, log, draw, free, wake }: PictureBackfillOptions) {
  /** In post order: games without a move for a long time are the likeliest to be viewed. */
  const games = new Set<string>();
  let working: Promise<void> | undefined;

  async function drawFor(id: string): Promise<void> {
    const last = await services.outbox.findLastPost(id);
    const told = last?.bare && last.told;
    const isNewest = async () => (await services.outbox.findLastPost(id))?.message === last?.message;
    const game = told && (await services.queries.getGame(id));
    const panel = game && (await composer.compose(game, { announcement: told }, services));
    if (last === undefined || panel === undefined) return;
    for (const part of panel.parts) {
      if (part.kind !== 'picture') continue;
      await free();
      if (!(await isNewest())) return;
      // The post then goes without a picture that can't be drawn.
      await draw(part.request).catch(() => {});
    }
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
    working = undefined;
  }

  const add = (game: string) => {
    games.delete(game);
    games.add(game);
    working ??= work();
  };
  return {
    add,
    /** Queues the posts left by an earlier run. Rejects if the database does not answer. */
    async resume() {
      for (const game of await services.outbox.listPendingPictures()) add(game);
    },
    /** Stops drawing; resolves when the current picture is done. */
    async stop() {
      games.clear();
      await working;
    },
  };
}

export type PictureBackfill = ReturnType<typeof createPictureBackfill>;
