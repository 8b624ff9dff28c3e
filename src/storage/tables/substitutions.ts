/** Writes the rows of those who play for members. */
import type { GameRecord } from '../../core/index.ts';
import { tenureRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/** Makes these the substitutions of a game. A record without any leaves the rows as they are. */
export async function replace(tx: Transaction, gameId: string, record: GameRecord): Promise<void> {
  const rows = tenureRows(record);
  if (rows.length === 0) return;
  await tx.tenure.deleteMany({ where: { gameId } });
  await tx.tenure.createMany({ data: rows });
}
