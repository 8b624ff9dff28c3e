/** Avatars: initials on the user's colour. */
import { h } from './dom.ts';
import { colour, initials } from './model/avatar.ts';

/** Creates an avatar from a name and an index among all users, which determines the colour. */
export function avatar(name: string, place: number, bot = false): HTMLElement {
  return h(
    'span',
    { class: 'face', 'aria-hidden': 'true', style: `background:${bot ? '#5865f2' : colour(place)}` },
    initials(name),
  );
}
