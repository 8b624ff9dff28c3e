/** Delivers what waits for one game, in order. */
import type { LastPost, OutboxEntry, OutboxService } from '../../core/index.ts';
import { folds } from './arrival.ts';
import { type AttemptContext, attempt } from './attempt.ts';
import type { PictureBackfill } from './deferred-pictures.ts';
import { idsOf, inDeliveryOrder, isCosmeticEdit } from './outbox-entry.ts';

export interface GameDeliveryContext extends AttemptContext {
  readonly backfill: PictureBackfill;
  readonly isRunning: () => boolean;
}

/** Delivers a game's entries in order up to the first failure; returns whether any succeeded. Never rejects. */
export async function deliverGame(context: GameDeliveryContext, entries: readonly OutboxEntry[]) {
  const { outbox, log, backoff, blocked, delivered, failedEdits, backfill, isRunning } = context;
  let progress = false;
  for (const [n, entry] of inDeliveryOrder(entries).entries()) {
    if (!isRunning()) return progress;
    try {
      // After a long pause, such as a suspended machine, another process may have claimed the game.
      if (n > 0 && !(await outbox.extendClaim(entry.game))) return progress;
      if (!(await attempt(context, entry, entry !== entries.at(-1)))) return progress;
      const result = delivered.get(entry.id);
      const isKnown = await outbox.acknowledge(entry.id, result);
      if (!isKnown && result !== undefined) await collapseUnlessKnown(outbox, entry.game, result.last);
      delivered.delete(entry.id);
      failedEdits.delete(entry.id);
      progress = true;
      if (result?.last.bare !== undefined) backfill.add(entry.game);
      if (isCosmeticEdit(entry)) continue;
      backoff.end(entry.game);
      await blocked.went(entry.channel);
    } catch (error) {
      log.error({ err: error, ...idsOf(entry) }, 'failed to deliver an announcement');
      return progress;
    }
  }
  return progress;
}

/** Collapses a board that nothing would replace, because its moves were undone while it was being posted. */
async function collapseUnlessKnown(outbox: OutboxService, game: string, { message, fold }: LastPost) {
  const last = await outbox.findLastPost(game);
  const known = [last, ...(last?.below ?? [])].map((post) => post?.message);
  if (fold !== undefined && !known.includes(message))
    await outbox.enqueue(game, folds([{ message, ...fold }]));
}

/** Releases the game, or extends its claim while it waits, unknown to others. Never rejects. */
export async function releaseGame({ outbox, log, backoff }: GameDeliveryContext, game: string) {
  const waitMs = backoff.left(game);
  try {
    if (waitMs === undefined) await outbox.releaseClaim(game);
    else await outbox.extendClaim(game, waitMs);
  } catch (error) {
    log.warn({ err: error, game }, 'failed to release a game');
  }
}
