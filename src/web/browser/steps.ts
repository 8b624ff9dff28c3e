/** Steps through the game without reloading the page, and plays it as a film. */
import { morph } from './morph.ts';
import { openNotice } from './notice.ts';
import { isShortcut } from './shortcut.ts';

/** Time a step is shown while the game plays, the wait before a step is loaded that may be passed by, and before another attempt. */
const PLAY_MS = 1_400;
const PASS_MS = 120;
const RETRY_MS = 2_000;
/** The longest wait before another attempt: what fails for long may do so all night. */
const MAX_RETRY_MS = 30_000;
/** Time after which a page is asked for again: networks lose requests without an error. */
const ANSWER_MS = 20_000;
/** Wait before a picture further down is loaded again. */
const LATE_RETRY_MS = 10_000;

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
  const step = url.searchParams.get('step') ?? '';
  return /^\d{1,5}$/.test(step) ? Number(step) : undefined;
}

interface Steps {
  /** Loads the page again: a reader of the newest position stays with the newest. */
  refresh(): Promise<void>;
}

/** Starts the bar with the steps. `onShown` is called after each change. */
export function openSteps(onShown: () => void): Steps {
  const notice = openNotice();
  let requests = 0;
  /** The step the reader wants to see; `undefined`: the newest, whichever that is. */
  let wanted = stepIn(new URL(location.href));
  let playing: number | undefined;
  let passing: number | undefined;
  /** Whether the game has changed during playback, so that the page is behind. */
  let isBehind = false;
  /** Returns the wanted step; the newest for a step that was undone, or never existed. */
  const targetStep = (): number => Math.min(wanted ?? Infinity, numberOf('last'));

  /** Shows the wanted step, however long it takes to load. Returns false if another one is wanted by then. */
  async function show(): Promise<boolean> {
    const own = ++requests;
    const isWanted = () => own === requests;
    isBehind = false;
    notice.show('step', targetStep());
    const next = await persist(() => load(addressOf(wanted)), isWanted);
    if (next === undefined) return false;
    if (isOther(next)) {
      location.reload();
      return false;
    }
    apply(next);
    label(playing !== undefined);
    onShown();
    return await finish(isWanted);
  }

  /** Waits for the pictures. Returns false if another step is wanted by then. */
  async function finish(isWanted: () => boolean): Promise<boolean> {
    notice.show('pictures');
    if ((await persist(loadPictures, isWanted)) === undefined) return false;
    notice.clear();
    return true;
  }

  /** Repeats an attempt until it returns something; `undefined` if that is no longer wanted. */
  async function persist<T>(
    attempt: () => Promise<T | undefined>,
    isWanted: () => boolean,
  ): Promise<T | undefined> {
    for (let wait = RETRY_MS; ; wait = Math.min(2 * wait, MAX_RETRY_MS)) {
      const found = await attempt();
      if (!isWanted()) return undefined;
      if (found !== undefined) return found;
      notice.show('retry');
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!isWanted()) return undefined;
    }
  }

  function want(step: number): void {
    clearTimeout(passing);
    wanted = step >= numberOf('last') ? undefined : Math.max(0, step);
  }

  async function go(step: number, isRecorded: boolean): Promise<boolean> {
    want(step);
    history[isRecorded ? 'pushState' : 'replaceState'](null, '', addressOf(wanted));
    return await show();
  }

  /** Says which step the reader passes by, and loads it when they stay there. */
  function pass(step: number): void {
    want(step);
    notice.show('step', step, true);
    // An earlier step that arrives now would move the slider back.
    requests++;
    passing = setTimeout(() => void go(step, false), PASS_MS);
  }

  function stop(): void {
    clearTimeout(passing);
    clearTimeout(playing);
    playing = undefined;
    label(false);
    if (isBehind) void show();
  }

  /** Shows step after step, each when its pictures are there, up to the newest. */
  async function play(from: number): Promise<void> {
    const own = setTimeout(() => undefined);
    playing = own;
    label(true);
    const isShown = await go(from, false);
    if (playing !== own) return;
    if (!isShown || from >= numberOf('last')) return stop();
    playing = setTimeout(() => void play(from + 1), PLAY_MS);
  }

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('.play') != null) {
      if (playing !== undefined) return stop();
      return void play(numberOf('step') < numberOf('last') ? numberOf('step') + 1 : 0);
    }
    const link = target?.closest<HTMLAnchorElement>('.steps a[href], #log a[href]');
    if (link == null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    // From where the reader is going, which may not be there yet.
    const by = link.matches('.back') ? -1 : link.matches('.next') ? 1 : 0;
    void go(by === 0 ? (stepIn(new URL(link.href)) ?? numberOf('last')) : targetStep() + by, true);
    if (link.closest('#log') !== null) showMap();
  });

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    stop();
    pass(target.valueAsNumber);
  });
  document.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const target = event.target instanceof Element ? event.target : document.body;
    // Elsewhere, arrows move the slider, the focus on the map, or what is scrolled.
    if (!target.matches('body, .steps a, .play, #log a') || by === undefined || isShortcut(event)) return;
    const step = targetStep() + by;
    if (step < 0 || step > numberOf('last')) return;
    stop();
    void (event.repeat ? pass(step) : go(step, true));
  });
  addEventListener('popstate', () => {
    const step = stepIn(new URL(location.href));
    // A link to a section changes only the fragment.
    if (step === wanted) return;
    stop();
    wanted = step;
    void show();
  });

  followLatePictures();

  const first = requests;
  void finish(() => requests === first);

  return {
    async refresh() {
      // During playback, the next step shows it, or the end.
      if (playing === undefined) await show();
      else isBehind = true;
    },
  };
}

/** Labels the button that starts and stops playback. */
function label(plays: boolean): void {
  const button = document.querySelector<HTMLElement>('.play');
  if (button === null) return;
  button.setAttribute('aria-label', (plays ? button.dataset.stop : button.dataset.play) ?? '');
  button.textContent = plays ? '❚❚' : '▶';
}

/** Scrolls to the map if it is out of sight, as it is beside the log of a phone. */
function showMap(): void {
  const map = document.querySelector('.map');
  const { top = 0, bottom = 0 } = map?.getBoundingClientRect() ?? {};
  if (bottom < 0 || top > innerHeight) map?.scrollIntoView({ block: 'center' });
}

/** Loads a page of this game; `undefined` if there is no answer yet, or only that of a proxy on the way. */
async function load(url: URL): Promise<Document | undefined> {
  const text = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((answer) => answer.text())
    .catch(() => '');
  const page = new DOMParser().parseFromString(text, 'text/html');
  return page.documentElement.dataset.step === undefined ? undefined : page;
}

/** Waits until the pictures of the step are there; `undefined` if one of them could not be loaded. */
async function loadPictures(): Promise<true | undefined> {
  const pictures = [
    ...document.querySelectorAll<HTMLImageElement>('#map img, #players > div img, #boards > img'),
  ];
  const results = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const missing = pictures.filter((_, i) => results[i]?.status === 'rejected');
  missing.forEach(loadAgain);
  return missing.length === 0 ? true : undefined;
}

/** Loads pictures further down again if they are lost, also before this script was there. `loadPictures` does the others. */
function followLatePictures(): void {
  const loadLater = (picture: HTMLImageElement): void =>
    void setTimeout(() => loadAgain(picture), LATE_RETRY_MS);
  const isLate = (target: unknown): target is HTMLImageElement =>
    target instanceof HTMLImageElement && target.loading === 'lazy';
  for (const picture of document.images) {
    if (isLate(picture) && picture.complete && picture.naturalWidth === 0) loadLater(picture);
  }
  const onError = ({ target }: Event): void => {
    if (isLate(target)) loadLater(target);
  };
  document.addEventListener('error', onError, true);
}

/** Loads a picture again: setting an address does that. */
const loadAgain = (picture: HTMLImageElement): void =>
  picture.setAttribute('src', picture.getAttribute('src') ?? '');

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
  const { version, step, last, status } = next.documentElement.dataset;
  Object.assign(root.dataset, { version, step, last, status });
  const slider = document.querySelector<HTMLInputElement>('.steps input');
  if (slider !== null && slider.matches(':active') === false) slider.value = step ?? '0';
}
