import { z } from 'zod';
import { gameArg } from '../../../discord/shared/custom-id.ts';
import type { Feature } from '../../../discord/shared/feature.ts';
import { badInput } from '../../../discord/shared/find-game.ts';
import { answer, route } from '../../../discord/shared/interaction-context.ts';
import { note } from '../../../discord/shared/panel.ts';
import { botText } from '../../../text/index.ts';
import { askToMove, moveConfirmed } from './move.ts';
import { departedPost, relocatedPost } from './posts.ts';

const channelArg = z.string().regex(/^\d{1,20}$/);

export const relocation = {
  routes: [
    route('movegame', 'update', [], async (context, _, { values }) => {
      const id = gameArg.safeParse(values[0]).data;
      return id === undefined ? badInput(context) : await askToMove(context, id);
    }),
    route('move', 'update', [gameArg, channelArg, z.enum(['go', 'keep'])], (context, [id, from, what]) =>
      what === 'go'
        ? moveConfirmed(context, id, from)
        : Promise.resolve(answer(note(botText('lobby', 'kept', {}, context.language)))),
    ),
  ],
  posts: { relocated: relocatedPost, departed: departedPost },
} satisfies Feature;
