/** Statements on the table of jobs, within a transaction. */
import { type ChangeSet, JOB_KINDS } from '../../core/index.ts';
import { jobRows } from '../row-mappers.ts';
import type { Transaction } from '../session.ts';
import { insertRows } from './insert-rows.ts';

/**
 * Replaces the game's jobs, if any are given. Claims of other processes on jobs that stay are kept. Jobs of kinds that
 * only a newer version knows stay too.
 */
export async function reconcile(tx: Transaction, gameId: string, change: ChangeSet): Promise<void> {
  if (change.jobs === undefined) return;
  const rows = jobRows(change);
  const keys = rows.map(({ key }) => key);
  const stored = await tx.scheduledJob.findMany({ where: { gameId } });
  const old = stored.filter(({ key, kind }) => !keys.includes(key) && JOB_KINDS.some((one) => one === kind));
  if (old.length > 0) await tx.scheduledJob.deleteMany({ where: { key: { in: old.map(({ key }) => key) } } });
  const added = rows.filter(({ key }) => stored.every((one) => one.key !== key));
  await insertRows(tx.scheduledJob, added);
  for (const { key, at } of rows) {
    const same = stored.find((one) => one.key === key);
    if (same !== undefined && same.at.getTime() !== at.getTime()) {
      await tx.scheduledJob.updateMany({ where: { key }, data: { at } });
    }
  }
}
