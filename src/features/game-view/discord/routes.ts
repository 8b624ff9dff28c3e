/** Buttons and menus of game views, open to everyone. */
import { z } from 'zod';
import type { Game } from '../../../core/index.ts';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import { findGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
} from '../../../discord/shared/interaction-context.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { markArg, seatArg, viewArg } from './ids.ts';
import { type LogPlace, logPanel } from './log.ts';
import { gameViewPanel, type Reader } from './panel.ts';
import { recapPanel } from './recap.ts';
import { textPanel } from './text.ts';

/** Shows the game with this id, or says that it is gone. */
async function showById(
  context: InteractionContext,
  id: string,
  show: (game: Game, reader: Reader) => Panel | Promise<Panel>,
): Promise<Answer> {
  const game = await findGame(context, id);
  if (game === undefined) return answer(note(botText('look', 'gone', {}, context.language)));
  return answer(await show(game, { context: context, shared: false }));
}

/** `look:game:view`, under public posts. */
const look = route({
  name: 'look',
  place: 'private',
  args: z.tuple([gameArg, viewArg]),
  run: (context, [id, view]) =>
    showById(context, id, (game, reader) => gameViewPanel(game, { view }, reader)),
});

/** `see:game:view:seat:mark`, within a private panel. */
const see = route({
  name: 'see',
  place: 'update',
  args: z.tuple([gameArg, viewArg, seatArg, markArg]),
  run: (context, [id, view, seat, mark]) =>
    showById(context, id, (game, reader) => gameViewPanel(game, { view, seat, mark }, reader)),
});

/** `mark:game:view:seat`, a menu of map marks. */
const mark = route({
  name: 'mark',
  place: 'update',
  args: z.tuple([gameArg, viewArg, seatArg]),
  run: (context, [id, view, seat], { values }) => {
    const chosen = markArg.safeParse(values[0]);
    const looking = { view, seat, mark: chosen.success ? chosen.data : undefined };
    return showById(context, id, (game, reader) => gameViewPanel(game, looking, reader));
  },
});

const seeText = route({
  name: 'seetext',
  place: 'update',
  args: z.tuple([gameArg]),
  run: (context, [id]) => showById(context, id, (game, reader) => textPanel(game, reader)),
});

/** `looklog:game`, under public posts. */
const lookLog = route({
  name: 'looklog',
  place: 'private',
  args: z.tuple([gameArg]),
  run: (context, [id]) => showById(context, id, (game, reader) => logPanel(game, 'since', reader)),
});

/** `recap:game`, under public posts. */
const recap = route({
  name: 'recap',
  place: 'private',
  args: z.tuple([gameArg]),
  run: (context, [id]) => showById(context, id, recapPanel),
});

const placeArg: z.ZodType<LogPlace> = z.union([
  z.literal('last'),
  z.literal('since'),
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
]);

/** `logpage:game:place`, within a private panel. */
const logPage = route({
  name: 'logpage',
  place: 'update',
  args: z.tuple([gameArg, placeArg]),
  run: (context, [id, place]) => showById(context, id, (game, reader) => logPanel(game, place, reader)),
});

export const gameViewRoutes: readonly AnyRoute[] = [look, see, mark, seeText, recap, lookLog, logPage];
