import type { Failure, Level, Thought } from '../../ai/index.ts';
import type { Span } from '../../core/game/types.ts';
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
