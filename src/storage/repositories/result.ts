import type { RawResult, ResultRepository } from '../../core/index.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session } from '../session.ts';
import * as results from '../tables/results.ts';

/** Saves the result if the game is finished and still has this version. */
const saveResult = ({ transaction }: Session, game: string, version: number, result: RawResult) =>
  transaction(async (tx) => {
    const where = { id: escapeText(game), version, status: 'finished' };
    // A write without effect, so that a concurrent commit waits here.
    const { count } = await tx.game.updateMany({ where, data: { version } });
    if (count === 0) return;
    const { id, guild } = await tx.game.findUniqueOrThrow({ where: { id: escapeText(game) } });
    await results.save(tx, { id: unescapeText(id), guild: unescapeText(guild) }, result);
  });

export function resultRepository(session: Session): ResultRepository {
  const { client, runExclusive } = session;

  return {
    listByGuild: (guild, version) =>
      runExclusive(async () => {
        const where = { guild: escapeText(guild), version };
        const rows = await client.result.findMany({ where, select: { result: true } });
        return rows.flatMap(({ result }) => parseJson(result) ?? []);
      }),

    listMissing: (guild, version) =>
      runExclusive(async () => {
        const rows = await client.game.findMany({
          where: {
            guild: escapeText(guild),
            liveChannel: null,
            status: 'finished',
            results: { none: { version } },
          },
          orderBy: { id: 'asc' },
          select: { id: true },
        });
        return rows.map(({ id }) => unescapeText(id));
      }),

    find: (game) =>
      runExclusive(async () => {
        const row = await client.result.findUnique({ where: { gameId: escapeText(game) } });
        return row === null ? undefined : parseJson(row.result);
      }),

    save: (game, at, result) => saveResult(session, game, at, result),
  };
}
