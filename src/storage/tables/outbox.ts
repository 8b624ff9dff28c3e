/** Statements on the outbox, within a transaction. */
import { type Announcement, type AnnouncementKind, EDITS, isSearch } from '../../core/index.ts';
import { AT_ONCE } from '../due-time.ts';
import { parseAnnouncement } from '../parse-announcement.ts';
import { outboxRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/** Trims an announcement to the moves that are left (see `ChangeSet`); `undefined` if nothing remains. */
export function truncateAnnouncement(
  announcement: Announcement,
  keep: number,
  kept: readonly number[] = [],
): Announcement | undefined {
  if (announcement.kind !== 'moved' || announcement.to <= keep) return announcement;
  const left = (end: number) => Math.min(end, keep) + kept.filter((move) => move < end).length;
  const [from, to] = [left(announcement.from), left(announcement.to)];
  // The users to ping have a decision as long as its last move stays.
  const ping = kept.includes(announcement.to - 1) ? announcement.ping : [];
  return from < to ? { ...announcement, from, to, ping } : undefined;
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

/** Trims or deletes announcements of undone moves. Meanwhile, another process may acknowledge them. */
export async function truncateMoves(
  tx: Transaction,
  gameId: string,
  keep: number,
  kept?: readonly number[],
): Promise<void> {
  const rows = await tx.outboxEntry.findMany({ where: { gameId, movesTo: { gt: keep } } });
  for (const { id, announcement } of rows) {
    const parsed = parseAnnouncement(announcement);
    if (typeof parsed !== 'object') continue; // It is handled when it is claimed.
    const left = truncateAnnouncement(parsed, keep, kept);
    if (left === undefined) await tx.outboxEntry.deleteMany({ where: { id } });
    else {
      const data = { announcement: JSON.stringify(left), movesTo: left.kind === 'moved' ? left.to : null };
      await tx.outboxEntry.updateMany({ where: { id }, data });
    }
  }
}

/** Edits of posts in the former channel, and what the first posts in the new one repeat. */
const LEFT_BEHIND: readonly AnnouncementKind[] = [
  ...EDITS,
  'asked',
  'nudged',
  'relocated',
  'reminded',
  'timeUp',
];

/** Returns whether an announcement is dropped when its game moves to another channel. */
export const staysBehind = (announcement: Announcement): boolean =>
  LEFT_BEHIND.includes(announcement.kind) || isSearch(announcement);

/**
 * Drops announcements that belong to the former channel, and makes the others due in the new one. They keep their attempts,
 * so that they are merged after a long outage and repeat no direct message.
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
