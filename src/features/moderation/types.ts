import type { GameRecord } from '../../core/game/types.ts';
import type { Actor, Outcome, PlayResult, Refusal } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Moderation. Each method checks that the actor moderates the channel or server. */
export interface ModerationService {
  /** Pauses the game and its clocks. No one can move until it is resumed. */
  pause(actor: Actor, id: string): Promise<Outcome>;
  /** Resumes a paused game. */
  resume(actor: Actor, id: string): Promise<Outcome>;
  /** Pings all players the game waits for, at any hour. */
  remindAll(actor: Actor, id: string): Promise<Outcome>;
  /** Plays minimal moves for a seat (see `playMinimal`). `expect`: applies only at this version. */
  skipTurn(actor: Actor, id: string, seat: Seat, expect?: number): Promise<Outcome<PlayResult>>;
  /** Gives a seat to another user. `former`: applies only while they have the seat. */
  replacePlayer(
    actor: Actor,
    id: string,
    seat: Seat,
    by: { user: string; name: string },
    former?: string,
  ): Promise<Outcome>;
  /** Undoes all but the first `keep` moves. `expect`: applies only at this version. */
  undoTo(actor: Actor, id: string, keep: number, expect?: number): Promise<Outcome<{ count: number }>>;
  /** Ends a game without a result and frees its channel. */
  cancel(actor: Actor, id: string): Promise<Outcome>;
  /** Exports the game as JSON; without the seed until the game is over. Announced in the channel. */
  exportGame(actor: Actor, id: string): Promise<Outcome<{ json: string }>>;
  /** Lists the actor's games of a server: active ones, longest waiting first, then suspended ones, latest first. */
  listGames(
    actor: Actor,
    guild: string,
  ): Promise<{ ok: true; games: GameRecord[] } | { ok: false; refusal: Refusal }>;
  /** Makes a user the substitute of a seat until its player returns. */
  assignSubstitute(
    actor: Actor,
    id: string,
    seat: Seat,
    who: { user: string; name: string },
  ): Promise<Outcome>;
  /** Suspends a game and frees its channel. `expect`: refuses with `stale` at any other version. */
  suspend(actor: Actor, id: string, expect?: number): Promise<Outcome>;
}
