/** Buttons and menus of replays, open to everyone. */
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
import { formatArg, partArg, stepArg } from './ids.ts';
import { turnsOf, watchPanel } from './panel.ts';
import { stepOfRound, stepPanel } from './steps.ts';

/** Shows the game with this id, or says that it is gone. */
async function withGame(
  visit: InteractionContext,
  id: string,
  show: (game: Game) => Promise<Answer>,
): Promise<Answer> {
  const game = await findGame(visit, id);
  return game === undefined ? answer(note(botText('look', 'gone', {}, visit.language))) : await show(game);
}

const alone = (visit: InteractionContext) => ({ visit, shared: false });

/** `replay:game`, under public posts. */
const replay = route({
  name: 'replay',
  place: 'private',
  heavy: 'longest',
  args: z.tuple([gameArg]),
  run: (visit, [id]) =>
    withGame(visit, id, async (game) => answer(await watchPanel(game, { format: 'webp' }, alone(visit)))),
});

/** `watch:game:round:format`, within a private panel. */
const watch = route({
  name: 'watch',
  place: 'update',
  heavy: 'longest',
  args: z.tuple([gameArg, partArg, formatArg]),
  run: (visit, [id, round, format]) =>
    withGame(visit, id, async (game) => answer(await watchPanel(game, { round, format }, alone(visit)))),
});

/** `watchpart:game:format`, a menu of rounds. */
const watchPart = route({
  name: 'watchpart',
  place: 'update',
  heavy: 'longest',
  args: z.tuple([gameArg, formatArg]),
  run: (visit, [id, format], { values }) => {
    const round = partArg.safeParse(values[0]).data;
    return withGame(visit, id, async (game) =>
      answer(await watchPanel(game, { round, format }, alone(visit))),
    );
  },
});

/** `watchall:game:round:format`, within a private panel: shares it with the channel. */
const watchAll = route({
  name: 'watchall',
  place: 'private',
  heavy: 'longest',
  args: z.tuple([gameArg, partArg, formatArg]),
  run: (visit, [id, round, format]) =>
    withGame(visit, id, (game) => sharedReplay(game, visit, { round, format })),
});

/** Builds the replay for the channel. */
export async function sharedReplay(
  game: Game,
  visit: InteractionContext,
  watching: Parameters<typeof watchPanel>[1],
): Promise<Answer> {
  const panel: Panel = await watchPanel(game, watching, { visit, shared: true });
  // If there is nothing to watch, only the user is answered.
  if (!panel.parts.some(({ kind }) => kind === 'replay')) {
    return answer(await watchPanel(game, watching, alone(visit)));
  }
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, visit.language)) };
}

/** `step:game:step`, within a private panel. */
const step = route({
  name: 'step',
  place: 'update',
  args: z.tuple([gameArg, stepArg]),
  run: (visit, [id, wanted]) =>
    withGame(visit, id, async (game) => answer(await stepPanel(game, wanted, alone(visit)))),
});

/** `stepround:game`, a menu of rounds. */
const stepRound = route({
  name: 'stepround',
  place: 'update',
  args: z.tuple([gameArg]),
  run: (visit, [id], { values }) =>
    withGame(visit, id, async (game) => {
      const turns = await turnsOf(game, visit);
      const round = partArg.safeParse(values[0]).data ?? 0;
      const wanted = 'parts' in turns ? 'first' : stepOfRound(turns, round);
      return answer(await stepPanel(game, wanted, alone(visit)));
    }),
});

export const replayRoutes: readonly AnyRoute[] = [replay, watch, watchPart, watchAll, step, stepRound];
