/** Builds the message for an announcement; if need be, one that says less. */
import { type Announcement, CorruptGameError, type Game, type OutboxEntry } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Panel } from '../shared/panel.ts';
import type { PostFailure } from '../transport/post.ts';
import type { Composer } from './composer.ts';
import { idsOf } from './outbox-entry.ts';

/** A message, and the game that it is made of. */
export interface BuiltPost {
  readonly panel: Panel;
  readonly game: Game;
}

/**
 * Makes the message; or says why that failed for now, or that there is nothing to tell. `failures`: times that something
 * failed before; `tells`: what it tells of the game as it is now.
 */
export type BuildPost = (
  owed: OutboxEntry,
  failures: number,
  tells?: (game: Game) => Announcement | undefined,
) => Promise<BuiltPost | PostFailure | undefined>;

/** Times that a message is tried to be built as it should be. */
const BUILDS = 3;

export interface BuildOptions {
  readonly app: App;
  readonly composer: Composer;
  readonly log: Log;
}

/** What builds messages. It never rejects. */
export function createPostBuilder({ app, composer, log }: BuildOptions): BuildPost {
  /**
   * Where the game could not be read: for now, or because nobody can any more. Of such a game only its end can
   * still be told; while it lives, somebody may mend it.
   */
  async function buildBlindly(
    owed: OutboxEntry,
    error: unknown,
  ): Promise<BuiltPost | PostFailure | undefined> {
    if (!(error instanceof CorruptGameError)) return { permanent: false, error };
    const game = await app.queries.getSummary(owed.game);
    if (game === undefined) return undefined;
    // The ladder of a week is not about this game alone.
    if (owed.announcement.kind === 'ladder') {
      const panel = await composer.compose(game, owed, app);
      return panel === undefined ? undefined : { game, panel };
    }
    if (game.record.status !== 'ended') return { permanent: true, error };
    const panel = composer.composeEnd(game, owed);
    return panel === undefined ? undefined : { game, panel };
  }

  return async (owed, failures, tells = () => owed.announcement) => {
    let game: Game | undefined;
    try {
      game = await app.queries.getGame(owed.game);
    } catch (error) {
      return await buildBlindly(owed, error);
    }
    if (game === undefined) return undefined;
    try {
      const announcement = tells(game);
      const panel = announcement && (await composer.compose(game, { announcement }, app));
      return panel === undefined ? undefined : { game, panel };
    } catch (error) {
      log.error({ err: error, ...idsOf(owed) }, 'an announcement could not be worded');
      return failures + 1 < BUILDS
        ? { permanent: false, error }
        : { game, panel: composer.composeFallback(game, owed) };
    }
  };
}
