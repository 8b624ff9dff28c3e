/** Warns a moderator before they open a sealed game of the weekly challenge. */
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import { ago } from './markup.ts';
import { buttons, text } from './panel.ts';

export const UNSEAL_ACTS = ['open', 'export', 'back'] as const;

/** A sealed game. `until`: Unix time in milliseconds; `alone`: whether it is a solo game. */
interface Sealed {
  readonly game: string;
  readonly until: number;
  readonly alone: boolean;
}

/** Asks a moderator to confirm opening or exporting the game, which counts as their entry in the challenge. */
export const unsealPanel = ({ game, until, alone }: Sealed, act: 'open' | 'export', language: string) => ({
  parts: [
    text(botText('moderation', 'unsealAsk', { alone, until: ago(new Date(until)) }, language)),
    buttons(
      {
        id: customId('mod-unseal', game, act),
        label: botText('moderation', 'buttonGoAhead', {}, language),
        style: 'danger',
        confirms: true,
      },
      { id: customId('mod-unseal', game, 'back'), label: botText('moderation', 'buttonBack', {}, language) },
    ),
  ],
});
