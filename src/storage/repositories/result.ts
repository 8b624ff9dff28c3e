import type { ResultRepository } from '../../core/index.ts';
import { keepable, restored } from '../escape.ts';
import { parsed } from '../row-mappers.ts';
import type { Session } from '../session.ts';
import { saveResult } from '../transactions/save-result.ts';

export function resultRepository(session: Session): ResultRepository {
  const { client, inTurn } = session;

  return {
    listByGuild: (guild, version) =>
      inTurn(async () => {
        const where = { guild: keepable(guild), version };
        const rows = await client.result.findMany({ where, select: { result: true } });
        return rows.flatMap(({ result }) => parsed(result) ?? []);
      }),

    listMissing: (guild, version) =>
      inTurn(async () => {
        const rows = await client.game.findMany({
          where: {
            guild: keepable(guild),
            liveChannel: null,
            status: 'finished',
            results: { none: { version } },
          },
          orderBy: { id: 'asc' },
          select: { id: true },
        });
        return rows.map(({ id }) => restored(id));
      }),

    save: (game, at, result) => saveResult(session, game, at, result),
  };
}
