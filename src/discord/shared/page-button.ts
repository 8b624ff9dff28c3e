/** The button that leads to a game's page on the web. */
import type { Game } from '../../core/index.ts';
import { botText } from '../../text/index.ts';
import { customId } from './custom-id.ts';
import type { Button } from './panel.ts';

let offered = false;

/** Sets whether this process's bot offers pages. Called when the bot starts. */
export function offerPages(offers: boolean): void {
  offered = offers;
}

/** Returns the button to a game's page; an empty list if the bot has no pages. `reader`: the language. */
export const pageButtons = ({ record: { id, language } }: Game, reader: string = language): Button[] =>
  offered ? [{ id: customId('page', id), label: botText('webPage', 'button', {}, reader) }] : [];
