/** The emoji of buttons and choices: a letter of the system's own font, or a custom one by its name. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { h } from './dom.ts';

/** Custom emoji are pictures on Discord's servers, which are not asked from here. */
export function emojiMark(emoji: APIMessageComponentEmoji): HTMLElement {
  const custom = emoji.id !== undefined;
  return h('span', { class: 'emoji' }, custom ? `:${emoji.name ?? ''}:` : (emoji.name ?? ''));
}
