import type { ContentRepository } from '../../core/index.ts';
import { insertIfAbsent } from '../errors.ts';
import { escapeText, unescapeText } from '../escape.ts';
import { byId } from '../ordering.ts';
import type { Session } from '../session.ts';

export const contentRepository = ({ client, runExclusive }: Session): ContentRepository => ({
  save: (id, json) =>
    runExclusive(async () => {
      await insertIfAbsent(client.content.create({ data: { id: escapeText(id), json: escapeText(json) } }));
    }),

  list: () =>
    runExclusive(async () => {
      const rows = await client.content.findMany();
      return rows.map(({ id, json }) => ({ id: unescapeText(id), json: unescapeText(json) })).sort(byId);
    }),
});
