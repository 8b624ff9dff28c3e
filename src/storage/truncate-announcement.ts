/** What becomes of announcements that are still owed when moves are taken back. */
import type { Announcement } from '../core/index.ts';

/** What is left to tell once only `keep` moves are left; nothing if all of it has been taken back. */
export function cutTo(announcement: Announcement, keep: number): Announcement | undefined {
  if (announcement.kind !== 'moved' || announcement.to <= keep) return announcement;
  // Whoever was to be pinged has nothing to decide any more.
  return announcement.from < keep ? { ...announcement, to: keep, ping: [] } : undefined;
}
