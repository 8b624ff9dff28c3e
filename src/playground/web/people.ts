/** The user switcher: a button per user, with unread pings. */
import type { PageUser } from '../page-protocol.ts';
import { avatar } from './avatar.ts';
import { byId, h, replaceItems } from './dom.ts';
import { STRINGS } from './strings.ts';

export interface Person {
  readonly user: PageUser;
  /** Index among all users, which determines the colour. */
  readonly place: number;
  readonly pings: number;
}

/** Renders the switcher. Each user has a link, to open in another window; a plain click switches here. */
export function showPeople(people: readonly Person[], active: string, onSwitch: (id: string) => void): void {
  replaceItems(
    byId('people'),
    'data-user',
    people.map(({ user: { id, name }, place, pings }) => {
      const badge =
        pings === 0 ? undefined : h('span', { class: 'badge', 'data-testid': `pings-${name}` }, `${pings}`);
      const link = h(
        'a',
        {
          class: 'person',
          href: `?user=${encodeURIComponent(name)}`,
          'data-testid': `person-${name}`,
          'data-user': id,
          'data-pings': pings,
          'aria-current': id === active ? 'true' : undefined,
          'aria-label': STRINGS.pings(name, pings),
        },
        h('span', { class: 'person-face' }, avatar(name, place), badge),
        h('span', { class: 'person-name' }, name),
      );
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSwitch(id);
      });
      return link;
    }),
  );
}
