/** A dropdown list with single or multiple choice, for mouse, touch and keyboard. */
import { type Child, freshId, h, icon, set } from './dom.ts';
import { STRINGS } from './strings.ts';

export interface Choice {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  /** An emoji or avatar before the label. */
  readonly mark?: () => Child;
}

interface ChoiceList {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Called with the chosen value, or with several when the list is closed. */
  onChoose(values: readonly string[]): void;
  onClose(): void;
}

let closeOpen: (() => void) | undefined;

export const closeChoices = (): void => closeOpen?.();

/** Opens the list below (or above) a control; on narrow screens it slides up from the bottom. */
export function openChoices(anchor: HTMLElement, list: ChoiceList): void {
  closeChoices();
  const several = list.max > 1;
  const chosen = new Set(list.chosen);
  let at = Math.max(
    0,
    list.choices.findIndex(({ value }) => chosen.has(value)),
  );
  const { rows, doneButton, box, popup } = popupOf(list, several);

  const paint = () => {
    for (const [index, element] of rows.entries()) {
      const value = list.choices[index]?.value ?? '';
      set(element, {
        'aria-selected': chosen.has(value) ? 'true' : 'false',
        class: index === at ? 'choice active' : 'choice',
      });
      if (several)
        set(element, { 'aria-disabled': !chosen.has(value) && chosen.size >= list.max ? 'true' : undefined });
    }
    set(box, { 'aria-activedescendant': rows[at]?.id });
    doneButton.disabled = chosen.size < list.min;
  };
  const move = (to: number) => {
    at = Math.min(Math.max(to, 0), rows.length - 1);
    paint();
    rows[at]?.scrollIntoView({ block: 'nearest' });
  };
  const pick = (index: number) => {
    const value = list.choices[index]?.value;
    if (value === undefined) return;
    at = index;
    if (!several) {
      close();
      return list.onChoose([value]);
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < list.max) chosen.add(value);
    paint();
  };
  const settle = () => {
    const values = list.choices.map(({ value }) => value).filter((value) => chosen.has(value));
    const same = values.length === list.chosen.length && values.every((value) => list.chosen.includes(value));
    close();
    if (several && !same && values.length >= list.min) list.onChoose(values);
  };
  function close(): void {
    if (closeOpen !== close) return;
    closeOpen = undefined;
    popup.remove();
    backdrop.remove();
    document.removeEventListener('scroll', follow, true);
    window.removeEventListener('resize', follow);
    if (anchor.isConnected) anchor.focus({ preventScroll: true });
    list.onClose();
  }
  const follow = () => (anchor.isConnected ? place(popup, anchor) : close());

  for (const [index, element] of rows.entries()) {
    element.addEventListener('click', () => pick(index));
    element.addEventListener('pointermove', () => {
      if (at === index) return;
      at = index;
      paint();
    });
  }
  doneButton.addEventListener('click', settle);
  popup.addEventListener('keydown', (event) => {
    const { key } = event;
    const jump: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const inList = event.target !== doneButton;
    if (key in jump) move(jump[key] ?? 0);
    else if (key === 'Escape') close();
    else if (key === 'Tab' && !several) settle();
    else if (key === 'Tab') return;
    else if ((key === ' ' || key === 'Enter') && inList) pick(at);
    else if (key.length === 1 && inList) move(nextByLetter(list.choices, at, key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const backdrop = h('div', { class: 'choices-backdrop' });
  backdrop.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    settle();
  });
  // Inside a modal dialog, nothing outside of it is visible or clickable.
  (anchor.closest('dialog') ?? document.body).append(backdrop, popup);
  closeOpen = close;
  document.addEventListener('scroll', follow, true);
  window.addEventListener('resize', follow);
  place(popup, anchor);
  move(at);
  box.focus({ preventScroll: true });
}

/** Builds the list with a row for each choice, and with a button if several can be chosen. */
function popupOf(list: ChoiceList, several: boolean) {
  const id = freshId('choices');
  const rows = list.choices.map((choice, index) => row(choice, `${id}-${index}`, several));
  const doneButton = h(
    'button',
    { type: 'button', class: 'button primary', 'data-testid': 'choices-done' },
    STRINGS.done,
  );
  const box = h(
    'div',
    {
      id,
      class: 'listbox',
      role: 'listbox',
      tabindex: -1,
      'aria-label': list.label,
      'aria-multiselectable': several,
    },
    ...rows,
    list.choices.length === 0 ? h('p', { class: 'listbox-empty' }, STRINGS.nothingToChoose) : undefined,
  );
  const hint = h('span', { class: 'choices-hint' }, rangeInWords(list.min, list.max));
  const foot = several ? h('div', { class: 'choices-foot' }, hint, doneButton) : undefined;
  const popup = h('div', { class: 'choices', 'data-testid': 'choices' }, box, foot);
  return { rows, doneButton, box, popup };
}

function row(choice: Choice, id: string, several: boolean): HTMLElement {
  return h(
    'div',
    { id, role: 'option', class: 'choice', 'data-value': choice.value },
    choice.mark?.(),
    h(
      'span',
      { class: 'choice-words' },
      h('span', { class: 'choice-label' }, choice.label),
      choice.description ? h('span', { class: 'choice-description' }, choice.description) : undefined,
    ),
    h('span', { class: several ? 'choice-box' : 'choice-tick', 'aria-hidden': 'true' }, icon('check')),
  );
}

/** Returns the next choice that starts with this letter, wrapping around. */
function nextByLetter(choices: readonly Choice[], at: number, letter: string): number {
  const order = choices.map((_, step) => (at + 1 + step) % choices.length);
  return order.find((index) => choices[index]?.label.toLowerCase().startsWith(letter.toLowerCase())) ?? at;
}

const rangeInWords = (min: number, max: number): string =>
  min === max ? STRINGS.exactly(min) : min > 1 ? `${STRINGS.atLeast(min)}` : STRINGS.atMost(max);

/** Positions the list below the control if there is room, else above. On narrow screens CSS does it. */
function place(popup: HTMLElement, anchor: HTMLElement): void {
  const rect = anchor.getBoundingClientRect();
  const { left, width } = rect;
  // A new message may scroll the control out of view: the list stays in the window.
  const [top, bottom] = [inWindow(rect.top), inWindow(rect.bottom)];
  const below = innerHeight - bottom - 12;
  const up = below < 240 && top > below;
  set(popup, { class: up ? 'choices up' : 'choices' });
  popup.style.setProperty('--left', `${left}px`);
  popup.style.setProperty('--width', `${width}px`);
  popup.style.setProperty('--from', `${up ? innerHeight - top + 4 : bottom + 4}px`);
  popup.style.setProperty('--room', `${Math.max(up ? top - 12 : below, 160)}px`);
}

const inWindow = (y: number): number => Math.min(Math.max(y, 8), innerHeight - 8);
