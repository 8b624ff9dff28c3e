import type { Announcement, Game, LastPost, OutboxEntry } from '../../core/index.ts';
import type { Services } from '../../features/index.ts';
import { botText } from '../../text/index.ts';
import { endedPost, unknownMovesPost } from '../shared/fallback-posts.ts';
import { type Panel, withoutLine, withoutPictures } from '../shared/panel.ts';
import { isPosted, type PostBuilder, type PostBuilders, type PostKind } from '../shared/post-builder.ts';
import { summaryOf } from '../shared/summary.ts';
import { withNotes } from './notes.ts';
import { plainWords } from './plain-text.ts';

const saysPaused = (note: Announcement): boolean =>
  note.kind === 'halted' || (note.kind === 'moderated' && note.what === 'pause');

type Announced = Pick<OutboxEntry, 'announcement'>;

/** Creates the composer from the features' post builders. Adds the plain words and the summary line. */
export function createComposer(builders: PostBuilders, lobbyPanel: (game: Game) => Panel) {
  async function built(game: Game, announcement: Announcement, services: Services) {
    if (!isPosted(announcement)) return undefined;
    const build = builders[announcement.kind] as PostBuilder<PostKind>;
    return await build(game, announcement, services);
  }

  return {
    lobbyPanel,
    /**
     * Returns the message for an announcement, mentioning all in `ping`; `undefined` if it is obsolete. `notes`: further
     * announcements that it includes.
     */
    async compose(
      game: Game,
      { announcement, notes = [] }: Announced & Pick<LastPost, 'notes'>,
      services: Services,
    ) {
      const panel = await built(game, announcement, services);
      if (panel === undefined) return undefined;
      const noted = await Promise.all(notes.map((note) => built(game, note, services)));
      const words = plainWords(game, panel, announcement.ping);
      const { language } = game.record;
      const shown = notes.some(saysPaused)
        ? withoutLine(panel, botText('posts', 'pausedNow', {}, language))
        : panel;
      return withNotes(
        { brief: summaryOf(panel), ...shown, words },
        noted.flatMap((note) => note ?? []),
      );
    },

    /** Returns the only message that a game which can no longer be read still gets: that it has ended. */
    composeEnd(game: Game, { announcement }: Announced) {
      if (announcement.kind !== 'ended') return undefined;
      const panel = endedPost(game, announcement);
      return { ...panel, words: plainWords(game, panel, announcement.ping) };
    },

    /** Returns a fallback without pictures, used if the proper message can't be built. It pings the same users. */
    composeFallback(game: Game, { announcement: { ping } }: Announced) {
      const panel = withoutPictures(unknownMovesPost(game, ping));
      return { ...panel, words: plainWords(game, panel, ping) };
    },
  };
}

export type Composer = ReturnType<typeof createComposer>;
