/** The whole table in one wide picture: the map and the boards side by side, players in two columns below. */
import type { Pen } from '../canvas.ts';
import type { Scene } from '../request.ts';
import type { Box } from '../text-layout.ts';
import { boardPanels } from './contracts.ts';
import { drawMapView, heightOfMap } from './map.ts';
import { drawPanels, heightOfPanels, PANEL_GAP, PANEL_WIDTH, type Panel } from './panel-stack.ts';
import { playerPanels } from './players.ts';

/** Width in pixels of one half, and of both. */
const HALF = PANEL_WIDTH + 2 * PANEL_GAP + 4;
export const TABLE_WIDTH = 2 * HALF;

/** Splits the boards so that both halves are as equal as possible; the last ones go below the map. */
function halvesOf(scene: Scene) {
  const map = heightOfMap(scene, HALF);
  const boards = boardPanels(scene);
  const cuts = boards.map((_, i) => {
    const [beside, under] = [boards.slice(0, i + 1), boards.slice(i + 1)];
    return { under, beside, height: Math.max(map + heightOfPanels(under), heightOfPanels(beside)) };
  });
  return cuts.reduce((best, cut) => (cut.height < best.height ? cut : best));
}

/** Returns pairs of players in turn order, with the height of each pair. */
function pairsOf(scene: Scene): { pair: readonly Panel[]; height: number }[] {
  const players = playerPanels(scene);
  return Array.from({ length: Math.ceil(players.length / 2) }, (_, i) => {
    const pair = players.slice(2 * i, 2 * i + 2);
    return { pair, height: Math.max(...pair.map(({ height }) => height)) + PANEL_GAP };
  });
}

/** Returns the height of a game's table in pixels. */
export const heightOfTable = (scene: Scene): number =>
  pairsOf(scene).reduce((sum, { height }) => sum + height, halvesOf(scene).height);

/** Draws the table at the view's own width. */
export function drawTable(pen: Pen, scene: Scene, box: Box): void {
  const { under, beside, height } = halvesOf(scene);
  drawMapView(pen, scene, { ...box, width: HALF });
  drawPanels(pen, under, box.x, box.y + heightOfMap(scene, HALF));
  drawPanels(pen, beside, box.x + HALF, box.y);
  let y = box.y + height - PANEL_GAP;
  for (const { pair, height: high } of pairsOf(scene)) {
    pair.forEach((one, i) => {
      drawPanels(pen, [one], box.x + i * HALF, y);
    });
    y += high;
  }
}
