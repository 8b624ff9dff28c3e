import { menu, type Part, text } from '../../../discord/shared/panel.ts';
import { type Language, languageName, languages, translator } from '../../../text/index.ts';

export const AS_DISCORD = 'discord';

/** Parses the menu value; `undefined` if it is invalid. */
export function languageChosen(value: string | undefined): { language: Language | undefined } | undefined {
  if (value === AS_DISCORD) return { language: undefined };
  const language = languages.find(({ code }) => code === value)?.code;
  return language === undefined ? undefined : { language };
}

/** Builds the language menu below the current choice. */
export function languageParts(
  whose: 'own' | 'server',
  id: string,
  current: string | undefined,
  reader: string,
): Part[] {
  const t = translator('settings', reader);
  const known = languages.find(({ code }) => code === current);
  const own = whose === 'own';
  return [
    text(
      own
        ? t('languageNow', { name: languageName(reader) })
        : t('defaultLanguage', { name: known?.name ?? 'none' }),
    ),
    menu({
      id,
      placeholder: t(own ? 'languageMenu' : 'defaultLanguageMenu'),
      options: [
        {
          value: AS_DISCORD,
          label: t(own ? 'languageDiscord' : 'defaultLanguageDiscord'),
          chosen: known === undefined,
        },
        ...languages.map(({ code, name }) => ({ value: code, label: name, chosen: code === current })),
      ],
    }),
  ];
}
