/** Statements on the table of challenge entries, within a transaction. */
import type { ChangeSet } from '../../core/index.ts';
import { entryRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/** Inserts the entries of a change. The unique key rejects a second entry of a user. */
export async function insert(tx: Transaction, change: ChangeSet): Promise<void> {
  await insertRows(tx.challengeEntry, entryRows(change));
}
