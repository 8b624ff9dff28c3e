/** Fills a database with games, as if people were playing them. */
import { connectTo, openStore } from '../../storage/index.ts';
import { copyGames } from './copies.ts';
import { playGames, UNDER_WAY } from './games.ts';

export interface Wish {
  readonly live: number;
  readonly finished?: number;
  /** The server of the live games; left out, hundreds of servers. */
  readonly guild?: string;
  /** The number of games that were filled in before; none if left out. */
  readonly first?: number;
  /** Moves of each live game; left out, a third of a game. */
  readonly moves?: number;
}

/** Different games of each sort; all others are copies of them. */
const LIVE = 4;
const FINISHED = 3;

/** Fills it: a few games are played, and copied. */
export async function stock(
  url: string,
  { live, finished = 0, guild, first = 0, moves = UNDER_WAY }: Wish,
): Promise<void> {
  const store = await openStore(url);
  const played = await playGames(store, first, Math.min(LIVE, live), moves);
  const from = first + live;
  const over = await playGames(store, from, Math.min(FINISHED, finished), Number.POSITIVE_INFINITY);
  await store.close();
  const where = guild === undefined ? {} : { guild };
  await copyGames(url, { of: played, first, count: live - played.length, ...where });
  await copyGames(url, { of: over, first: from, count: finished - over.length });
  await past(url);
}

/** What copies do not have, for all or half of them: something owed as after an outage, stand-ins, a challenge. */
const MORE: readonly string[] = [
  `INSERT INTO "Outbox" ("gameId", "announcement", "createdAt", "dueAt", "aside")
   SELECT "id", '{}', "createdAt", "updatedAt", false FROM "Game" WHERE "liveChannel" >= ''`,
  `INSERT INTO "Tenure" SELECT "gameId", 9, "place", "user", "name", 0, 1, false, false FROM "Member" WHERE "place" = 1`,
  `INSERT INTO "ChallengeEntry" SELECT "guild", '2026-W40', "id", "host", "id", "channel" FROM "Game"`,
];

/**
 * Puts many rows into tables that would have few or none. Those a planner is right to read from one end to the other, so
 * that it would tell nothing of how they are looked up when they have grown.
 */
export async function stockTheRest(url: string): Promise<void> {
  for (const sql of MORE) await past(url, sql);
}

/** A statement past the store. What the planner of Postgres goes by is up to date afterwards. */
async function past(url: string, sql?: string): Promise<void> {
  const connection = await connectTo(url);
  if (sql !== undefined) await connection.executeRaw({ sql, args: [], argTypes: [] });
  if (connection.provider === 'postgres') await connection.executeScript('ANALYZE');
  await connection.dispose();
}
