/** Everything one commit writes. Storage writes all of it or nothing. */
import type { ChallengeEntry } from './game/challenge.ts';
import type { Plan } from './game/plan.ts';
import type { GameRecord, MoveRecord, Snapshot } from './game/types.ts';
import type { Announcement } from './outbox/announcement.ts';
import type { RawResult } from './repositories/result.ts';
import type { ScheduledJob } from './scheduler/job.ts';

export interface ChangeSet {
  record: GameRecord;
  /** The version the stored game must have for the commit to succeed. */
  expected: number;
  /** Number of moves to keep from the start. Later moves are deleted, with their outbox entries. */
  keep: number;
  append: readonly MoveRecord[];
  /** Former numbers of later moves that are appended again. Unsent posts that end with one of them stay. */
  kept?: readonly number[] | undefined;
  /** The position after all moves. `undefined` leaves the stored position and base unchanged. */
  snapshot: Snapshot | undefined;
  /** The position from which replaying the later moves leads to the snapshot. `undefined` if that is the setup. */
  base?: Snapshot | undefined;
  announcements: readonly Announcement[];
  /** The game leaves its channel: posts there are forgotten, and announcements that wait are due in the new one. */
  relocated?: true;
  /** The game is live again; a conflict if another one has its channel. */
  revived?: true;
  jobs?: readonly ScheduledJob[];
  /** Users for whom the game counts in its week's challenge; a conflict if one already has a game. */
  entries?: readonly Omit<ChallengeEntry, 'game'>[];
  /** Result of a finished game. Omit it to delete the stored result whenever moves are removed. */
  result?: RawResult | undefined;
  /** Plans with other steps, because some were played or undone. If one was edited meanwhile, the change conflicts. */
  plans?: readonly Plan[];
}
