import type { Interaction } from 'discord.js';
import type { Services } from '../../features/index.ts';
import { FALLBACK, type Language, languageFor, matchLocale } from '../../text/index.ts';

/** The parts of an interaction that determine the language. */
export type Asker = Pick<Interaction, 'user' | 'locale' | 'guildId' | 'guildLocale' | 'channelId'>;

/** Returns the user's setting, their Discord locale if supported, or the game's or server's language. */
export async function readerLanguage(
  { user, locale, guildId, guildLocale, channelId }: Asker,
  services: Pick<Services, 'settings' | 'queries'>,
): Promise<Language> {
  try {
    const own = matchLocale((await services.settings.getUser(user.id)).language) ?? matchLocale(locale);
    if (own !== undefined) return own;
    if (guildId === null || channelId === null) return FALLBACK;
    const [game, server] = await Promise.all([
      services.queries.getLatestSummary(channelId),
      services.settings.getGuild(guildId),
    ]);
    return languageFor(game?.record.language, server.language, guildLocale ?? undefined);
  } catch {
    return languageFor(locale);
  }
}
