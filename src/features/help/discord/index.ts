/** Help, and the rules by topic. Changes no game. */
import type { Feature } from '../../../discord/shared/feature.ts';
import { helpCommands } from './commands.ts';
import { topicRoutes } from './routes.ts';

export const help = { commands: helpCommands, routes: topicRoutes } satisfies Feature;
