import { forbidden } from '../../core/game/permissions.ts';
import { randomLetters, SEED_LENGTH } from '../../core/game/seeds.ts';
import { loadGuildSettings } from '../../core/game/settings.ts';
import type { ServiceContext } from '../../core/service-context.ts';
import { type Actor, type Outcome, refused } from '../../core/types.ts';

/** The address of a page, or why there is none: turned off, forbidden in the server, or not offered by this bot. */
type PageLink =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'off' | 'forbidden' | 'unavailable' };

export const PAGE_CHANGES = ['renew', 'disable'] as const;
/** `renew`: a new address instead of the old one, also after the page was turned off. */
export type PageChange = (typeof PAGE_CHANGES)[number];

/** Creates the service. `base`: public address of the pages, without a slash at its end; `undefined`: none are served. */
export function createWebPageService({ store, games, random }: ServiceContext, base: string | undefined) {
  const isForbidden = async (guild: string) =>
    (await loadGuildSettings(store.settings, guild)).pages === 'off';
  const newToken = () => randomLetters(random, SEED_LENGTH);

  return {
    /** Returns the address of a game's page. */
    async getLink(game: string, guild: string): Promise<PageLink> {
      if (base === undefined) return { kind: 'unavailable' };
      if (await isForbidden(guild)) return { kind: 'forbidden' };
      const token = await store.pages.setIfAbsent(game, newToken());
      return token === null ? { kind: 'off' } : { kind: 'open', url: `${base}/g/${token}/` };
    },

    /** Replaces the address or turns the page off, for hosts and moderators. */
    async change(actor: Actor, game: string, change: PageChange): Promise<Outcome> {
      const found = await games.getSummary(game, actor);
      if (found === undefined) return refused({ code: 'noGame' });
      const refusal = forbidden('managePage', actor, found.record);
      if (refusal !== undefined) return refused(refusal);
      await store.pages.set(game, change === 'renew' ? newToken() : null);
      return { ok: true, game: found };
    },

    /** Returns the game that a token shows; `undefined` if it shows none. */
    async findByToken(token: string) {
      const found = await store.pages.findByToken(token);
      return found === undefined || (await isForbidden(found.guild)) ? undefined : found;
    },

    /** Subscribes to commits of any game by any process. Returns the unsubscribe function. */
    onChanged: games.onChanged,
  };
}

export type WebPageService = ReturnType<typeof createWebPageService>;
