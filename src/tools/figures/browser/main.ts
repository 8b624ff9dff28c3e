/** The editor of figures: shows a table, takes changes, checks and saves them. */
import './style.css';
import { html } from 'hono/html';
import {
  type Content,
  type ContentProblem,
  findProblems,
  LANDS,
  parseDraft,
  provenanceSummary,
  type Side,
} from '../../../content/index.ts';
import { problemText } from '../../../text/index.ts';
import { changesOf } from '../model/changes.ts';
import {
  confirmHex,
  confirmRivers,
  hexesOf,
  neighbour,
  toggleRiver,
  withCost,
  withLand,
  withLoch,
} from '../model/hexes.ts';
import { addStep, type History, redo, startHistory, undo } from '../model/history.ts';
import { confirmEntry, marksIn, type Path, valueAt, withFigure } from '../model/values.ts';
import { figureFrom, formFor } from './forms.ts';
import { EDGE_KEYS, hexPanel, mapPicture } from './map.ts';
import { type Html, legend } from './marks.ts';
import { createSaver, type SaveState } from './saving.ts';
import { TABS, type Tab, tabProgress, tabWith } from './tables.ts';

/** The place of a change, shown again when the change is undone. */
interface Place {
  readonly tab: Tab;
  /** The chosen hex of a map side. */
  readonly hex: string;
  /** The field of a form, by its path. */
  readonly field?: string;
}
interface Step {
  readonly content: Content;
  readonly place: Place;
}

const SAVE_TEXTS: Readonly<Record<SaveState, string>> = {
  unchanged: 'No changes yet',
  saving: 'Saving…',
  saved: 'Saved',
  elsewhere: 'Not saved: the file was changed elsewhere. Reload this page',
  failed: 'Not saved yet, trying again. The terminal of npm run figures says why',
};

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}
const show = (selector: string, content: Html | string): void => {
  element(selector).innerHTML = String(content);
};

const FIRST = TABS[0] as Tab;
const started = (await (await fetch('content')).json()) as { revision: string; content: Content };
let place: Place = { tab: FIRST, hex: hexesOf('A1')[0] ?? 'A1' };
let history: History<Step> = startHistory({ content: started.content, place });
let saving: SaveState = 'unchanged';
/** The refused text of a field, which is not in the content. */
let refused: { readonly path: string; readonly text: string; readonly why: string } | undefined;

let shownProblems = '';

const save = createSaver(started.revision, (state) => {
  saving = state;
  const { file } = element('#saved').dataset;
  element('#saved').textContent = `${SAVE_TEXTS[state]}${state === 'saved' ? ` in ${file}` : ''}`;
  element('#saved').dataset.state = state;
});

/** Makes a change at the current place, and saves it. */
function change(content: Content, next: Place = place): void {
  const { now } = history;
  if (content !== now.content) {
    history = addStep({ ...history, now: { ...now, place } }, { content, place: next });
    save(content);
  }
  place = next;
}

function travel(move: typeof undo): void {
  const next = move(history);
  if (next === history) return;
  // Undoing shows where the change was made, redoing where it leads.
  place = next.now.place;
  history = next;
  refused = undefined;
  save(next.now.content);
  showAll();
}

function showAll(): void {
  const { content } = history.now;
  const { tab, hex, field } = place;
  show(
    '#tabs',
    html`${TABS.map(
      (one) =>
        html`<button type="button" data-tab="${one.id}"${one === tab ? html` aria-current="page"` : ''}>${one.name} <small></small></button>`,
    )}`,
  );
  show(
    '#view',
    tab.side === undefined
      ? html`<h2>${tab.name}</h2><p class="guide">Compare with your box. What you change counts as observed; choose a mark to confirm an entry as it is. ${tab.note ?? ''}</p>${legend()}${formFor(content, tab.tables)}`
      : html`<div class="board" tabindex="0" role="group" aria-label="Map side ${tab.side}. Arrows move, 1 to 6 enter the cost, Enter confirms">${mapPicture(content, tab.side, hex)}</div>${hexPanel(content, tab.side, hex)}`,
  );
  showStanding();
  const focused = field === undefined ? undefined : fieldAt(field);
  if (tab.side !== undefined) element('.board').focus({ preventScroll: true });
  else focused?.select();
}

/** Shows progress, problems, and what can be undone. */
function showStanding(): void {
  const { content } = history.now;
  const { observed, likely, reconstructed } = provenanceSummary(content).hexCosts;
  const all = observed + likely + reconstructed;
  element('#count').textContent = `${observed} of ${all} land costs confirmed`;
  (element('#progress') as HTMLProgressElement).value = observed / all;
  (element('#undo') as HTMLButtonElement).disabled = history.past.length === 0;
  (element('#redo') as HTMLButtonElement).disabled = history.future.length === 0;
  for (const tab of TABS) {
    const { done, all } = tabProgress(content, tab);
    const state = all === 0 ? '' : done === all ? '✓' : `${done}/${all}`;
    show(`[data-tab="${tab.id}"] small`, state);
  }
  showProblems(findProblems(content));
}

const pathOf = (problem: ContentProblem): Path =>
  'path' in problem ? problem.path.replace(/\[(\d+)\]/g, '.$1').split('.') : [];

function showProblems(problems: readonly ContentProblem[]): void {
  const texts = [
    ...(refused === undefined
      ? []
      : [{ at: refused.path, text: `${refused.why} Not saved: “${refused.text}”.` }]),
    ...problems.map((problem) => ({ at: pathOf(problem).join('.'), text: problemText(problem) })),
  ];
  const list = String(
    texts.length === 0
      ? ''
      : html`<h2>${problems.length === 0 ? 'Not a possible value' : 'Correct this before you play'}</h2><ul>${texts.map(
          ({ at, text }) => html`<li><button type="button" data-go="${at}">${text}</button></li>`,
        )}</ul>`,
  );
  // A list that stays the same is left alone, so that a click on it is not lost.
  if (list !== shownProblems) show('#problems', list);
  shownProblems = list;
  for (const input of document.querySelectorAll<HTMLElement>('[data-path]')) {
    const own = input.dataset.path ?? '';
    const wrong = texts.some(({ at }) => at === own || at.startsWith(`${own}.`));
    if (wrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

const fieldAt = (path: string) => document.querySelector<HTMLInputElement>(`[data-path="${path}"]`);

/** Returns whether a field has text that the content does not have. */
function isUnsaved(input: HTMLInputElement): boolean {
  const { path = '' } = input.dataset;
  const before = valueAt(history.now.content, path.split('.'));
  return input.type === 'text' && JSON.stringify(figureFrom(input.value, before)) !== JSON.stringify(before);
}

/** Takes what was typed into a field. What cannot be a value stays in the field, with the reason. */
function takeField(input: HTMLInputElement): void {
  const path = (input.dataset.path ?? '').split('.');
  const { content } = history.now;
  const before = valueAt(content, path);
  const figure = input.type === 'checkbox' ? input.checked : figureFrom(input.value, before);
  const changed = withFigure(content, path, figure);
  const parsed = parseDraft(changed);
  refused = undefined;
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    refused = {
      path: path.join('.'),
      text: input.value,
      why: problem === undefined ? '' : problemText(problem),
    };
  } else if (JSON.stringify(changed) !== JSON.stringify(content)) {
    change(changed, { ...place, field: path.join('.') });
    input.closest('td')?.classList.toggle('zero', figure === 0);
    if (String(marksIn(content)) !== String(marksIn(changed))) showMarks();
  }
  showStanding();
}

/** Draws the marks of a form again, without touching its fields. */
function showMarks(): void {
  const template = document.createElement('template');
  template.innerHTML = String(formFor(history.now.content, place.tab.tables));
  const fresh = [...template.content.querySelectorAll<HTMLElement>('[data-confirm]')];
  document.querySelectorAll('[data-confirm]').forEach((old, index) => {
    const mark = fresh[index];
    if (mark !== undefined && old.outerHTML !== mark.outerHTML) old.replaceWith(mark);
  });
}

function openTab(tab: Tab, field?: string): void {
  const hex = tab.side === undefined ? place.hex : (hexesOf(tab.side)[0] ?? place.hex);
  place = { tab, hex, ...(field === undefined ? {} : { field }) };
  showAll();
  if (tab.side === undefined && field === undefined)
    document.querySelector<HTMLInputElement>('#view input')?.select();
}

/** Returns the place after a hex: the next one, then the next side. */
function after(side: Side, hex: string): Place {
  const hexes = hexesOf(side);
  const next = hexes[hexes.indexOf(hex) + 1];
  if (next !== undefined) return { ...place, hex: next };
  const tab = TABS[TABS.indexOf(place.tab) + 1] ?? FIRST;
  return { tab, hex: tab.side === undefined ? hex : (hexesOf(tab.side)[0] ?? hex) };
}

/** Returns the place before a hex on its side. */
function before(side: Side, hex: string): Place {
  const hexes = hexesOf(side);
  return { ...place, hex: hexes[Math.max(0, hexes.indexOf(hex) - 1)] ?? hex };
}

/** Returns the hex in the direction of an arrow key. Left and right stay in the same row where they can. */
function towards(hex: string, key: string, side: Side): string {
  const low = (hex.charCodeAt(0) - 65) % 2;
  const directions: Readonly<Record<string, readonly number[]>> = {
    ArrowUp: [0],
    ArrowDown: [3],
    ArrowLeft: low ? [5, 4] : [4, 5],
    ArrowRight: low ? [1, 2] : [2, 1],
  };
  const own = hexesOf(side);
  const neighbours = (directions[key] ?? []).map((direction) => neighbour(hex, direction) ?? '');
  return neighbours.find((name) => own.includes(name)) ?? hex;
}

/** Does what a key or its button does to the chosen hex. Returns false if it does nothing. */
function press(key: string, side: Side): boolean {
  const { content } = history.now;
  const { hex } = place;
  const land = LANDS.find((one) => one.charAt(0) === key);
  const edge = EDGE_KEYS.indexOf(key);
  const other = edge < 0 ? undefined : neighbour(hex, edge);
  if (/^[1-6]$/.test(key)) {
    if ('loch' in (content.maps.sides[side].hexes[hex] ?? {}))
      return say(`${hex} is a loch here. G, F or M makes it land.`);
    change(withCost(content, side, hex, Number(key)), after(side, hex));
  } else if (key === 'Enter') change(confirmHex(content, side, hex), after(side, hex));
  else if (key === 'Backspace') place = before(side, hex);
  else if (land !== undefined) change(withLand(content, side, hex, land));
  else if (key === 'l') change(withLoch(content, side, hex));
  else if (key === 'r') change(confirmRivers(content, side));
  else if (other !== undefined) change(toggleRiver(content, side, hex, other));
  else if (key.startsWith('Arrow')) place = { ...place, hex: towards(hex, key, side) };
  else return false;
  showAll();
  return true;
}

function say(text: string): true {
  element('#hex').textContent = text;
  return true;
}

function offerChanges(link: HTMLAnchorElement): void {
  const text = JSON.stringify(changesOf(history.now.content), null, 2);
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const at = (name: string) => target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined;
  const { side } = place.tab;
  const [tab, key, hex, entry, go] = [at('tab'), at('key'), at('hex'), at('confirm'), at('go')];
  const chosen = TABS.find(({ id }) => id === tab);
  if (target.id === 'undo') travel(undo);
  else if (target.id === 'redo') travel(redo);
  else if (target instanceof HTMLAnchorElement && target.id === 'export') offerChanges(target);
  else if (chosen !== undefined) openTab(chosen);
  else if (key !== undefined && side !== undefined) press(key, side);
  else if (hex !== undefined) {
    place = { ...place, hex };
    showAll();
  } else if (entry !== undefined) {
    change(confirmEntry(history.now.content, entry.split('.')));
    showMarks();
    showStanding();
  } else if (go !== undefined) goTo(go);
});

/** Shows the field or the map side of a problem. */
function goTo(path: string): void {
  const steps = path.split('.');
  const tab = tabWith(steps);
  if (tab === undefined) return;
  if (tab !== place.tab) openTab(tab, path);
  const field =
    fieldAt(path) ??
    fieldAt(steps.slice(0, -1).join('.')) ??
    document.querySelector<HTMLInputElement>(`[data-path^="${path}"]`);
  field?.focus();
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.path !== undefined) takeField(target);
});
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'text') target.select();
});

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z' && key.toLowerCase() !== 'y') return;
    // The browser itself undoes what is being typed.
    if (target instanceof HTMLInputElement && isUnsaved(target)) return;
    event.preventDefault();
    travel(key.toLowerCase() === 'y' || event.shiftKey ? redo : undo);
    return;
  }
  if (target instanceof HTMLInputElement) {
    if (moveField(target, key)) event.preventDefault();
    return;
  }
  const { side } = place.tab;
  if (
    side === undefined ||
    (target instanceof HTMLElement && target.closest('button, a') !== null && key === 'Enter')
  )
    return;
  if (press(key.length === 1 ? key.toLowerCase() : key, side)) event.preventDefault();
});

/** Moves between fields: Enter to the next one, up and down within a column. Returns false for other keys. */
function moveField(input: HTMLInputElement, key: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#view input')];
  const cell = input.closest('td');
  const row =
    key === 'ArrowDown'
      ? cell?.parentElement?.nextElementSibling
      : cell?.parentElement?.previousElementSibling;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const below = cell == null ? undefined : row?.children[cell.cellIndex]?.querySelector('input');
    below?.focus();
    return below != null;
  }
  if (key !== 'Enter') return false;
  const next = fields[fields.indexOf(input) + 1];
  if (next === undefined) input.blur();
  else next.focus();
  return true;
}

addEventListener('beforeunload', (event) => {
  const isTyping = [...document.querySelectorAll<HTMLInputElement>('#view input')].some(isUnsaved);
  if (isTyping || saving === 'saving' || saving === 'failed' || saving === 'elsewhere')
    event.preventDefault();
});

element('#saved').textContent = SAVE_TEXTS.unchanged;
showAll();
