/** Builds the message of an announcement, or a simpler one if that fails. */
import {
  type Announcement,
  CorruptGameError,
  type Game,
  type LastPost,
  type OutboxEntry,
} from '../../core/index.ts';
import type { Services } from '../../features/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import type { Panel } from '../shared/panel.ts';
import type { PostFailure } from '../transport/post.ts';
import type { Composer } from './composer.ts';
import { idsOf, isElsewhere } from './outbox-entry.ts';

export interface BuiltPost {
  readonly panel: Panel;
  readonly game: Game;
}

export type BuildPost = (
  entry: OutboxEntry,
  failures: number,
  tells: (game: Game) => Announcement | undefined,
  notes?: LastPost['notes'],
) => Promise<BuiltPost | PostFailure | undefined>;

/**
 * The game has moved to another channel since the entry was read. The entry is read again, unless the new channel's first posts
 * repeat it.
 */
export const MOVED: PostFailure = { permanent: false, error: new Error('the game has moved'), wait: 0 };

const MAX_BUILD_ATTEMPTS = 3;

interface BuildOptions {
  readonly services: Services;
  readonly composer: Composer;
  readonly log: Log;
}

/** Creates the builder. A failure is returned, never thrown. */
export function createPostBuilder({ services, composer, log }: BuildOptions): BuildPost {
  /** Handles an unreadable game: it can only announce its end; an active one might be repaired. */
  async function buildBlindly(
    entry: OutboxEntry,
    error: unknown,
  ): Promise<BuiltPost | PostFailure | undefined> {
    if (!(error instanceof CorruptGameError)) return { permanent: false, error };
    const game = await services.queries.getSummary(entry.game);
    if (game === undefined) return undefined;
    // The weekly ladder isn't about this game only.
    if (entry.announcement.kind === 'ladder') {
      const panel = await composer.compose(game, entry, services);
      return panel === undefined ? undefined : { game, panel };
    }
    if (game.record.status !== 'ended') return { permanent: true, error };
    const panel = composer.composeEnd(game, entry);
    return panel === undefined ? undefined : { game, panel };
  }

  return async (entry, failures, tells, notes = []) => {
    let game: Game | undefined;
    try {
      game = await services.queries.getGame(entry.game);
    } catch (error) {
      return await buildBlindly(entry, error);
    }
    if (game === undefined) return undefined;
    if (game.record.channel !== entry.channel && !isElsewhere(entry)) return MOVED;
    try {
      const announcement = tells(game);
      const panel = announcement && (await composer.compose(game, { announcement, notes }, services));
      return panel === undefined ? undefined : { game, panel };
    } catch (error) {
      log.error({ err: error, ...idsOf(entry) }, 'failed to build an announcement');
      return failures + 1 < MAX_BUILD_ATTEMPTS
        ? { permanent: false, error }
        : {
            game,
            panel: composer.composeFallback(game, { announcement: tells(game) ?? entry.announcement }),
          };
    }
  };
}
