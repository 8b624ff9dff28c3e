import type { Feature } from '../../../discord/shared/feature.ts';
import { challengeCommand } from './commands.ts';
import { ladderPost } from './ladder.ts';
import { challengeRoutes } from './routes.ts';
import { tablePost } from './table.ts';

export const challenge = {
  commands: [challengeCommand],
  routes: challengeRoutes,
  posts: {
    table: tablePost,
    ladder: ({ record: { guild, language, challenge: entered } }, _, services) =>
      entered && ladderPost(services, guild, entered.week, language),
  },
} satisfies Feature;
