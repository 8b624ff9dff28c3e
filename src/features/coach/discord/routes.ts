import { digitsArg, gameArg } from '../../../discord/shared/custom-id.ts';
import { badInput, showGame } from '../../../discord/shared/find-game.ts';
import { type AnyRoute, answer, heavyRoute } from '../../../discord/shared/interaction-context.ts';
import { reviewedGamesPanel, reviewPanel } from './panel.ts';
import { shareReview } from './review-command.ts';

const pageArg = digitsArg(/^\d$/);

export const coachRoutes: readonly AnyRoute[] = [
  heavyRoute('review', 'private', [gameArg], (context, [id]) =>
    showGame(context, id, async (game) => answer(await reviewPanel(context, game))),
  ),
  heavyRoute('reviewgames', 'update', [], async (context) => answer(await reviewedGamesPanel(context))),
  heavyRoute('reviewgame', 'update', [], async (context, _, { values }) => {
    const id = gameArg.safeParse(values[0]).data;
    if (id === undefined) return badInput(context);
    return await showGame(context, id, async (game) => answer(await reviewPanel(context, game)));
  }),
  heavyRoute('reviewpage', 'update', [gameArg, pageArg], (context, [id, page]) =>
    showGame(context, id, async (game) => answer(await reviewPanel(context, game, { page }))),
  ),
  heavyRoute('reviewagain', 'update', [gameArg], (context, [id]) =>
    showGame(context, id, async (game) => answer(await reviewPanel(context, game, { again: true }))),
  ),
  heavyRoute('reviewshare', 'private', [gameArg, pageArg], (context, [id, page]) =>
    showGame(context, id, (game) => shareReview(context, game, page)),
  ),
];
