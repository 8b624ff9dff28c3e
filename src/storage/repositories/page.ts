import type { PageRepository, PageTarget } from '../../core/index.ts';
import { escapeText, unescapeText } from '../escape.ts';
import type { Session } from '../session.ts';

/** Creates the repository of pages. Its writes are single statements: several processes may create a page at once. */
export const pageRepository = ({ client, runExclusive }: Session): PageRepository => ({
  findByToken: (token) =>
    runExclusive(async () => {
      const [row] = await client.$queryRaw<PageTarget[]>`
        SELECT "Game"."id" AS "game", "Game"."guild" AS "guild", "Game"."version" AS "version"
        FROM "WebPage" JOIN "Game" ON "Game"."id" = "WebPage"."gameId" WHERE "WebPage"."token" = ${token}`;
      return row && { ...row, game: unescapeText(row.game), guild: unescapeText(row.guild) };
    }),

  setIfAbsent: (game, token) =>
    runExclusive(async () => {
      const [row] = await client.$queryRaw<{ token: string | null }[]>`
        INSERT INTO "WebPage" ("gameId", "token") VALUES (${escapeText(game)}, ${token})
        ON CONFLICT ("gameId") DO UPDATE SET "gameId" = excluded."gameId" RETURNING "token"`;
      return row?.token ?? null;
    }),

  set: (game, token) =>
    runExclusive(async () => {
      await client.$executeRaw`
        INSERT INTO "WebPage" ("gameId", "token") VALUES (${escapeText(game)}, ${token})
        ON CONFLICT ("gameId") DO UPDATE SET "token" = excluded."token"`;
    }),
});
