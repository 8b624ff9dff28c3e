import type { ConditionalAction } from '../../core/game/types.ts';
import type { Actor, ConsentOutcome, Outcome, Play, PlayResult, UndoScope } from '../../core/types.ts';

export interface PlayService {
  /** Plays one or more actions of a seat, all or none. Refuses with `stale` if the board has changed. */
  play(actor: Actor, id: string, play: Play): Promise<Outcome<PlayResult>>;
  /** Undoes own moves at once where that is free, else asks the others (R-UNDO-1). */
  undo(actor: Actor, id: string, scope: UndoScope): Promise<Outcome<ConsentOutcome>>;
  /** Gives the actor's seat up; the bot plays its required moves. `erased`: the post doesn't name them. */
  concede(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Ends the game without a winner: at once in a lobby (by its host or a moderator) and solo, else once all agree. */
  abandon(actor: Actor, id: string): Promise<Outcome<ConsentOutcome>>;
  /** Answers a request; `done` if this was the last agreement needed. */
  answerConsent(
    actor: Actor,
    id: string,
    consent: number,
    agree: boolean,
  ): Promise<Outcome<{ done: boolean }>>;
}

/** Standing orders: actions the bot carries out when a player's turn comes. */
export interface StandingOrderService {
  /** Sets the order until the end of the round. An empty list cancels it, or dismisses its lapse notice. */
  set(actor: Actor, id: string, wishes: readonly ConditionalAction[], expect?: number): Promise<Outcome>;
}
