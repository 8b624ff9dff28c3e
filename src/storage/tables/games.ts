/** Writes the rows of games. */
import type { ChangeSet } from '../../core/index.ts';
import { gameRow, positionRow } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/**
 * Writes the row of the game if it still has the expected version. It comes first in its transaction, so that of two at
 * once the second waits here, and then finds that it has lost.
 */
export async function compareAndSwap(tx: Transaction, change: ChangeSet): Promise<boolean> {
  const { record, expected, keep, append } = change;
  const { id, ...data } = { ...gameRow(record, keep + append.length), ...positionRow(change) };
  // A move may be there beyond those that a broken game says it has.
  const enough = [{ moveCount: { gte: keep } }, { moves: { some: { index: keep - 1 } } }];
  const { count } = await tx.game.updateMany({ where: { id, version: expected, OR: enough }, data });
  if (count > 0) return true;
  const still = await tx.game.count({ where: { id, version: expected } });
  if (still > 0) throw new Error(`Game ${record.id} has no ${keep} moves to keep.`);
  return false;
}
