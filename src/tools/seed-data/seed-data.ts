/** Fills a database with realistic games. */
import { connectTo, openStore } from '../../storage/index.ts';
import { copyGames } from './copies.ts';
import { MOVES_UNDER_WAY, playGames } from './games.ts';

interface SeedOptions {
  readonly live: number;
  readonly finished?: number;
  /** Server of the live games. Default: hundreds of servers. */
  readonly guild?: string;
  /** Number of games filled in before. Default: 0. */
  readonly first?: number;
  /** Moves of each live game. Default: a third of a game. */
  readonly moves?: number;
}

const DISTINCT_LIVE = 4;
const DISTINCT_FINISHED = 3;

/** Fills a database with live and finished games, copied from a few that are played. */
export async function seedDatabase(
  url: string,
  { live, finished = 0, guild, first = 0, moves = MOVES_UNDER_WAY }: SeedOptions,
): Promise<void> {
  const store = await openStore(url);
  const played = await playGames(store, first, Math.min(DISTINCT_LIVE, live), moves);
  const from = first + live;
  const over = await playGames(store, from, Math.min(DISTINCT_FINISHED, finished), Number.POSITIVE_INFINITY);
  await store.close();
  const where = guild === undefined ? {} : { guild };
  await copyGames(url, { of: played, first, count: live - played.length, ...where });
  await copyGames(url, { of: over, first: from, count: finished - over.length });
  await runStatement(url);
}

/** Rows that copies lack, for all or half of them: outbox entries as after an outage, substitutes, a challenge, reviews. */
const RARE_ROWS: readonly string[] = [
  `INSERT INTO "Outbox" ("gameId", "announcement", "createdAt", "dueAt", "aside")
   SELECT "id", '{}', "createdAt", "updatedAt", false FROM "Game" WHERE "liveChannel" >= ''`,
  `INSERT INTO "Tenure" SELECT "gameId", 9, "place", "user", "name", 0, 1, false, false FROM "Member" WHERE "place" = 1`,
  `INSERT INTO "Review" ("gameId", "user", "stamp", "state") SELECT "id", "guild", '', '{}' FROM "Game"`,
  `INSERT INTO "ChallengeEntry" SELECT "guild", '2026-W40', "id", "host", "id", "channel" FROM "Game"`,
];

/**
 * Adds many rows to tables that would be nearly empty. The planner rightly scans small tables, so their plans would not
 * show what happens when they grow.
 */
export async function seedRareTables(url: string): Promise<void> {
  for (const sql of RARE_ROWS) await runStatement(url, sql);
}

/** Runs a statement without the store, and updates the planner's statistics (Postgres). */
async function runStatement(url: string, sql?: string): Promise<void> {
  const connection = await connectTo(url);
  if (sql !== undefined) await connection.executeRaw({ sql, args: [], argTypes: [] });
  if (connection.provider === 'postgres') await connection.executeScript('ANALYZE');
  await connection.dispose();
}
