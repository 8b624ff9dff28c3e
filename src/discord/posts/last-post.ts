/** A game's newest post, as carried over from one post to the next. */
import {
  type Announcement,
  type AnnouncementKind,
  type Game,
  isSearch,
  type LastPost,
  othersAsked,
  playersOf,
  type TimeoutResolution,
  usersPending,
} from '../../core/index.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';
import type { Panel } from '../shared/panel.ts';
import { isPosted, type PostContent, type PostKind } from '../shared/post-builder.ts';
import type { Posted } from '../transport/post.ts';
import { QUESTIONS } from './turn-messages.ts';

export interface DeliveryResult {
  readonly last: LastPost;
  readonly announcements: readonly Announcement[];
}

/** Returns what a post reports, if it can be composed again. */
export function contentOf(last: LastPost | undefined): PostContent | undefined {
  return last?.told !== undefined && isPosted(last.told) ? last.told : undefined;
}

/** Returns the stored summary of a post: how it will collapse, and what can be added to it. */
export function lastPostOf(
  content: PostContent,
  { brief, colour, series }: Panel,
  { message, picture }: Posted,
  { notes, below, turns, asked, notices }: Partial<LastPost>,
  game: Game,
): LastPost {
  const seats = decidingIn(game);
  return {
    message,
    kind: content.kind,
    told: content,
    ...(notes && { notes }),
    ...(below && { below }),
    ...(turns && { turns }),
    ...(asked !== undefined && { asked }),
    ...(notices && { notices }),
    ...(brief === undefined
      ? {}
      : {
          fold: {
            text: brief,
            ...(colour === undefined ? {} : { seat: colour }),
            ...(picture === undefined ? {} : { picture }),
            ...(picture !== undefined && content.kind === 'moved'
              ? { moves: { from: content.from, to: content.to } }
              : {}),
          },
        }),
    ...(content.kind === 'moved' && series?.open === true
      ? { series: { from: content.from, to: content.to, seat: series.seat } }
      : {}),
    ...(seats && { deciding: upToDate(content, game) === content ? { seats } : {} }),
  };
}

/** Returns the seats that still have to decide on production; `undefined` outside production. */
export function decidingIn({ record, state }: Game): Seat[] | undefined {
  return record.status === 'playing' && state?.phase === 'production' ? pendingSeats(state) : undefined;
}

/** Returns the announcement, which may be hours old, without pings for turns that are over, or to former players. */
export function upToDate<T extends PostContent>(content: T, { record, state }: Game): T {
  const isQuestion = QUESTIONS.includes(content.kind);
  if (state === undefined || !(isQuestion || isAboutTurns(content))) return content;
  const isOver =
    record.status !== 'playing' || (state.phase !== 'production' && movesIn(content) < record.announced);
  const pending = isOver ? [] : usersPending(record, state, pendingSeats(state));
  // The start of a live game calls everyone, whose clocks may soon run.
  const isLiveStart =
    content.kind === 'started' && record.timing?.pace === 'live' && !isOver && !record.paused;
  const called = isLiveStart ? playersOf(record) : pending;
  const users = isQuestion ? askedUsers(record, content) : called;
  return content.ping.every((user) => users.includes(user))
    ? content
    : { ...content, ping: content.ping.filter((user) => users.includes(user)) };
}

const askedUsers = (record: Game['record'], content: PostContent): string[] =>
  content.kind === 'asked'
    ? othersAsked(record, content.consent.by, content.consent.what)
    : playersOf(record);

/** Returns the announcement as it is posted late: it pings everyone who must act now. */
export function callingAll<T extends PostContent>(content: T, game: Game): T {
  const { record, state } = game;
  const ping = state === undefined ? [] : usersPending(record, state, pendingSeats(state));
  return upToDate({ ...content, ping }, game);
}

/** Announcements that ping because of a turn. Others ask for something else. */
const ABOUT_TURNS: readonly PostKind[] = [
  'cameBack',
  'moved',
  'relocated',
  'reminded',
  'rescued',
  'started',
  'takenUp',
  'undone',
  'wentOn',
];
export const isAboutTurns = (content: Announcement): boolean =>
  ABOUT_TURNS.some((kind) => kind === content.kind) ||
  (content.kind === 'moderated' && content.what === 'resume');

/** Returns the number of moves after which a post calls. Once more are announced, the next post does so. */
function movesIn(content: PostContent): number {
  switch (content.kind) {
    case 'started':
      return 0;
    case 'moved':
      return content.to;
    case 'undone':
      return content.keep;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Reminders and notices posted while the game waits for a seat or looks for its substitute. */
type Notice = Extract<Announcement, { kind: 'nudged' | 'timeUp' | 'rescued' | 'steppedDown' }>;

/** Returns whether a post is removed once its user has acted. A computer's substitution ends the wait, so it stays. */
export const isNotice = (content: PostContent): content is Notice =>
  content.kind === 'nudged' ||
  content.kind === 'timeUp' ||
  content.kind === 'steppedDown' ||
  (content.kind === 'rescued' && !BY_COMPUTER.includes(content.rescue));
const BY_COMPUTER: readonly TimeoutResolution[] = ['play', 'computer'];

/**
 * Returns the last post with another notice, which replaces earlier reminders of the same wait; a search also replaces the
 * vote. A notice never becomes the last post and collapses nothing. That of a search stays until the search ends, even if the
 * game waits for another seat.
 */
export function withNotice(
  last: LastPost | undefined,
  notice: Notice,
  { message }: Pick<Posted, 'message'>,
): DeliveryResult {
  const { kind, seat } = notice;
  const since = kind === 'steppedDown' || isSearch(notice) ? 0 : notice.since;
  const replaced: readonly (AnnouncementKind | undefined)[] = isSearch(notice)
    ? ['nudged', 'timeUp']
    : ['nudged'];
  const isReplaced = (one: StoredNotice) => replaced.includes(one.kind) && isAbout(one, notice);
  const { last: before, announcements } = withoutSome(last ?? { message, kind }, isReplaced);
  const notices = [...(before.notices ?? []), { message, kind, seat, since }];
  return { last: { ...before, notices }, announcements };
}

/** Deletes the notices of a wait that is over; `undefined` if there are none. */
export const withoutNotices = (
  last: LastPost | undefined,
  over: Extract<Announcement, { kind: 'heeded' }>,
): DeliveryResult | undefined =>
  last?.notices === undefined ? undefined : withoutSome(last, (notice) => isAbout(notice, over));

type StoredNotice = NonNullable<LastPost['notices']>[number];

const isAbout = (notice: StoredNotice, { seat, since }: Pick<StoredNotice, 'seat' | 'since'>): boolean =>
  notice.seat === seat && notice.since === since;

/** Deletes some notices of a post. */
function withoutSome(
  { notices = [], ...rest }: LastPost,
  isOver: (notice: StoredNotice) => boolean,
): DeliveryResult {
  const left = notices.filter((notice) => !isOver(notice));
  return {
    last: left.length === 0 ? rest : { ...rest, notices: left },
    announcements: notices
      .filter(isOver)
      .map(({ message }) => ({ kind: 'fold', ping: [], post: { message } })),
  };
}
