/**
 * Draws the pictures of posts that went without them: of one game after the other, when nobody waits for a picture. In
 * memory there is only which games they are; the store knows it of each newest post.
 */
import type { App } from '../../features/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Composer } from './composer.ts';
import type { Draw } from './prepare-pictures.ts';

export interface PictureBackfill {
  /** The newest post of a game is without its pictures. */
  add(game: string): void;
  /** Takes up what the bot left when it ended. Rejects where the store does not answer. */
  resume(): Promise<void>;
  /** Draws no more; resolves when what is being drawn is done. */
  stop(): Promise<void>;
}

export interface PictureBackfillOptions {
  readonly app: App;
  readonly composer: Composer;
  readonly log: Log;
  readonly draw: Draw;
  /** Resolves when nobody waits for a picture. */
  readonly free: () => Promise<void>;
  /** Called when something is owed. */
  readonly wake: () => void;
}

/** What draws them. That they are there is then owed to their game. */
export function createPictureBackfill({
  app,
  composer,
  log,
  draw,
  free,
  wake,
}: PictureBackfillOptions): PictureBackfill {
  /** In the order of their posts: where nobody has moved for long, somebody looks. */
  const games = new Set<string>();
  let working: Promise<void> | undefined;

  async function drawFor(id: string): Promise<void> {
    const last = await app.outbox.findLastPost(id);
    const bare = last?.bare;
    const isNewest = async () => (await app.outbox.findLastPost(id))?.message === last?.message;
    const game = bare && (await app.queries.getGame(id));
    const panel = game && (await composer.compose(game, { announcement: bare }, app));
    if (last === undefined || panel === undefined) return;
    for (const part of panel.parts) {
      if (part.kind !== 'picture') continue;
      await free();
      if (!(await isNewest())) return;
      // One that cannot be drawn is left out then.
      await draw(part.request).catch(() => {});
    }
    await app.outbox.enqueue(id, [{ kind: 'drawn', post: last.message, ping: [] }]);
    wake();
  }

  async function work(): Promise<void> {
    // What is added meanwhile comes at the end.
    for (const game of games) {
      games.delete(game);
      await drawFor(game).catch((error: unknown) =>
        log.warn({ err: error, game }, 'the pictures of a post could not be drawn'),
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
    async resume() {
      for (const game of await app.outbox.listPendingPictures()) add(game);
    },
    async stop() {
      games.clear();
      await working;
    },
  };
}
