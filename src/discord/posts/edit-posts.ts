/** Edits of existing posts: with another note, into their full form, with their pictures, or with who decides. */
import {
  type Announcement,
  type Game,
  isSuspended,
  type LastPost,
  type OutboxEntry,
} from '../../core/index.ts';
import { withFirstPicture, withoutPictures } from '../shared/panel.ts';
import { isPosted, type PostContent } from '../shared/post-builder.ts';
import { isFailure, type PostFailure } from '../transport/post.ts';
import { collapseEntries, isBoard, sortBelow } from './arrival.ts';
import type { BuiltPost } from './build.ts';
import { isRefused } from './collapse.ts';
import type { Delivery, DeliveryContext } from './delivery-context.ts';
import { contentOf, decidingIn, lastPostOf, upToDate } from './last-post.ts';
import { MAX_NOTES } from './notes.ts';
import { isCosmeticEdit } from './outbox-entry.ts';
import { MAX_WAIT_MS } from './picture-waits.ts';

/** The edit is tried again after the newer entries of its game, unless it is outdated by then. */
const AFTER_NEWER: PostFailure = { permanent: false, error: new Error('newer entries arrived'), wait: 0 };

/** Returns whether a seat has a new owner. An older board must keep naming the previous one. */
const handsOver = (note: PostContent): boolean => 'former' in note && note.former !== undefined;

/** Shows a note in the newest board; `undefined` if it needs a post of its own. */
export async function addNote(
  context: DeliveryContext,
  entry: OutboxEntry,
  note: PostContent,
  last: LastPost | undefined,
): Delivery {
  const content = contentOf(last);
  const { notes = [] } = last ?? {};
  const isFull = notes.length >= MAX_NOTES || context.failures.formOf(entry.id) === 'plain';
  if (last === undefined || content === undefined || isFull || handsOver(note)) return undefined;
  const noted = { ...last, notes: [...notes, note] };
  const built = await context.build(entry, 0, (game) => upToDate(content, game), noted.notes);
  if (built === undefined || !('panel' in built)) return undefined;
  const { over, open } = sortBelow(last, built.game, 'note');
  const result = await editedWith(context, entry, { ...noted, below: open }, content, built);
  if (result === undefined || isFailure(result)) return result;
  // The note has the answer to the request.
  return { ...result, announcements: collapseEntries(over.map(({ message }) => ({ message }))) };
}

/** Edits the newest board to show `content`, built again; `undefined` if Discord refuses. */
async function editedWith(
  { pictures, sender }: DeliveryContext,
  entry: OutboxEntry,
  last: LastPost,
  content: PostContent,
  { panel: whole, game }: BuiltPost,
): Delivery {
  const { message } = last;
  const isCosmetic = isCosmeticEdit(entry);
  const mostMs = isCosmetic ? MAX_WAIT_MS.edit : MAX_WAIT_MS.post;
  // The others arrive separately.
  const withItsPictures = last.fold?.picture === undefined ? withoutPictures : withFirstPicture;
  const wanted = last.bare === undefined ? whole : withItsPictures(whole);
  const { panel, bare = last.bare, isOutdated } = await pictures.readied(wanted, entry, mostMs);
  if (isOutdated && isCosmetic) return AFTER_NEWER;
  // An edit would remove the picture that the post has. They are drawn again.
  if (bare && entry.announcement.kind === 'drawn') return { last: { ...last, bare }, announcements: [] };
  const result = await sender.edit(entry, message, panel, upToDate(content, game).ping);
  if (isFailure(result)) return isRefused(result) ? undefined : result;
  const { deciding, ...now } = lastPostOf(content, panel, result ?? last, last, game);
  return {
    last: {
      ...now,
      ...(deciding && { deciding: { seats: decidingIn(game) ?? [] } }),
      ...(bare && { bare }),
    },
    announcements: [],
  };
}

/** Edits a plain post into its full form, unless it has changed or collapsed since. */
export async function editIntoFullForm(
  { services, build, pictures, sender }: DeliveryContext,
  entry: OutboxEntry,
  { post: message, told: content }: Extract<Announcement, { kind: 'full' }>,
): Delivery {
  const last = await services.outbox.findLastPost(entry.game);
  if (!isPosted(content)) return undefined;
  const isLast = last?.message === message && last.plain === true;
  // A note without room on the board is the newest post, and the board stays whole above it.
  const staysWhole = last?.below?.some((post) => post.message === message && post.until === 'board') === true;
  const isWanted = isLast || staysWhole || !isBoard(content);
  const built = await build(
    entry,
    0,
    (game) => (isWanted ? upToDate(content, game) : undefined),
    isLast ? last.notes : [],
  );
  if (built === undefined || !('panel' in built)) return built;
  const { game } = built;
  const now = upToDate(content, game);
  const mostMs = isLast ? MAX_WAIT_MS.edit : MAX_WAIT_MS.only;
  const { panel, bare, isOutdated } = await pictures.readied(built.panel, entry, mostMs, MAX_WAIT_MS.further);
  if (isOutdated) return AFTER_NEWER;
  const result = await sender.edit(entry, message, panel, now.ping);
  if (isFailure(result)) return isRefused(result) ? undefined : result;
  if (!isLast) return undefined;
  return {
    last: { ...lastPostOf(now, panel, result ?? last, last, game), ...(bare && { bare }) },
    announcements: [],
  };
}

/** Adds the missing pictures to a post, if it is still the newest. */
export async function addPictures(context: DeliveryContext, entry: OutboxEntry, message: string): Delivery {
  const last = await context.services.outbox.findLastPost(entry.game);
  const content = contentOf(last);
  if (last?.message !== message || last.bare === undefined || content === undefined) return undefined;
  const { bare: _, ...whole } = last;
  const built = await context.build(entry, 0, (game) => upToDate(content, game), last.notes);
  if (built === undefined || !('panel' in built)) return built;
  return await editedWith(context, entry, whole, content, built);
}

/** Updates the last post: who still has to decide on production, if that changed, or deadlines and who plays. */
export async function updateLast(
  context: DeliveryContext,
  entry: OutboxEntry,
  { clocks }: Extract<Announcement, { kind: 'decided' }>,
): Delivery {
  const last = await context.services.outbox.findLastPost(entry.game);
  const content = contentOf(last);
  if (last === undefined || content === undefined) return undefined;
  if (clocks !== true && last.deciding === undefined) return undefined;
  const shown = last.deciding?.seats;
  const isChanged = (game: Game) => {
    if (clocks === true) return game.record.status === 'playing' || isSuspended(game.record);
    const deciding = decidingIn(game);
    return deciding !== undefined && deciding.join() !== shown?.join();
  };
  const built = await context.build(
    entry,
    0,
    (game) => (isChanged(game) ? upToDate(content, game) : undefined),
    last.notes,
  );
  if (built === undefined || !('panel' in built)) return built;
  return await editedWith(context, entry, last, content, built);
}
