import type { Announcement, LastPost, OutboxEntry } from '../../core/index.ts';
import { inPlainWords } from '../shared/panel.ts';
import type { PostContent } from '../shared/post-builder.ts';
import { isFailure, type Posted } from '../transport/post.ts';
import { arrivalOf, canFollow } from './arrival.ts';
import type { BuiltPost } from './build.ts';
import { isRefused } from './collapse.ts';
import type { Delivery, DeliveryContext } from './delivery-context.ts';
import { addNote } from './edit-posts.ts';
import { lastPostOf } from './last-post.ts';
import { isNote } from './notes.ts';
import { MAX_WAIT_MS } from './picture-waits.ts';

/** Posts an announcement: as a note, merged into the last post, or as a post of its own. */
export async function announce(
  context: DeliveryContext,
  entry: OutboxEntry,
  content: PostContent,
  built: BuiltPost,
): Delivery {
  const last = await context.services.outbox.findLastPost(entry.game);
  const noted = isNote(content) ? await addNote(context, entry, content, last) : undefined;
  return noted ?? (await post(context, entry, content, built, last));
}

/** Posts or merges a message. One that pings starts as plain text; an outbox entry adds the full form. */
async function post(
  context: DeliveryContext,
  entry: OutboxEntry,
  content: PostContent,
  built: BuiltPost,
  last: LastPost | undefined,
): Delivery {
  const { failures, pictures, sender } = context;
  const { game } = built;
  const merged = last && (await mergedInto(context, last, content, built));
  const { shown, panel: whole } = merged ?? { shown: content, panel: built.panel };
  const isPlain = content.ping.length > 0 || failures.formOf(entry.id) === 'plain';
  const { panel, bare } = isPlain
    ? { panel: inPlainWords(whole) }
    : await (canFollow(shown)
        ? pictures.readied(whole, entry, MAX_WAIT_MS.post, MAX_WAIT_MS.further)
        : pictures.readied(whole, entry, MAX_WAIT_MS.only));
  const lastWith = (posted: Posted, kept: Partial<LastPost>): LastPost => ({
    ...lastPostOf(shown, panel, posted, kept, game),
    ...(bare && { bare }),
    ...(isPlain && { plain: true }),
  });
  // Edits don't ping.
  if (last !== undefined && merged !== undefined && !isPlain) {
    const result = await sender.edit(entry, last.message, panel, []);
    if (!isFailure(result)) return { last: lastWith(result ?? last, last), announcements: [] };
    if (!isRefused(result)) return result;
  }
  const result = await sender.post(entry, content.ping, panel);
  if (result === undefined || isFailure(result)) return result;
  const { notes } = merged ?? {};
  const isMerged = merged !== undefined;
  const arrival = arrivalOf(
    context,
    { content, game, last, isMerged },
    lastWith(result, notes ? { notes } : {}),
  );
  const full: Announcement[] = isPlain ? [{ kind: 'full', ping: [], post: result.message, told: shown }] : [];
  return arrival && { ...arrival, announcements: [...full, ...arrival.announcements] };
}

/** Returns the last post's panel with this announcement merged into it: the current lobby, or a player's next moves. */
async function mergedInto(
  { services, composer }: DeliveryContext,
  { kind, series, notes }: LastPost,
  content: PostContent,
  { game, panel }: BuiltPost,
) {
  const kept = notes && { notes };
  const composed = (announcement: PostContent) => composer.compose(game, { announcement, ...kept }, services);
  if (content.kind === 'lobby') {
    const lobby = kind === 'lobby' ? await composed(content) : undefined;
    return lobby && { ...kept, shown: content, panel: lobby };
  }
  if (content.kind !== 'moved' || series?.to !== content.from || series.seat !== panel.series?.seat)
    return undefined;
  const shown = { ...content, from: series.from };
  const longer = await composed(shown);
  const fits = longer?.series?.seat === series.seat && longer.series.whole;
  return fits ? { ...kept, shown, panel: longer } : undefined;
}
