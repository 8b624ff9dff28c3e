import type { Announcement, OutboxEntry, OutboxRepository } from '../../core/index.ts';
import { DAY_MS, MINUTE_MS } from '../../durations.ts';
import type { Claims } from '../cluster/outbox-locks.ts';
import { AT_ONCE, MAX_WAIT_MS } from '../due-time.ts';
import { isMissing } from '../errors.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { LIVE, postponed } from '../filters.ts';
import { beforeFirstNotDue } from '../ordering.ts';
import { outboxEntryOf, WITH_CHANNEL } from '../row-mappers.ts';
import type { Session } from '../session.ts';
import * as lastPosts from '../tables/last-post.ts';
import { enqueue } from '../tables/outbox.ts';

/** Deletes a posted announcement, stores its post as the game's last one, and adds follow-ups. Returns false if it is gone. */
async function acknowledgePost(
  { transaction, clocks }: Session,
  seen: Map<string, number>,
  id: number,
  { last, announcements, covered = [] }: NonNullable<Parameters<OutboxRepository['acknowledge']>[1]>,
): Promise<boolean> {
  const written = transaction(async (tx) => {
    const row = await tx.outboxEntry.findUnique({ where: { id }, select: { gameId: true } });
    if (row === null) return false;
    // Writes the game first, like a commit that undoes moves, to avoid deadlocks.
    const erasedAt = await lastPosts.save(tx, row.gameId, last, seen.get(row.gameId));
    await tx.outboxEntry.delete({ where: { id }, select: { id: true } });
    if (covered.length > 0) await tx.outboxEntry.deleteMany({ where: { id: { in: [...covered] } } });
    if (erasedAt !== undefined) seen.set(row.gameId, erasedAt);
    const further = erasedAt === undefined ? announcements : announcements.filter(namesNoOne);
    await enqueue(tx, row.gameId, further, clocks.now());
    return true;
  });
  // It was deleted concurrently, so nothing is written.
  return await written.catch((error: unknown) => (isMissing(error) ? false : Promise.reject(error)));
}

/** Returns whether a follow-up of a post composed before an erasure can stay. */
const namesNoOne = (announcement: Announcement): boolean =>
  announcement.kind === 'fold' && announcement.post.text === undefined;

/** While a new release is rolled out, its processes write kinds that older ones do not know. */
const NEWER = { retryAfterMs: 5 * MINUTE_MS, giveUpAfterMs: DAY_MS };

/** Creates the repository. `complain` gets the announcements that cannot be parsed. */
export function outboxRepository(
  session: Session,
  claims: Claims,
  complain: (line: string) => void,
): OutboxRepository {
  const { client, clocks, runExclusive, transaction } = session;
  /** Versions of the claimed games: what is posted was composed from these or later ones. */
  const seen = new Map<string, number>();
  const dueAfter = async (delayMs: number) => new Date((await clocks.shared()).getTime() + delayMs);
  const listPostponed = async (at: Date): Promise<OutboxEntry[]> => {
    const rows = await client.outboxEntry.findMany({ where: postponed(at), include: WITH_CHANNEL });
    return rows.map(outboxEntryOf).filter((entry) => typeof entry === 'object');
  };

  return {
    claim: async (limit, but = []) => {
      const rows = await runExclusive(() => claim(session, claims, limit, but));
      const found: OutboxEntry[] = [];
      const waiting = new Set<string>();
      for (const row of rows) {
        const { id, gameId, createdAt } = row;
        seen.set(gameId, row.game.version);
        if (waiting.has(gameId)) continue;
        const entry = outboxEntryOf(row);
        if (typeof entry === 'object') {
          found.push(entry);
          continue;
        }
        const waits = entry === 'newer' && clocks.now().getTime() < createdAt.getTime() + NEWER.giveUpAfterMs;
        if (waits) waiting.add(gameId);
        await runExclusive(async () => {
          const data = waits ? { dueAt: await dueAfter(NEWER.retryAfterMs) } : { unreadable: true };
          await client.outboxEntry.updateMany({ where: { id }, data });
        });
        complain(
          `Announcement ${id} of game ${gameId} ${waits ? 'waits for a newer release' : 'cannot be read, and was set aside'}.`,
        );
      }
      return found;
    },

    extendClaim: (game, delayMs = 0) => runExclusive(() => claims.extendClaim(escapeText(game), delayMs)),

    releaseClaim: (game) => {
      seen.delete(escapeText(game));
      return runExclusive(() => claims.releaseClaim(escapeText(game)));
    },

    acknowledge: async (id, posted, to) => {
      if (posted !== undefined) return await acknowledgePost(session, seen, id, posted);
      const where = { id, ...(to !== undefined && { movesTo: { gte: to } }) };
      return (await runExclusive(() => client.outboxEntry.deleteMany({ where }))).count > 0;
    },

    enqueue: (game, announcements) =>
      transaction((tx) => enqueue(tx, escapeText(game), announcements, clocks.now())),

    listPendingPictures: () =>
      runExclusive(async () => {
        const where = { liveChannel: LIVE, lastPost: { contains: '"bare":' } };
        const rows = await client.game.findMany({ where, select: { id: true } });
        return rows.map(({ id }) => unescapeText(id));
      }),

    findLastPost: (game) =>
      runExclusive(async () => {
        const where = { id: escapeText(game) };
        const row = await client.game.findUnique({ where, select: { lastPost: true } });
        return lastPosts.readLastPost(row?.lastPost ?? null);
      }),

    postpone: (id, delayMs, channel) =>
      runExclusive(async () => {
        const dueAt = await dueAfter(Math.min(delayMs, MAX_WAIT_MS));
        const where = { id, ...(channel !== undefined && { game: { channel: escapeText(channel) } }) };
        await client.outboxEntry.updateMany({ where, data: { attempts: { increment: 1 }, dueAt } });
      }),

    retryChannel: (channel) =>
      runExclusive(async () => {
        const at = await clocks.shared();
        const entries = await listPostponed(at);
        const id = { in: entries.flatMap((entry) => (entry.channel === channel ? entry.id : [])) };
        await client.outboxEntry.updateMany({ where: { ...postponed(at), id }, data: { dueAt: AT_ONCE } });
      }),

    listBlockedChannels: () =>
      runExclusive(async () => {
        const entries = await listPostponed(await clocks.shared());
        return [...new Set(entries.map(({ channel }) => channel))];
      }),
  };
}

/** Claims games and returns their rows that can be posted now. */
async function claim({ client, clocks }: Session, claims: Claims, limit: number, but: readonly string[]) {
  const games = await claims.claimGames(limit, but.map(escapeText));
  if (games.length === 0) return [];
  const found = await client.outboxEntry.findMany({
    where: { gameId: { in: games }, unreadable: false },
    orderBy: { id: 'asc' },
    include: WITH_CHANNEL,
  });
  const at = await clocks.shared();
  const inOrder = found.map((row) => ({ row, game: row.gameId, due: row.dueAt }));
  return beforeFirstNotDue(inOrder, at).map(({ row }) => row);
}
