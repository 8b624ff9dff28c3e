/** The warning before a moderator looks at a sealed game of the weekly challenge. */
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import { ago } from './markup.ts';
import { buttons, type Panel, text } from './panel.ts';

/** What the buttons under the warning do; the route `mod-unseal` reads them. */
export const UNSEAL_ACTS = ['open', 'export', 'back'] as const;

/** A sealed game: until when, in milliseconds since 1970, and whether it is played alone. */
export interface Sealed {
  readonly game: string;
  readonly until: number;
  readonly alone: boolean;
}

/** Asks whether a moderator goes ahead, to open or export the game, and so enters that challenge. */
export const unsealPanel = (
  { game, until, alone }: Sealed,
  wish: 'open' | 'export',
  language: string,
): Panel => ({
  parts: [
    text(botText('moderation', 'unsealAsk', { alone, until: ago(new Date(until)) }, language)),
    buttons(
      {
        id: customId('mod-unseal', game, wish),
        label: botText('moderation', 'buttonGoAhead', {}, language),
        style: 'danger',
      },
      { id: customId('mod-unseal', game, 'back'), label: botText('moderation', 'buttonBack', {}, language) },
    ),
  ],
});
