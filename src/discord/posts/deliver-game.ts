/** Delivers what waits for one game, in order. */
import type { LastPost, OutboxEntry, OutboxService } from '../../core/index.ts';
import { collapseEntries, struckOut, toldTurns } from './arrival.ts';
import { type AttemptContext, attempt } from './attempt.ts';
import { caughtUp, type OwedEntry } from './catch-up.ts';
import type { PictureBackfill } from './deferred-pictures.ts';
import { type CallDirectly, needsNotification } from './direct-calls.ts';
import type { DeliveryResult } from './last-post.ts';
import { idsOf, inDeliveryOrder, isCosmeticEdit, isElsewhere } from './outbox-entry.ts';
import { repeatsCall } from './turn-messages.ts';

interface GameDeliveryContext extends AttemptContext {
  readonly backfill: PictureBackfill;
  readonly callDirectly: CallDirectly;
  readonly isRunning: () => boolean;
}

/**
 * Delivers a game's entries in order up to the first failure in its channel; returns whether others can be delivered at once.
 * Never rejects.
 */
export async function deliverGame(context: GameDeliveryContext, entries: readonly OutboxEntry[]) {
  const { outbox, log, backoff, blocked, delivered, failedEdits, backfill, isRunning } = context;
  let progress = false;
  const owed = caughtUp(inDeliveryOrder(entries, failedEdits), context.now());
  for (const [n, entry] of owed.entries()) {
    if (!isRunning()) return progress;
    try {
      // After a long pause, such as a suspended machine, another process may have claimed the game.
      if (n > 0 && !(await outbox.extendClaim(entry.game))) return progress;
      const attempted = await attempt(context, entry, entry.id !== entries.at(-1)?.id);
      // The rest is due in the new channel.
      if (attempted === 'moved') return true;
      // Its channel may not be the game's, whose posts do not wait for it.
      const isRefused = attempted === 'refused' || attempted === 'gone';
      if (isRefused && isElsewhere(entry)) continue;
      if (isRefused) await callBlocked(context, entries, entry, attempted === 'gone');
      if (attempted !== 'finished') return progress;
      const result = delivered.get(entry.id);
      const isDone = await acknowledge(outbox, entries, entry, result);
      delivered.delete(entry.id);
      failedEdits.delete(entry.id);
      await callCovered(context, entries, entry);
      progress = true;
      if (result?.last.bare !== undefined) backfill.add(entry.game);
      if (isCosmeticEdit(entry)) continue;
      backoff.end(entry.game);
      await blocked.went(entry.channel);
      // An undo has changed it, and maybe the rest, or another process has claimed the game.
      if (!isDone) return await outbox.extendClaim(entry.game);
    } catch (error) {
      log.error({ err: error, ...idsOf(entry) }, 'failed to deliver an announcement');
      return progress;
    }
  }
  return progress;
}

/**
 * Deletes a delivered entry with those it covers: with its receipt, if it was posted. Returns false if an undo has changed one
 * of them since they were claimed, or another process has deleted one.
 */
async function acknowledge(
  outbox: OutboxService,
  entries: readonly OutboxEntry[],
  { id, game, covers = [] }: OwedEntry,
  result: DeliveryResult | undefined,
): Promise<boolean> {
  if (result !== undefined) {
    const covered = covers.map((one) => one.id);
    if (await outbox.acknowledge(id, { ...result, covered })) return true;
    await collapseUnlessKnown(outbox, game, result.last);
  }
  let isDone = result === undefined;
  const claimed = entries.filter((entry) => entry.id === id);
  for (const { id: one, announcement } of result === undefined ? [...claimed, ...covers] : covers) {
    const to = announcement.kind === 'moved' ? announcement.to : undefined;
    if (!(await outbox.acknowledge(one, undefined, to))) isDone = false;
  }
  return isDone;
}

/**
 * Sends the direct messages of entries whose channel refuses posts, and counts that as the first attempt. Deletes reminders
 * that were delivered this way.
 */
async function callBlocked(
  { outbox, callDirectly }: GameDeliveryContext,
  entries: readonly OutboxEntry[],
  refused: OwedEntry,
  isGone: boolean,
) {
  const untold = entries.filter(needsNotification);
  const done = await callDirectly(untold, isGone);
  for (const entry of untold) {
    if (done.includes(entry)) await outbox.acknowledge(entry.id);
    else if (entry.id !== refused.id) await outbox.postpone(entry.id, 0);
  }
}

/** Sends direct messages to users whom an entry, if it is late, or those it replaces should have pinged, if nothing else has. */
async function callCovered(
  { callDirectly }: GameDeliveryContext,
  entries: readonly OutboxEntry[],
  { id, covers = [], late }: OwedEntry,
) {
  if (!late) return;
  const replaced = [id, ...covers.map((covered) => covered.id)];
  // The post repeats what reminders say.
  const isCall = (entry: OutboxEntry) => needsNotification(entry) && !repeatsCall(entry);
  await callDirectly(entries.filter((entry) => replaced.includes(entry.id) && isCall(entry)));
}

/** Collapses a board that nothing would replace, because its moves were undone while it was being posted. */
async function collapseUnlessKnown(outbox: OutboxService, game: string, { turns: _, ...post }: LastPost) {
  const { message, fold } = post;
  const last = await outbox.findLastPost(game);
  const known = [last, ...(last?.below ?? []), ...(last?.turns ?? [])].map((one) => one?.message);
  if (fold === undefined || known.includes(message)) return;
  const undone = toldTurns(post).map(struckOut);
  await outbox.enqueue(game, collapseEntries(undone.length > 0 ? undone : [{ message, ...fold }]));
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
