/** The score history: points over the game, the most decisive turns, and the sources of points. */
import { finalScore, standings } from '../../engine/index.ts';
import { card, heading } from '../board-parts.ts';
import type { Pen } from '../canvas.ts';
import type { Scene } from '../request.ts';
import { type Box, write } from '../text-layout.ts';
import { MUTED } from '../theme.ts';
import { lettersOf } from '../viewpoint.ts';
import { wordsFor } from './labels.ts';
import { type Panel, panel, TYPE } from './panel-stack.ts';
import { drawPointsByRound, heightOfRounds, roundsOf } from './points-by-round.ts';
import { drawPointsChart } from './points-chart.ts';
import { drawTurningPoints } from './turning-points.ts';

const CHART = 450;
const TURNS = 176;
const HEAD = 92;

/** Returns the panels for which there is data. */
export function scoreHistoryPanels(scene: Scene): Panel[] {
  const { state, language, history = [], race } = scene;
  const words = wordsFor(language);
  const letters = lettersOf(scene);
  const turns = race?.turns ?? [];
  const panels: Panel[] = [];
  if (history.length > 1) {
    const { players } = finalScore(state) ?? standings(state);
    const ranking = [...players].sort((a, b) => a.place - b.place).map(({ seat }) => seat);
    const shown = { language, history, letters, turns, ranking };
    panels.push(titled(words.say('pointsChart'), shown, CHART, drawPointsChart));
  }
  if (turns.length > 0) {
    panels.push(titled(words.say('turningPoints'), { language, letters, turns }, TURNS, drawTurningPoints));
  }
  if (race !== undefined) {
    const shown = { language, letters, ...roundsOf(race) };
    panels.push(titled(words.say('pointsByRound'), shown, heightOfRounds(shown), drawPointsByRound));
  }
  return panels.length > 0 ? panels : [noPointsPanel(scene)];
}

/** Returns the panel that says that there are no points yet. */
export const noPointsPanel = ({ language }: Pick<Scene, 'language'>): Panel =>
  panel(wordsFor(language).say('noPoints'), HEAD, drawNothing);

/** Creates a panel with a heading. */
function titled<T>(
  title: string,
  shown: T,
  height: number,
  draw: (pen: Pen, shown: T, box: Box) => void,
): Panel {
  return panel(shown, HEAD + height, (pen, given, box) =>
    draw(pen, given, heading(pen, title, card(pen, box), TYPE.head)),
  );
}

function drawNothing(pen: Pen, words: string, box: Box): void {
  write(pen, words, card(pen, box), { size: TYPE.body, align: 'center', colour: MUTED });
}
