import type { Game, OutboxEntry } from '../../core/index.ts';
import type { Log } from '../shared/interaction-context.ts';
import { isFailure } from '../transport/post.ts';
import { announce } from './announce.ts';
import { createCollapser } from './collapse.ts';
import { createDeliveryContext, type Deliver, type DeliveryOptions } from './delivery-context.ts';
import { createDetail } from './detail.ts';
import { addPictures, editIntoFullForm, updateLast } from './edit-posts.ts';
import { callingAll, upToDate, withoutNotices } from './last-post.ts';
import { idsOf } from './outbox-entry.ts';
import { createTurnMessages } from './turn-messages.ts';

/** Creates the function that makes one attempt to deliver an entry. */
export function createDelivery(options: DeliveryOptions): Deliver {
  const { services, log, poster, direct } = options;
  const context = createDeliveryContext(options);
  const turnMessages = direct === undefined ? undefined : createTurnMessages(services, direct);
  const collapse = createCollapser(poster, log, createDetail(context));
  return async (entry, failures) => {
    const { announcement, game } = entry;
    if (announcement.kind === 'fold') return await collapse(entry, announcement.post);
    if (announcement.kind === 'full') return await editIntoFullForm(context, entry, announcement);
    if (announcement.kind === 'drawn') return await addPictures(context, entry, announcement.post);
    if (announcement.kind === 'decided') return await updateLast(context, entry, announcement);
    if (announcement.kind === 'heeded') {
      return withoutNotices(await services.outbox.findLastPost(game), announcement);
    }
    const current = (now: Game) => (entry.late ? callingAll(announcement, now) : upToDate(announcement, now));
    const built = await context.build(entry, failures, current);
    if (built === undefined || !('panel' in built)) return built;
    if (await sendDirectly(log, entry, turnMessages?.sendInsteadOfPost)) return undefined;
    const content = current(built.game);
    const delivered = await announce(context, entry, content, built);
    // Otherwise, the first refusal has sent them.
    if (!isFailure(delivered) && !entry.late && entry.attempts === 0)
      await sendDirectly(log, { ...entry, announcement: content }, turnMessages?.sendBesidesPost);
    return delivered;
  };
}

async function sendDirectly<T>(log: Log, entry: OutboxEntry, notify?: (entry: OutboxEntry) => Promise<T>) {
  try {
    return await notify?.(entry);
  } catch (error) {
    log.error({ err: error, ...idsOf(entry) }, 'failed to send direct messages');
    return undefined;
  }
}
