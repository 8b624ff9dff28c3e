/** Composes the message for an announcement, with its plain words and the line that is left of it later. */

import type { Game, OutboxEntry } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import { endedPost, untoldPost } from '../shared/fallback-posts.ts';
import { type Panel, withoutPictures } from '../shared/panel.ts';
import { isPosted, type PostBuilder, type PostBuilders, type PostKind } from '../shared/post-builder.ts';
import { summaryOf } from '../shared/summary.ts';
import { plainWords } from './plain-text.ts';

type Announced = Pick<OutboxEntry, 'announcement'>;

export interface Composer {
  /**
   * Returns the message for an announcement; `undefined` if there is nothing left to announce, because it has been
   * undone or settled since. The message mentions every user in the announcement's `ping`.
   */
  compose(game: Game, owed: Announced, app: App): Promise<Panel | undefined>;
  /** Returns the only message that a game which can no longer be read still gets: that it has ended. */
  composeEnd(game: Game, owed: Announced): Panel | undefined;
  /** Returns what a lobby shows, also once it is none any more. */
  readonly lobbyPanel: (game: Game) => Panel;
  /** Returns a message without pictures for when the right one cannot be built. It still pings the right users. */
  composeFallback(game: Game, owed: Announced): Panel;
}

/** Creates the composer that builds messages with these builders. */
export function createComposer(builders: PostBuilders, lobbyPanel: Composer['lobbyPanel']): Composer {
  return {
    lobbyPanel,
    async compose(game, { announcement }, app) {
      if (!isPosted(announcement)) return undefined;
      const build = builders[announcement.kind] as PostBuilder<PostKind>;
      const panel = await build(game, announcement, app);
      if (panel === undefined) return undefined;
      const words = plainWords(game, panel, announcement.ping);
      // A request stays whole, as it may still have to be answered.
      return announcement.kind === 'asked'
        ? { ...panel, words }
        : { brief: summaryOf(panel), ...panel, words };
    },

    composeEnd(game, { announcement }) {
      if (announcement.kind !== 'ended') return undefined;
      const panel = endedPost(game, announcement);
      return { ...panel, words: plainWords(game, panel, announcement.ping) };
    },

    composeFallback(game, { announcement: { ping } }) {
      const panel = withoutPictures(untoldPost(game, ping));
      return { ...panel, words: plainWords(game, panel, ping) };
    },
  };
}
