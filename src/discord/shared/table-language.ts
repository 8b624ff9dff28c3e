import { languageFor } from '../../text/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Returns the language of new games: as the server's moderators or the server in Discord say, or the user's. */
export async function tableLanguage({ services, guild, serverLocale, language }: InteractionContext) {
  return languageFor((await services.settings.getGuild(guild)).language, serverLocale, language);
}
