/** The change of a game that is committed at once. */
import type { ChallengeEntry } from './game/challenge.ts';
import type { Plan } from './game/plan.ts';
import type { GameRecord, MoveRecord, Snapshot } from './game/types.ts';
import type { Announcement } from './outbox/announcement.ts';
import type { RawResult } from './repositories/result.ts';
import type { ScheduledJob } from './scheduler/job.ts';

/** A change of a game: all of it is written, or nothing. */
export interface ChangeSet {
  /** The record after the change; its `version` is `expected + 1`. */
  record: GameRecord;
  /** The version that the game must have now. */
  expected: number;
  /** Moves that stay, from the first; those after them are gone, and with them what is owed about them. */
  keep: number;
  /** Moves that follow the kept ones. */
  append: readonly MoveRecord[];
  /** The position after all moves; left out, what is kept of it stays as it is, and so does the base. */
  snapshot: Snapshot | undefined;
  /** The position from which the moves after it lead to the snapshot, where that is not the setup. */
  base?: Snapshot | undefined;
  /** Announcements owed from now on. */
  owed: readonly Announcement[];
  /** All that is to be done about the game at some time from now on; left out, what there is stays. */
  dues?: readonly ScheduledJob[];
  /** The game counts in its week's challenge for these people: refused as if somebody was faster where one has a game. */
  entries?: readonly Omit<ChallengeEntry, 'game'>[];
  /** What has come of it, where it is over. Left out, what is kept of that is gone with any move that is. */
  result?: RawResult | undefined;
  /** What is left of somebody's plan of which this was done, in place of the one there is. */
  plan?: Plan;
}
