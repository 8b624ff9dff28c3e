import { type Announcement, CorruptGameError, type Game, type OutboxEntry } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Panel } from '../shared/panel.ts';
import type { PostFailure } from '../transport/post.ts';
import type { Composer } from './composer.ts';
import { idsOf } from './outbox-entry.ts';

export interface BuiltPost {
  readonly panel: Panel;
  readonly game: Game;
}

export type BuildPost = (
  owed: OutboxEntry,
  failures: number,
  tells?: (game: Game) => Announcement | undefined,
) => Promise<BuiltPost | PostFailure | undefined>;

const MAX_BUILD_ATTEMPTS = 3;

export interface BuildOptions {
  readonly app: App;
  readonly composer: Composer;
  readonly log: Log;
}

export function createPostBuilder({ app, composer, log }: BuildOptions): BuildPost {
  /** Handles an unreadable game: it can only announce its end; an active one might be repaired. */
  async function buildBlindly(
    owed: OutboxEntry,
    error: unknown,
  ): Promise<BuiltPost | PostFailure | undefined> {
    if (!(error instanceof CorruptGameError)) return { permanent: false, error };
    const game = await app.queries.getSummary(owed.game);
    if (game === undefined) return undefined;
    // The weekly ladder isn't about this game only.
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
      return failures + 1 < MAX_BUILD_ATTEMPTS
        ? { permanent: false, error }
        : { game, panel: composer.composeFallback(game, owed) };
    }
  };
}
