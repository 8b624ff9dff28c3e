/** The order of texts that is the same in every database, whatever its collation. */

/** Compares by id, by UTF-16 code units. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
