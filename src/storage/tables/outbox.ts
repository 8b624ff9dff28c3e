/** Statements on the outbox, within a transaction. */
import { type Announcement, type AnnouncementKind, isSearch } from '../../core/index.ts';
import { AT_ONCE } from '../due-time.ts';
import { parseAnnouncement } from '../parse-announcement.ts';
import { outboxRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/** Trims an announcement to the first `keep` moves; `undefined` if nothing remains. */
export function truncateAnnouncement(announcement: Announcement, keep: number): Announcement | undefined {
  if (announcement.kind !== 'moved' || announcement.to <= keep) return announcement;
  // The users to ping no longer have a decision.
  return announcement.from < keep ? { ...announcement, to: keep, ping: [] } : undefined;
}

/** Adds announcements of a game, due at once. */
export async function enqueue(
  tx: Transaction,
  gameId: string,
  announcements: readonly Announcement[],
  at: Date,
): Promise<void> {
  const rows = outboxRows(announcements, at).map((row) => ({ ...row, gameId }));
  await insertRows(tx.outboxEntry, rows);
}

/** Trims or deletes announcements of undone moves. */
export async function truncateMoves(tx: Transaction, gameId: string, keep: number): Promise<void> {
  const rows = await tx.outboxEntry.findMany({ where: { gameId, movesTo: { gt: keep } } });
  for (const { id, announcement } of rows) {
    const parsed = parseAnnouncement(announcement);
    if (typeof parsed !== 'object') continue; // It is handled when it is claimed.
    const left = truncateAnnouncement(parsed, keep);
    if (left === undefined) await tx.outboxEntry.delete({ where: { id } });
    else {
      const data = { announcement: JSON.stringify(left), movesTo: keep };
      await tx.outboxEntry.update({ where: { id }, data });
    }
  }
}

/** Changes of posts that exist already, and what a game's first posts in a new channel say again. */
const LEFT_BEHIND: readonly AnnouncementKind[] = [
  ...(['fold', 'full', 'drawn', 'heeded', 'decided'] as const),
  ...(['asked', 'nudged', 'relocated', 'reminded', 'timeUp'] as const),
];

/** Returns whether an announcement is not posted once its game has left the channel. */
export const staysBehind = (announcement: Announcement): boolean =>
  LEFT_BEHIND.includes(announcement.kind) || isSearch(announcement);

/**
 * Drops what has no place in the new channel, and makes the other announcements due there. Their attempts count on: they
 * are merged after a long outage, and direct messages are not repeated.
 */
export async function relocate(tx: Transaction, gameId: string): Promise<void> {
  const rows = await tx.outboxEntry.findMany({ where: { gameId } });
  const over = rows.flatMap(({ id, announcement }) => {
    const parsed = parseAnnouncement(announcement);
    return typeof parsed === 'object' && staysBehind(parsed) ? id : [];
  });
  if (over.length > 0) await tx.outboxEntry.deleteMany({ where: { id: { in: over } } });
  await tx.outboxEntry.updateMany({ where: { gameId }, data: { dueAt: AT_ONCE } });
}
