import type { ChallengeKind } from '../../core/game/challenge.ts';
import type { Actor, Outcome, RedactedRecord } from '../../core/types.ts';
import type { Ladder } from './ladder.ts';

export interface ChallengeRequest {
  readonly guild: string;
  /** Channel that receives the ladder when the week is over. */
  readonly home: string;
  readonly players: number;
  readonly language: string;
}

export interface ChallengeService {
  /**
   * Opens a game of this week's challenge; a solo game starts immediately. `room` opens its channel, and is only
   * called if a game can be opened; if it returns `undefined`, the result is `noRoom`.
   */
  open(actor: Actor, request: ChallengeRequest, room: () => Promise<string | undefined>): Promise<Outcome>;
  /** Returns this week's kinds the user has entered without a game, such as moderators who viewed a sealed one. */
  listUnseenEntries(guild: string, user: string): Promise<ChallengeKind[]>;
  /** Returns this week's open tables. */
  listTables(guild: string): Promise<RedactedRecord[]>;
  /** Lets a moderator view a sealed game; they count as having entered its week's challenge. */
  unseal(actor: Actor, id: string): Promise<Outcome>;
  /** Returns a week's ladder (default: the current week), without sealed results. */
  getLadder(guild: string, week?: string): Promise<Ladder>;
}
