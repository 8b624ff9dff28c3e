import type { OutboxEntry, OutboxRepository } from '../../core/index.ts';
import type { Claims } from '../cluster/outbox-locks.ts';
import { AT_ONCE, LONGEST_WAIT } from '../due-time.ts';
import { keepable, restored } from '../escape.ts';
import { LIVE, putOff } from '../filters.ts';
import { upToNotDue } from '../ordering.ts';
import { owedOf, parsed } from '../row-mappers.ts';
import type { Session } from '../session.ts';
import { enqueue } from '../tables/outbox.ts';
import { acknowledgePost } from '../transactions/acknowledge-post.ts';

/** Creates the repository. `complain` gets the announcements that cannot be parsed. */
export function outboxRepository(
  session: Session,
  claims: Claims,
  complain: (line: string) => void,
): OutboxRepository {
  const { client, clocks, inTurn, transaction } = session;
  const allPutOff = (at: Date) =>
    client.outbox.findMany({
      where: putOff(at),
      select: { id: true, game: { select: { channel: true } } },
    });

  return {
    claim: async (limit, but = []) => {
      const rows = await inTurn(() => claim(session, claims, limit, but));
      const found: OutboxEntry[] = [];
      for (const row of rows) {
        const owed = owedOf(row);
        if (owed !== undefined) {
          found.push(owed);
          continue;
        }
        await inTurn(() => client.outbox.updateMany({ where: { id: row.id }, data: { aside: true } }));
        complain(`Announcement ${row.id} of game ${row.gameId} cannot be read, and was set aside.`);
      }
      return found;
    },

    extendClaim: (game, wait = 0) => inTurn(() => claims.hold(keepable(game), wait)),

    releaseClaim: (game) => inTurn(() => claims.leave(keepable(game))),

    acknowledge: async (id, posted) => {
      if (posted !== undefined) await acknowledgePost(session, id, posted);
      else await inTurn(() => client.outbox.deleteMany({ where: { id } }));
    },

    enqueue: (game, owed) => transaction((tx) => enqueue(tx, keepable(game), owed, clocks.now())),

    listPendingPictures: () =>
      inTurn(async () => {
        const where = { liveChannel: LIVE, lastPost: { contains: '"bare":' } };
        const rows = await client.game.findMany({ where, select: { id: true } });
        return rows.map(({ id }) => restored(id));
      }),

    findLastPost: (game) =>
      inTurn(async () => {
        const where = { id: keepable(game) };
        const row = await client.game.findUnique({ where, select: { lastPost: true } });
        return parsed(row?.lastPost ?? null);
      }),

    postpone: (id, milliseconds) =>
      inTurn(async () => {
        const dueAt = new Date((await clocks.shared()).getTime() + Math.min(milliseconds, LONGEST_WAIT));
        await client.outbox.updateMany({ where: { id }, data: { attempts: { increment: 1 }, dueAt } });
      }),

    retryChannel: (name) =>
      inTurn(async () => {
        const channel = keepable(name);
        const at = await clocks.shared();
        const rows = await allPutOff(at);
        const id = { in: rows.flatMap((row) => (row.game.channel === channel ? row.id : [])) };
        await client.outbox.updateMany({ where: { ...putOff(at), id }, data: { dueAt: AT_ONCE } });
      }),

    listBlockedChannels: () =>
      inTurn(async () => {
        const rows = await allPutOff(await clocks.shared());
        return [...new Set(rows.map(({ game }) => restored(game.channel)))];
      }),
  };
}

/** Claims games and returns their rows that can be posted now. */
async function claim({ client, clocks }: Session, claims: Claims, limit: number, but: readonly string[]) {
  const games = await claims.games(limit, but.map(keepable));
  if (games.length === 0) return [];
  const found = await client.outbox.findMany({
    where: { gameId: { in: games }, aside: false },
    orderBy: { id: 'asc' },
    include: { game: { select: { channel: true } } },
  });
  const at = await clocks.shared();
  const inOrder = found.map((row) => ({ row, game: row.gameId, due: row.dueAt }));
  return upToNotDue(inOrder, at).map(({ row }) => row);
}
