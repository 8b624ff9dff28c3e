import type { Clan } from '../../content/index.ts';
import type { ChallengeKind } from '../../core/game/challenge.ts';
import type { Option, Seat } from '../../engine/index.ts';

/** Status of a challenge game. `late`: not finished in time. `ended`: conceded or cancelled. */
type LadderStatus = 'playing' | 'finished' | 'late' | 'ended';

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
