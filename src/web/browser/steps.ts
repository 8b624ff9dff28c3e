/** Steps through the game without reloading the page, and plays it as a film. */
import { morph } from './morph.ts';

/** Time a step is shown while the game plays, and the wait before a slider's step is loaded. */
const PLAY_MS = 1_400;
const SLIDE_MS = 120;

const root = document.documentElement;
const numberOf = (name: 'step' | 'last'): number => Number(root.dataset[name] ?? 0);

/** Returns the address of a step; the newest one has none of its own, and stays the newest. */
function addressOf(step: number): URL {
  const url = new URL(location.href);
  if (step >= numberOf('last')) url.searchParams.delete('step');
  else url.searchParams.set('step', String(step));
  return url;
}

export interface Steps {
  /** Loads the page again: a reader of the newest position stays with the newest. */
  refresh(): Promise<void>;
}

/** Starts the bar with the steps. `onShown` is called after each change. */
export function openSteps(onShown: () => void): Steps {
  let wanted = 0;
  let playing: number | undefined;

  /** Shows an address of this page. Returns false if it could not be loaded or another one is wanted by now. */
  async function show(url: URL): Promise<boolean> {
    const own = ++wanted;
    const answer = await fetch(url).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (own !== wanted) return false;
    if (answer?.ok !== true || text === undefined) return false;
    const next = new DOMParser().parseFromString(text, 'text/html');
    if (isOther(next)) {
      location.reload();
      return false;
    }
    apply(next);
    onShown();
    return true;
  }

  const go = async (step: number, record: boolean): Promise<boolean> => {
    const url = addressOf(Math.max(0, Math.min(step, numberOf('last'))));
    const shown = await show(url);
    if (shown && record) history.pushState(null, '', url);
    return shown;
  };

  function stop(): void {
    clearTimeout(playing);
    playing = undefined;
    label(false);
  }

  function label(plays: boolean): void {
    const button = document.querySelector<HTMLElement>('.play');
    if (button === null) return;
    button.setAttribute('aria-label', (plays ? button.dataset.stop : button.dataset.play) ?? '');
    button.textContent = plays ? '❚❚' : '▶';
  }

  /** Shows step after step, each when its pictures are there, up to the newest. */
  async function play(from: number): Promise<void> {
    const own = setTimeout(() => undefined);
    playing = own;
    if (!(await go(from, false))) return stop();
    label(true);
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#map img, #players > div img')];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    if (playing !== own) return;
    if (from >= numberOf('last')) return stop();
    playing = setTimeout(() => void play(from + 1), PLAY_MS);
  }

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('.play') != null) {
      if (playing !== undefined) return stop();
      const step = numberOf('step');
      return void play(step >= numberOf('last') ? 0 : step + 1);
    }
    const link = target?.closest<HTMLAnchorElement>('.steps a[href], #log a[href]');
    if (link == null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    const step = new URL(link.href).searchParams.get('step');
    void go(step === null ? numberOf('last') : Number(step), true);
  });

  let sliding: number | undefined;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    stop();
    clearTimeout(sliding);
    sliding = setTimeout(() => void go(target.valueAsNumber, false), SLIDE_MS);
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (target !== document.body) return;
    if (key === 'ArrowLeft') void go(numberOf('step') - 1, true);
    if (key === 'ArrowRight') void go(numberOf('step') + 1, true);
  });
  addEventListener('popstate', () => void show(new URL(location.href)));

  return {
    async refresh() {
      const newest = numberOf('step') >= numberOf('last');
      const url = new URL(location.href);
      if (newest) url.searchParams.delete('step');
      else url.searchParams.set('step', String(numberOf('step')));
      await show(url);
    },
  };
}

/** Returns whether a page has another layout or another script, so that it has to be loaded as a whole. */
function isOther(next: Document): boolean {
  const scriptOf = (page: Document) => page.querySelector('script')?.getAttribute('src');
  const partsOf = (page: Document) =>
    [...page.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part).join(' ');
  return scriptOf(next) !== scriptOf(document) || partsOf(next) !== partsOf(document);
}

/** Shows what differs in another page of this game. */
function apply(next: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const other = next.querySelector(`[data-part="${part.dataset.part}"]`);
    if (other !== null) morph(part, other);
  }
  const { version, step, last } = next.documentElement.dataset;
  Object.assign(root.dataset, { version, step, last });
  const slider = document.querySelector<HTMLInputElement>('.steps input');
  if (slider !== null && slider.matches(':active') === false) slider.value = step ?? '0';
}
