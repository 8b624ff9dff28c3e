import type { ChallengeKind } from '../../core/game/challenge.ts';
import type { Actor, Outcome, RedactedRecord } from '../../core/types.ts';
import type { Ladder } from './ladder.ts';

export interface ChallengeRequest {
  readonly guild: string;
  readonly home: string;
  readonly players: number;
  readonly language: string;
}

export interface ChallengeService {
  /** Opens this week's challenge. `room` opens its channel; if it cannot, the result is `noRoom`. */
  open(actor: Actor, request: ChallengeRequest, room: () => Promise<string | undefined>): Promise<Outcome>;
  /** Returns this week's kinds the user has entered without a game, such as moderators who viewed a sealed one. */
  listUnseenEntries(guild: string, user: string): Promise<ChallengeKind[]>;
  listTables(guild: string): Promise<RedactedRecord[]>;
  /** Lets a moderator view a sealed game; they count as having entered its week's challenge. */
  unseal(actor: Actor, id: string): Promise<Outcome>;
  getLadder(guild: string, week?: string): Promise<Ladder>;
}
