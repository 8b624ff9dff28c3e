import { z } from 'zod';
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
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { formatArg, partArg, stepArg } from './ids.ts';
import { turnsOf, watchPanel } from './panel.ts';
import { stepOfRound, stepPanel } from './steps.ts';

const alone = (visit: InteractionContext) => ({ visit, shared: false });

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
  return { kind: 'public', panel, note: note(botText('replay', 'shared', {}, visit.language)) };
}

export const replayRoutes: readonly AnyRoute[] = [
  route(
    'replay',
    'private',
    z.tuple([gameArg]),
    (visit, [id]) =>
      showGame(visit, id, async (game) => answer(await watchPanel(game, { format: 'webp' }, alone(visit)))),
    { heavy: 'longest' },
  ),
  route(
    'watch',
    'update',
    z.tuple([gameArg, partArg, formatArg]),
    (visit, [id, round, format]) =>
      showGame(visit, id, async (game) => answer(await watchPanel(game, { round, format }, alone(visit)))),
    { heavy: 'longest' },
  ),
  route(
    'watchpart',
    'update',
    z.tuple([gameArg, formatArg]),
    (visit, [id, format], { values }) => {
      const round = partArg.safeParse(values[0]).data;
      return showGame(visit, id, async (game) =>
        answer(await watchPanel(game, { round, format }, alone(visit))),
      );
    },
    { heavy: 'longest' },
  ),
  route(
    'watchall',
    'private',
    z.tuple([gameArg, partArg, formatArg]),
    (visit, [id, round, format]) =>
      showGame(visit, id, (game) => sharedReplay(game, visit, { round, format })),
    { heavy: 'longest' },
  ),
  route('step', 'update', z.tuple([gameArg, stepArg]), (visit, [id, wanted]) =>
    showGame(visit, id, async (game) => answer(await stepPanel(game, wanted, alone(visit)))),
  ),
  route('stepround', 'update', z.tuple([gameArg]), (visit, [id], { values }) =>
    showGame(visit, id, async (game) => {
      const turns = await turnsOf(game, visit);
      const round = partArg.safeParse(values[0]).data ?? 0;
      const wanted = 'parts' in turns ? 'first' : stepOfRound(turns, round);
      return answer(await stepPanel(game, wanted, alone(visit)));
    }),
  ),
];
