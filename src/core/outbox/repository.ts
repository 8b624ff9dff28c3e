import type { Announcement, LastPost } from './announcement.ts';

export interface OutboxEntry {
  /** Increases; defines the posting order within a game. */
  id: number;
  game: string;
  channel: string;
  announcement: Announcement;
  /** Number of times it was postponed. */
  attempts: number;
  createdAt: Date;
}

/** Announcements waiting to be posted, in order. Each game's entries are claimed by one process at a time. */
export interface OutboxRepository {
  /**
   * Claims and returns all due entries of up to `limit` games, in order, except the games in `but`. A claim lasts a
   * minute or two; the same process gets claimed entries again on the next call. An entry waits for the earlier ones
   * of its game. One that cannot be parsed is set aside for inspection and blocks nothing.
   */
  claim(limit: number, but?: readonly string[]): Promise<OutboxEntry[]>;
  /**
   * Renews the claim on a game, starting `delayMs` milliseconds from now. Returns false if the claim was lost: another
   * process then posts the entries.
   */
  extendClaim(game: string, delayMs?: number): Promise<boolean>;
  /** Releases the claim on a game, so that any process can post its entries. */
  releaseClaim(game: string): Promise<void>;
  /**
   * Deletes an entry that was posted or can never be. With `posted`, stores the game's last post and adds follow-up
   * announcements.
   */
  acknowledge(id: number, posted?: { last: LastPost; announcements: readonly Announcement[] }): Promise<void>;
  /** Adds announcements without a change to the game. */
  enqueue(game: string, announcements: readonly Announcement[]): Promise<void>;
  /** Returns the live games whose newest post has no pictures yet. */
  listPendingPictures(): Promise<string[]>;
  /** Returns the newest post of a game, unchecked. */
  findLastPost(game: string): Promise<unknown>;
  /** Postpones an entry by `delayMs`: posting fails until a human fixes something. */
  postpone(id: number, delayMs: number): Promise<void>;
  /** Makes all postponed entries of a channel due now. */
  retryChannel(channel: string): Promise<void>;
  /** Returns the channels with postponed entries. */
  listBlockedChannels(): Promise<string[]>;
}
