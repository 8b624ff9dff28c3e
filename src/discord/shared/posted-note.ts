import type { RedactedRecord } from '../../core/index.ts';
import { botText, translator } from '../../text/index.ts';
import type { InteractionContext } from './interaction-context.ts';
import { channelLink } from './markup.ts';
import { note, type Panel } from './panel.ts';

/** Where a note is read, and in which language. */
export type Reader = Pick<InteractionContext, 'channel' | 'language'>;

/** Returns the note that the act was posted in the game's channel, named if the reader is in another. */
export function postedNote({ channel, language }: Reader, record: RedactedRecord): Panel {
  const where = record.channel === channel ? 'here' : channelLink(record.channel);
  return note(botText('look', 'posted', { where }, language));
}

/** Returns the note that a game goes on; for a reader in another channel, also where it is: its channel may be gone. */
export function goesOnNote({ channel, language }: Reader, record: RedactedRecord): Panel {
  const t = translator('relocation', language);
  const where = { channel: channelLink(record.channel) };
  const elsewhere = record.channel === channel ? [] : [t('inThread', where), t('hint')];
  return note(botText('clock', 'takenUpNote', {}, language), ...elsewhere);
}
