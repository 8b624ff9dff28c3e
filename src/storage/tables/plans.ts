import { type ChangeSet, isUnfinished } from '../../core/index.ts';
import { planRow } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';

/** Saves the plans of a change: the unique key rejects one that was edited meanwhile. Deletes all plans of a game that is over. */
export async function saveOrDelete(tx: Transaction, gameId: string, { record, plans = [] }: ChangeSet) {
  if (!isUnfinished(record)) {
    await tx.plan.deleteMany({ where: { gameId } });
    return;
  }
  for (const plan of plans) {
    const { key, data } = planRow(plan);
    const { count } = await tx.plan.updateMany({ where: { ...key, version: plan.version - 1 }, data });
    if (count === 0) await tx.plan.create({ data: { ...key, ...data } });
  }
}
