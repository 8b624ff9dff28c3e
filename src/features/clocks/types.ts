import type { TimeoutResolution } from '../../core/game/types.ts';
import type { Actor, ConsentOutcome, Outcome } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

/** Snooze durations: an hour, until 20:00, until 9:00 the next day, or the rest of the turn. */
export const SNOOZES = ['hour', 'tonight', 'tomorrow', 'never'] as const;
export type Snooze = (typeof SNOOZES)[number];

export interface ClockService {
  /** Reminds the player of a seat, or refuses with `laterThen` outside their waking hours. */
  remindSeat(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** Postpones reminders of this turn, or stops them. `since`: applies only to the wait that began then. */
  snooze(actor: Actor, id: string, choice: Snooze, since?: number): Promise<Outcome<{ until?: number }>>;
  /** Votes on a seat that timed out; `done` once decided. `name`: of the computer that may take over. */
  voteOnTimeout(
    actor: Actor,
    id: string,
    seat: Seat,
    resolution: TimeoutResolution,
    name?: string,
  ): Promise<Outcome<{ done: boolean }>>;
  /** Makes the actor the substitute of a seat that wants one. */
  volunteerAsSubstitute(actor: Actor, id: string, seat: Seat): Promise<Outcome>;
  /** Ends the actor's substitution. `erased`: they return only to be erased, so nothing is announced. */
  returnToSeat(actor: Actor, id: string, erased?: boolean): Promise<Outcome>;
  /** Asks all others to pause the clocks; takes effect immediately for a solo player. */
  pauseClocks(actor: Actor, id: string): Promise<Outcome<ConsentOutcome>>;
  /** Resumes paused clocks, for any player. */
  resumeClocks(actor: Actor, id: string): Promise<Outcome>;
  /**
   * Continues a suspended game, for any of its members or a moderator. Refuses with `channelBusy` if its channel has
   * another.
   */
  reactivate(actor: Actor, id: string): Promise<Outcome>;
}
