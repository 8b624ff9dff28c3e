import type { ContentRepository } from '../../core/index.ts';
import { isDuplicate } from '../errors.ts';
import { keepable, restored } from '../escape.ts';
import { byId } from '../ordering.ts';
import type { Session } from '../session.ts';

export const contentRepository = ({ client, inTurn }: Session): ContentRepository => ({
  save: (id, json) =>
    inTurn(async () => {
      try {
        await client.content.create({ data: { id: keepable(id), json: keepable(json) } });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }),

  list: () =>
    inTurn(async () => {
      const rows = await client.content.findMany();
      return rows.map(({ id, json }) => ({ id: restored(id), json: restored(json) })).sort(byId);
    }),
});
