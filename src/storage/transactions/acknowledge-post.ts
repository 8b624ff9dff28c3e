import type { Announcement, LastPost } from '../../core/index.ts';
import { isMissing } from '../errors.ts';
import type { Session } from '../session.ts';
import { enqueue } from '../tables/outbox.ts';

/** Deletes a posted announcement, stores its post as the game's last one, and adds follow-up announcements. */
export async function acknowledgePost(
  { transaction, clocks }: Session,
  id: number,
  { last, announcements }: { last: LastPost; announcements: readonly Announcement[] },
): Promise<void> {
  const written = transaction(async (tx) => {
    const row = await tx.outboxEntry.findUnique({ where: { id }, select: { gameId: true } });
    if (row === null) return;
    const lastPost = JSON.stringify(last);
    // Writes the game first, like a commit that undoes moves, to avoid deadlocks.
    await tx.game.update({ where: { id: row.gameId }, data: { lastPost }, select: { id: true } });
    await tx.outboxEntry.delete({ where: { id }, select: { id: true } });
    await enqueue(tx, row.gameId, announcements, clocks.now());
  });
  // Another process has acknowledged it concurrently, so nothing is written.
  await written.catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)));
}
