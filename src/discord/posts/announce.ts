import type { Announcement, Game, LastPost, OutboxEntry } from '../../core/index.ts';
import { inPlainWords } from '../shared/panel.ts';
import type { PostContent } from '../shared/post-builder.ts';
import { isFailure, type Posted } from '../transport/post.ts';
import type { BuiltPost } from './build.ts';
import { collapseOf, isRefused } from './collapse.ts';
import type { Delivery, DeliveryContext } from './delivery-context.ts';
import { isCosmetic, isNotice, lastPostOf, withNotice } from './last-post.ts';

/** Posts or merges a message. One that pings starts as plain text; an outbox entry brings the full form. */
export async function announce(
  context: DeliveryContext,
  entry: OutboxEntry,
  content: PostContent,
  built: BuiltPost,
): Delivery {
  const { services, failures, pictures, sender } = context;
  const { game } = built;
  const last = await services.outbox.findLastPost(entry.game);
  const merged = last && (await mergedInto(context, last, content, built));
  const { shown, panel: whole } = merged ?? { shown: content, panel: built.panel };
  const isPlain = content.ping.length > 0 || failures.formOf(entry.id) === 'plain';
  const { panel, bare } = isPlain
    ? { panel: inPlainWords(whole) }
    : await pictures.readied(whole, shown, entry);
  const lastWith = (posted: Posted): LastPost => ({
    ...lastPostOf(shown, panel, posted, last, game),
    ...(bare && { bare }),
    ...(isPlain && { plain: true }),
  });
  // Edits don't ping.
  if (last !== undefined && merged !== undefined && !isPlain) {
    const result = await sender.edit(entry, last.message, panel, []);
    if (!isFailure(result)) return { last: lastWith(result ?? last), announcements: [] };
    if (!isRefused(result)) return result;
  }
  const result = await sender.post(entry, content.ping, panel);
  if (result === undefined || isFailure(result)) return result;
  const full: Announcement[] = isPlain ? [{ kind: 'full', ping: [], post: result.message, told: shown }] : [];
  if (isNotice(content)) return { last: withNotice(last, content, result), announcements: full };
  if (isCosmetic(content, game)) return last && { last, announcements: full };
  return {
    last: lastWith(result),
    announcements: [...full, ...collapsing(context, last, merged !== undefined, result, game)],
  };
}

/** Returns the last post's panel with this announcement merged into it: the current lobby, or a player's next moves. */
async function mergedInto(
  { services, composer }: DeliveryContext,
  last: LastPost,
  content: PostContent,
  { game, panel }: BuiltPost,
) {
  if (content.kind === 'lobby') return last.kind === 'lobby' ? { shown: content, panel } : undefined;
  const { series } = last;
  if (content.kind !== 'moved' || series?.to !== content.from || series.seat !== panel.series?.seat)
    return undefined;
  const shown = { ...content, from: series.from };
  const longer = await composer.compose(game, { announcement: shown }, services);
  const fits = longer?.series?.seat === series.seat && longer.series.whole;
  return fits ? { shown, panel: longer } : undefined;
}

/** Returns the entry that collapses the last post, or deletes it if the new post contains all of it (`isMerged`). */
function collapsing(
  { composer, wholePosts }: DeliveryContext,
  last: LastPost | undefined,
  isMerged: boolean,
  { message }: Posted,
  game: Game,
): Announcement[] {
  if (last === undefined || last.message === message) return [];
  const post = isMerged ? { message: last.message } : collapseOf(last, game, wholePosts, composer);
  return post === undefined ? [] : [{ kind: 'fold', ping: [], post }];
}
