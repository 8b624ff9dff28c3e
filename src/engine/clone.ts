/** Copies of a state, to be changed while the old one stays. */
import type { GameState } from './state.ts';

function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const result = new Array(length);
    for (let i = 0; i < length; i++) result[i] = copy(value[i]);
    return result as T;
  }
  const result: Record<string, unknown> = {};
  for (const key in value) result[key] = copy(value[key]);
  return result as T;
}

/**
 * A deep copy that shares what never changes in a game: its setup, map, dice and scoring tiles. Much faster
 * than `structuredClone`.
 */
export function cloneState(state: GameState): GameState {
  const { setup, map, dice, scoringTiles, seating, ...rest } = state;
  return { setup, seating, map, scoringTiles, dice, ...copy(rest) };
}
