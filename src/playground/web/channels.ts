/** The channels: a sidebar, and on narrow screens a menu in the header. */
import type { PageChannel } from '../page-protocol.ts';
import { openChoices } from './choices.ts';
import { byId, h, replaceItems } from './dom.ts';

interface ChannelRow extends PageChannel {
  readonly pings: number;
  readonly isUnread: boolean;
}

export function showChannels(rows: readonly ChannelRow[], active: string, onSwitch: (id: string) => void) {
  replaceItems(
    byId('channels'),
    'data-channel',
    rows.map(({ id, name, direct, pings, isUnread }) => {
      const button = h(
        'button',
        {
          type: 'button',
          class: 'channel',
          'data-testid': `channel-${name}`,
          'data-channel': id,
          'data-unread': isUnread,
          'aria-current': id === active ? 'true' : undefined,
        },
        h('span', { class: 'hash', 'aria-hidden': 'true' }, direct === true ? '@' : '#'),
        h('span', { class: 'channel-words' }, name),
        pings === 0 ? undefined : h('span', { class: 'badge' }, `${pings}`),
      );
      button.addEventListener('click', () => onSwitch(id));
      return h('li', {}, button);
    }),
  );
  const title = byId('channel-title');
  const elsewhere = rows.some(({ id, isUnread }) => isUnread && id !== active);
  const here = rows.find(({ id }) => id === active);
  title.querySelector('.hash')?.replaceChildren(here?.direct === true ? '@' : '#');
  title.querySelector('.channel-words')?.replaceChildren(here?.name ?? '');
  title.toggleAttribute('data-unread', elsewhere);
  title.onclick = () =>
    openChoices(title, {
      label: 'Channels',
      choices: rows.map(({ id, name, direct }) => ({
        value: id,
        label: `${direct === true ? '@' : '#'}${name}`,
      })),
      chosen: [active],
      min: 1,
      max: 1,
      onChoose: ([id]) => id !== undefined && onSwitch(id),
      onClose: () => undefined,
    });
}
