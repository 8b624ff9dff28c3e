/** Emoji: a letter of the system's own font, or a picture of the application's, read out by its name. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { h } from './dom.ts';

/** The emoji of a button or a choice. */
export function emojiMark({ id, name = '' }: APIMessageComponentEmoji): HTMLElement {
  return id === undefined ? h('span', { class: 'emoji' }, name) : emojiPicture(id, name);
}

/** An emoji of the application. */
export function emojiPicture(id: string, name: string): HTMLElement {
  return h('img', { class: 'emoji', src: `/emojis/${id}.webp`, alt: `:${name}:`, draggable: 'false' });
}
