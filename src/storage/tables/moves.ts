/** Statements on the table of moves, within a transaction. */
import type { ChangeSet } from '../../core/index.ts';
import { moveRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/** Deletes the moves from index `first` on. Returns their number. */
export async function deleteFrom(tx: Transaction, gameId: string, first: number): Promise<number> {
  const { count } = await tx.move.deleteMany({ where: { gameId, index: { gte: first } } });
  return count;
}

export async function append(tx: Transaction, change: ChangeSet): Promise<void> {
  if (change.append.length > 0) await tx.move.createMany({ data: moveRows(change) });
}
