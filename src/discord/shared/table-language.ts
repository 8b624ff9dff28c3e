import { languageFor } from '../../text/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Returns the language of new games: chosen by the server's moderators, by the server in Discord, or by the user. */
export async function tableLanguage({ services, guild, serverLocale, language }: InteractionContext) {
  return languageFor((await services.settings.getGuild(guild)).language, serverLocale, language);
}
