import type { KeyValueRepository } from '../../core/index.ts';
import { insertIfAbsent } from '../errors.ts';
import { escapeText, unescapeText } from '../escape.ts';
import type { Session } from '../session.ts';

export const keyValueRepository = ({ client, runExclusive }: Session): KeyValueRepository => ({
  get: (key) =>
    runExclusive(async () => {
      const row = await client.keyValue.findUnique({ where: { key: escapeText(key) } });
      return row === null ? undefined : unescapeText(row.value);
    }),

  set: (name, text) =>
    runExclusive(async () => {
      const [key, value] = [escapeText(name), escapeText(text)];
      await client.keyValue.upsert({ where: { key }, create: { key, value }, update: { value } });
    }),

  setIfAbsent: (name, text) =>
    runExclusive(async () => {
      const [key, value] = [escapeText(name), escapeText(text)];
      if (await insertIfAbsent(client.keyValue.create({ data: { key, value } }))) return text;
      return unescapeText((await client.keyValue.findUniqueOrThrow({ where: { key } })).value);
    }),
});
