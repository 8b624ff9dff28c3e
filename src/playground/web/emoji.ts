/** Emoji: a character of the system font, or a picture of the application with its name as alt text. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { h } from './dom.ts';

/** Where the emoji of the application are. */
export const emojiFiles = { addressOf: (id: string) => `/emojis/${id}.webp` };

/** Creates an emoji of a button or option: a character or an uploaded picture. */
export function emojiMark({ id, name = '' }: APIMessageComponentEmoji): HTMLElement {
  return id === undefined ? h('span', { class: 'emoji' }, name) : emojiPicture(id, name);
}

export function emojiPicture(id: string, name: string): HTMLElement {
  return h('img', { class: 'emoji', src: emojiFiles.addressOf(id), alt: `:${name}:`, draggable: 'false' });
}
