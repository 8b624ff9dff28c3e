/** The line above the steps that says what the page waits for. */

/** The shortest wait that is mentioned. */
const DELAY_MS = 300;

export interface Notice {
  /** Says what the page waits for, if it takes long, or `atOnce`. */
  show(what: 'step' | 'pictures' | 'retry', step?: number, atOnce?: boolean): void;
  /** Says nothing: all is there. */
  clear(): void;
}

/** Finds the line, and has its texts from it. */
export function openNotice(): Notice {
  const line = document.querySelector<HTMLElement>('.wait');
  let timer: number | undefined;
  const say = (text: string): void => {
    clearTimeout(timer);
    timer = undefined;
    if (line !== null) line.textContent = text;
    document.documentElement.toggleAttribute('data-waiting', text !== '');
  };
  let text = '';
  return {
    show(what, step = 0, atOnce = false) {
      text = (line?.dataset[what] ?? '').replace('#', String(step));
      if (atOnce || line?.textContent !== '') say(text);
      else timer ??= setTimeout(() => say(text), DELAY_MS);
    },
    clear: () => say(''),
  };
}
