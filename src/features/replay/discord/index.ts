import type { Feature } from '../../../discord/shared/feature.ts';
import { replayCommand } from './commands.ts';
import { replayRoutes } from './routes.ts';

export const replay = { commands: [replayCommand], routes: replayRoutes } satisfies Feature;
