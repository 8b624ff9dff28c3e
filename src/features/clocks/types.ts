/** What can be done about the clocks of a game. */

import type { TimeoutResolution } from '../../core/game/types.ts';
import type { Actor, ConsentOutcome, Outcome } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Until when somebody wants no reminder: an hour, 20:00, 9:00 of the next day; or no more of them in this turn. */
export const SNOOZES = ['hour', 'tonight', 'tomorrow', 'never'] as const;
export type Snooze = (typeof SNOOZES)[number];

/** Reminders, time-outs, substitutes, and pauses agreed by the players. */
export interface ClockService {
  /** Reminds somebody whom the game waits for: at once, or when they can be disturbed (`laterThen`). */
  remindSeat(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** No reminder of this turn before then, by the actor's own clock, and one then; or none at all. */
  /** Only of the wait that began at `since`, where one is given. */
  snooze(actor: Actor, id: string, wish: Snooze, since?: number): Promise<Outcome<{ until?: number }>>;
  /**
   * What is to be done about a seat whose time is up; `done` when that is decided. A moderator decides alone. `name`: what
   * a computer is called that plays from then on.
   */
  voteOnTimeout(
    actor: Actor,
    id: string,
    seat: Seat,
    rescue: TimeoutResolution,
    name?: string,
  ): Promise<Outcome<{ done: boolean }>>;
  /** Plays for a seat for which somebody is looked for, until its player is back. */
  volunteerAsSubstitute(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** Plays again for oneself. `erased`: only to be forgotten, which the channel is not told here. */
  returnToSeat(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Asks all others to stop the clocks; at once for who plays alone. */
  pauseClocks(actor: Actor, id: string): Promise<Outcome<ConsentOutcome>>;
  /** Lets a game go on that the players have stopped. */
  resumeClocks(actor: Actor, id: string): Promise<Outcome>;
  reactivate(actor: Actor, id: string): Promise<Outcome>;
}
