/**
 * What processes on one database take for themselves: games to post for, and things to be done. Each is taken by one
 * process for a time, and free again at once where that process dies.
 *
 * Why posts of a game stay in order, and none is made by two:
 * - A game is taken as a whole (`Lane`), whatever becomes of its rows: a commit may add some while it is being posted,
 *   an undo may shorten or delete those that are being posted, folding is done last. Nobody else gets any of them.
 * - Of two who take a game at once one gets it: both want its first row, which one locks and the other skips; and
 *   `Lane` has one row to a game, which is written only as long as it is free.
 * - What is owed is read after that, by a statement of its own: so whatever the process before has posted is seen to
 *   be gone, as it gives a game back after it has settled its last post.
 * - Rows of a game have numbers in the order of their commits, as each commit begins by writing the row of the game.
 *
 * A process that was frozen, or cut off from the database, may still be in the middle of a post when another has taken
 * its game. It asks before the next one, and stops; and of the one in the middle Discord knows the nonce.
 */
import { empty, join, raw, sqltag as sql } from '@prisma/client/runtime/client';
import type { JobRepository } from '../../core/index.ts';
import type { Client, Database } from '../database.ts';
import { furthest, hasComeIn, LONGEST_WAIT } from '../due-time.ts';
import { LIVING, type Presence } from './process-registry.ts';

export interface Claims {
  /** Takes games to which something can be posted now, the one that waits longest first; those that are ours as well. */
  games(limit: number, but: readonly string[]): Promise<string[]>;
  /** Keeps a game that was taken for as long again, after so many milliseconds; says whether it is ours still. */
  hold(game: string, wait: number): Promise<boolean>;
  /** Gives a game back. */
  leave(game: string): Promise<void>;
  /** Takes what is due, the oldest first, for so many milliseconds: their keys. `reach`: see `JobRepository.claim`. */
  dues(holdMs: number, limit: number, reach: Reach): Promise<string[]>;
}

/** How many milliseconds ahead things of a kind can be due. */
export type Reach = NonNullable<Parameters<JobRepository['claim']>[2]>;

/** Milliseconds for which a game is taken: a picture and a post may take as long, and hardly longer. */
const LANE = 90_000;

/**
 * The claims of a process. In a database that it has to itself nobody else takes games, so nothing is noted of them. `now`
 * is the clock by which claims begin and end.
 */
export function claimsOf(
  client: Client,
  { shared }: Pick<Database, 'shared'>,
  presence: Presence,
  now: () => Promise<Date>,
): Claims {
  const isDead = (claim: string) => (shared ? sql`${raw(claim)} NOT IN (${raw(LIVING)})` : sql`FALSE`);
  const skipLocked = (of = '') => (shared ? raw(`FOR UPDATE ${of} SKIP LOCKED`) : empty);

  /** Games whose first row is due. Rows that cannot be read hold up nothing. */
  const first = (at: Date, but: readonly string[]) => sql`
    SELECT "it"."gameId" FROM "Outbox" AS "it"
    WHERE ${hasComeIn('"it"."dueAt"', at, LONGEST_WAIT)} AND NOT "it"."aside" AND "it"."gameId" NOT IN (${
      // No game has the empty id; but a list may not be empty.
      join(['', ...but])
    }) AND NOT EXISTS (
      SELECT 1 FROM "Outbox" AS "before" WHERE "before"."gameId" = "it"."gameId"
      AND "before"."id" < "it"."id" AND NOT "before"."aside"
    )`;

  const until = (at: Date, wait = 0) => new Date(at.getTime() + Math.min(wait, LONGEST_WAIT) + LANE);
  const isOver = (at: Date) => hasComeIn('"Lane"."claimedUntil"', at, LONGEST_WAIT + LANE);

  async function taken(at: Date, limit: number, but: readonly string[]): Promise<{ gameId: string }[]> {
    const me = presence.id();
    return await client.$queryRaw`
      INSERT INTO "Lane" ("gameId", "claimedBy", "claimedUntil")
      SELECT "gameId", CAST(${me} AS INTEGER), CAST(${until(at)} AS TIMESTAMP(3)) FROM (
        ${first(at, but)} AND NOT EXISTS (
          SELECT 1 FROM "Lane" WHERE "Lane"."gameId" = "it"."gameId" AND "Lane"."claimedBy" <> ${me}
          AND NOT ${isOver(at)} AND NOT (${isDead('"Lane"."claimedBy"')})
        ) ORDER BY "it"."id" LIMIT ${limit} ${skipLocked('OF "it"')}
      ) AS "free"
      ON CONFLICT ("gameId") DO UPDATE
      SET "claimedBy" = excluded."claimedBy", "claimedUntil" = excluded."claimedUntil"
      WHERE "Lane"."claimedBy" = excluded."claimedBy" OR ${isOver(at)}
      OR ${isDead('"Lane"."claimedBy"')}
      RETURNING "gameId"`;
  }

  return {
    async games(limit, but) {
      // What nobody sees us hold, anybody would take from us.
      if (!presence.isSeen()) return [];
      const at = await now();
      const games = shared
        ? await taken(at, limit, but)
        : await client.$queryRaw<{ gameId: string }[]>`${first(at, but)} ORDER BY "it"."id" LIMIT ${limit}`;
      return games.map(({ gameId }) => gameId);
    },
    async hold(gameId, wait) {
      if (!shared) return true;
      const where = { gameId, claimedBy: presence.id() };
      return (
        (await client.lane.updateMany({ where, data: { claimedUntil: until(await now(), wait) } })).count > 0
      );
    },
    async leave(gameId) {
      if (shared) await client.lane.deleteMany({ where: { gameId, claimedBy: presence.id() } });
    },
    async dues(holdMs, limit, reach) {
      if (!presence.isSeen()) return [];
      const [at, me] = [await now(), presence.id()];
      const end = new Date(at.getTime() + holdMs);
      const due = Object.entries(reach).reduce(
        (others, [kind, ahead]) => sql`${others}
          UNION ALL SELECT "key" FROM "Due" WHERE "kind" = ${kind} AND "at" > ${furthest(at, ahead)}`,
        sql`SELECT "key" FROM "Due" WHERE "at" <= ${at}`,
      );
      const rows = await client.$queryRaw<{ key: string }[]>`
        WITH "free" AS MATERIALIZED (
          SELECT "key" FROM "Due" WHERE "key" IN (${due})
          AND ("claimedUntil" IS NULL OR ${hasComeIn('"claimedUntil"', at, holdMs)} OR ${isDead('"claimedBy"')})
          ORDER BY "at", "key" LIMIT ${limit} ${skipLocked()}
        )
        UPDATE "Due" SET "claimedBy" = ${me}, "claimedUntil" = ${end}, "attempts" = "attempts" + 1
        WHERE "key" IN (SELECT "key" FROM "free") RETURNING "key"`;
      return rows.map(({ key }) => key);
    },
  };
}
