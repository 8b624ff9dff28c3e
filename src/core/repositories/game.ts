/** Stored games. */
import type { ChangeSet } from '../change-set.ts';
import type { GameRecord, RawGame, RawRecord } from '../game/types.ts';
import type { Announcement } from '../outbox/announcement.ts';

/** Games with their moves, changed only by compare-and-swap. A channel has at most one live game (`lobby` or `playing`). */
export interface GameRepository {
  /** Writes a new game (version 1) and what is owed of it; refused when its channel has a live game. */
  create(record: GameRecord, owed?: readonly Announcement[]): Promise<'created' | 'channelBusy'>;
  findById(id: string): Promise<RawGame | undefined>;
  /** The version of a game: as long as it stays, so does all that `load` gives of it. Quicker by far. */
  findVersion(id: string): Promise<number | undefined>;
  /** The live game of a channel, or the one that ended last. */
  findByChannel(channel: string): Promise<{ live: string | undefined; last: string | undefined }>;
  /** The live games of a guild, those first that have not changed for longest; at most `limit`. */
  listActiveInGuild(guild: string, limit: number): Promise<RawRecord[]>;
  /** The games of a guild that are set aside, the latest first; at most `limit`. */
  listSuspendedInGuild(guild: string, limit: number): Promise<RawRecord[]>;
  /**
   * Writes a change if the game still has the expected version; says whether it did. With `keep` below the
   * number of moves, announcements `moved` that are still owed and reach beyond `keep` are shortened to it (and ping
   * nobody), or dropped where nothing is left to tell. Plans are gone once the game is not played any more.
   */
  commit(change: ChangeSet): Promise<boolean>;
  /** The live games in which a user is at the table, or plays for somebody; with `over`, the others as well. */
  listByUser(user: string, over?: boolean): Promise<RawRecord[]>;
  /** The games in which a user is found anywhere: at the table, among moves, requests, votes, plans, what is owed. */
  listMentioning(user: string): Promise<string[]>;
  /**
   * Puts another user (who is nowhere in the game) and name in the place of one, wherever they stand in a game; nobody
   * is called by what is owed to them any more, their plan is gone, and the last post stays as it is. The version grows
   * by one, so that no commit under way brings them back.
   */
  replaceUser(game: string, from: string, to: { user: string; name: string }): Promise<void>;
}
