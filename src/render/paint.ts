/** A picture from a request: which view, how large, drawn at once in this thread. */
import type { Canvas } from 'canvas';
import { houseOf } from '../engine/index.ts';
import { type Pen, used } from './canvas.ts';
import type { PictureRequest, Scene, View } from './request.ts';
import { seatOf } from './seat.ts';
import { PAPER } from './theme.ts';
import { drawContracts } from './views/contracts.ts';
import { drawMapView, heightOfMap } from './views/map.ts';
import { drawMarket } from './views/market.ts';
import { drawPlayer } from './views/player.ts';
import { drawScore, heightOfScore } from './views/score.ts';
import { drawTable, heightOfTable, TABLE_WIDTH } from './views/table.ts';
import type { Box } from './write.ts';

/** How a view is drawn: for a size of its own, in pixels, to be scaled to the width that was asked for. */
interface Painter {
  width: number;
  height(scene: Scene): number;
  draw(pen: Pen, scene: Scene, box: Box): void;
}

const EDGE = 20;
const inside = (draw: Painter['draw']): Painter['draw'] => {
  return (pen, scene, { width, height }) =>
    draw(pen, scene, { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE });
};

const PAINTERS: Readonly<Record<View, Painter>> = {
  map: { width: 1520, height: () => heightOfMap(1520), draw: drawMapView },
  market: { width: 1040, height: () => 680, draw: inside(drawMarket) },
  contracts: {
    width: 1140,
    height: ({ state }) => (houseOf(state.setup).scoringTiles ? 960 : 800),
    draw: inside(drawContracts),
  },
  player: {
    width: 1040,
    height: () => 880,
    draw: inside((pen, scene, box) => drawPlayer(pen, scene, seatOf(scene), box)),
  },
  table: { width: TABLE_WIDTH, height: heightOfTable, draw: drawTable },
  score: { width: 1240, height: (scene) => heightOfScore(scene) + 2 * EDGE, draw: inside(drawScore) },
};

/** The least and the greatest width of a picture, in pixels. */
const WIDTHS = { least: 200, most: 2400 } as const;

/**
 * Draws a picture, on a canvas that may be given back afterwards (`giveBack`). The width is kept within `WIDTHS`; the height
 * follows.
 */
export function paint(request: PictureRequest): Canvas {
  const { view, width: asked, ...scene } = request;
  const painter = PAINTERS[view];
  const width = Math.max(WIDTHS.least, Math.min(WIDTHS.most, Math.round(asked ?? painter.width)));
  const scale = width / painter.width;
  const height = painter.height(scene);
  const { canvas, pen } = used(width, Math.round(height * scale));
  pen.save();
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  painter.draw(pen, scene, { x: 0, y: 0, width: painter.width, height });
  pen.restore();
  return canvas;
}
