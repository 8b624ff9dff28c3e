import { type ChangeSet, isUnfinished } from '../../core/index.ts';
import { planRow } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/** Saves the plans of a change. Deletes all plans of a game that is over. */
export async function saveOrDelete(tx: Transaction, gameId: string, { record, plans = [] }: ChangeSet) {
  if (!isUnfinished(record)) {
    await tx.plan.deleteMany({ where: { gameId } });
    return;
  }
  for (const plan of plans) {
    const { key, data } = planRow(plan);
    await tx.plan.upsert({ where: { gameId_user: key }, create: { ...key, ...data }, update: data });
  }
}
