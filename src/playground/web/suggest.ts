/** The list above the composer: commands, options, choices. The focus stays in the field below. */
import { byId, type Child, freshId, h, set } from './dom.ts';

interface Suggested {
  readonly label: Child;
  /** Beside the label, smaller. */
  readonly detail?: string;
  readonly description?: string;
  readonly value?: string;
  pick(): void;
}

export interface Section {
  readonly heading?: string;
  readonly about?: string;
  readonly rows: readonly Suggested[];
}

/** Creates the list from index.html. */
export function createSuggest() {
  const box = byId('suggest');
  let rows: { readonly one: Suggested; readonly element: HTMLElement }[] = [];
  let active = -1;
  let owner: HTMLElement | undefined;

  const paint = () => {
    for (const [index, { element }] of rows.entries()) {
      set(element, { 'aria-selected': index === active ? 'true' : 'false' });
    }
    const element = rows[active]?.element;
    if (owner !== undefined) set(owner, { 'aria-activedescendant': element?.id });
    if (element === undefined) box.scrollTop = 0;
    else element.scrollIntoView({ block: 'nearest' });
    if (active === 0) box.scrollTop = 0;
  };
  const setBusy = (busy: boolean) => set(box, { 'aria-busy': busy ? 'true' : undefined });
  const hide = () => {
    if (owner !== undefined) set(owner, { 'aria-activedescendant': undefined, 'aria-expanded': 'false' });
    owner = undefined;
    rows = [];
    active = -1;
    box.hidden = true;
    setBusy(false);
  };
  // A press must not move the focus out of the field.
  box.addEventListener('pointerdown', (event) => event.preventDefault());
  box.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    get isOpen() {
      return !box.hidden;
    },
    /** Shows sections above `field`; Enter picks the row `first`, -1 for none. */
    show(field: HTMLElement, label: string, sections: readonly Section[], first: number, note?: string) {
      if (owner !== field) hide();
      owner = field;
      rows = [];
      const groups = sections.map(({ heading, about, rows: inside }) => {
        const views = inside.map((one) => ({ one, element: rowView(one) }));
        rows.push(...views);
        const head =
          heading === undefined
            ? undefined
            : h('div', { class: 'suggest-heading' }, heading, about ? h('span', {}, about) : undefined);
        const elements = views.map(({ element }) => element);
        return h('div', { class: 'suggest-group', role: 'group', 'aria-label': heading }, head, ...elements);
      });
      const foot = note === undefined ? [] : [h('p', { class: 'suggest-note' }, note)];
      box.replaceChildren(...groups, ...foot);
      box.hidden = groups.length + foot.length === 0;
      set(box, { 'aria-label': label });
      set(field, { 'aria-expanded': box.hidden ? 'false' : 'true', 'aria-controls': box.id });
      active = Math.min(first, rows.length - 1);
      paint();
    },
    hide,
    setBusy,
    move(by: number) {
      if (rows.length === 0) return;
      // Without an active row, moving up starts at the end.
      active = active < 0 ? (by > 0 ? 0 : rows.length - 1) : (active + by + rows.length) % rows.length;
      paint();
    },
    current: () => rows[active]?.one,
  };
}

function rowView(one: Suggested): HTMLElement {
  const element = h(
    'div',
    { id: freshId('suggested'), role: 'option', class: 'suggested', 'data-value': one.value },
    h(
      'span',
      { class: 'suggested-label' },
      one.label,
      one.detail ? h('span', { class: 'suggested-detail' }, one.detail) : undefined,
    ),
    one.description ? h('span', { class: 'suggested-description' }, one.description) : undefined,
  );
  element.addEventListener('click', () => one.pick());
  return element;
}
