/** The weekly challenge: what can be done and looked up. */

import type { ChallengeKind } from '../../core/game/challenge.ts';
import type { Actor, Outcome, RedactedRecord } from '../../core/types.ts';
import type { Ladder } from './ladder.ts';

/** A game of the weekly challenge. */
export interface ChallengeRequest {
  readonly guild: string;
  /** The channel that hears of the ladder when the week is over. */
  readonly home: string;
  readonly players: number;
  readonly language: string;
}

/** The weekly challenge. */
export interface ChallengeService {
  /**
   * Opens a game of this week's challenge; for one who plays alone it begins at once. `room` opens the channel in which it is
   * played, and gives nothing where there can be none (`noRoom`): it is asked only where a game can be opened.
   */
  open(actor: Actor, wish: ChallengeRequest, room: () => Promise<string | undefined>): Promise<Outcome>;
  /** What of this week's challenge somebody has entered with no game to show for it, as when a moderator looked. */
  listUnseenEntries(guild: string, user: string): Promise<ChallengeKind[]>;
  /** The tables of this week's challenge that somebody can join. */
  listTables(guild: string): Promise<RedactedRecord[]>;
  /** A moderator looks at a sealed game: they count as having entered its week's challenge from now on. */
  unseal(actor: Actor, id: string): Promise<Outcome>;
  /** How a week's challenge stands in a server: this week's, or another. Nothing sealed is in it. */
  getLadder(guild: string, week?: string): Promise<Ladder>;
}
