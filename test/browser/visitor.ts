/** Somebody at the page, who does what people do there: types, picks from lists, presses, and looks. */
import type { Locator, Page } from 'playwright-core';

/** A keyboard with a mouse, or a finger on a screen. */
export type Hands = 'keyboard' | 'finger';

export interface Visitor {
  readonly name: string;
  readonly page: Page;
  /** The messages for all, the oldest first. */
  readonly posts: Locator;
  /** The messages that only they see, the oldest first. */
  readonly panels: Locator;
  /** The newest of those that only they see. */
  readonly panel: Locator;
  /** Clicks, or taps. */
  hit(target: Locator): Promise<void>;
  /** The button of that label, whatever emoji stands before it. */
  button(within: Locator, label: string): Locator;
  /** Types a command and the beginnings of its options, each picked from the list; waits for the answer. */
  command(path: string, options?: Readonly<Record<string, string>>): Promise<void>;
  /** Fills in a command, to the last option, without sending it. */
  fillIn(path: string, options?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends what has been filled in, and waits for the answer. */
  send(): Promise<void>;
  /** Presses a button of the newest post that has it, and waits for the panel it opens. */
  open(label: string): Promise<void>;
  /** Presses a button of the panel, and waits until the panel shows something else. */
  press(label: string): Promise<void>;
  /** Picks a choice in a menu of the panel, and waits until the panel shows something else. */
  choose(menu: RegExp, choice: RegExp): Promise<void>;
}

/** Somebody in front of a page that has been opened. */
export function visitor(page: Page, name: string, hands: Hands): Visitor {
  const messages = page.getByTestId('message');
  const panels = page.locator('[data-testid="message"][data-ephemeral]');
  const posts = page.locator('[data-testid="message"]:not([data-ephemeral])');
  const panel = panels.last();
  const composer = page.getByTestId('composer');
  const list = page.locator('#suggest:not([aria-busy])');
  const suggested = list.getByRole('option');

  const hit = (target: Locator) => (hands === 'finger' ? target.tap() : target.click());
  const button = (within: Locator, label: string) =>
    within.getByRole('button', { name: new RegExp(`^(?::\\w+:|\\P{L})*${label}$`, 'u') });
  const entered = (value: string) => list.locator(`[role="option"][data-value="${value}"]`);

  /** Does something, and waits until the panel shows something else: it is drawn anew then. */
  async function changing(act: () => Promise<void>): Promise<void> {
    const before = await panel.elementHandle();
    await act();
    await before?.waitForElementState('hidden');
  }

  /** Does something, and waits for a message that was not there before, and is complete. */
  async function answered(where: Locator, act: () => Promise<void>): Promise<void> {
    const answer = where.nth(await where.count());
    await act();
    await answer.waitFor();
    await answer.getByTestId('thinking').waitFor({ state: 'detached' });
  }

  /** Picks a suggestion as the hands do: with the arrow keys and Enter, or with a tap. */
  async function pick(choice: Locator): Promise<void> {
    await choice.waitFor();
    if (hands === 'finger') return await choice.tap();
    const steps = await suggested.count();
    for (let step = 0; (await choice.getAttribute('aria-selected')) !== 'true'; step++) {
      if (step > steps) throw new Error('the arrow keys do not lead to the suggestion');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  }

  const fillIn: Visitor['fillIn'] = async (path, options = {}) => {
    await hit(composer);
    await composer.pressSequentially(`/${path}`);
    await pick(entered(path));
    for (const [option, words] of Object.entries(options)) {
      const field = page.getByTestId(`option-${option}`);
      // What may be left out has no field yet.
      if ((await field.count()) === 0) {
        await composer.pressSequentially(option);
        await pick(entered(option));
      }
      // The list of the field before has gone by then.
      await field.and(page.locator(':focus')).waitFor();
      await field.pressSequentially(words.charAt(0));
      await pick(suggested.filter({ hasText: words }).first());
    }
  };
  const send = () =>
    answered(messages, () =>
      hands === 'finger' ? page.getByTestId('send').tap() : page.keyboard.press('Enter'),
    );

  return {
    name,
    page,
    posts,
    panels,
    panel,
    hit,
    button,
    fillIn,
    send,
    async command(path, options) {
      await fillIn(path, options);
      await send();
    },
    open: (label) => answered(panels, () => hit(button(posts, label).last())),
    press: (label) => changing(() => hit(button(panel, label))),
    choose: (menu, choice) =>
      changing(async () => {
        await hit(panel.getByRole('button', { name: menu }));
        // What it says, whatever picture stands before it.
        const choices = page.getByTestId('choices').getByRole('option');
        await hit(choices.filter({ hasText: choice }).first());
      }),
  };
}
