import type { PlanRepository } from '../../core/index.ts';
import { insertIfAbsent } from '../errors.ts';
import { escapeText } from '../escape.ts';
import { planOf, planRow } from '../row-mappers.ts';
import type { Session } from '../session.ts';

export const planRepository = ({ client, runExclusive }: Session): PlanRepository => ({
  find: (game, user) =>
    runExclusive(async () => {
      const where = { gameId_user: { gameId: escapeText(game), user: escapeText(user) } };
      const row = await client.plan.findUnique({ where });
      return row === null ? undefined : planOf(row);
    }),

  save: (plan) =>
    runExclusive(async () => {
      const { key, data } = planRow(plan);
      if (plan.version > 1) {
        const { count } = await client.plan.updateMany({
          where: { ...key, version: plan.version - 1 },
          data,
        });
        return count > 0;
      }
      return await insertIfAbsent(client.plan.create({ data: { ...key, ...data } }));
    }),
});
