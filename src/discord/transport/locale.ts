/** In which language somebody is answered. */
import type { Interaction } from 'discord.js';
import type { App } from '../../features/index.ts';
import { FALLBACK, type Language, languageFor, matchLocale } from '../../text/index.ts';

/** Who asks, and where: what Discord tells of it. */
export type Asker = Pick<Interaction, 'user' | 'locale' | 'guildId' | 'guildLocale' | 'channelId'>;

/**
 * The language of what somebody alone reads: the one they have settled, else that of their Discord. Who speaks none of
 * ours gets that of the table, or of the server. What cannot be looked up is as if it were unset.
 */
export async function readerLanguage(
  { user, locale, guildId, guildLocale, channelId }: Asker,
  app: Pick<App, 'settings' | 'queries'>,
): Promise<Language> {
  try {
    const own = matchLocale((await app.settings.getUser(user.id)).language) ?? matchLocale(locale);
    if (own !== undefined) return own;
    if (guildId === null || channelId === null) return FALLBACK;
    const [game, server] = await Promise.all([
      app.queries.getLatestSummary(channelId),
      app.settings.getGuild(guildId),
    ]);
    return languageFor(game?.record.language, server.language, guildLocale ?? undefined);
  } catch {
    return languageFor(locale);
  }
}
