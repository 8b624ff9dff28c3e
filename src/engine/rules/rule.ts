/** What a rule is: all that the game knows about one type of action. */
import type { Game, View } from '../game.ts';
import type { Rejection } from '../rejections.ts';
import type { ActionOf, ActionType } from '../schema.ts';

export interface Rule<T extends ActionType> {
  /** Every action of this type that could be legal now; the engine keeps those that pass `check`. */
  candidates(view: View): readonly ActionOf<T>[];
  /**
   * Why this action is refused, or nothing. Asked only where the decision allows the type, and of a view that has
   * not changed since it was made: what many checks need may be kept by the view.
   */
  check(view: View, action: ActionOf<T>): Rejection | undefined;
  /** Does it. Asked only for an action that passes `check`; changes `game.state`, whose view is `view`. */
  apply(game: Game, view: View, action: ActionOf<T>): void;
}

/** Whole numbers from 1 to `most`. */
export const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
