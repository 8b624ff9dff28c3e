import type { ChangeSet, GameRecord, RawResult } from '../../core/index.ts';
import { resultRow } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/** Stores a game's result in place of an earlier one. */
export async function save(tx: Transaction, game: Pick<GameRecord, 'id' | 'guild'>, result: RawResult) {
  const row = resultRow(game, result);
  await tx.result.upsert({ where: { gameId: row.gameId }, create: row, update: row });
}

/** Saves the result of a change. Without one, deletes the stored result if moves were removed. */
export async function saveOrDelete(
  tx: Transaction,
  gameId: string,
  { record, result }: ChangeSet,
  movesAreGone: boolean,
): Promise<void> {
  if (result !== undefined) await save(tx, record, result);
  else if (movesAreGone) await tx.result.deleteMany({ where: { gameId } });
}
