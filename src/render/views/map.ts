/** The map as a view: position, last turn, and possible spaces. */

import type { Unit } from '../../content/index.ts';
import { type Space, usableSpaces } from '../../engine/index.ts';
import { describeTranslator, thingName } from '../../text/index.ts';
import { isVector, type Pen } from '../canvas.ts';
import { BAND_HEIGHT, type Section } from '../encode.ts';
import type { Grid } from '../hexes.ts';
import { mapBackground } from '../map-background.ts';
import { drawMapBackground, drawNames } from '../map-drawing.ts';
import { gridFor, mapHeight, spaceAt } from '../map-grid.ts';
import { hasPiece, type MapItem, type MapMarks, mapItems, quietItems } from '../map-items.ts';
import { pricesFor, rowTargets } from '../prices.ts';
import { hashOf } from '../recording-canvas.ts';
import type { Scene } from '../request.ts';
import { type Box, write } from '../text-layout.ts';
import { seatOf } from '../viewpoint.ts';
import { wordsFor } from './labels.ts';

/** Height of the caption below a highlighted map, as a fraction of its width. */
const CAPTION = 0.05;

/** Returns the height of the map at a width, in pixels, including its caption. */
export const heightOfMap = ({ state, highlight }: Scene, width: number): number =>
  mapHeight(state, gridFor(state, width)) + (highlight === undefined ? 0 : width * CAPTION);

/** Draws the map at the top left of a box, over its whole width. */
export function drawMapView(pen: Pen, scene: Scene, box: Box): void {
  const marks = marksOf(scene);
  const grid = drawMarkedMap(pen, scene, marks, box);
  drawCaption(pen, scene, marks, { ...box, y: box.y + mapHeight(scene.state, grid) });
}

function drawMarkedMap(pen: Pen, scene: Scene, marks: MapMarks, box: Box): Grid {
  const grid = gridFor(scene.state, box.width);
  pen.save();
  pen.translate(box.x, box.y);
  if (isVector(pen)) drawVectorBackground(pen, scene, grid);
  else {
    const background = mapBackground(scene.state, grid);
    background.draw(pen);
    for (const { draw } of quietItems(scene.state, grid, background.quiet)) draw(pen);
  }
  if (scene.layer !== 'land') for (const { draw } of itemsOf(scene, marks, grid)) draw(pen);
  pen.restore();
  return grid;
}

const itemsOf = ({ state, language }: Scene, marks: MapMarks, grid: Grid): MapItem[] =>
  mapItems(state, grid, wordsFor(language).pounds, marks);

/** Returns the bands of a map of this width in pixels; only bands unlike those of earlier maps are drawn. */
export function mapSections(scene: Scene, width: number): Section[] {
  const { state } = scene;
  const grid = gridFor(state, width);
  const background = mapBackground(state, grid);
  const marks = marksOf(scene);
  const mapBottom = mapHeight(state, grid);
  const height = Math.round(heightOfMap(scene, width));
  const caption: MapItem = {
    top: mapBottom,
    bottom: height,
    draw: (pen) => drawCaption(pen, scene, marks, { x: 0, y: mapBottom, width, height: height - mapBottom }),
  };
  const items = [...quietItems(state, grid, background.quiet), ...itemsOf(scene, marks, grid), caption];
  const named = items.map((item) => ({ ...item, name: hashOf(item.draw) }));
  return Array.from({ length: Math.ceil(height / BAND_HEIGHT) }, (_, i) => {
    const top = i * BAND_HEIGHT;
    const rows = Math.min(BAND_HEIGHT, height - top);
    const inBand = named.filter((item) => item.top < top + rows && item.bottom > top);
    return {
      height: rows,
      name: ['map', background.name, top, rows, ...inBand.map(({ name }) => name)].join(' '),
      draw(pen) {
        background.drawBand(pen, top);
        pen.translate(0, -top);
        for (const { draw } of inBand) draw(pen);
      },
    };
  });
}

/** Draws land, water and names without bitmaps, which would not stay sharp. */
function drawVectorBackground(pen: Pen, { state, layer }: Scene, grid: Grid): void {
  if (layer !== 'pieces') drawMapBackground(pen, state, grid);
  if (layer !== 'land') drawNames(pen, state, grid, (space) => hasPiece(state, space));
}

/** In hex radii: room around the centres of the spaces in a detail, and its least side. */
const AROUND = 2.4;
const LEAST = 6.5;

/** Returns the square part of a map around the spaces of the last turn, for a map of this width. */
export function detailOf({ state, last = [] }: Scene, width: number): Box {
  const grid = gridFor(state, width);
  const { radius } = grid;
  const height = mapHeight(state, grid);
  const points = last.map((space) => spaceAt(state, grid, space));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const wanted = Math.max(spread(xs), spread(ys)) + 2 * AROUND * radius;
  const side = Math.round(Math.min(Math.max(wanted, LEAST * radius), width, height));
  const from = (values: readonly number[], most: number) => {
    const middle = (Math.max(...values) + Math.min(...values)) / 2;
    return Math.round(Math.max(0, Math.min(most - side, middle - side / 2)));
  };
  return { x: from(xs, width), y: from(ys, height), width: side, height: side };
}

/** Writes below the map what is highlighted, or that nothing is. */
function drawCaption(pen: Pen, scene: Scene, marks: MapMarks, box: Box): void {
  const { highlight, language, names } = scene;
  if (highlight === undefined) return;
  const words = wordsFor(language);
  const name = words.player(names, seatOf(scene));
  const unit = isUnit(highlight) ? thingName('units', highlight, 1, language) : '';
  const some = Object.keys(marks.prices ?? {}).length + (marks.reach?.length ?? 0) > 0;
  const [caption, none] = isUnit(highlight) ? (['captionUnit', 'highlightNone'] as const) : SPACES[highlight];
  const word = some ? caption : none;
  const line = { ...box, x: box.x + 16, width: box.width - 32, height: box.width * CAPTION * 0.8 };
  const style = { size: box.width * 0.034, bold: true, align: 'center' } as const;
  write(pen, describeTranslator(language)(word, { name, unit }), line, style);
}

/** Captions for spaces without prices: some highlighted, none. */
const SPACES = { reach: ['captionReach', 'reachNone'], row: ['captionRow', 'rowNone'] } as const;

const isUnit = (highlight: Scene['highlight'] & {}): highlight is Unit => !(highlight in SPACES);

/** Returns the formatted price of a unit on each space it can be built on. */
function pricesOf(scene: Scene, unit: Unit): Record<Space, string> {
  const { pounds } = wordsFor(scene.language);
  const prices = Object.entries(pricesFor(scene.state, seatOf(scene), unit));
  return Object.fromEntries(prices.map(([space, price]) => [space, pounds(price)]));
}

/** Draws the map of a card of the coach, with both turns. */
export function drawComparedMap(pen: Pen, scene: Scene, compared: MapMarks['compared'] & {}, box: Box): void {
  drawMarkedMap(pen, scene, { last: [], possible: [], chosen: [], compared }, box);
}

function marksOf(scene: Scene): MapMarks {
  const { state, highlight, last = [], possible = [], chosen = [] } = scene;
  const whose = seatOf(scene);
  return {
    last,
    possible,
    chosen,
    ...(highlight === 'reach' ? { reach: usableSpaces(state, whose) } : {}),
    ...(highlight === 'row' ? { reach: rowTargets(state, whose) } : {}),
    ...(highlight !== undefined && isUnit(highlight) ? { prices: pricesOf(scene, highlight) } : {}),
  };
}
