/** Keeps games in a database, through Prisma's client. */
import { isDeepStrictEqual } from 'node:util';
import type { Announcement, Commit, GameRecord, Store } from '../core/index.ts';
import { checkChange, checkRecord } from './assertions.ts';
import { claimsOf } from './cluster/outbox-locks.ts';
import type { Presence } from './cluster/process-registry.ts';
import { callsOf } from './cluster/signals.ts';
import type { Client, Clocks, Database } from './database.ts';
import { AT_ONCE, hasComeIn, isAhead, LONGEST_WAIT, waitingOf } from './due-time.ts';
import { keepable, restored } from './escape.ts';
import { byId, upToNotDue } from './ordering.ts';
import { announcementOf } from './parse-announcement.ts';
import { calledOtherwise, isWorded, renamed } from './pseudonymize.ts';
import {
  dealOf,
  dueOf,
  dueRows,
  entryOf,
  entryRows,
  gameOf,
  gameRow,
  memberRow,
  moveRows,
  outboxRows,
  owedOf,
  parsed,
  planOf,
  planRow,
  positionRow,
  recordOf,
  resultRow,
  tenureRows,
  WITH_MEMBERS,
} from './row-mappers.ts';
import type { InTurn } from './serialize.ts';
import { cutTo } from './truncate-announcement.ts';
import { gamesWith, inParts, tracesOf } from './user-lookup.ts';

type Transaction = Parameters<Parameters<Client['$transaction']>[0]>[0];

/** Milliseconds that a transaction may wait for its turn, and may take. Disks of small servers are slow. */
const TRANSACTION = { maxWait: 20_000, timeout: 20_000 };

/** Any channel at all. `not: null` says the same, but then SQLite looks through all games, not through an index. */
const LIVE = { gte: '' };

/**
 * The store in a database that is up to date, for a process that others see by `presence`, which is closed with it.
 * `complain` is told what was found broken and left out.
 */
export function prismaStore(
  client: Client,
  database: Pick<Database, 'inTurn' | 'shared'>,
  presence: Presence,
  { now, shared: clock }: Clocks,
  complain: (line: string) => void,
): Store {
  const claims = claimsOf(client, database, presence, clock);
  const { close: endCalls, ...calls } = callsOf(presence);
  let closed = false;
  const underWay = new Set<Promise<unknown>>();
  /** The client would connect again if it were asked anything after the end. */
  const inTurn: InTurn = async (task) => {
    if (closed) throw new Error('The store is closed.');
    const work = database.inTurn(task);
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const transaction = <T>(task: (tx: Transaction) => Promise<T>) =>
    inTurn(() => client.$transaction(task, TRANSACTION));
  const owe = async (tx: Transaction, gameId: string, owed: readonly Announcement[]) => {
    if (owed.length === 0) return;
    await tx.outbox.createMany({ data: outboxRows(owed, now()).map((row) => ({ ...row, gameId })) });
  };
  /** Reads several things as of one moment. Nothing else runs at this level, so that nothing gets in its way. */
  const moment = <T>(task: (tx: Transaction) => Promise<T>) =>
    inTurn(() => client.$transaction(task, { ...TRANSACTION, isolationLevel: 'Serializable' }));

  const putOff = (at: Date) => ({ aside: false, attempts: { gt: 0 }, dueAt: isAhead(at, LONGEST_WAIT) });
  const allPutOff = (at: Date) =>
    client.outbox.findMany({
      where: putOff(at),
      select: { id: true, game: { select: { channel: true } } },
    });

  return {
    create: (record, owed = []) =>
      inTurn(async () => {
        checkRecord(record);
        const members = { create: record.members.map(memberRow) };
        const outbox = { create: outboxRows(owed, now()) };
        try {
          await client.game.create({ data: { ...gameRow(record, 0), members, outbox } });
          return 'created';
        } catch (error) {
          if (!isTaken(error)) throw error;
          // Two things can be taken: the channel, and (by a bug) the id. Games are never deleted, so it is seen here.
          const same = await client.game.count({ where: { id: keepable(record.id) } });
          if (same === 0) return 'channelBusy';
          throw new Error(`There is a game ${record.id} already.`, { cause: error });
        }
      }),

    load: (id) =>
      moment(async (tx) => {
        const game = await tx.game.findUnique({
          where: { id: keepable(id) },
          include: { ...WITH_MEMBERS, moves: { orderBy: { index: 'asc' } } },
        });
        return game === null ? undefined : gameOf(game);
      }),

    version: (id) =>
      inTurn(async () => {
        const where = { id: keepable(id) };
        return (await client.game.findUnique({ where, select: { version: true } }))?.version;
      }),

    inChannel: (name) =>
      moment(async (tx) => {
        const channel = keepable(name);
        const live = await tx.game.findUnique({ where: { liveChannel: channel }, select: { id: true } });
        const last = await tx.game.findFirst({
          // All but the live one: asked for those that are not live, SQLite reads every game that is over.
          where: { channel, ...(live === null ? {} : { id: { not: live.id } }) },
          orderBy: [{ updatedAt: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
          select: { id: true },
        });
        return {
          live: live === null ? undefined : restored(live.id),
          last: last === null ? undefined : restored(last.id),
        };
      }),

    inGuild: (guild, limit) =>
      moment(async (tx) => {
        const rows = await tx.game.findMany({
          where: { guild: keepable(guild), liveChannel: LIVE },
          orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
          take: limit,
          include: WITH_MEMBERS,
        });
        return rows.map(recordOf);
      }),

    setAsideIn: (guild, limit) =>
      moment(async (tx) => {
        const rows = await tx.game.findMany({
          where: { guild: keepable(guild), status: 'ended', timing: { contains: '"setAside":true' } },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: limit,
          include: WITH_MEMBERS,
        });
        return rows.map(recordOf);
      }),

    commit: async (change) => {
      const written = transaction(async (tx) => {
        checkChange(change);
        const gameId = keepable(change.record.id);
        if (!(await swap(tx, change))) return false;
        const { count: gone } = await tx.move.deleteMany({ where: { gameId, index: { gte: change.keep } } });
        if (gone > 0) await cutOwed(tx, gameId, change.keep);
        if (change.append.length > 0) await tx.move.createMany({ data: moveRows(change) });
        await keepMembers(tx, gameId, change.record.members);
        const tenures = tenureRows(change.record);
        if (tenures.length > 0) {
          await tx.tenure.deleteMany({ where: { gameId } });
          await tx.tenure.createMany({ data: tenures });
        }
        await keepBesides(tx, change, gone > 0);
        await owe(tx, gameId, change.owed);
        return true;
      });
      try {
        return await written;
      } catch (error) {
        if (change.entries === undefined || !isTaken(error)) throw error;
        return false;
      }
    },

    owed: async (limit, but = []) => {
      const rows = await inTurn(async () => {
        const games = await claims.games(limit, but.map(keepable));
        if (games.length === 0) return [];
        const found = await client.outbox.findMany({
          where: { gameId: { in: games }, aside: false },
          orderBy: { id: 'asc' },
          include: { game: { select: { channel: true } } },
        });
        const at = await clock();
        const inOrder = found.map((row) => ({ row, game: row.gameId, due: row.dueAt }));
        return upToNotDue(inOrder, at).map(({ row }) => row);
      });
      const read = rows.map((row) => ({ row, owed: owedOf(row) }));
      for (const { row, owed } of read) {
        if (owed !== undefined) continue;
        await inTurn(() => client.outbox.updateMany({ where: { id: row.id }, data: { aside: true } }));
        complain(`Announcement ${row.id} of game ${row.gameId} cannot be read, and was set aside.`);
      }
      return read.flatMap(({ owed }) => owed ?? []);
    },

    hold: (game, wait = 0) => inTurn(() => claims.hold(keepable(game), wait)),

    leave: (game) => inTurn(() => claims.leave(keepable(game))),

    settle: async (id, posted) => {
      if (posted === undefined) {
        await inTurn(() => client.outbox.deleteMany({ where: { id } }));
        return;
      }
      const settled = transaction(async (tx) => {
        const row = await tx.outbox.findUnique({ where: { id }, select: { gameId: true } });
        if (row === null) return;
        const lastPost = JSON.stringify(posted.last);
        // The game comes first, as in a commit that takes moves back: otherwise each could wait for the other.
        await tx.game.update({ where: { id: row.gameId }, data: { lastPost }, select: { id: true } });
        await tx.outbox.delete({ where: { id }, select: { id: true } });
        await owe(tx, row.gameId, posted.owed);
      });
      // Another process may have settled it just now: then nothing of this is written.
      await settled.catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error)));
    },

    owe: (game, owed) => transaction((tx) => owe(tx, keepable(game), owed)),

    bare: () =>
      inTurn(async () => {
        const where = { liveChannel: LIVE, lastPost: { contains: '"bare":' } };
        const rows = await client.game.findMany({ where, select: { id: true } });
        return rows.map(({ id }) => restored(id));
      }),

    lastPost: (game) =>
      inTurn(async () => {
        const where = { id: keepable(game) };
        const row = await client.game.findUnique({ where, select: { lastPost: true } });
        return parsed(row?.lastPost ?? null);
      }),

    defer: (id, milliseconds) =>
      inTurn(async () => {
        const dueAt = new Date((await clock()).getTime() + Math.min(milliseconds, LONGEST_WAIT));
        await client.outbox.updateMany({ where: { id }, data: { attempts: { increment: 1 }, dueAt } });
      }),

    hasten: (name) =>
      inTurn(async () => {
        const channel = keepable(name);
        const at = await clock();
        const rows = await allPutOff(at);
        const id = { in: rows.flatMap((row) => (row.game.channel === channel ? row.id : [])) };
        await client.outbox.updateMany({ where: { ...putOff(at), id }, data: { dueAt: AT_ONCE } });
      }),

    heldUp: () =>
      inTurn(async () => {
        const rows = await allPutOff(await clock());
        return [...new Set(rows.map(({ game }) => restored(game.channel)))];
      }),

    claim: (holdMs, limit, reach = {}) =>
      inTurn(async () => {
        const keys = await claims.dues(holdMs, limit, reach);
        if (keys.length === 0) return [];
        const where = { key: { in: keys } };
        const rows = await client.due.findMany({ where, orderBy: [{ at: 'asc' }, { key: 'asc' }] });
        return rows.map(dueOf);
      }),

    release: (key) =>
      inTurn(async () => {
        const data = { claimedBy: null, claimedUntil: null, attempts: { decrement: 1 } };
        await client.due.updateMany({ where: { key, claimedBy: presence.id() }, data });
      }),

    done: (key) =>
      inTurn(async () => void (await client.due.deleteMany({ where: { key, claimedBy: presence.id() } }))),

    results: (name, version) =>
      inTurn(async () => {
        const where = { guild: keepable(name), version };
        const rows = await client.result.findMany({ where, select: { result: true } });
        return rows.flatMap(({ result }) => parsed(result) ?? []);
      }),

    withoutResult: (name, version) =>
      inTurn(async () => {
        const rows = await client.game.findMany({
          where: {
            ...{ guild: keepable(name), liveChannel: null, status: 'finished' },
            results: { none: { version } },
          },
          orderBy: { id: 'asc' },
          select: { id: true },
        });
        return rows.map(({ id }) => restored(id));
      }),

    keepResult: (game, at, result) =>
      transaction(async (tx) => {
        const where = { id: keepable(game), version: at, status: 'finished' };
        // Written as it is, so that a commit under way waits here.
        const { count } = await tx.game.updateMany({ where, data: { version: at } });
        if (count === 0) return;
        const { id, guild } = await tx.game.findUniqueOrThrow({ where: { id: keepable(game) } });
        await keepResult(tx, resultRow({ id: restored(id), guild: restored(guild) }, result));
      }),

    ofUser: (name, over = false) =>
      inTurn(async () => {
        const ids = await gamesWith(client, keepable(name), over ? {} : { liveChannel: LIVE });
        const rows = await inParts(ids, (part) =>
          client.game.findMany({ where: { id: { in: part } }, include: WITH_MEMBERS }),
        );
        return rows.sort((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime() || byId(a, b)).map(recordOf);
      }),

    traces: async (name) => {
      // In JSON a user stands as a string among others.
      const ids = await tracesOf(client, inTurn, keepable(name), JSON.stringify(name));
      return ids.map(restored).sort();
    },

    rename: (game, name, to) => transaction((tx) => rename(tx, keepable(game), name, to)),

    plan: (game, user) =>
      inTurn(async () => {
        const where = { gameId_user: { gameId: keepable(game), user: keepable(user) } };
        const row = await client.plan.findUnique({ where });
        return row === null ? undefined : planOf(row);
      }),

    keepPlan: (plan) =>
      inTurn(async () => {
        const { key, data } = planRow(plan);
        if (plan.version > 1) {
          const { count } = await client.plan.updateMany({
            where: { ...key, version: plan.version - 1 },
            data,
          });
          return count > 0;
        }
        try {
          await client.plan.create({ data: { ...key, ...data } });
          return true;
        } catch (error) {
          if (isTaken(error)) return false;
          throw error;
        }
      }),

    people: (users) =>
      inTurn(async () => {
        const rows = await client.person.findMany({ where: { user: { in: users.map(keepable) } } });
        return new Map(rows.map(({ user, settings }) => [restored(user), parsed(settings)]));
      }),

    keepPerson: (name, value) =>
      inTurn(async () => {
        const user = keepable(name);
        if (value === undefined) await client.person.deleteMany({ where: { user } });
        else {
          const settings = JSON.stringify(value);
          await client.person.upsert({ where: { user }, create: { user, settings }, update: { settings } });
        }
      }),

    server: (name) =>
      inTurn(async () => {
        const row = await client.server.findUnique({ where: { guild: keepable(name) } });
        return row === null ? undefined : parsed(row.settings);
      }),

    keepServer: (name, value) =>
      inTurn(async () => {
        const [guild, settings] = [keepable(name), JSON.stringify(value)];
        await client.server.upsert({ where: { guild }, create: { guild, settings }, update: { settings } });
      }),

    deal: (name, week, players, drawn) =>
      inTurn(async () => {
        const guild = keepable(name);
        const at = { guild, week, players };
        const { seed, options, content, generator = null } = drawn;
        const row = { seed: keepable(seed), options: JSON.stringify(options), content: keepable(content) };
        try {
          await client.challenge.create({ data: { ...at, ...row, generator } });
        } catch (error) {
          if (!isTaken(error)) throw error;
        }
        return dealOf(await client.challenge.findUniqueOrThrow({ where: { guild_week_players: at } }));
      }),

    deals: (guild, limit) =>
      inTurn(async () => {
        const rows = await client.challenge.findMany({
          where: { guild: keepable(guild) },
          orderBy: [{ week: 'desc' }, { players: 'asc' }],
          take: limit,
        });
        return rows.map(dealOf);
      }),

    entries: (guild, week) =>
      inTurn(async () => {
        const rows = await client.challengeEntry.findMany({
          where: { guild: keepable(guild), week },
          orderBy: [{ gameId: 'asc' }, { user: 'asc' }],
        });
        return rows.map(entryOf);
      }),

    keepEntered: (week, hash) =>
      inTurn(async () => {
        await client.entered.upsert({ where: { hash }, create: { hash, week }, update: {} });
      }),

    hasEntered: (hash) => inTurn(async () => (await client.entered.findUnique({ where: { hash } })) !== null),

    forgetEntered: (week) =>
      inTurn(async () => void (await client.entered.deleteMany({ where: { week: { lte: week } } }))),

    keepContent: (id, json) =>
      inTurn(async () => {
        try {
          await client.content.create({ data: { id: keepable(id), json: keepable(json) } });
        } catch (error) {
          if (!isTaken(error)) throw error;
        }
      }),

    contents: () =>
      inTurn(async () => {
        const rows = await client.content.findMany();
        return rows.map(({ id, json }) => ({ id: restored(id), json: restored(json) })).sort(byId);
      }),

    remembered: (key) =>
      inTurn(async () => {
        const row = await client.setting.findUnique({ where: { key: keepable(key) } });
        return row === null ? undefined : restored(row.value);
      }),

    remember: (name, text) =>
      inTurn(async () => {
        const [key, value] = [keepable(name), keepable(text)];
        await client.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
      }),

    rememberFirst: (name, text) =>
      inTurn(async () => {
        const [key, value] = [keepable(name), keepable(text)];
        try {
          await client.setting.create({ data: { key, value } });
          return text;
        } catch (error) {
          if (!isTaken(error)) throw error;
          return restored((await client.setting.findUniqueOrThrow({ where: { key } })).value);
        }
      }),

    counts: () =>
      inTurn(async () => {
        const at = await clock();
        // Of each game the first alone: the others wait for it.
        const [first] = await client.$queryRaw<{ id: number }[]>`
          SELECT "id" FROM "Outbox" WHERE ${hasComeIn('"dueAt"', at, LONGEST_WAIT)} AND "id" IN (
            SELECT MIN("id") FROM "Outbox" WHERE NOT "aside" GROUP BY "gameId"
          ) ORDER BY "id" LIMIT 1`;
        const oldest = await client.outbox.findUnique({ where: { id: first?.id ?? -1 } });
        return {
          live: await client.game.count({ where: { liveChannel: LIVE } }),
          owed: await client.outbox.count({ where: { aside: false } }),
          putOff: await client.outbox.count({ where: putOff(at) }),
          aside: await client.outbox.count({ where: { aside: true } }),
          oldest: oldest === null ? undefined : waitingOf(oldest, oldest.dueAt, at),
          overdue: await client.due.count({ where: { at: { lte: at } } }),
        };
      }),

    ...calls,

    close: async () => {
      closed = true;
      await Promise.allSettled(underWay);
      endCalls();
      // What it leaves behind is free as soon as nobody sees it any more.
      calls.call('owed');
      calls.call('due');
      await client.$disconnect();
      await presence.close();
    },
  };
}

/**
 * The compare-and-swap: writes the row of the game if it still has the expected version. It comes first in its
 * transaction, so that of two at once the second waits here, and then finds that it has lost.
 */
async function swap(tx: Transaction, change: Commit): Promise<boolean> {
  const { record, expected, keep, append } = change;
  const { id, ...data } = { ...gameRow(record, keep + append.length), ...positionRow(change) };
  // A move may be there beyond those that a broken game says it has.
  const enough = [{ moveCount: { gte: keep } }, { moves: { some: { index: keep - 1 } } }];
  const { count } = await tx.game.updateMany({ where: { id, version: expected, OR: enough }, data });
  if (count > 0) return true;
  const still = await tx.game.count({ where: { id, version: expected } });
  if (still > 0) throw new Error(`Game ${record.id} has no ${keep} moves to keep.`);
  return false;
}

async function keepResult(tx: Transaction, row: ReturnType<typeof resultRow>): Promise<void> {
  await tx.result.upsert({ where: { gameId: row.gameId }, create: row, update: row });
}

/** Makes these all that is to be done about a game. What another process is doing goes on, if it is still among them. */
async function keepDues(tx: Transaction, gameId: string, rows: ReturnType<typeof dueRows>): Promise<void> {
  const keys = rows.map(({ key }) => key);
  const there = await tx.due.findMany({ where: { gameId } });
  const old = there.filter(({ key }) => !keys.includes(key));
  if (old.length > 0) await tx.due.deleteMany({ where: { key: { in: old.map(({ key }) => key) } } });
  const added = rows.filter(({ key }) => there.every((one) => one.key !== key));
  if (added.length > 0) await tx.due.createMany({ data: added });
  for (const { key, at } of rows) {
    const same = there.find((one) => one.key === key);
    if (same !== undefined && same.at.getTime() !== at.getTime()) {
      await tx.due.updateMany({ where: { key }, data: { at } });
    }
  }
}

/** Makes these the members. They are the same at most times. */
async function keepMembers(tx: Transaction, gameId: string, members: GameRecord['members']): Promise<void> {
  const rows = members.map((member, place) => ({ gameId, ...memberRow(member, place) }));
  const there = await tx.member.findMany({ where: { gameId }, orderBy: { place: 'asc' } });
  if (isDeepStrictEqual(there, rows)) return;
  await tx.member.deleteMany({ where: { gameId } });
  await tx.member.createMany({ data: rows });
}

/** What is kept beside a game: what came of it, what is due, entries of a challenge, plans. `cut`: moves are gone. */
async function keepBesides(tx: Transaction, change: Commit, cut: boolean): Promise<void> {
  const { record, result, plan } = change;
  const gameId = keepable(record.id);
  if (result !== undefined) await keepResult(tx, resultRow(record, result));
  else if (cut) await tx.result.deleteMany({ where: { gameId } });
  if (change.dues !== undefined) await keepDues(tx, gameId, dueRows(change));
  const entries = entryRows(change);
  if (entries.length > 0) await tx.challengeEntry.createMany({ data: entries });
  if (record.status !== 'playing') await tx.plan.deleteMany({ where: { gameId } });
  else if (plan !== undefined) {
    const { key, data } = planRow(plan);
    await tx.plan.upsert({ where: { gameId_user: key }, create: { ...key, ...data }, update: data });
  }
}

/** Puts somebody else in the place of a user, wherever they stand in a game. */
async function rename(
  tx: Transaction,
  gameId: string,
  from: string,
  to: { user: string; name: string },
): Promise<void> {
  const [former, user, name] = [keepable(from), keepable(to.user), keepable(to.name)];
  // It comes first, so that a commit under way waits here, and then finds that it has lost.
  await tx.game.updateMany({ where: { id: gameId }, data: { version: { increment: 1 } } });
  const game = await tx.game.findUnique({ where: { id: gameId } });
  if (game === null) return;
  const inJson = (json: string | null) =>
    json === null || parsed(json) === undefined ? json : JSON.stringify(renamed(parsed(json), from, to.user));
  await tx.game.update({
    where: { id: gameId },
    data: {
      host: game.host === former ? user : game.host,
      ...{ consent: inJson(game.consent), timing: inJson(game.timing), orders: inJson(game.orders) },
      lastPost: asItIs(game.lastPost),
    },
  });
  await tx.member.updateMany({ where: { gameId, user: former }, data: { user, name } });
  await tx.tenure.updateMany({ where: { gameId, user: former }, data: { user, name } });
  await tx.challengeEntry.updateMany({ where: { gameId, user: former }, data: { user } });
  await tx.move.updateMany({ where: { gameId, by: former }, data: { by: user } });
  const kept = await tx.result.findUnique({ where: { gameId } });
  if (kept !== null) {
    const result = JSON.stringify(calledOtherwise(parsed(kept.result), from, to));
    await tx.result.update({ where: { gameId }, data: { result } });
  }
  await tx.plan.deleteMany({ where: { gameId, user: former } });
  const owed = await tx.outbox.findMany({ where: { gameId } });
  for (const { id, announcement } of owed) {
    if (isWorded(parsed(announcement))) {
      await tx.outbox.delete({ where: { id } });
      continue;
    }
    const changed = inJson(announcement) ?? announcement;
    if (changed !== announcement) await tx.outbox.update({ where: { id }, data: { announcement: changed } });
  }
}

/** The newest post names people in words: it stays as it was posted, and nothing else will be left of it. */
function asItIs(json: string | null): string | null {
  const post = parsed(json);
  if (typeof post !== 'object' || post === null) return json;
  return JSON.stringify({ ...post, fold: undefined, bare: undefined, deciding: undefined });
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether something was not written because the same is there already. */
const isTaken = (error: unknown): boolean => hasCode(error, 'P2002');

/** Whether something was not written because what it is about is not there any more. */
const isGone = (error: unknown): boolean => hasCode(error, 'P2025');

/** Shortens what is owed about moves that have been taken back, or drops it. */
async function cutOwed(tx: Transaction, gameId: string, keep: number): Promise<void> {
  const rows = await tx.outbox.findMany({ where: { gameId, movesTo: { gt: keep } } });
  for (const { id, announcement } of rows) {
    const owed = announcementOf(announcement);
    if (owed === undefined) continue; // It is set aside when its turn comes.
    const left = cutTo(owed, keep);
    if (left === undefined) await tx.outbox.delete({ where: { id } });
    else {
      const data = { announcement: JSON.stringify(left), movesTo: keep };
      await tx.outbox.update({ where: { id }, data });
    }
  }
}
