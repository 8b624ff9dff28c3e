/** Statements on the table of moves, within a transaction. */
import type { ChangeSet } from '../../core/index.ts';
import { moveRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/** Deletes the moves from index `first` on. Returns their number. */
export async function deleteFrom(tx: Transaction, gameId: string, first: number): Promise<number> {
  const { count } = await tx.move.deleteMany({ where: { gameId, index: { gte: first } } });
  return count;
}

export async function append(tx: Transaction, change: ChangeSet): Promise<void> {
  await insertRows(tx.move, moveRows(change));
}
