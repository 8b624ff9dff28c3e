import type { ChallengeRepository } from '../../core/index.ts';
import { insertIfAbsent } from '../errors.ts';
import { escapeText } from '../escape.ts';
import { dealOf, entryOf } from '../row-mappers.ts';
import type { Session } from '../session.ts';

export const challengeRepository = ({ client, runExclusive }: Session): ChallengeRepository => ({
  getOrCreateDeal: (guild, week, players, drawn) =>
    runExclusive(async () => {
      const at = { guild: escapeText(guild), week, players };
      const { seed, options, content, generator = null } = drawn;
      const row = { seed: escapeText(seed), options: JSON.stringify(options), content: escapeText(content) };
      await insertIfAbsent(client.challengeDeal.create({ data: { ...at, ...row, generator } }));
      return dealOf(await client.challengeDeal.findUniqueOrThrow({ where: { guild_week_players: at } }));
    }),

  listDeals: (guild, limit) =>
    runExclusive(async () => {
      const rows = await client.challengeDeal.findMany({
        where: { guild: escapeText(guild) },
        orderBy: [{ week: 'desc' }, { players: 'asc' }],
        take: limit,
      });
      return rows.map(dealOf);
    }),

  listEntries: (guild, week) =>
    runExclusive(async () => {
      const rows = await client.challengeEntry.findMany({
        where: { guild: escapeText(guild), week },
        orderBy: [{ gameId: 'asc' }, { user: 'asc' }],
      });
      return rows.map(entryOf);
    }),

  saveEntry: (week, hash) =>
    runExclusive(async () => {
      await client.challengeEntryHash.upsert({ where: { hash }, create: { hash, week }, update: {} });
    }),

  hasEntry: (hash) =>
    runExclusive(async () => (await client.challengeEntryHash.findUnique({ where: { hash } })) !== null),

  deleteEntries: (week) =>
    runExclusive(
      async () => void (await client.challengeEntryHash.deleteMany({ where: { week: { lte: week } } })),
    ),
});
