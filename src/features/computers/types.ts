/** What computers can do for users. */

import type { Level } from '../../ai/index.ts';
import type { Span } from '../../core/game/types.ts';
import type { Actor, Outcome } from '../../core/types.ts';
import type { Seat } from '../../engine/index.ts';
import type { Advice } from './hints.ts';

/** A seat that a computer is to play. */
export interface ComputerAssignment {
  /** Left out, the actor's own. Another's only for moderators. */
  seat?: Seat;
  level: Level;
  /** What it is to be called, in the language of the table; numbered where somebody is called so. */
  name: string;
  span: Span;
}

/** Computer players. */
export interface ComputerService {
  /**
   * Lets a computer play one's seat: for the turn that the game waits for (or the next), until one comes back
   * (`comeBack`), or for good, when the computer takes the place of the member.
   */
  assignComputer(actor: Actor, id: string, wish: ComputerAssignment): Promise<Outcome<{ user: string }>>;
  /**
   * What a computer would do in the actor's place, from what everybody may see; changes nothing. Refused where the table
   * does not allow it (`noHints`), and to whom the game does not wait for.
   */
  getHint(actor: Actor, id: string): Promise<Outcome<Advice>>;
  /** Resolves when nothing is being thought about any more. */
  whenIdle(): Promise<void>;
}
