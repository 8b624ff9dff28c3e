/** Buttons of messages. */
import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { h, icon } from './dom.ts';
import { emojiMark } from './emoji.ts';

const CLASSES: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

/** Creates a button; `onClick` receives its custom id. A link opens in a new tab instead. */
export function buttonView(button: APIButtonComponent, onClick: (customId: string) => void): HTMLElement {
  const words = [
    'emoji' in button && button.emoji !== undefined ? emojiMark(button.emoji) : undefined,
    'label' in button && button.label !== undefined ? h('span', {}, button.label) : undefined,
  ];
  if (button.style === ButtonStyle.Link) {
    const safe = /^https?:/i.test(button.url) && button.disabled !== true;
    return h(
      'a',
      {
        class: 'button secondary',
        href: safe ? button.url : undefined,
        'aria-disabled': safe ? undefined : 'true',
        target: '_blank',
        rel: 'noopener noreferrer',
      },
      ...words,
      icon('launch'),
    );
  }
  const customId = 'custom_id' in button ? button.custom_id : '';
  const view = h(
    'button',
    {
      type: 'button',
      class: `button ${CLASSES[button.style] ?? 'secondary'}`,
      'data-custom-id': customId,
      disabled: button.disabled === true,
    },
    ...words,
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
  );
  view.addEventListener('click', () => onClick(customId));
  return view;
}
