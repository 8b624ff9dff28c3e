import type { ChallengeRepository, RawDeal } from '../../core/index.ts';
import { entriesIn, type MemoryState } from './state.ts';

/** Creates the challenge repository on this state. */
export const challengeRepository = (state: MemoryState): ChallengeRepository => {
  const { deals, entered } = state;

  return {
    async getOrCreateDeal(guild, week, players, drawn) {
      const there = deals.find((one) => one.guild === guild && one.week === week && one.players === players);
      if (there !== undefined) return dealOf(there);
      const added = structuredClone({ ...drawn, guild, week, players });
      deals.push(added);
      return dealOf(added);
    },

    async listDeals(guild, limit) {
      return deals
        .filter((one) => one.guild === guild)
        .sort((a, b) => (a.week === b.week ? a.players - b.players : a.week < b.week ? 1 : -1))
        .slice(0, limit)
        .map(dealOf);
    },

    async listEntries(guild, week) {
      return entriesIn(state, guild, week)
        .map(({ kind, user, game, home }) => ({ kind, user, game, home }))
        .sort((a, b) => (`${a.game} ${a.user}` < `${b.game} ${b.user}` ? -1 : 1));
    },

    async saveEntry(week, hash) {
      entered.set(hash, week);
    },

    async hasEntry(hash) {
      return entered.has(hash);
    },

    async deleteEntries(last) {
      for (const [hash, week] of entered) if (week <= last) entered.delete(hash);
    },
  };
};

function dealOf(stored: RawDeal & { guild: string }): RawDeal {
  const { guild: _, ...deal } = structuredClone(stored);
  return deal;
}
