/** The round face of a person, drawn: initials on their colour. */
import { h } from './dom.ts';
import { colour, initials } from './model/avatar.ts';

/** The face of somebody, by name and by their place among all people (which gives the colour). */
export function face(name: string, place: number, bot = false): HTMLElement {
  return h(
    'span',
    { class: 'face', 'aria-hidden': 'true', style: `background:${bot ? '#5865f2' : colour(place)}` },
    initials(name),
  );
}
