/** The language of a table in its lobby, in words. */
import type { GameRecord } from '../../../core/index.ts';
import { botText, languageName } from '../../../text/index.ts';

/** In which language the table is told. */
export const languageLine = (record: GameRecord, reader: string): string =>
  botText('lobby', 'languageLine', { name: languageName(record.language) }, reader);
