import type { Announcement, LastPost } from './announcement.ts';

export interface OutboxEntry {
  /** Increases; defines the posting order within a game. */
  id: number;
  game: string;
  channel: string;
  announcement: Announcement;
  attempts: number;
  createdAt: Date;
}

/** Announcements waiting to be posted, in order. Each game's entries are claimed by one process at a time. */
export interface OutboxRepository {
  /** Claims all due entries of up to `limit` games, in order. Unreadable entries are set aside. */
  claim(limit: number, but?: readonly string[]): Promise<OutboxEntry[]>;
  /** Renews the claim on a game, starting `delayMs` from now. Returns false if the claim was lost. */
  extendClaim(game: string, delayMs?: number): Promise<boolean>;
  releaseClaim(game: string): Promise<void>;
  /** Deletes an entry. With `posted`, stores the game's last post and adds follow-up announcements. */
  acknowledge(id: number, posted?: { last: LastPost; announcements: readonly Announcement[] }): Promise<void>;
  enqueue(game: string, announcements: readonly Announcement[]): Promise<void>;
  /** Returns the live games whose newest post has no pictures yet. */
  listPendingPictures(): Promise<string[]>;
  findLastPost(game: string): Promise<unknown>;
  /** Postpones an entry by `delayMs`: posting fails until a human fixes something. */
  postpone(id: number, delayMs: number): Promise<void>;
  retryChannel(channel: string): Promise<void>;
  listBlockedChannels(): Promise<string[]>;
}
