/** What can be done about the clocks of a game. */

import type { Rescue } from '../../core/game/types.ts';
import type { Actor, Asked, Outcome } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Until when somebody wants no reminder: an hour, 20:00, 9:00 of the next day; or no more of them in this turn. */
export const SNOOZES = ['hour', 'tonight', 'tomorrow', 'never'] as const;
export type Snooze = (typeof SNOOZES)[number];

/** Reminders, time-outs, substitutes, and pauses agreed by the players. */
export interface ClockService {
  /** Reminds somebody whom the game waits for: at once, or when they can be disturbed (`laterThen`). */
  nudge(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** No reminder of this turn before then, by the actor's own clock, and one then; or none at all. */
  /** Only of the wait that began at `since`, where one is given. */
  snooze(actor: Actor, id: string, wish: Snooze, since?: number): Promise<Outcome<{ until?: number }>>;
  /**
   * What is to be done about a seat whose time is up; `done` when that is decided. A moderator decides alone. `name`: what
   * a computer is called that plays from then on.
   */
  rescue(
    actor: Actor,
    id: string,
    seat: Seat,
    rescue: Rescue,
    name?: string,
  ): Promise<Outcome<{ done: boolean }>>;
  /** Plays for a seat for which somebody is looked for, until its player is back. */
  sitIn(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** Plays again for oneself. `erased`: only to be forgotten, which the channel is not told here. */
  comeBack(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Asks all others to stop the clocks; at once for who plays alone. */
  halt(actor: Actor, id: string): Promise<Outcome<Asked>>;
  /** Lets a game go on that the players have stopped. */
  goOn(actor: Actor, id: string): Promise<Outcome>;
  takeUp(actor: Actor, id: string): Promise<Outcome>;
}
