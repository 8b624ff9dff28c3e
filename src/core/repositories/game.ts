import type { ChangeSet } from '../change-set.ts';
import type { GameRecord, RawGame, RawRecord } from '../game/types.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { ScheduledJob } from '../scheduler/job.ts';

/** Games with their moves. A channel has at most one live game (`lobby` or `playing`). */
export interface GameRepository {
  /** Stores a new game (version 1) with announcements and jobs. Fails with `channelBusy` if the channel has a live game. */
  create(
    record: GameRecord,
    announcements?: readonly Announcement[],
    jobs?: readonly ScheduledJob[],
  ): Promise<'created' | 'channelBusy'>;
  /** Returns the unchecked game with its moves; `undefined` if there is none. */
  findById(id: string): Promise<RawGame | undefined>;
  /** Returns only the version. While it is unchanged, so is the game. Much faster than `findById`. */
  findVersion(id: string): Promise<number | undefined>;
  /** Returns the ids of a channel's live game, and of the one that ended last, not counting closed lobbies. */
  findByChannel(channel: string): Promise<{ live: string | undefined; last: string | undefined }>;
  /** Returns the live games of a guild, longest unchanged first, at most `limit`. */
  listActiveInGuild(guild: string, limit: number): Promise<RawRecord[]>;
  /** Returns the suspended games of a guild, latest first, at most `limit`. */
  listSuspendedInGuild(guild: string, limit: number): Promise<RawRecord[]>;
  /** Returns the suspended games in which a user is a member or was a substitute, latest first. */
  listSuspendedByUser(user: string): Promise<RawRecord[]>;
  /** Writes a change if the game and the plans in it have the expected versions. Undone moves lose their announcements. */
  commit(change: ChangeSet): Promise<boolean>;
  /** Returns the live games in which a user is a member or substitute; with `over`, also the others. */
  listByUser(user: string, over?: boolean): Promise<RawRecord[]>;
  /** Returns the colour a user had in the game created last of those that have started; `undefined` if none. */
  findLastColour(user: string): Promise<number | undefined>;
  /** Returns the games that mention a user: members, moves, requests, votes, plans or outbox. */
  listMentioning(user: string): Promise<string[]>;
  /** Replaces a user and their name everywhere in a game and deletes their plan and review. Increases the version. */
  replaceUser(game: string, from: string, to: { user: string; name: string }): Promise<void>;
}
