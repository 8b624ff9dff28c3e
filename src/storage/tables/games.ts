/** Statements on the table of games, within a transaction. */
import type { ChangeSet } from '../../core/index.ts';
import { gameRow, positionRow } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/** Writes the game's row if it has the expected version. Must come first: concurrent commits wait here. */
export async function compareAndSwap(tx: Transaction, change: ChangeSet): Promise<boolean> {
  const { record, expected, keep, append } = change;
  const { id, ...data } = {
    ...gameRow(record, keep + append.length),
    ...positionRow(change),
    ...(change.relocated && { lastPost: null }),
  };
  // Corrupt games may have more moves than `moveCount`.
  const enough = [{ moveCount: { gte: keep } }, { moves: { some: { index: keep - 1 } } }];
  const { count } = await tx.game.updateMany({ where: { id, version: expected, OR: enough }, data });
  if (count > 0) return true;
  const still = await tx.game.count({ where: { id, version: expected } });
  if (still > 0) throw new Error(`Game ${record.id} has no ${keep} moves to keep.`);
  return false;
}
