/** Marks for the certainty of a figure: a shape with a letter. */
import { html } from 'hono/html';
import { PROVENANCES, type Provenance } from '../../../content/index.ts';

export type Html = ReturnType<typeof html>;

export const MARKS: Readonly<Record<Provenance, { readonly letter: string; readonly about: string }>> = {
  observed: { letter: 'O', about: 'Observed: read from the real component' },
  likely: { letter: 'L', about: 'Likely: one credible source' },
  reconstructed: { letter: 'R', about: 'Reconstructed: made up to be playable' },
};

/** Returns the outline of a mark around a point: circle, diamond or square. */
export function markShape(mark: Provenance, x: number, y: number, r: number): Html {
  if (mark === 'observed') return html`<circle class="${mark}" cx="${x}" cy="${y}" r="${r}"></circle>`;
  const [side, turn] = mark === 'likely' ? [r * 0.95, 45] : [r * 0.92, 0];
  return html`<rect class="${mark}" x="${x - side}" y="${y - side}" width="${2 * side}" height="${2 * side}" transform="rotate(${turn} ${x} ${y})"></rect>`;
}

/** Returns a small mark with its letter. */
export const markChip = (mark: Provenance, x: number, y: number, r = 9): Html =>
  html`<g class="mark">${markShape(mark, x, y, r)}<text x="${x}" y="${y}" dy="0.36em" font-size="${r * 1.4}">${MARKS[mark].letter}</text></g>`;

/** Returns a mark as a picture within text. */
export const markIcon = (mark: Provenance): Html =>
  html`<svg class="icon" viewBox="-15 -15 30 30" role="img" aria-label="${MARKS[mark].about}">${markChip(mark, 0, 0, 11)}</svg>`;

/** Returns the legend of the marks. */
export const legend = (): Html =>
  html`<ul class="legend">${PROVENANCES.map((mark) => html`<li>${markIcon(mark)} ${MARKS[mark].about}</li>`)}</ul>`;
