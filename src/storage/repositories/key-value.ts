import type { KeyValueRepository } from '../../core/index.ts';
import { isDuplicate } from '../errors.ts';
import { keepable, restored } from '../escape.ts';
import type { Session } from '../session.ts';

export const keyValueRepository = ({ client, inTurn }: Session): KeyValueRepository => ({
  get: (key) =>
    inTurn(async () => {
      const row = await client.setting.findUnique({ where: { key: keepable(key) } });
      return row === null ? undefined : restored(row.value);
    }),

  set: (name, text) =>
    inTurn(async () => {
      const [key, value] = [keepable(name), keepable(text)];
      await client.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
    }),

  setIfAbsent: (name, text) =>
    inTurn(async () => {
      const [key, value] = [keepable(name), keepable(text)];
      try {
        await client.setting.create({ data: { key, value } });
        return text;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        return restored((await client.setting.findUniqueOrThrow({ where: { key } })).value);
      }
    }),
});
