import type { GameRecord } from '../../core/index.ts';
import { substitutionRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/** Replaces the substitutions of a game, unless the record has none. */
export async function replace(tx: Transaction, gameId: string, record: GameRecord): Promise<void> {
  const rows = substitutionRows(record);
  if (rows.length === 0) return;
  await tx.substitution.deleteMany({ where: { gameId } });
  await insertRows(tx.substitution, rows);
}
