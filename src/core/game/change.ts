/** A use case's decision: change the game, leave it, or refuse. */
import type { GameState, Seat } from '../../engine/index.ts';
import type { ChangeSet } from '../change-set.ts';
import type { Announcement } from '../outbox/announcement.ts';
import type { Refusal } from '../types.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Plan } from './plan.ts';
import type { GameRecord, MoveRecord } from './types.ts';

export interface GameChange<T> {
  readonly record: GameRecord;
  readonly startsNewWait?: boolean;
  /** Seats that stay pending: their clocks keep running. */
  readonly waitsOn?: readonly Seat[];
  /** Nothing changed for the players; `updatedAt` stays, unless only one person plays from now on. */
  readonly idle?: boolean;
  readonly keep?: number;
  readonly append?: readonly MoveRecord[];
  readonly kept?: ChangeSet['kept'];
  readonly state?: GameState;
  /** All moves were replayed from the setup with the current rules, so no base is needed. */
  readonly replayed?: boolean;
  readonly announcements?: readonly Announcement[];
  readonly entries?: ChangeSet['entries'];
  /** Plans with other steps, because some were played or undone. Their base is set on commit. */
  readonly plans?: readonly Plan[];
  readonly result: T;
}

export type Decision<T> = GameChange<T> | { readonly refusal: Refusal } | { readonly unchanged: T };

/** Decides how an act changes a game. It runs again after a version conflict. */
export type Decide<T> = (loaded: LoadedGame) => Decision<T> | Promise<Decision<T>>;
