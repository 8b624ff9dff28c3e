/** Forms for tables: built from the values themselves, so every figure of a table has its field. */
import { html } from 'hono/html';
import { type Content, PROVENANCES, type Provenance } from '../../../content/index.ts';
import { type Path, valueAt } from '../model/values.ts';
import { type Html, MARKS, markIcon } from './marks.ts';

/** Keys that name an entry and are not figures. */
const NAMING = ['id', 'kind', 'title'];

/** Returns a name from the tables as words: `upgradedIncome` is "upgraded income". */
const wordsFor = (key: string): string => key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
/** The two sides of some boards. */
const SIZES: Readonly<Record<string, string>> = { small: 'For 1–2 players', large: 'For 3–4 players' };
const titleFor = (key: string): string =>
  SIZES[key] ?? wordsFor(key).replace(/^./, (letter) => letter.toUpperCase());

/** Returns the form of some tables. */
export const formFor = (content: Content, tables: readonly Path[]): Html =>
  html`<form>${tables.map((path) => part(path, valueAt(content, path), titleFor(path.at(-1) ?? '')))}</form>`;

/** Returns what a field's text means, in the type that the field had. */
export function figureFrom(text: string, before: unknown): unknown {
  const one = (word: string) => (/^-?\d{1,9}$/.test(word) ? Number(word) : word);
  if (Array.isArray(before))
    return text
      .split(/[\s,]+/)
      .filter((word) => word !== '')
      .map(one);
  return typeof before === 'number' ? one(text.trim()) : text.trim();
}

function part(path: Path, value: unknown, label: string): Html {
  if (isTable(value)) return table(path, value);
  if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
    return group(
      path,
      undefined,
      label,
      value.map((one, index) => part([...path, String(index)], one, entryName(one, index))),
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return html`<label><span>${label}</span>${field(path, value)}</label>`;
  }
  const parts = Object.entries(value)
    .filter(([key]) => key !== 'provenance' && !NAMING.includes(key))
    .map(([key, inner]) => part([...path, key], inner, titleFor(key)));
  return group(path, valueAt(value, ['provenance']), label, parts);
}

function group(path: Path, mark: unknown, label: string, parts: readonly Html[]): Html {
  const sides = typeof mark === 'object' && mark !== null ? Object.entries(mark) : [];
  return html`<fieldset><legend>${label} ${markButton(path, mark, label)}${sides.map(
    ([side, one]) => html` ${side} ${markButton([...path, 'track', side], one, `${label}, ${side}`)}`,
  )}</legend>${parts}</fieldset>`;
}

function entryName(entry: unknown, index: number): string {
  const names = [...NAMING, 'rule', 'effect'].flatMap((key) => {
    const name = valueAt(entry, [key]);
    const inner = typeof name === 'object' ? valueAt(name, ['kind']) : name;
    return inner === undefined ? [] : [titleFor(String(inner))];
  });
  return names.length === 0 ? String(index + 1) : names.join(' · ');
}

/** Returns the button that confirms an entry; nothing for values that the published rules give. */
function markButton(path: Path, mark: unknown, label: string): Html {
  const known = PROVENANCES.find((one): one is Provenance => one === mark);
  if (known === undefined) return html``;
  const about =
    known === 'observed' ? MARKS[known].about : `${MARKS[known].about}. Choose to confirm ${label}`;
  return html`<button type="button" class="confirm" data-confirm="${path.join('.')}" title="${about}" aria-label="${about}">${markIcon(known)}</button>`;
}

function field(path: Path, value: unknown, label = ''): Html {
  const at = path.join('.');
  const name = label === '' ? '' : html` aria-label="${label}"`;
  if (typeof value === 'boolean') {
    return html`<input type="checkbox" data-path="${at}"${name}${value ? html` checked` : ''}>`;
  }
  const numeric = typeof value === 'number';
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return html`<input type="text" autocomplete="off" spellcheck="false" data-path="${at}"${name}${numeric ? html` inputmode="numeric"` : ''} class="${numeric ? 'number' : Array.isArray(value) ? 'list' : 'text'}" value="${text}">`;
}

type Row = { readonly id: number };

/** A list of tiles that differ only in their numbers is shown as a table. */
const isTable = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => ['requires', 'goods'].some((key) => valueAt(row, [key]) !== undefined));

function table(path: Path, rows: readonly Row[]): Html {
  const columns = columnsOf(rows[0]);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${titleFor(path.at(-1) ?? '')}"><table><thead><tr><th>No.</th><th>Mark</th>${columns.map(
    (column) =>
      html`<th class="${column.at(0) ?? ''}">${column.length > 1 ? html`<small>${wordsFor(column[0] ?? '')}</small> ` : ''}${titleFor(column.at(-1) ?? '')}</th>`,
  )}</tr></thead><tbody>${rows.map((row, index) => {
    const at = [...path, String(index)];
    return html`<tr><th scope="row">${row.id}</th><td>${markButton(at, valueAt(row, ['provenance']), `tile ${row.id}`)}</td>${columns.map(
      (column) => {
        const value = valueAt(row, column);
        const label = `Tile ${row.id}: ${column.map(wordsFor).join(' ')}`;
        return html`<td class="${value === 0 ? 'zero' : ''}">${field([...at, ...column], value, label)}</td>`;
      },
    )}</tr>`;
  })}</tbody></table></div>`;
}

/** Returns the paths of all numbers of a tile but its own. */
function columnsOf(row: unknown, path: Path = []): Path[] {
  if (typeof row === 'number') return [path];
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row).flatMap(([key, value]) =>
    key === 'id' ? [] : columnsOf(value, [...path, key]),
  );
}
