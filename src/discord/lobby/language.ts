/** The language of a table in its lobby: in words, and as a menu for the host. */
import type { GameRecord } from '../../app/index.ts';
import { languageFor, languageName, languages, phrase } from '../../text/index.ts';
import { customId } from '../kit/custom-id.ts';
import { menu, type Part, text } from '../kit/panel.ts';

/** In which language the table is told. */
export const languageLine = (record: GameRecord, reader: string): string =>
  phrase('lobby', 'languageLine', { name: languageName(record.language) }, reader);

/** What the host chooses it with. */
export function languageParts(record: GameRecord, reader: string): Part[] {
  const now = languageFor(record.language);
  return [
    text(languageLine(record, reader)),
    menu({
      id: customId('lobby-language', record.id),
      placeholder: phrase('lobby', 'languageMenu', {}, reader),
      options: languages.map(({ code, name }) => ({ value: code, label: name, chosen: code === now })),
    }),
  ];
}
