import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { showGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { markArg, placeArg, seatArg, viewArg } from './ids.ts';
import { logPanel } from './log.ts';
import { gameViewPanel, type Reader } from './panel.ts';
import { recapPanel } from './recap.ts';
import { textPanel } from './text.ts';

const showById = (
  context: InteractionContext,
  id: string,
  show: (game: Game, reader: Reader) => Panel | Promise<Panel>,
): Promise<Answer> =>
  showGame(context, id, async (game) => answer(await show(game, { context, shared: false })));

export const gameViewRoutes: readonly AnyRoute[] = [
  route('look', 'private', [gameArg, viewArg], (context, [id, view]) =>
    showById(context, id, (game, reader) => gameViewPanel(game, { view }, reader)),
  ),
  route('see', 'update', [gameArg, viewArg, seatArg, markArg], (context, [id, view, seat, mark]) =>
    showById(context, id, (game, reader) => gameViewPanel(game, { view, seat, mark }, reader)),
  ),
  route('mark', 'update', [gameArg, viewArg, seatArg], (context, [id, view, seat], { values }) => {
    const chosen = markArg.safeParse(values[0]);
    const looking = { view, seat, mark: chosen.success ? chosen.data : undefined };
    return showById(context, id, (game, reader) => gameViewPanel(game, looking, reader));
  }),
  route('words', 'update', [gameArg, viewArg, seatArg, markArg], (context, [id, view, seat, mark]) =>
    showById(context, id, (game, reader) => textPanel(game, { view, seat, mark }, reader)),
  ),
  // On messages of earlier versions.
  route('seetext', 'update', [gameArg], (context, [id]) =>
    showById(context, id, (game, reader) => textPanel(game, { view: 'table' }, reader)),
  ),
  route('recap', 'private', [gameArg], (context, [id]) => showById(context, id, recapPanel)),
  route('looklog', 'private', [gameArg], (context, [id]) =>
    showById(context, id, (game, reader) => logPanel(game, 'since', reader)),
  ),
  route('logpage', 'update', [gameArg, placeArg], (context, [id, place]) =>
    showById(context, id, (game, reader) => logPanel(game, place, reader)),
  ),
];
