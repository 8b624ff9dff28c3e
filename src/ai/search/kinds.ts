/** Kinds of turns, so that comparisons are with something else than the same on the next hex. */
import type { Action } from '../../engine/index.ts';
import { MAIN_ACTIONS } from './last-turns.ts';

/** Returns the action that a turn is about: its main action, or else its first. Throws if there is none. */
export function mainActionOf(turn: readonly Action[]): Action {
  const main = turn.find(({ type }) => MAIN_ACTIONS.includes(type)) ?? turn[0];
  if (main === undefined) throw new Error('a turn has an action');
  return main;
}

/** Returns a text that is equal for turns that differ only in place or number. */
export function kindOf(turn: readonly Action[]): string {
  const main = mainActionOf(turn);
  switch (main.type) {
    case 'expand':
      return `expand ${main.unit}`;
    case 'trade':
      return `${main.side} ${main.good}`;
    case 'shiftPrice':
      return `shiftPrice ${main.good}`;
    case 'upgradeTechnology':
      return `upgradeTechnology ${main.worker}`;
    default:
      return main.type;
  }
}

/** The most of a kind in a varied list. */
const OF_KIND = 2;

/** Returns the first two of each kind, in the given order. */
export function varied<T>(list: readonly T[], kindOf: (one: T) => string): T[] {
  const counts = new Map<string, number>();
  return list.filter((one) => {
    const kind = kindOf(one);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= OF_KIND;
  });
}
