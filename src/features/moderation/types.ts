/** What moderators can do. */

import type { GameRecord } from '../../core/game/types.ts';
import type { Actor, Outcome, PlayResult, Refusal } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Moderation. Each method checks that its actor moderates the channel or the server. */
export interface ModerationService {
  pause(actor: Actor, id: string): Promise<Outcome>;
  resume(actor: Actor, id: string): Promise<Outcome>;
  /** Pings those the game waits for. */
  remindAll(actor: Actor, id: string): Promise<Outcome>;
  /**
   * Plays the least committing actions for a seat until the game no longer waits for it (see `passivePlay`); only at
   * the version `expect`, where one is given.
   */
  skipTurn(actor: Actor, id: string, seat: Seat, expect?: number): Promise<Outcome<PlayResult>>;
  /** Gives a seat to somebody else; only as long as `former` has it, where that is given. */
  replacePlayer(
    actor: Actor,
    id: string,
    seat: Seat,
    by: { user: string; name: string },
    former?: string,
  ): Promise<Outcome>;
  /** Takes the game back to its first `keep` moves; only as it was at the version `expect`, where one is given. */
  undoTo(actor: Actor, id: string, keep: number, expect?: number): Promise<Outcome<{ count: number }>>;
  cancel(actor: Actor, id: string): Promise<Outcome>;
  /** The game as JSON: setup, members, moves; of a running game, without the seed. The channel is told. */
  exportGame(actor: Actor, id: string): Promise<Outcome<{ json: string }>>;
  /**
   * The games of a server that somebody moderates: the live ones, those that have waited longest first, then those that
   * are set aside, the latest first.
   */
  listGames(
    actor: Actor,
    guild: string,
  ): Promise<{ ok: true; games: GameRecord[] } | { ok: false; refusal: Refusal }>;
  /** A moderator lets somebody play for a seat. */
  assignSubstitute(
    actor: Actor,
    id: string,
    seat: Seat,
    who: { user: string; name: string },
  ): Promise<Outcome>;
  /**
   * A moderator sets a game aside: its channel is free, and its members or a moderator can take it up again. `expect`: the
   * version of the game it was confirmed for; refused (`stale`) where somebody has moved since.
   */
  suspend(actor: Actor, id: string, expect?: number): Promise<Outcome>;
}
