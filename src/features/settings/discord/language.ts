/** The language that somebody chooses for themselves or for new games: one of ours, or whatever Discord has for them. */

import { menu, type Part, text } from '../../../discord/shared/panel.ts';
import { type Language, languageName, languages, translator } from '../../../text/index.ts';

/** The value that stands for the language of Discord. */
export const AS_DISCORD = 'discord';

/** What is settled by such a value; nothing for what is none. */
export function languageChosen(value: string | undefined): { language: Language | undefined } | undefined {
  if (value === AS_DISCORD) return { language: undefined };
  const language = languages.find(({ code }) => code === value)?.code;
  return language === undefined ? undefined : { language };
}

/** The menu of languages, under what holds now: one's own, or that of new games. */
export function languageParts(
  whose: 'own' | 'server',
  id: string,
  settled: string | undefined,
  reader: string,
): Part[] {
  const say = translator('settings', reader);
  const known = languages.find(({ code }) => code === settled);
  const own = whose === 'own';
  return [
    text(
      own
        ? say('languageNow', { name: languageName(reader) })
        : say('defaultLanguage', { name: known?.name ?? 'none' }),
    ),
    menu({
      id,
      placeholder: say(own ? 'languageMenu' : 'defaultLanguageMenu'),
      options: [
        {
          value: AS_DISCORD,
          label: say(own ? 'languageDiscord' : 'defaultLanguageDiscord'),
          chosen: known === undefined,
        },
        ...languages.map(({ code, name }) => ({ value: code, label: name, chosen: code === settled })),
      ],
    }),
  ];
}
