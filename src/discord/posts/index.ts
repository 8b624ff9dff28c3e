/** What a channel is told: a builder for each kind of announcement, complete by type. */
import type { Announcement, AnnouncementKind, App, Game, Owed } from '../../app/index.ts';
import { type Panel, withoutPictures } from '../kit/panel.ts';
import { movedPost, startedPost, undonePost, untoldPost } from './course.ts';
import { finishedPost } from './finished.ts';
import { askedPost, concededPost, endedPost, moderatedPost, refusedPost, remindedPost } from './people.ts';
import {
  awayPost,
  cameBackPost,
  haltedPost,
  nudgedPost,
  rescuedPost,
  satInPost,
  setAsidePost,
  takenUpPost,
  timeUpPost,
  wentOnPost,
} from './time.ts';

type Builder<K extends AnnouncementKind> = (
  game: Game,
  announcement: Extract<Announcement, { kind: K }>,
  app: App,
) => Panel | undefined | Promise<Panel | undefined>;

const BUILDERS: { readonly [K in AnnouncementKind]: Builder<K> } = {
  started: startedPost,
  moved: movedPost,
  undone: undonePost,
  asked: askedPost,
  refused: refusedPost,
  conceded: concededPost,
  finished: (game, { ping }, app) => finishedPost(game, ping, app),
  ended: endedPost,
  reminded: remindedPost,
  moderated: moderatedPost,
  nudged: nudgedPost,
  timeUp: timeUpPost,
  rescued: rescuedPost,
  satIn: satInPost,
  cameBack: cameBackPost,
  setAside: setAsidePost,
  takenUp: takenUpPost,
  halted: haltedPost,
  wentOn: wentOnPost,
  away: awayPost,
};

/**
 * The message for what a channel is owed; nothing when there is nothing to tell any more, because it has been
 * taken back or settled since. Every user in the announcement's `ping` is mentioned in its text.
 */
export async function postOf(game: Game, { announcement }: Owed, app: App): Promise<Panel | undefined> {
  const build = BUILDERS[announcement.kind] as Builder<AnnouncementKind>;
  return await build(game, announcement, app);
}

/** What can be told of a game that is over and cannot be read any more: that it has ended. */
export function farewellPost(game: Game, { announcement }: Owed): Panel | undefined {
  return announcement.kind === 'ended' ? endedPost(game, announcement) : undefined;
}

/** The message for when the right one cannot be made: without pictures, but it pings whom it must. */
export function plainPost(game: Game, { announcement: { ping } }: Owed): Panel {
  return withoutPictures(untoldPost(game, ping));
}
