import { z } from 'zod';
import { gameArg, shortHash } from '../../../discord/shared/custom-id.ts';
import type { Feature } from '../../../discord/shared/feature.ts';
import { showGame } from '../../../discord/shared/find-game.ts';
import { answer, route } from '../../../discord/shared/interaction-context.ts';
import { PAGE_CHANGES } from '../index.ts';
import { changePage, pagePanel } from './panel.ts';

export const webPage = {
  routes: [
    route('page', 'private', [gameArg], (context, [id]) =>
      showGame(context, id, async (game) => answer(await pagePanel(context, game))),
    ),
    // Ids of earlier releases have no hash of the link.
    route(
      'pageset',
      'update',
      z.tuple([gameArg, z.enum(PAGE_CHANGES)]).rest(z.string()),
      (context, [id, change, seen]) =>
        showGame(context, id, async (game) => {
          const link = await context.services.webPage.getLink(id, game.record.guild);
          return seen === undefined || seen === shortHash(link)
            ? await changePage(context, game, change)
            : answer(await pagePanel(context, game));
        }),
    ),
  ],
} satisfies Feature;
