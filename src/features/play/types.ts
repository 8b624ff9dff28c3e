/** What can be done in a game, and standing orders. */

import type { ConditionalAction } from '../../core/game/types.ts';
import type { Actor, ConsentOutcome, Outcome, Play, PlayResult, UndoScope } from '../../core/types.ts';

/** Playing, undo, consent. Each method checks its permission, then loads, changes and commits the game. */
export interface PlayService {
  play(actor: Actor, id: string, play: Play): Promise<Outcome<PlayResult>>;
  undo(actor: Actor, id: string, scope: UndoScope): Promise<Outcome<ConsentOutcome>>;
  /** `erased`: they are being forgotten, and the channel is not told who it is. */
  concede(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Ends the game without a winner: at once in a lobby (by its host or a moderator) and solo, else once all agree. */
  abandon(actor: Actor, id: string): Promise<Outcome<ConsentOutcome>>;
  /** Answers a request; `done` when it was the last agreement that was needed. */
  answerConsent(
    actor: Actor,
    id: string,
    consent: number,
    agree: boolean,
  ): Promise<Outcome<{ done: boolean }>>;
}

/** Actions that the bot takes when a player's turn comes. */
export interface StandingOrderService {
  /**
   * What is to be done when it is one's turn, up to the end of the round: in force from now on. An empty list takes it
   * back, and so does it with the news that one has lapsed. `expect`: the version it was confirmed at.
   */
  set(actor: Actor, id: string, wishes: readonly ConditionalAction[], expect?: number): Promise<Outcome>;
  /** Keeps what is being put together for an order; what is in force stays so until `order` confirms another. */
  saveDraft(
    actor: Actor,
    id: string,
    wishes: readonly ConditionalAction[],
    expect?: number,
  ): Promise<Outcome>;
}
