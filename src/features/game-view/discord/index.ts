/** Looking at a game in Discord: boards, log, recap, charts, the final post. */
import type { Feature } from '../../../discord/shared/feature.ts';
import { lookCommands } from './commands.ts';
import { finishedPost } from './posts.ts';
import { lookRoutes } from './routes.ts';

export const gameView = {
  commands: lookCommands,
  routes: lookRoutes,
  posts: { finished: (game, { ping }, app) => finishedPost(game, ping, app) },
} satisfies Feature;
