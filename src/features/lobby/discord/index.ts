import type { Feature } from '../../../discord/shared/feature.ts';
import { gameCommands } from './commands.ts';
import { lobbyPost } from './panel.ts';
import { lobbyRoutes } from './routes.ts';

export const lobby = {
  commands: gameCommands,
  routes: lobbyRoutes,
  posts: { lobby: lobbyPost },
} satisfies Feature;
