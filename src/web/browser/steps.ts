/** Steps through the game without reloading the page, and plays it as a film. */
import { morph } from './morph.ts';

/** Time a step is shown while the game plays, and the wait before a slider's step is loaded. */
const PLAY_MS = 1_400;
const SLIDE_MS = 120;

const root = document.documentElement;
const numberOf = (name: 'step' | 'last'): number => Number(root.dataset[name] ?? 0);

/** Returns the address of a step; `undefined`: the newest. */
function addressOf(step: number | undefined): URL {
  const url = new URL(location.href);
  if (step === undefined) url.searchParams.delete('step');
  else url.searchParams.set('step', String(step));
  return url;
}

function stepIn(url: URL): number | undefined {
  const step = url.searchParams.get('step');
  return step === null ? undefined : Number(step);
}

export interface Steps {
  /** Loads the page again: a reader of the newest position stays with the newest. */
  refresh(): Promise<void>;
}

/** Starts the bar with the steps. `onShown` is called after each change. */
export function openSteps(onShown: () => void): Steps {
  let requests = 0;
  /** The step the reader wants to see; `undefined`: the newest, whichever that is. */
  let wanted = stepIn(new URL(location.href));
  let playing: number | undefined;

  /** Loads and shows what is wanted. Returns false if it could not be loaded or something else is wanted by now. */
  async function show(): Promise<boolean> {
    const own = ++requests;
    const url = addressOf(wanted);
    const answer = await fetch(url).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (own !== requests) return false;
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

  async function go(step: number, isRecorded: boolean): Promise<boolean> {
    const within = Math.max(0, Math.min(step, numberOf('last')));
    wanted = within === numberOf('last') ? undefined : within;
    if (isRecorded) history.pushState(null, '', addressOf(wanted));
    return await show();
  }

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
    void go(stepIn(new URL(link.href)) ?? numberOf('last'), true);
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
  addEventListener('popstate', () => {
    wanted = stepIn(new URL(location.href));
    void show();
  });

  return {
    async refresh() {
      // While the game plays, the next step brings the news.
      if (playing === undefined) await show();
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
