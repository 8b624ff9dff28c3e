import { gameArg } from '../../../discord/shared/custom-id.ts';
import { showGame } from '../../../discord/shared/find-game.ts';
import {
  type Answer,
  type AnyRoute,
  answer,
  type InteractionContext,
  route,
  routesThat,
} from '../../../discord/shared/interaction-context.ts';
import { note, type Panel } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { formatArg, partArg, stepArg } from './ids.ts';
import { turnsOf, type Viewer, watchPanel } from './panel.ts';
import { stepOfRound, stepPanel } from './steps.ts';

const longestRoute = routesThat({ heavy: 'longest' });
const alone = (context: InteractionContext) => ({ context, shared: false });

export async function sharedReplay(
  context: InteractionContext,
  show: (viewer: Viewer) => Promise<Panel>,
): Promise<Answer> {
  const panel = await show({ context, shared: true });
  // If there is nothing to watch, only the user is answered.
  if (!panel.parts.some(({ kind }) => kind === 'replay' || kind === 'picture')) {
    return answer(await show(alone(context)));
  }
  return { kind: 'public', panel, note: note(botText('look', 'shared', {}, context.language)) };
}

export const replayRoutes: readonly AnyRoute[] = [
  longestRoute('replay', 'private', [gameArg], (context, [id]) =>
    showGame(context, id, async (game) => answer(await watchPanel(game, { format: 'webp' }, alone(context)))),
  ),
  longestRoute('watch', 'update', [gameArg, partArg, formatArg], (context, [id, round, format]) =>
    showGame(context, id, async (game) => answer(await watchPanel(game, { round, format }, alone(context)))),
  ),
  longestRoute('watchpart', 'update', [gameArg, formatArg], (context, [id, format], { values }) => {
    const round = partArg.safeParse(values[0]).data;
    return showGame(context, id, async (game) =>
      answer(await watchPanel(game, { round, format }, alone(context))),
    );
  }),
  longestRoute('watchall', 'private', [gameArg, partArg, formatArg], (context, [id, round, format]) =>
    showGame(context, id, (game) =>
      sharedReplay(context, (viewer) => watchPanel(game, { round, format }, viewer)),
    ),
  ),
  route('step', 'update', [gameArg, stepArg], (context, [id, wanted]) =>
    showGame(context, id, async (game) => answer(await stepPanel(game, wanted, alone(context)))),
  ),
  route('stepround', 'update', [gameArg], (context, [id], { values }) =>
    showGame(context, id, async (game) => {
      const turns = await turnsOf(game, context);
      const round = partArg.safeParse(values[0]).data ?? 0;
      const wanted = 'parts' in turns ? 'first' : stepOfRound(turns, round);
      return answer(await stepPanel(game, wanted, alone(context)));
    }),
  ),
];
