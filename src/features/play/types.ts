import type { ConditionalAction } from '../../core/game/types.ts';
import type { Actor, Outcome } from '../../core/types.ts';

/** Standing orders: actions the bot carries out when a player's turn comes. */
export interface StandingOrderService {
  /** Sets the order until the end of the round. An empty list cancels it, or dismisses its lapse notice. */
  set(actor: Actor, id: string, wishes: readonly ConditionalAction[], expect?: number): Promise<Outcome>;
}
