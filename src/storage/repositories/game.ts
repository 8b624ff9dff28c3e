import type { Announcement, GameRecord, GameRepository, ScheduledJob } from '../../core/index.ts';
import { assertRecord } from '../assertions.ts';
import { isDuplicate } from '../errors.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { BEGUN, LIVE, SUSPENDED } from '../filters.ts';
import { byId } from '../ordering.ts';
import { gameOf, gameRow, memberRow, outboxRows, recordOf, WITH_MEMBERS } from '../row-mappers.ts';
import type { Session, Transaction } from '../session.ts';
import { commitGame } from '../transactions/commit-game.ts';
import { replaceUser } from '../transactions/replace-user.ts';
import { findGamesMentioning, findGamesOfUser, inBatches } from '../user-lookup.ts';

export function gameRepository(session: Session): GameRepository {
  const { client, runExclusive, snapshot } = session;

  return {
    create: (record, announcements = [], jobs = []) =>
      runExclusive(() => create(session, record, announcements, jobs)),

    findById: (id) =>
      snapshot(async (tx) => {
        const game = await tx.game.findUnique({
          where: { id: escapeText(id) },
          include: { ...WITH_MEMBERS, moves: { orderBy: { index: 'asc' } } },
        });
        return game === null ? undefined : gameOf(game);
      }),

    findVersion: (id) =>
      runExclusive(async () => {
        const where = { id: escapeText(id) };
        return (await client.game.findUnique({ where, select: { version: true } }))?.version;
      }),

    findByChannel: (channel) => snapshot((tx) => inChannel(tx, escapeText(channel))),

    listActiveInGuild: (guild, limit) =>
      snapshot(async (tx) => {
        const rows = await tx.game.findMany({
          where: { guild: escapeText(guild), liveChannel: LIVE },
          orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
          take: limit,
          include: WITH_MEMBERS,
        });
        return rows.map(recordOf);
      }),

    listSuspendedInGuild: (guild, limit) =>
      snapshot(async (tx) => {
        const rows = await tx.game.findMany({
          where: { guild: escapeText(guild), ...SUSPENDED },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: limit,
          include: WITH_MEMBERS,
        });
        return rows.map(recordOf);
      }),

    listSuspendedByUser: (user) =>
      runExclusive(async () => {
        const ids = await findGamesOfUser(client, escapeText(user), {});
        const rows = await inBatches(ids, (part) =>
          client.game.findMany({ where: { id: { in: part }, ...SUSPENDED }, include: WITH_MEMBERS }),
        );
        return rows.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || byId(b, a)).map(recordOf);
      }),

    commit: (change) => commitGame(session, change),

    listByUser: (user, over = false) =>
      runExclusive(async () => {
        const ids = await findGamesOfUser(client, escapeText(user), over ? {} : { liveChannel: LIVE });
        const rows = await inBatches(ids, (part) =>
          client.game.findMany({ where: { id: { in: part } }, include: WITH_MEMBERS }),
        );
        return rows.sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime() || byId(a, b)).map(recordOf);
      }),

    findLastColour: (user) =>
      runExclusive(async () => {
        const last = await client.member.findFirst({
          where: { user: escapeText(user), colour: { not: null } },
          orderBy: [{ game: { createdAt: 'desc' } }, { gameId: 'desc' }],
          select: { colour: true },
        });
        return last?.colour ?? undefined;
      }),

    listMentioning: async (user) => {
      // JSON contains user ids as strings.
      const ids = await findGamesMentioning(client, runExclusive, escapeText(user), JSON.stringify(user));
      return ids.map(unescapeText).sort();
    },

    replaceUser: (game, from, to) => replaceUser(session, game, { from, to }),
  };
}

async function create(
  { client, clocks }: Session,
  record: GameRecord,
  announcements: readonly Announcement[],
  jobs: readonly ScheduledJob[],
): Promise<'created' | 'channelBusy'> {
  assertRecord(record);
  const members = { create: record.members.map(memberRow) };
  const due = { create: jobs.map(({ key, kind, seat, at }) => ({ key, kind, seat, at })) };
  const outbox = { create: outboxRows(announcements, clocks.now()) };
  try {
    await client.game.create({ data: { ...gameRow(record, 0), members, outbox, jobs: due } });
    return 'created';
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // The channel or (by a bug) the id can be the duplicate. Games are never deleted, so a count decides.
    const same = await client.game.count({ where: { id: escapeText(record.id) } });
    if (same === 0) return 'channelBusy';
    throw new Error(`There is a game ${record.id} already.`, { cause: error });
  }
}

async function inChannel(tx: Transaction, channel: string) {
  const live = await tx.game.findUnique({ where: { liveChannel: channel }, select: { id: true } });
  const last = await tx.game.findFirst({
    // Excludes the live game by id: a filter on `liveChannel` makes SQLite read all finished games.
    where: { channel, ...BEGUN, ...(live === null ? {} : { id: { not: live.id } }) },
    orderBy: [{ updatedAt: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return {
    live: live === null ? undefined : unescapeText(live.id),
    last: last === null ? undefined : unescapeText(last.id),
  };
}
