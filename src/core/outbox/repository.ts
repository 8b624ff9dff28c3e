/** The outbox: announcements that wait to be posted. */
import type { Announcement, LastPost } from './announcement.ts';

/** An announcement in the outbox. */
export interface OutboxEntry {
  /** Grows; the order of posting within a game. */
  id: number;
  game: string;
  channel: string;
  announcement: Announcement;
  /** Times that it was put off. */
  attempts: number;
  createdAt: Date;
}

/** Announcements in the order of posting, each game claimed by one process at a time. */
export interface OutboxRepository {
  /**
   * What is owed and due, in order: all that `limit` games are owed, but for these games. They are this process's for a
   * minute or two (no other is given anything of theirs), and it is given them again when it asks. An announcement waits
   * for those before it in its game. One that cannot be read is set aside: it is owed no more and holds up nothing, but
   * is kept for whoever looks into it.
   */
  claim(limit: number, but?: readonly string[]): Promise<OutboxEntry[]>;
  /**
   * Keeps what a game is owed for this process for as long again, after so many milliseconds of waiting; says whether it
   * was still this one's. Where it is not, another one posts it.
   */
  extendClaim(game: string, wait?: number): Promise<boolean>;
  /** Any process may be given what the game is owed. */
  releaseClaim(game: string): Promise<void>;
  /**
   * It has been posted, or never can be: it is owed no more. Where it has been posted, that is the last post of its
   * game from now on, and these are owed besides.
   */
  acknowledge(id: number, posted?: { last: LastPost; owed: readonly Announcement[] }): Promise<void>;
  /** A game is owed more, though nothing has changed in it. */
  enqueue(game: string, owed: readonly Announcement[]): Promise<void>;
  /** The live games whose newest post is without its pictures. */
  listPendingPictures(): Promise<string[]>;
  /** The newest post of a game, as it was found: nothing is checked. */
  findLastPost(game: string): Promise<unknown>;
  /** It is put off: a person has to mend something first, and it is due again after so many milliseconds all the same. */
  postpone(id: number, milliseconds: number): Promise<void>;
  /** What was put off in a channel is due at once. */
  retryChannel(channel: string): Promise<void>;
  /** The channels with announcements that were put off. */
  listBlockedChannels(): Promise<string[]>;
}
