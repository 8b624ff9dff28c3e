/**
 * Claims of one process on a shared database: games to post for, and jobs to run. Claims expire, and are free at once
 * if the process dies.
 *
 * Why posts of a game stay in order and are never made twice:
 * - A game is claimed as a whole (`Lane`), whatever happens to its rows: commits may add rows while it is being
 *   posted, and an undo may change or delete those being posted. No other process gets any of them.
 * - If two processes claim a game at once, only one gets it: both need its first row, which one locks and the other
 *   skips; and `Lane` has one row per game, written only while it is free.
 * - The outbox is read by a later statement, so it shows everything the previous process posted: a process releases a
 *   game after acknowledging its last post.
 * - Row ids of a game follow the order of its commits, as each commit writes the game's row first.
 *
 * A frozen or disconnected process may be in the middle of a post when another process claims its game. It renews its
 * claim before the next post, and stops if that fails. Discord recognizes the post under way by its nonce.
 */
import { empty, join, raw, sqltag as sql } from '@prisma/client/runtime/client';
import type { JobRepository } from '../../core/index.ts';
import type { Client, Database } from '../database.ts';
import { furthest, hasComeIn, LONGEST_WAIT } from '../due-time.ts';
import { LIVING, type Presence } from './process-registry.ts';

export interface Claims {
  /** Claims games with a due announcement, longest-waiting first, including those this process already holds. */
  games(limit: number, but: readonly string[]): Promise<string[]>;
  /** Renews the claim on a game, starting `wait` milliseconds from now. Returns false if the claim was lost. */
  hold(game: string, wait: number): Promise<boolean>;
  /** Releases the claim on a game. */
  leave(game: string): Promise<void>;
  /** Claims due jobs for `holdMs`, oldest first, and returns their keys. `reach`: see `JobRepository.claim`. */
  dues(holdMs: number, limit: number, reach: Reach): Promise<string[]>;
}

/** How many milliseconds ahead jobs of a kind can be due. */
export type Reach = NonNullable<Parameters<JobRepository['claim']>[2]>;

/** Duration of a claim on a game: enough for drawing a picture and posting it. */
const LANE = 90_000;

/**
 * Creates the claims of a process. Games are not marked in a database used by one process only. `now` is the clock
 * for claims.
 */
export function claimsOf(
  client: Client,
  { shared }: Pick<Database, 'shared'>,
  presence: Presence,
  now: () => Promise<Date>,
): Claims {
  const isDead = (claim: string) => (shared ? sql`${raw(claim)} NOT IN (${raw(LIVING)})` : sql`FALSE`);
  const skipLocked = (of = '') => (shared ? raw(`FOR UPDATE ${of} SKIP LOCKED`) : empty);

  /** Games whose first readable row is due. */
  const first = (at: Date, but: readonly string[]) => sql`
    SELECT "it"."gameId" FROM "Outbox" AS "it"
    WHERE ${hasComeIn('"it"."dueAt"', at, LONGEST_WAIT)} AND NOT "it"."aside" AND "it"."gameId" NOT IN (${
      // `IN` needs at least one value, and no game has an empty id.
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
      // Other processes would ignore the claims of a process they consider dead.
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
