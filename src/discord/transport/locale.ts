/** Chooses the language of an answer. */
import { GuildFeature, type Interaction } from 'discord.js';
import type { UserSettings } from '../../core/index.ts';
import type { Services } from '../../features/index.ts';
import { FALLBACK, type Language, languageFor, matchLocale } from '../../text/index.ts';

/** Returns the language that a server has chosen. Only Communities can choose: all others have `en-US`. */
export const chosenLocale = ({ guild, guildLocale }: Pick<Interaction, 'guild' | 'guildLocale'>) =>
  // Just after a login, a server has nothing but its id.
  guild?.available && guild.features.includes(GuildFeature.Community)
    ? (guildLocale ?? undefined)
    : undefined;

/** The parts of an interaction that determine the language. */
export type Asker = Pick<Interaction, 'locale' | 'guildId' | 'guildLocale' | 'channelId'>;

/** Returns the user's setting, their Discord locale if supported, or the game's or server's language. */
export async function readerLanguage(
  { locale, guildId, guildLocale, channelId }: Asker,
  { language }: UserSettings,
  services: Pick<Services, 'settings' | 'queries'>,
): Promise<Language> {
  const own = matchLocale(language) ?? matchLocale(locale);
  if (own !== undefined) return own;
  if (guildId === null || channelId === null) return FALLBACK;
  try {
    const [game, server] = await Promise.all([
      services.queries.getLatestSummary(channelId),
      services.settings.getGuild(guildId),
    ]);
    return languageFor(game?.record.language, server.language, guildLocale ?? undefined);
  } catch {
    return languageFor(locale);
  }
}
