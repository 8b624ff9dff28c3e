/** Builders of posts, one for each kind of announcement; features provide them. */
import { type Announcement, EDITS, type Game } from '../../core/index.ts';
import type { Services } from '../../features/index.ts';
import type { Panel } from './panel.ts';

export type PostContent = Exclude<Announcement, { kind: (typeof EDITS)[number] }>;
export type PostKind = PostContent['kind'];

/** Returns whether an announcement gets its own message. */
export const isPosted = (announcement: Announcement): announcement is PostContent =>
  !(EDITS as readonly string[]).includes(announcement.kind);

/** Returns the message for an announcement, or `undefined` if there is nothing left to announce. */
export type PostBuilder<K extends PostKind> = (
  game: Game,
  announcement: Extract<PostContent, { kind: K }>,
  services: Services,
) => Panel | undefined | Promise<Panel | undefined>;

export type PostBuilders = { readonly [K in PostKind]: PostBuilder<K> };
