/** Orders that do not depend on the database. */
import { hasCome, MAX_WAIT_MS } from './due-time.ts';

/** Compares by id in UTF-16 code units, independent of database collations. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** Returns each game's entries before its first one that is not due yet, which blocks the later ones. */
export function beforeFirstNotDue<T extends { game: string; due: Date }>(
  inOrder: readonly T[],
  at: Date,
): T[] {
  const waiting = new Set<string>();
  return inOrder.filter(({ game, due }) => {
    if (!hasCome(due, at, MAX_WAIT_MS)) waiting.add(game);
    return !waiting.has(game);
  });
}
