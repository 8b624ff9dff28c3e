/**
 * Claims of one process on a shared database: games to post for, and jobs to run. They expire, and are free at once if
 * the process dies. Why posts of a game stay in order and are never made twice:
 * - A game is claimed as a whole (`OutboxLock`). Only one of two processes gets it: both need its first row, which one locks.
 * - A process releases a game after acknowledging its last post, and the next reads the outbox in a later statement.
 * - Row ids of a game follow the order of its commits, as each commit writes the game's row first.
 * - A frozen process renews its claim before the next post. Discord recognizes the post under way by its nonce.
 */
import { empty, join, raw, sqltag as sql } from '@prisma/client/runtime/client';
import { JOB_KINDS, type JobRepository } from '../../core/index.ts';
import type { Client, Database } from '../database.ts';
import { hasComeSql, latestDueTime, MAX_CLAIM_MS, MAX_WAIT_MS } from '../due-time.ts';
import { ALIVE_PROCESSES_SQL, type ProcessRegistry } from './process-registry.ts';

export type Reach = NonNullable<Parameters<JobRepository['claim']>[2]>;

/** Duration of a claim on a game: enough for drawing a picture and posting it. */
const CLAIM_MS = 90_000;

/** Creates the claims of a process. A database used by one process only marks no games. */
export function createClaims(
  client: Client,
  { shared }: Pick<Database, 'shared'>,
  processes: ProcessRegistry,
  now: () => Promise<Date>,
) {
  const isDead = (claim: string) =>
    shared ? sql`${raw(claim)} NOT IN (${raw(ALIVE_PROCESSES_SQL)})` : sql`FALSE`;
  const skipLocked = (of = '') => (shared ? raw(`FOR UPDATE ${of} SKIP LOCKED`) : empty);

  /** Games whose first readable row is due. */
  const first = (at: Date, but: readonly string[]) => sql`
    SELECT "it"."gameId" FROM "Outbox" AS "it"
    WHERE ${hasComeSql('"it"."dueAt"', at, MAX_WAIT_MS)} AND NOT "it"."aside" AND "it"."gameId" NOT IN (${
      // `IN` needs at least one value, and no game has an empty id.
      join(['', ...but])
    }) AND NOT EXISTS (
      SELECT 1 FROM "Outbox" AS "before" WHERE "before"."gameId" = "it"."gameId"
      AND "before"."id" < "it"."id" AND NOT "before"."aside"
    )`;

  const until = (at: Date, delayMs = 0) => new Date(at.getTime() + Math.min(delayMs, MAX_WAIT_MS) + CLAIM_MS);
  const isOver = (at: Date) => hasComeSql('"Lane"."claimedUntil"', at, MAX_WAIT_MS + CLAIM_MS);

  async function taken(at: Date, limit: number, but: readonly string[]): Promise<{ gameId: string }[]> {
    const me = processes.id();
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
    /** Claims games with a due announcement, longest-waiting first, including those this process already holds. */
    async claimGames(limit: number, but: readonly string[]) {
      // Other processes would ignore the claims of a process they consider dead.
      if (!processes.isAlive()) return [];
      const at = await now();
      const games = shared
        ? await taken(at, limit, but)
        : await client.$queryRaw<{ gameId: string }[]>`${first(at, but)} ORDER BY "it"."id" LIMIT ${limit}`;
      return games.map(({ gameId }) => gameId);
    },
    async extendClaim(gameId: string, delayMs: number) {
      if (!shared) return true;
      const where = { gameId, claimedBy: processes.id() };
      return (
        (await client.outboxLock.updateMany({ where, data: { claimedUntil: until(await now(), delayMs) } }))
          .count > 0
      );
    },
    async releaseClaim(gameId: string) {
      if (shared) await client.outboxLock.deleteMany({ where: { gameId, claimedBy: processes.id() } });
    },
    /**
     * Claims due jobs for `holdMs`, oldest first, and returns their keys. `reach`: see `JobRepository.claim`. Jobs of
     * kinds that only a newer version knows are left to it.
     */
    async claimJobs(holdMs: number, limit: number, reach: Reach) {
      if (!processes.isAlive()) return [];
      const [at, me] = [await now(), processes.id()];
      const end = new Date(at.getTime() + holdMs);
      const due = Object.entries(reach).reduce(
        (others, [kind, ahead]) => sql`${others}
          UNION ALL SELECT "key" FROM "Due" WHERE "kind" = ${kind} AND "at" > ${latestDueTime(at, ahead)}`,
        sql`SELECT "key" FROM "Due" WHERE "at" <= ${at}`,
      );
      const rows = await client.$queryRaw<{ key: string }[]>`
        WITH "free" AS MATERIALIZED (
          SELECT "key" FROM "Due" WHERE "key" IN (${due}) AND "kind" IN (${join(JOB_KINDS)})
          AND ("claimedUntil" IS NULL OR ${hasComeSql('"claimedUntil"', at, MAX_CLAIM_MS)} OR ${isDead('"claimedBy"')})
          ORDER BY "at", "key" LIMIT ${limit} ${skipLocked()}
        )
        UPDATE "Due" SET "claimedBy" = ${me}, "claimedUntil" = ${end}, "attempts" = "attempts" + 1
        WHERE "key" IN (SELECT "key" FROM "free") RETURNING "key"`;
      return rows.map(({ key }) => key);
    },
    async extendJobClaims(keys: readonly string[], holdMs: number) {
      const claimedUntil = new Date((await now()).getTime() + Math.min(holdMs, MAX_CLAIM_MS));
      const where = { key: { in: [...keys] }, claimedBy: processes.id() };
      await client.scheduledJob.updateMany({ where, data: { claimedUntil } });
    },
  };
}

export type Claims = ReturnType<typeof createClaims>;
