/** In which order things come, the same in every store. */
import { hasCome, LONGEST_WAIT } from './due-time.ts';

/** Compares by id, by UTF-16 code units: whatever the collation of a database. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** Of each game what comes before the first that is not due yet: that one holds up those after it. */
export function upToNotDue<T extends { game: string; due: Date }>(inOrder: readonly T[], at: Date): T[] {
  const waiting = new Set<string>();
  return inOrder.filter(({ game, due }) => {
    if (!hasCome(due, at, LONGEST_WAIT)) waiting.add(game);
    return !waiting.has(game);
  });
}
