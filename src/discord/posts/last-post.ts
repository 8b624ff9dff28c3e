/** A game's newest post, as carried over from one post to the next. */
import type { Announcement, Game, LastPost, TimeoutResolution } from '../../core/index.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';
import type { Panel } from '../shared/panel.ts';
import { userAt } from '../shared/player-names.ts';
import type { PostContent } from '../shared/post-builder.ts';
import type { Posted } from '../transport/post.ts';

/** Delivery result: the new last post, and follow-up outbox entries. */
export interface DeliveryResult {
  readonly last: LastPost;
  readonly owed: readonly Announcement[];
}

/**
 * Returns whether the last post stays the live one: a lobby post keeps being edited, and some news have no playing
 * buttons.
 */
export const isCosmetic = (told: PostContent, { record }: Game): boolean =>
  told.kind === 'away' ||
  told.kind === 'ladder' ||
  told.kind === 'asked' ||
  (told.kind !== 'lobby' && record.status === 'lobby') ||
  (told.kind === 'moderated' && told.what === 'export' && told.ping.length === 0);

/** Returns the stored summary of a post: how it will collapse, and what can be merged into it. */
export function lastPostOf(
  told: PostContent,
  { brief, colour, series }: Panel,
  { message, picture }: Posted,
  before: LastPost | undefined,
  game: Game,
): LastPost {
  const seats = decidingIn(game);
  return {
    message,
    kind: told.kind,
    ...(before?.notices === undefined ? {} : { notices: before.notices }),
    ...(brief === undefined
      ? {}
      : {
          fold: {
            text: brief,
            ...(colour === undefined ? {} : { seat: colour }),
            ...(picture === undefined ? {} : { picture }),
            ...(picture !== undefined && told.kind === 'moved'
              ? { moves: { from: told.from, to: told.to } }
              : {}),
          },
        }),
    ...(told.kind === 'moved' && series?.open === true
      ? { series: { from: told.from, to: told.to, seat: series.seat } }
      : {}),
    ...(seats && { deciding: { told, ...(upToDate(told, game) === told && { seats }) } }),
  };
}

/** Returns the seats that still have to decide on production; `undefined` outside production. */
export function decidingIn({ record, state }: Game): Seat[] | undefined {
  return record.status === 'playing' && state?.phase === 'production' ? pendingSeats(state) : undefined;
}

/** Returns the announcement; during production, without pings of users who have decided since. */
export function upToDate<T extends PostContent>(told: T, game: Game): T {
  const users = decidingIn(game)?.map((seat) => userAt(game, seat));
  return users === undefined || told.ping.every((user) => users.includes(user))
    ? told
    : { ...told, ping: told.ping.filter((user) => users.includes(user)) };
}

/** Reminders and notices posted while the game waits for a seat. */
type Notice = Extract<Announcement, { kind: 'nudged' | 'timeUp' | 'rescued' }>;

/** A computer's substitution is no notice: it ends the wait, so the post is permanent. */
export const isNotice = (told: PostContent): told is Notice =>
  told.kind === 'nudged' ||
  told.kind === 'timeUp' ||
  (told.kind === 'rescued' && !BY_COMPUTER.includes(told.rescue));
const BY_COMPUTER: readonly TimeoutResolution[] = ['play', 'computer'];

/** Returns the last post with another notice attached; a notice never becomes the last post and collapses nothing. */
export function withNotice(
  last: LastPost | undefined,
  { kind, seat, since }: Notice,
  { message }: Posted,
): LastPost {
  const notices = [...(last?.notices ?? []), { message, seat, since }];
  return { ...(last ?? { message, kind }), notices };
}

/** Deletes the notices of a wait that is over; `undefined` if there are none. */
export function withoutNotices(
  last: LastPost | undefined,
  { seat, since }: Extract<Announcement, { kind: 'heeded' }>,
): DeliveryResult | undefined {
  if (last?.notices === undefined) return undefined;
  const { notices, ...rest } = last;
  const over = notices.filter((notice) => notice.seat === seat && notice.since === since);
  const left = notices.filter((notice) => !over.includes(notice));
  return {
    last: left.length === 0 ? rest : { ...rest, notices: left },
    owed: over.map(({ message }) => ({ kind: 'fold', ping: [], post: { message } })),
  };
}
