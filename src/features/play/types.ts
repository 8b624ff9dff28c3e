import type { ConditionalAction } from '../../core/game/types.ts';
import type { Actor, ConsentOutcome, Outcome, Play, PlayResult, UndoScope } from '../../core/types.ts';

export interface PlayService {
  play(actor: Actor, id: string, play: Play): Promise<Outcome<PlayResult>>;
  undo(actor: Actor, id: string, scope: UndoScope): Promise<Outcome<ConsentOutcome>>;
  /** `erased`: the user is being erased, so the post doesn't name them. */
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
