import type { ResultRepository } from '../../core/index.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { parseJson } from '../row-mappers.ts';
import type { Session } from '../session.ts';
import { saveResult } from '../transactions/save-result.ts';

/** Creates the result repository of a database. */
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

    save: (game, at, result) => saveResult(session, game, at, result),
  };
}
