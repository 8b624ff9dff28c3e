import type { ChangeSet } from '../../core/index.ts';
import { assertChange } from '../assertions.ts';
import { isDuplicate } from '../errors.ts';
import { escapeText } from '../escape.ts';
import { entryRows, moveRows, substitutionRows } from '../row-mappers.ts';
import type { Session } from '../session.ts';
import * as games from '../tables/games.ts';
import { insertRows } from '../tables/insert-rows.ts';
import * as jobs from '../tables/jobs.ts';
import * as members from '../tables/members.ts';
import * as outbox from '../tables/outbox.ts';
import * as plans from '../tables/plans.ts';
import * as results from '../tables/results.ts';

/** Writes the change atomically. Returns false on a conflict over the game, a plan, a challenge entry or a channel. */
export async function commitGame({ transaction, clocks }: Session, change: ChangeSet): Promise<boolean> {
  const written = transaction(async (tx) => {
    assertChange(change);
    const { record, keep, kept } = change;
    const gameId = escapeText(record.id);
    // The game's row is the lock: every transaction takes it first.
    if (!(await games.compareAndSwap(tx, change))) return false;
    const { count: removed } = await tx.move.deleteMany({ where: { gameId, index: { gte: keep } } });
    if (removed > 0) await outbox.truncateMoves(tx, gameId, keep, kept);
    await insertRows(tx.move, moveRows(change));
    await members.replaceIfChanged(tx, gameId, record.members);
    const substitutions = substitutionRows(record);
    if (substitutions.length > 0) await tx.substitution.deleteMany({ where: { gameId } });
    await insertRows(tx.substitution, substitutions);
    await results.saveOrDelete(tx, gameId, change, removed > 0);
    await jobs.reconcile(tx, gameId, change);
    // The unique key rejects a second entry of a user.
    await insertRows(tx.challengeEntry, entryRows(change));
    await plans.saveOrDelete(tx, gameId, change);
    if (change.relocated) await outbox.relocate(tx, gameId);
    await outbox.enqueue(tx, gameId, change.announcements, clocks.now());
    return true;
  });
  try {
    return await written;
  } catch (error) {
    const { entries, plans, relocated, revived } = change;
    const mayConflict = relocated || revived || entries !== undefined || plans !== undefined;
    if (!mayConflict || !isDuplicate(error)) throw error;
    return false;
  }
}
