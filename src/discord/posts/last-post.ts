/** The newest post of a game, from one post to the next. */
import type { Announcement, Game, LastPost, TimeoutResolution } from '../../core/index.ts';
import { pendingSeats, type Seat } from '../../engine/index.ts';
import type { Panel } from '../shared/panel.ts';
import { userAt } from '../shared/player-names.ts';
import type { PostContent } from '../shared/post-builder.ts';
import type { Posted } from '../transport/post.ts';

/** What an announcement has come to: the last post of its game from now on, and what is owed for that. */
export interface DeliveryResult {
  readonly last: LastPost;
  readonly owed: readonly Announcement[];
}

/** Whether the last post stays the live one: a lobby goes on being changed, and some news has no buttons to play. */
export const isCosmetic = (told: PostContent, { record }: Game): boolean =>
  told.kind === 'away' ||
  told.kind === 'ladder' ||
  told.kind === 'asked' ||
  (told.kind !== 'lobby' && record.status === 'lobby') ||
  (told.kind === 'moderated' && told.what === 'export' && told.ping.length === 0);

/** What is kept of a post: what will be left of it, and what more can be told in it. */
export function lastPostOf(
  told: PostContent,
  { brief, seat, series }: Panel,
  { message, picture }: Posted,
  before: LastPost | undefined,
  game: Game,
): LastPost {
  const seats = decidingIn(game);
  const colour = seat === undefined ? {} : { seat };
  return {
    message,
    kind: told.kind,
    ...(before?.notices === undefined ? {} : { notices: before.notices }),
    ...(brief === undefined
      ? {}
      : { fold: { text: brief, ...colour, ...(picture === undefined ? {} : { picture }) } }),
    ...(told.kind === 'moved' && series?.open === true && seat !== undefined
      ? { series: { from: told.from, to: told.to, seat } }
      : {}),
    ...(seats && { deciding: { told, ...(upToDate(told, game) === told && { seats }) } }),
  };
}

/** The seats that are still to decide on production; nothing where there is none going on. */
export function decidingIn({ record, state }: Game): Seat[] | undefined {
  return record.status === 'playing' && state?.phase === 'production' ? pendingSeats(state) : undefined;
}

/** The same announcement, in production without the pings of those who have decided since. */
export function upToDate<T extends PostContent>(told: T, game: Game): T {
  const users = decidingIn(game)?.map((seat) => userAt(game, seat));
  return users === undefined || told.ping.every((user) => users.includes(user))
    ? told
    : { ...told, ping: told.ping.filter((user) => users.includes(user)) };
}

/** What is told beside the game while it waits for a seat. */
type Notice = Extract<Announcement, { kind: 'nudged' | 'timeUp' | 'rescued' }>;

/** That a computer plays for somebody is no notice: that ends the wait, and is told for good. */
export const isNotice = (told: PostContent): told is Notice =>
  told.kind === 'nudged' ||
  told.kind === 'timeUp' ||
  (told.kind === 'rescued' && !BY_COMPUTER.includes(told.rescue));
const BY_COMPUTER: readonly TimeoutResolution[] = ['play', 'computer'];

/** The last post with one more reminder below it: that is no post of its own, and nothing is folded for it. */
export function withNotice(
  last: LastPost | undefined,
  { kind, seat, since }: Notice,
  { message }: Posted,
): LastPost {
  const notices = [...(last?.notices ?? []), { message, seat, since }];
  return { ...(last ?? { message, kind }), notices };
}

/** Reminders of a wait that is over are taken away; nothing where there are none. */
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
