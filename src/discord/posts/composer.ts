import type { Game, OutboxEntry } from '../../core/index.ts';
import type { Services } from '../../features/index.ts';
import { endedPost, untoldPost } from '../shared/fallback-posts.ts';
import { type Panel, withoutPictures } from '../shared/panel.ts';
import { isPosted, type PostBuilder, type PostBuilders, type PostKind } from '../shared/post-builder.ts';
import { summaryOf } from '../shared/summary.ts';
import { plainWords } from './plain-text.ts';

type Announced = Pick<OutboxEntry, 'announcement'>;

export interface Composer {
  /** Returns the message for an announcement, mentioning all in `ping`; `undefined` if it is obsolete. */
  compose(game: Game, entry: Announced, services: Services): Promise<Panel | undefined>;
  /** Returns the only message that a game which can no longer be read still gets: that it has ended. */
  composeEnd(game: Game, entry: Announced): Panel | undefined;
  readonly lobbyPanel: (game: Game) => Panel;
  /** Returns a fallback without pictures, used if the proper message can't be built. It pings the same users. */
  composeFallback(game: Game, entry: Announced): Panel;
}

/** Creates the composer from the features' post builders. Adds the plain words and the summary line. */
export function createComposer(builders: PostBuilders, lobbyPanel: Composer['lobbyPanel']): Composer {
  return {
    lobbyPanel,
    async compose(game, { announcement }, services) {
      if (!isPosted(announcement)) return undefined;
      const build = builders[announcement.kind] as PostBuilder<PostKind>;
      const panel = await build(game, announcement, services);
      if (panel === undefined) return undefined;
      const words = plainWords(game, panel, announcement.ping);
      // A request stays whole because it may still need answers.
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
