import type { ChallengeRepository } from '../../core/index.ts';
import { isDuplicate } from '../errors.ts';
import { keepable } from '../escape.ts';
import { dealOf, entryOf } from '../row-mappers.ts';
import type { Session } from '../session.ts';

export const challengeRepository = ({ client, inTurn }: Session): ChallengeRepository => ({
  getOrCreateDeal: (guild, week, players, drawn) =>
    inTurn(async () => {
      const at = { guild: keepable(guild), week, players };
      const { seed, options, content, generator = null } = drawn;
      const row = { seed: keepable(seed), options: JSON.stringify(options), content: keepable(content) };
      try {
        await client.challenge.create({ data: { ...at, ...row, generator } });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      return dealOf(await client.challenge.findUniqueOrThrow({ where: { guild_week_players: at } }));
    }),

  listDeals: (guild, limit) =>
    inTurn(async () => {
      const rows = await client.challenge.findMany({
        where: { guild: keepable(guild) },
        orderBy: [{ week: 'desc' }, { players: 'asc' }],
        take: limit,
      });
      return rows.map(dealOf);
    }),

  listEntries: (guild, week) =>
    inTurn(async () => {
      const rows = await client.challengeEntry.findMany({
        where: { guild: keepable(guild), week },
        orderBy: [{ gameId: 'asc' }, { user: 'asc' }],
      });
      return rows.map(entryOf);
    }),

  saveEntry: (week, hash) =>
    inTurn(async () => {
      await client.entered.upsert({ where: { hash }, create: { hash, week }, update: {} });
    }),

  hasEntry: (hash) => inTurn(async () => (await client.entered.findUnique({ where: { hash } })) !== null),

  deleteEntries: (week) =>
    inTurn(async () => void (await client.entered.deleteMany({ where: { week: { lte: week } } }))),
});
