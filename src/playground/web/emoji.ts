/** Emoji: a character of the system font, or a picture of the application with its name as alt text. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { h } from './dom.ts';

/** Creates the emoji of a button or a choice. */
export function emojiMark({ id, name = '' }: APIMessageComponentEmoji): HTMLElement {
  return id === undefined ? h('span', { class: 'emoji' }, name) : emojiPicture(id, name);
}

/** Creates an emoji of the application. */
export function emojiPicture(id: string, name: string): HTMLElement {
  return h('img', { class: 'emoji', src: `/emojis/${id}.webp`, alt: `:${name}:`, draggable: 'false' });
}
