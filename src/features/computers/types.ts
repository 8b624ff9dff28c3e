import type { Failure, Level, Thought } from '../../ai/index.ts';
import type { Span } from '../../core/game/types.ts';
import type { Actor, Outcome } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';

export interface ComputerAssignment {
  /** Default: the actor's own. Only moderators can choose another. */
  seat?: Seat;
  level: Level;
  /** Name in the language of the game; numbered if already taken. */
  name: string;
  span: Span;
}

export interface Advice {
  readonly thoughts: readonly Thought[];
  /** Why the level failed; this is then a simple fallback move. */
  readonly replaced?: Failure;
}

export interface ComputerService {
  /** Assigns a seat to a computer: for a turn, until the player returns, or permanently. */
  assignComputer(
    actor: Actor,
    id: string,
    assignment: ComputerAssignment,
  ): Promise<Outcome<{ user: string }>>;
  /** Returns what a computer would do in the actor's place, using public information only. */
  getHint(actor: Actor, id: string): Promise<Outcome<Advice>>;
  /** Resolves when no hint or computer move is being computed. */
  whenIdle(): Promise<void>;
}
