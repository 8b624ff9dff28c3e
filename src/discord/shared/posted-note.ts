import { botText } from '../../text/index.ts';
import { note, type Panel } from './panel.ts';

/** Returns the note that the act was posted in the channel. */
export const postedNote = (language: string): Panel => note(botText('look', 'posted', {}, language));
