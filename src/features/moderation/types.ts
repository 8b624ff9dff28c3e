import type { GameRecord } from '../../core/game/types.ts';
import type { Actor, Outcome, PlayResult, Refusal } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Moderation. Each method checks that the actor moderates the channel or server. */
export interface ModerationService {
  pause(actor: Actor, id: string): Promise<Outcome>;
  resume(actor: Actor, id: string): Promise<Outcome>;
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
  cancel(actor: Actor, id: string): Promise<Outcome>;
  /** Exports the game as JSON; without the seed until the game is over. Announced in the channel. */
  exportGame(actor: Actor, id: string): Promise<Outcome<{ json: string }>>;
  /** Lists the actor's games of a server: active ones, longest waiting first, then suspended ones, latest first. */
  listGames(
    actor: Actor,
    guild: string,
  ): Promise<{ ok: true; games: GameRecord[] } | { ok: false; refusal: Refusal }>;
  assignSubstitute(
    actor: Actor,
    id: string,
    seat: Seat,
    who: { user: string; name: string },
  ): Promise<Outcome>;
  /** Suspends a game and frees its channel. `expect`: refuses with `stale` at any other version. */
  suspend(actor: Actor, id: string, expect?: number): Promise<Outcome>;
}
