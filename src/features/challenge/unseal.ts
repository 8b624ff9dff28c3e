/** Lets moderators view sealed games. They have then seen the setup and can no longer play the challenge. */

import { weekOf } from '../../calendar/index.ts';
import { entryKeyOf, listEnteredKinds, recordEntry } from '../../core/game/challenge-entry.ts';
import { moderates } from '../../core/game/permissions.ts';
import { sealFor } from '../../core/game/visibility.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, type Outcome, refused } from '../../core/types.ts';

/** Creates the part of the service by which moderators see sealed games. */
export function createUnsealer({ store, games, now, random }: ServiceContext) {
  return {
    /** Returns this week's kinds the user has entered without a game, such as moderators who viewed a sealed one. */
    listUnseenEntries: (guild: string, user: string) =>
      listEnteredKinds(store, { guild, user, week: weekOf(now().getTime()) }),

    /** Lets a moderator view a sealed game; they count as having entered its week's challenge. */
    async unseal(actor: Actor, id: string): Promise<Outcome> {
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
