/** Draws a map side with all its marks, and the panel of the chosen hex. */
import { html } from 'hono/html';
import {
  type Content,
  costProvenance,
  type Hex,
  hexPosition,
  LANDS,
  type Land,
  landProvenance,
  moduleOf,
  type Side,
} from '../../../content/index.ts';
import { hexesOf, type MapSide, moduleOfSide, neighbour, riverBetween } from '../model/hexes.ts';
import { type Html, legend, type MARKS, markChip, markShape } from './marks.ts';

/** Distance from the centre of a hex to a corner, and to an edge, in units of the drawing. */
const RADIUS = 50;
const INRADIUS = 43.3;

/** The keys of the six edges lie as the edges do. */
export const EDGE_KEYS = ['w', 'e', 'd', 's', 'a', 'q'];
const EDGE_NAMES = ['top', 'upper right', 'lower right', 'bottom', 'lower left', 'upper left'];
const EDGE_ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];
/** Rows of the buttons for edges. */
const EDGE_ORDER = [5, 0, 1, 4, 3, 2];

const LAND_NAMES: Readonly<Record<Land, string>> = {
  grassland: 'Grassland',
  forest: 'Forest',
  mountain: 'Mountain',
};

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(name: string): Point {
  const { column, row } = hexPosition(name);
  return { x: column * RADIUS * 1.5, y: (row * 2 + (column % 2)) * INRADIUS };
}

/** Returns a corner of a hex; corner 0 is at the upper left, then clockwise, so that edge n is from corner n. */
function corner({ x, y }: Point, index: number): Point {
  const angle = ((index - 2) * Math.PI) / 3;
  return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) };
}

const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Returns a side as a drawing, with one hex chosen. */
export function mapPicture(content: Content, side: Side, chosen: string): Html {
  const map = content.maps.sides[side];
  const names = hexesOf(side);
  const centres = names.map(centre);
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)), Math.max(...centres.map(({ y }) => y))];
  const box = [left - 58, top - 52, right - left + 116, bottom - top + 104].map(Math.round).join(' ');
  return html`<svg class="map" viewBox="${box}" role="img" aria-label="Map side ${side}">
${names.map((name) => hexShape(map, name))}
${map.rivers.map(([from, to, mark = 'observed']) => riverShape(side, from, to, mark))}
<polygon class="chosen" points="${pointsText(corners(centre(chosen)))}"></polygon>
</svg>`;
}

const corners = (at: Point): Point[] => [0, 1, 2, 3, 4, 5].map((index) => corner(at, index));

function hexShape({ hexes }: MapSide, name: string): Html {
  const hex = hexes[name];
  const at = centre(name);
  const { x, y } = at;
  const lands = hex !== undefined && 'land' in hex ? hex.land : [];
  const base = lands[0] ?? 'loch';
  return html`<g data-hex="${name}"><polygon class="${base}" points="${pointsText(corners(at))}"></polygon>
${lands.includes('forest') ? landPart(at, -1, 'forest', lands.length === 1) : ''}
${lands.includes('mountain') ? landPart(at, 1, 'mountain', lands.length === 1) : ''}
<text class="name" x="${x}" y="${y - 27}">${name}</text>
${
  hex === undefined
    ? ''
    : 'land' in hex
      ? html`<g class="cost">${markShape(costProvenance(hex), x, y - 1, 19)}<text x="${x}" y="${y - 1}" dy="0.36em">${hex.cost}</text></g>
${markChip(costProvenance(hex), x + 21, y - 15, 7.5)}
<text class="land" x="${x + 1}" y="${y + 31}" dy="0.36em">${landLetters(hex)}</text>${markChip(landProvenance(hex), x + 14, y + 31)}`
      : html`<path class="waves" d="M${x - 24} ${y}q6 -7 12 0t12 0t12 0t12 0M${x - 12} ${y + 11}q6 -7 12 0t12 0"></path>${markChip(landProvenance(hex), x, y + 31)}`
}</g>`;
}

/** Fills the left or the right part of a hex with its land, or draws only its symbols on land of one kind. */
function landPart({ x, y }: Point, sign: 1 | -1, land: 'forest' | 'mountain', whole: boolean): Html {
  const at = (dx: number, dy: number): Point => ({ x: x + sign * dx, y: y + dy });
  const part = [at(15, -43.3), at(25, -43.3), at(50, 0), at(25, 43.3), at(15, 43.3)];
  const symbol = (dx: number) =>
    land === 'forest' ? `M${x + dx} ${y - 17}l9 17h-5l7 13h-22l7 -13h-5z` : `M${x + dx} ${y - 15}l12 26h-24z`;
  return html`${whole ? '' : html`<polygon class="${land}" points="${pointsText(part)}"></polygon>`}
<path class="symbol-${land}" d="${whole ? `${symbol(-32)}${symbol(32)}` : symbol(sign * 32)}"></path>`;
}

const landLetters = (hex: Extract<Hex, { land: unknown }>): string =>
  hex.land.map((land) => LAND_NAMES[land].charAt(0)).join('');

function riverShape(side: Side, a: string, b: string, mark: keyof typeof MARKS): Html {
  const [from, to] = moduleOf(a) === moduleOfSide(side) ? [a, b] : [b, a];
  const edge = EDGE_KEYS.findIndex((_, direction) => neighbour(from, direction) === to);
  if (edge < 0) return html``;
  const [start, end] = [corner(centre(from), edge), corner(centre(from), edge + 1)];
  return html`<path class="river ${mark}" d="M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}"></path>${markChip(mark, (start.x + end.x) / 2, (start.y + end.y) / 2, 7)}`;
}

function hexText({ hexes }: MapSide, name: string): string {
  const hex = hexes[name];
  if (hex === undefined) return `${name}: missing`;
  if (!('land' in hex)) return `${name}: loch (${landProvenance(hex)})`;
  const lands = hex.land.map((land) => LAND_NAMES[land].toLowerCase()).join(' and ');
  return `${name}: ${lands} (${landProvenance(hex)}), cost ${hex.cost} (${costProvenance(hex)})`;
}

/** Returns the buttons for the chosen hex, with their keys. */
export function hexPanel(content: Content, side: Side, chosen: string): Html {
  const map = content.maps.sides[side];
  const hex = map.hexes[chosen];
  const lands: readonly Land[] = hex !== undefined && 'land' in hex ? hex.land : [];
  const cost = hex !== undefined && 'land' in hex ? hex.cost : undefined;
  const unsure = map.rivers.filter(([, , mark = 'observed']) => mark !== 'observed').length;
  const key = (name: string, pressed: boolean, label: string, about = '') =>
    html`<button type="button" data-key="${name}" aria-pressed="${String(pressed)}"${about === '' ? '' : html` aria-label="${about}"`}>${label}</button>`;
  return html`<section class="panel" aria-label="Chosen hex">
<h2>Map side ${side}</h2>
<p class="guide">Compare each space with your map: type its cost, or confirm it as printed. The next space follows.</p>
<p id="hex" role="status">${hexText(map, chosen)}</p>
<fieldset class="keys six"><legend>Cost <kbd>1–6</kbd></legend>
${[1, 2, 3, 4, 5, 6].map((one) => key(String(one), cost === one, String(one), `Cost ${one}`))}</fieldset>
<button type="button" class="primary" data-key="Enter">As printed, next <kbd>Enter</kbd></button>
<fieldset class="keys two"><legend>Land <kbd>G F M L</kbd></legend>
${LANDS.map((land) => key(land.charAt(0), lands.includes(land), LAND_NAMES[land]))}${key('l', hex !== undefined && 'loch' in hex, 'Loch')}</fieldset>
<fieldset class="keys three"><legend>Rivers <kbd>Q W E</kbd> <kbd>A S D</kbd></legend>
${EDGE_ORDER.map((edge) => {
  const other = neighbour(chosen, edge);
  if (other === undefined) return html`<span></span>`;
  const river = riverBetween(map, chosen, other) !== undefined;
  return key(
    EDGE_KEYS[edge] ?? '',
    river,
    `${EDGE_ARROWS[edge]} ${other}`,
    `River at the ${EDGE_NAMES[edge]}, to ${other}`,
  );
})}</fieldset>
${unsure === 0 ? '' : html`<button type="button" data-key="r">All rivers on ${side} as drawn <kbd>R</kbd></button>`}
${legend()}</section>`;
}
