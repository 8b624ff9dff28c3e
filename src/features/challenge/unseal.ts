/** Lets moderators view sealed games. They have then seen the cards and can no longer play the challenge. */

import { weekOf } from '../../calendar/index.ts';
import { entryKeyOf, listEnteredKinds, recordEntry } from '../../core/game/challenge-entry.ts';
import { moderates } from '../../core/game/permissions.ts';
import { sealFor } from '../../core/game/visibility.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { refused } from '../../core/types.ts';
import type { ChallengeService } from './types.ts';

/** Creates the part of the service by which moderators see sealed games. */
export function createUnsealer({
  store,
  games,
  now,
  random,
}: ServiceContext): Pick<ChallengeService, 'unseal' | 'listUnseenEntries'> {
  return {
    listUnseenEntries: (guild, user) =>
      listEnteredKinds(store, { guild, user, week: weekOf(now().getTime()) }),

    async unseal(actor, id) {
      const game = await games.getSummary(id, actor);
      if (game === undefined) return refused({ code: 'noGame' });
      const { record } = game;
      if (!moderates(actor, record)) return refused({ code: 'notModerator' });
      const chance = entryKeyOf(record, actor.user);
      const seal = await sealFor(store, actor, record, now());
      if (seal === 'playing') return refused({ code: 'challengePlaying' });
      if (seal !== undefined && chance !== undefined) await recordEntry({ store, random }, chance);
      return { ok: true, game };
    },
  };
}
