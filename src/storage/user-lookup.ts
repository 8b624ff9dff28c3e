/** Finds a user in games, also in JSON that no index covers. */
import type { Client } from './database.ts';
import type { RunExclusive } from './serialize.ts';

/** Games per query. Reading all of them takes many seconds, and other queries must run in between. */
const BATCH_SIZE = 500;

/** Returns the ids of matching games in which a user is a member or substitute. */
export async function findGamesOfUser(
  client: Client,
  user: string,
  game: { readonly liveChannel?: { readonly gte: string } },
): Promise<string[]> {
  const of = { where: { user, game }, select: { gameId: true } };
  const rows = [...(await client.member.findMany(of)), ...(await client.substitution.findMany(of))];
  return [...new Set(rows.map(({ gameId }) => gameId))];
}

/** Runs work on parts of a list, as statements have a limited number of parameters. */
export async function inBatches<T, U>(list: readonly T[], work: (part: T[]) => Promise<U[]>): Promise<U[]> {
  const found: U[] = [];
  for (let first = 0; first < list.length; first += BATCH_SIZE) {
    found.push(...(await work(list.slice(first, first + BATCH_SIZE))));
  }
  return found;
}

/** Returns the ids of all games that mention a user. Without an index, games are scanned in batches. */
export async function findGamesMentioning(
  client: Client,
  runExclusive: RunExclusive,
  user: string,
  json: string,
): Promise<string[]> {
  const named = { contains: json };
  const found = new Set(await runExclusive(() => findGamesOfUser(client, user, {})));
  const add = (rows: readonly { gameId: string }[]): void => {
    for (const { gameId } of rows) found.add(gameId);
  };
  const gameId = true;
  add(await runExclusive(() => client.plan.findMany({ where: { user }, select: { gameId } })));
  add(
    await runExclusive(() =>
      client.outboxEntry.findMany({ where: { announcement: named }, select: { gameId } }),
    ),
  );
  for (let after = ''; ; ) {
    const slice = await runExclusive(() =>
      client.game.findMany({
        where: { id: { gt: after } },
        orderBy: { id: 'asc' },
        take: BATCH_SIZE,
        select: { id: true },
      }),
    );
    const last = slice.at(-1)?.id;
    if (last === undefined) return [...found];
    const range = { gt: after, lte: last };
    const anywhere = [
      { host: user },
      { consent: named },
      { timing: named },
      { orders: named },
      { lastPost: named },
      // In its texts.
      { lastPost: { contains: `<@${user}>` } },
    ];
    const games = await runExclusive(() =>
      client.game.findMany({ where: { id: range, OR: anywhere }, select: { id: true } }),
    );
    add(games.map(({ id }) => ({ gameId: id })));
    const by = { gameId: range, by: user };
    add(
      await runExclusive(() => client.move.findMany({ where: by, distinct: ['gameId'], select: { gameId } })),
    );
    after = last;
  }
}
