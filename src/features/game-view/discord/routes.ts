import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { digitsArg, gameArg } from '../../../discord/shared/custom-id.ts';
import { showGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import type { Panel } from '../../../discord/shared/panel.ts';
import { markArg, seatArg, viewArg } from './ids.ts';
import { type LogPlace, logPanel } from './log.ts';
import { gameViewPanel, type Reader } from './panel.ts';
import { recapPanel } from './recap.ts';
import { textPanel } from './text.ts';

const showById = (
  visit: InteractionContext,
  id: string,
  show: (game: Game, reader: Reader) => Panel | Promise<Panel>,
): Promise<Answer> => showGame(visit, id, async (game) => answer(await show(game, { visit, shared: false })));

const placeArg: z.ZodType<LogPlace> = z.union([
  z.literal('last'),
  z.literal('since'),
  digitsArg(/^\d{1,4}$/),
]);

export const gameViewRoutes: readonly AnyRoute[] = [
  route('look', 'private', z.tuple([gameArg, viewArg]), (visit, [id, view]) =>
    showById(visit, id, (game, reader) => gameViewPanel(game, { view }, reader)),
  ),
  route('see', 'update', z.tuple([gameArg, viewArg, seatArg, markArg]), (visit, [id, view, seat, mark]) =>
    showById(visit, id, (game, reader) => gameViewPanel(game, { view, seat, mark }, reader)),
  ),
  route('mark', 'update', z.tuple([gameArg, viewArg, seatArg]), (visit, [id, view, seat], { values }) => {
    const chosen = markArg.safeParse(values[0]);
    const looking = { view, seat, mark: chosen.success ? chosen.data : undefined };
    return showById(visit, id, (game, reader) => gameViewPanel(game, looking, reader));
  }),
  route('seetext', 'update', z.tuple([gameArg]), (visit, [id]) =>
    showById(visit, id, (game, reader) => textPanel(game, reader)),
  ),
  route('recap', 'private', z.tuple([gameArg]), (visit, [id]) => showById(visit, id, recapPanel)),
  route('looklog', 'private', z.tuple([gameArg]), (visit, [id]) =>
    showById(visit, id, (game, reader) => logPanel(game, 'since', reader)),
  ),
  route('logpage', 'update', z.tuple([gameArg, placeArg]), (visit, [id, place]) =>
    showById(visit, id, (game, reader) => logPanel(game, place, reader)),
  ),
];
