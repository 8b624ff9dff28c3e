/** Adapts waiting announcements to an undo. */
import type { Announcement } from '../core/index.ts';

/** Trims an announcement to the first `keep` moves; `undefined` if nothing remains. */
export function truncateAnnouncement(announcement: Announcement, keep: number): Announcement | undefined {
  if (announcement.kind !== 'moved' || announcement.to <= keep) return announcement;
  // The users to ping no longer have a decision.
  return announcement.from < keep ? { ...announcement, to: keep, ping: [] } : undefined;
}
