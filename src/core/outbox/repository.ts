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
  /** Ends this process's claim on a game. */
  releaseClaim(game: string): Promise<void>;
  /**
   * Deletes an entry. With `posted`, stores the game's last post, adds follow-up announcements, and deletes the entries that
   * the post covers. Returns false, and changes nothing, if the entry is gone: its moves were undone, or another process has
   * acknowledged it. Without `posted`, also if an undo has trimmed it since it was claimed with moves up to `to`.
   */
  acknowledge(
    id: number,
    posted?: { last: LastPost; announcements: readonly Announcement[]; covered?: readonly number[] },
    to?: number,
  ): Promise<boolean>;
  /** Adds announcements of a game outside a commit. */
  enqueue(game: string, announcements: readonly Announcement[]): Promise<void>;
  /** Returns the live games whose newest post has no pictures yet. */
  listPendingPictures(): Promise<string[]>;
  /** Returns the unchecked last post of a game; `undefined` if there is none. */
  findLastPost(game: string): Promise<unknown>;
  /** Postpones an entry by `delayMs`: posting fails until a human fixes something. `channel`: only while its game is there. */
  postpone(id: number, delayMs: number, channel?: string): Promise<void>;
  /** Makes the postponed entries of a channel due at once. */
  retryChannel(channel: string): Promise<void>;
  /** Returns the channels with postponed entries, each once. */
  listBlockedChannels(): Promise<string[]>;
}
