/** Edits of existing posts: into their full form, with their pictures, or with who still has to decide. */
import type { Announcement, OutboxEntry } from '../../core/index.ts';
import { withoutPictures } from '../shared/panel.ts';
import { isPosted } from '../shared/post-builder.ts';
import { isFailure } from '../transport/post.ts';
import { isRefused } from './collapse.ts';
import type { Delivery, DeliveryContext } from './delivery-context.ts';
import { decidingIn, isCosmetic, isNotice, lastPostOf, upToDate } from './last-post.ts';

/** Edits a plain post into its full form, unless it has changed or collapsed since. */
export async function editIntoFullForm(
  { services, build, pictures, sender }: DeliveryContext,
  entry: OutboxEntry,
  { post: message, told: content }: Extract<Announcement, { kind: 'full' }>,
): Delivery {
  const last = await services.outbox.findLastPost(entry.game);
  if (!isPosted(content)) return undefined;
  const isLast = last?.message === message && last.plain === true;
  const built = await build(entry, 0, (game) =>
    isLast || isNotice(content) || isCosmetic(content, game) ? upToDate(content, game) : undefined,
  );
  if (built === undefined || !('panel' in built)) return built;
  const { game } = built;
  const now = upToDate(content, game);
  const { panel, bare } = await pictures.readied(built.panel, now, entry);
  const result = await sender.edit(entry, message, panel, now.ping);
  if (isFailure(result)) return isRefused(result) ? undefined : result;
  if (!isLast) return undefined;
  return {
    last: { ...lastPostOf(now, panel, result ?? last, last, game), ...(bare && { bare }) },
    announcements: [],
  };
}

/** Adds the missing pictures to a post, if it is still the newest. */
export async function addPictures(
  { services, build, pictures, poster }: DeliveryContext,
  entry: OutboxEntry,
  message: string,
): Delivery {
  const last = await services.outbox.findLastPost(entry.game);
  const { bare } = last ?? {};
  if (last?.message !== message || bare === undefined) return undefined;
  const built = await build(entry, 0, (game) => upToDate(bare, game));
  if (built === undefined || !('panel' in built)) return built;
  const drawn = await pictures.drawable(built.panel, entry);
  const result = await poster.edit(entry.channel, message, drawn, upToDate(bare, built.game).ping);
  if (isFailure(result)) return isRefused(result) ? undefined : result;
  return { last: lastPostOf(bare, drawn, result ?? last, last, built.game), announcements: [] };
}

/** Updates who still has to decide on production in the last post, if that changed. */
export async function updateDeciding(
  { services, build, pictures, sender }: DeliveryContext,
  entry: OutboxEntry,
): Delivery {
  const last = await services.outbox.findLastPost(entry.game);
  const { told: content, seats } = last?.deciding ?? {};
  if (last === undefined || content === undefined || !isPosted(content)) return undefined;
  const built = await build(entry, 0, (game) => {
    const deciding = decidingIn(game);
    return deciding === undefined || deciding.join() === seats?.join() ? undefined : upToDate(content, game);
  });
  if (built === undefined || !('panel' in built)) return built;
  const { bare } = last;
  // Its pictures arrive separately.
  const panel =
    bare === undefined ? await pictures.drawable(built.panel, entry) : withoutPictures(built.panel);
  const result = await sender.edit(entry, last.message, panel, upToDate(content, built.game).ping);
  if (isFailure(result)) return isRefused(result) ? undefined : result;
  const now = lastPostOf(content, panel, result ?? last, last, built.game);
  const deciding = { told: content, seats: decidingIn(built.game) ?? [] };
  return { last: { ...now, deciding, ...(bare && { bare }) }, announcements: [] };
}
