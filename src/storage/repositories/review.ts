import { sqltag as sql } from '@prisma/client/runtime/client';
import type { ClaimedReview, RawReview, ReviewRepository } from '../../core/index.ts';
import { AT_ONCE, hasComeSql } from '../due-time.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session } from '../session.ts';

interface ReviewRow extends Omit<ClaimedReview, 'state'> {
  readonly state: string;
}

const COLUMNS = sql`"gameId" AS "game", "user", "stamp", "state", "workMs", "attempts"`;

/** Creates the review repository of a database. Its writes are single statements: processes share its claims. */
export const reviewRepository = ({ client, clocks, runExclusive }: Session): ReviewRepository => ({
  find: (game, user) =>
    runExclusive(async () => {
      const [row] = await client.$queryRaw<ReviewRow[]>`
        SELECT ${COLUMNS} FROM "Review" WHERE ${keyIs({ game, user })}`;
      return row && reviewOf(row);
    }),

  start: ({ game, user, stamp, state, workMs }) =>
    runExclusive(async () => {
      const [key, owner, json] = [escapeText(game), escapeText(user), JSON.stringify(state)];
      await client.$executeRaw`
        INSERT INTO "Review" ("gameId", "user", "stamp", "state", "workMs", "attempts", "dueAt")
        VALUES (${key}, ${owner}, ${stamp}, ${json}, ${workMs}, 0, ${await clocks.shared()})
        ON CONFLICT ("gameId", "user") DO UPDATE SET "stamp" = excluded."stamp", "state" = excluded."state",
          "workMs" = excluded."workMs", "attempts" = 0, "dueAt" = excluded."dueAt"`;
    }),

  claim: (holdMs) =>
    runExclusive(async () => {
      const now = await clocks.shared();
      const isDue = hasComeSql('"dueAt"', now, holdMs);
      const [next] = await client.$queryRaw<Pick<RawReview, 'game' | 'user'>[]>`
        SELECT "gameId" AS "game", "user" FROM "Review" WHERE ${isDue} ORDER BY "dueAt" LIMIT 1`;
      // Nearly always. This is asked often, and a write would wait for the disk.
      if (next === undefined) return undefined;
      // A process that loses the race finds the row no longer due.
      const [row] = await client.$queryRaw<ReviewRow[]>`
        UPDATE "Review" SET "dueAt" = ${later(now, holdMs)}, "attempts" = "attempts" + 1
        WHERE ${isDue} AND "gameId" = ${next.game} AND "user" = ${next.user} RETURNING ${COLUMNS}`;
      return row && { ...reviewOf(row), attempts: row.attempts };
    }),

  save: (review, dueInMs) =>
    runExclusive(async () => {
      const dueAt = dueInMs === undefined ? null : later(await clocks.shared(), dueInMs);
      const { stamp, state, workMs } = review;
      const count = await client.$executeRaw`
        UPDATE "Review" SET "stamp" = ${stamp}, "state" = ${JSON.stringify(state)}, "workMs" = ${workMs},
          "attempts" = 0, "dueAt" = ${dueAt} WHERE ${keyIs(review)}`;
      return count > 0;
    }),

  listOpen: () =>
    runExclusive(async () => {
      // `IS NOT NULL` would not use the index.
      const rows = await client.$queryRaw<Pick<RawReview, 'game' | 'user'>[]>`
        SELECT "gameId" AS "game", "user" FROM "Review" WHERE "dueAt" >= ${AT_ONCE}`;
      return rows.map(({ game, user }) => ({ game: unescapeText(game), user: unescapeText(user) }));
    }),
});

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

const keyIs = ({ game, user }: Pick<RawReview, 'game' | 'user'>) =>
  sql`"gameId" = ${escapeText(game)} AND "user" = ${escapeText(user)}`;

const reviewOf = ({ game, user, stamp, state, workMs }: ReviewRow): RawReview => ({
  game: unescapeText(game),
  user: unescapeText(user),
  stamp,
  state: parseJson(state),
  workMs,
});
