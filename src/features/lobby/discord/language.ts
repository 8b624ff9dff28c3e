import type { GameRecord } from '../../../core/index.ts';
import { botText, languageName } from '../../../text/index.ts';

/** Names the language of the game's posts. */
export const languageLine = (record: GameRecord, reader: string): string =>
  botText('lobby', 'languageLine', { name: languageName(record.language) }, reader);
