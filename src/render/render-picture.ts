/** Draws a picture from a request, synchronously in this thread. */
import type { Canvas } from 'canvas';
import { createSurface, type Pen, paintOnPaper, releaseSurface } from './canvas.ts';
import { encode, encodeSections, type Picture, type Section } from './encode.ts';
import { hashOf } from './recording-canvas.ts';
import type { AnyRequest, PictureRequest, Scene, View } from './request.ts';
import { useColours } from './seat-marks.ts';
import { drawnSheet } from './sheet-content.ts';
import type { Box } from './text-layout.ts';
import { seatOf } from './viewpoint.ts';
import { clanPanels } from './views/clans.ts';
import { boardPanels, exportPanels } from './views/contracts.ts';
import { detailOf, drawMapView, heightOfMap, mapSections } from './views/map.ts';
import { ladderPanel } from './views/market.ts';
import {
  drawPanels,
  heightOfPanels,
  PANEL_LEFT,
  PANEL_WIDTH,
  type Panel,
  sectionAround,
} from './views/panel-stack.ts';
import { playerBoardPanels } from './views/player.ts';
import { playerPanels } from './views/players.ts';
import { drawReview, heightOfReview } from './views/review.ts';
import { scorePanels } from './views/score.ts';
import { scoreHistoryPanels } from './views/score-history.ts';
import { drawSheet, heightOfSheet } from './views/sheet.ts';
import { drawTable, heightOfTable, TABLE_WIDTH } from './views/table.ts';

/** A view's painter; it draws at a fixed size in pixels, which is scaled to the requested width. */
interface Painter {
  width: number;
  height(scene: Scene): number;
  draw(pen: Pen, scene: Scene, box: Box): void;
  /** The sections of a picture in its natural size, from top to bottom. */
  sections?(scene: Scene): readonly Section[];
}

/** Width of pictures in a channel: three pixels per logical pixel of a phone. */
const PHONE = 1080;

/** A painter for vertically stacked panels. */
const stacked = (panelsOf: (scene: Scene) => readonly Panel[]): Painter => ({
  width: PHONE,
  sections: (scene) => sectionsOf(panelsOf(scene)),
  height: (scene) => heightOfPanels(panelsOf(scene)),
  draw: (pen, scene) => drawPanels(pen, panelsOf(scene), 0, 0),
});

const PAINTERS: Readonly<Record<View, Painter>> = {
  map: {
    width: PHONE,
    sections: (scene) => mapSections(scene, PHONE),
    height: (scene) => heightOfMap(scene, PHONE),
    draw: drawMapView,
  },
  boards: stacked(boardPanels),
  players: stacked(playerPanels),
  market: stacked((scene) => [ladderPanel(scene)]),
  contracts: stacked(exportPanels),
  player: stacked((scene) => playerBoardPanels(scene, seatOf(scene))),
  clans: stacked(clanPanels),
  table: { width: TABLE_WIDTH, height: heightOfTable, draw: drawTable },
  score: stacked(scorePanels),
  race: stacked(scoreHistoryPanels),
};

/** Limits of a picture's width, in pixels. */
const WIDTHS = { least: 200, most: 2400 } as const;

/** Natural size of a picture in pixels, and how to draw it. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly draw: (pen: Pen) => void;
}

function planOf(request: AnyRequest): Plan {
  if (request.view === 'sheet') {
    const sheet = drawnSheet(request.sheet);
    return { width: PHONE, height: heightOfSheet(sheet), draw: (pen) => drawSheet(pen, sheet) };
  }
  useColours(request.colours);
  if (request.view === 'review')
    return { width: PHONE, height: heightOfReview(request), draw: (pen) => drawReview(pen, request) };
  const { view, width: _, ...scene } = request;
  if (isDetail(request)) {
    const { x, y, width, height } = detailOf(scene, PHONE);
    const whole = { x: -x, y: -y, width: PHONE, height: heightOfMap(scene, PHONE) };
    return { width, height, draw: (pen) => drawMapView(pen, scene, whole) };
  }
  const painter = PAINTERS[view];
  const { width } = painter;
  const height = painter.height(scene);
  return { width, height, draw: (pen) => painter.draw(pen, scene, { x: 0, y: 0, width, height }) };
}

/**
 * Draws a picture on a canvas that can be released afterwards (`releaseSurface`). The width is clamped to
 * `WIDTHS`; the height follows.
 */
export function paint(request: AnyRequest): Canvas {
  const { width: own, height, draw } = planOf(request);
  const width = Math.max(WIDTHS.least, Math.min(WIDTHS.most, Math.round(request.width ?? own)));
  const scale = width / own;
  return paintOnPaper(width, Math.round(height * scale), (pen) => {
    pen.scale(scale, scale);
    draw(pen);
  });
}

/**
 * Draws and encodes a picture. Synchronous until the drawing is done; it is compressed in the background. What an
 * earlier picture showed, too, is not drawn again.
 */
export async function drawPicture(request: AnyRequest): Promise<Picture> {
  const sections = sectionsIn(request);
  if (sections !== undefined) return await encodeSections(PHONE, sections);
  const canvas = paint(request);
  const encoding = encode(canvas);
  // Its pixels have been read.
  releaseSurface(canvas);
  return await encoding;
}

/** Returns the sections of a picture in its natural size; `undefined` for one that is drawn as a whole. */
function sectionsIn(request: AnyRequest): readonly Section[] | undefined {
  if (request.view === 'sheet' || request.view === 'review') return undefined;
  const { view, width = PHONE, ...scene } = request;
  if (width !== PHONE || isDetail(request)) return undefined;
  useColours(request.colours);
  return PAINTERS[view].sections?.(scene);
}

/** Returns whether a picture shows only the part of the map around the last turn. */
const isDetail = ({ view, detail, last }: PictureRequest): boolean =>
  view === 'map' && detail === true && last !== undefined;

/** Returns a section for each panel, with its share of the gaps. */
const sectionsOf = (panels: readonly Panel[]): Section[] =>
  panels.map((panel, i) => {
    const { top, height } = sectionAround(panel, i === 0, i === panels.length - 1);
    const box = { x: PANEL_LEFT, y: top, width: PANEL_WIDTH, height: panel.height };
    const draw = (pen: Pen) => panel.draw(pen, box);
    return {
      height,
      name: [top, height, hashOf(draw)].join(' '),
      draw,
    };
  });

/** Draws a picture as SVG, at its natural size. */
export function paintVector(request: PictureRequest): Canvas {
  const { width, height, draw } = planOf(request);
  const { canvas, pen } = createSurface(width, height, 'svg');
  draw(pen);
  return canvas;
}

/** Returns the natural size of a picture in pixels, without drawing it. For tests. */
export function sizeOf(request: AnyRequest): Pick<Plan, 'width' | 'height'> {
  const { width, height } = planOf(request);
  return { width, height };
}

/** Lays out a picture without drawing it, in a tenth of the time. For tests. */
export const layOut = (request: AnyRequest): void => void hashOf(planOf(request).draw);
