import { z } from 'zod';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import type { Feature } from '../../../discord/shared/feature.ts';
import { showGame } from '../../../discord/shared/find-game.ts';
import { answer, ephemeral, route } from '../../../discord/shared/interaction-context.ts';
import { refusalPanel } from '../../../discord/shared/refusals.ts';
import { botText } from '../../../text/index.ts';
import { PAGE_CHANGES } from '../index.ts';
import { pagePanel } from './panel.ts';

export const webPage = {
  routes: [
    route('page', 'private', [gameArg], (context, [id]) =>
      showGame(context, id, async (game) => answer(await pagePanel(context, game))),
    ),
    route('pageset', 'update', [gameArg, z.enum(PAGE_CHANGES)], (context, [id, change]) =>
      showGame(context, id, async (game) => {
        const { services, actor, language } = context;
        const outcome = await services.webPage.change(actor, id, change);
        if (!outcome.ok) return ephemeral(refusalPanel(outcome.refusal, language, game));
        const message = change === 'renew' ? botText('webPage', 'renewed', {}, language) : undefined;
        return answer(await pagePanel(context, game, message));
      }),
    ),
  ],
} satisfies Feature;
