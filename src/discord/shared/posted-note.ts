/** The private reply after an act that is posted in the channel. */
import { botText } from '../../text/index.ts';
import { note, type Panel } from './panel.ts';

/** Tells the user that the channel has been informed of what they did. */
export const postedNote = (language: string): Panel => note(botText('look', 'posted', {}, language));
