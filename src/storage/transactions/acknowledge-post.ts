/** The end of an announcement that was posted. */
import type { Announcement, LastPost } from '../../core/index.ts';
import { isMissing } from '../errors.ts';
import type { Session } from '../session.ts';
import { enqueue } from '../tables/outbox.ts';

/** Deletes the announcement, writes down its post, and adds what is owed after it; all of it or nothing. */
export async function acknowledgePost(
  { transaction, clocks }: Session,
  id: number,
  { last, owed }: { last: LastPost; owed: readonly Announcement[] },
): Promise<void> {
  const written = transaction(async (tx) => {
    const row = await tx.outbox.findUnique({ where: { id }, select: { gameId: true } });
    if (row === null) return;
    const lastPost = JSON.stringify(last);
    // The game comes first, as in a commit that takes moves back: otherwise each could wait for the other.
    await tx.game.update({ where: { id: row.gameId }, data: { lastPost }, select: { id: true } });
    await tx.outbox.delete({ where: { id }, select: { id: true } });
    await enqueue(tx, row.gameId, owed, clocks.now());
  });
  // Another process may have acknowledged it just now: then nothing of this is written.
  await written.catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)));
}
