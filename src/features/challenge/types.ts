import type { Clan } from '../../content/index.ts';
import type { ChallengeKind } from '../../core/game/challenge.ts';
import type { Actor, Outcome, RedactedRecord } from '../../core/types.ts';
import type { Option, Seat } from '../../engine/index.ts';

/** Status of a challenge game. `late`: not finished in time. `ended`: conceded or cancelled. */
export type LadderStatus = 'playing' | 'finished' | 'late' | 'ended';

export interface Contender {
  readonly user: string;
  readonly name: string;
  readonly kind: ChallengeKind;
  readonly players: number;
  readonly game: string;
  readonly channel: string;
  readonly status: LadderStatus;
  /** The asking user's own points in a finished game; others' points are revealed with the results. */
  readonly points?: number;
  /** Set once the week is over, for games that count. */
  readonly result?: LadderResult;
}

export interface LadderResult {
  readonly points: number;
  readonly clan: Clan | undefined;
  /** 0 in solo games. */
  readonly seat: Seat;
  /** Points above (negative: below) the average of this seat; 0 in solo games. */
  readonly difference: number;
  /**
   * From 1, among games with the same number of players: by points in solo games, by difference at tables. Ties share
   * a place.
   */
  readonly place: number;
}

export interface Ladder {
  readonly week: string;
  readonly begins: Date;
  readonly ends: Date;
  readonly over: boolean;
  /** Ranked ones first, by number of players and place. */
  readonly contenders: readonly Contender[];
  /** Deals by number of players; empty before the week is over. */
  readonly deals: readonly {
    readonly players: number;
    readonly seed: string;
    readonly options: readonly Option[];
  }[];
  /** Weeks played in the server, newest first, always including the current one. */
  readonly weeks: readonly string[];
}

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
  /** Returns this week's tables that still wait for players. */
  listTables(guild: string): Promise<RedactedRecord[]>;
  /** Lets a moderator view a sealed game; they count as having entered its week's challenge. */
  unseal(actor: Actor, id: string): Promise<Outcome>;
  /** Returns the ladder of a week, this one by default; `user` sees their own points in it. */
  getLadder(guild: string, week?: string, user?: string): Promise<Ladder>;
}
