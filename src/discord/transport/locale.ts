/** Chooses the language of an answer. */
import type { Interaction } from 'discord.js';
import type { UserSettings } from '../../core/index.ts';
import type { App } from '../../features/index.ts';
import { FALLBACK, type Language, languageFor, matchLocale } from '../../text/index.ts';

/** The parts of an interaction that determine the language. */
export type Asker = Pick<Interaction, 'locale' | 'guildId' | 'guildLocale' | 'channelId'>;

/**
 * Returns the language of a private answer: the user's setting, else their Discord locale if supported, else the
 * language of the game or the server. Failed lookups count as unset.
 */
export async function readerLanguage(
  { locale, guildId, guildLocale, channelId }: Asker,
  { language }: UserSettings,
  app: Pick<App, 'settings' | 'queries'>,
): Promise<Language> {
  const own = matchLocale(language) ?? matchLocale(locale);
  if (own !== undefined) return own;
  if (guildId === null || channelId === null) return FALLBACK;
  try {
    const [game, server] = await Promise.all([
      app.queries.getLatestSummary(channelId),
      app.settings.getGuild(guildId),
    ]);
    return languageFor(game?.record.language, server.language, guildLocale ?? undefined);
  } catch {
    return languageFor(locale);
  }
}
