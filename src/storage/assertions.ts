/** Validation shared by all stores. A failure is a bug in the caller and throws. */
import type { ChangeSet, GameRecord } from '../core/index.ts';

/** Throws if a user is in the game twice. */
export function assertRecord({ id, members }: GameRecord): void {
  if (new Set(members.map(({ user }) => user)).size < members.length) {
    throw new Error(`Game ${id} has a user at the table twice.`);
  }
}

/** Throws if the parts of a change are inconsistent. Does not check stored data. */
export function assertChange({ record, expected, keep, append, snapshot }: ChangeSet): void {
  assertRecord(record);
  if (record.version !== expected + 1) {
    throw new Error(`Game ${record.id} goes from version ${expected} to ${record.version}.`);
  }
  if (!Number.isInteger(keep) || keep < 0) throw new Error(`Game ${record.id} cannot keep ${keep} moves.`);
  const moves = keep + append.length;
  if (snapshot !== undefined && snapshot.moves !== moves) {
    throw new Error(`Game ${record.id} has ${moves} moves, and its snapshot ${snapshot.moves}.`);
  }
}
