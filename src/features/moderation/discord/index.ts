import type { Feature } from '../../../discord/shared/feature.ts';
import { moderateCommands } from './commands.ts';
import { moderatedPost, remindedPost } from './posts.ts';
import { moderateRoutes } from './routes.ts';

export const moderation = {
  commands: moderateCommands,
  routes: moderateRoutes,
  posts: { reminded: remindedPost, moderated: moderatedPost },
} satisfies Feature;
