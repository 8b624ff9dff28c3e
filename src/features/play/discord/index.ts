import { endedPost } from '../../../discord/shared/fallback-posts.ts';
import type { Feature } from '../../../discord/shared/feature.ts';
import { playCommands } from './commands.ts';
import { consentRoutes } from './consent.ts';
import { askedPost, concededPost, refusedPost } from './consent-posts.ts';
import { movedPost, startedPost, undonePost } from './posts.ts';
import { playRoutes } from './routes.ts';
import { orderCommand } from './standing-order-command.ts';
import { orderRoutes } from './standing-order-routes.ts';

export const play = {
  commands: [...playCommands, orderCommand],
  routes: [...playRoutes, ...orderRoutes, ...consentRoutes],
  posts: {
    started: startedPost,
    moved: movedPost,
    undone: undonePost,
    asked: askedPost,
    refused: refusedPost,
    conceded: concededPost,
    ended: endedPost,
  },
} satisfies Feature;
