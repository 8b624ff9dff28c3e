import type { Feature } from '../../../discord/shared/feature.ts';
import { gameViewCommands } from './commands.ts';
import { finishedPost } from './posts.ts';
import { gameViewRoutes } from './routes.ts';

export const gameView = {
  commands: gameViewCommands,
  routes: gameViewRoutes,
  posts: { finished: (game, { ping }, services) => finishedPost(game, ping, services) },
} satisfies Feature;
