/** The interface of a rule: everything the game knows about one type of action. */
import type { Game, View } from '../game.ts';
import type { Rejection } from '../rejections.ts';
import type { ActionOf, ActionType } from '../schema.ts';

export interface Rule<T extends ActionType> {
  /** Returns every action of this type that could be legal now; the engine filters them with `check`. */
  candidates(view: View): readonly ActionOf<T>[];
  /** Returns why this action is refused; `undefined` if it is legal. Called only if the decision allows the type. */
  check(view: View, action: ActionOf<T>): Rejection | undefined;
  apply(game: Game, view: View, action: ActionOf<T>): void;
}

/** Returns the integers from 1 to `most`. */
export const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
