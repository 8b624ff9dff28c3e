import type { Feature } from '../../../discord/shared/feature.ts';
import { statsCommands } from './commands.ts';
import { statsRoutes } from './routes.ts';

export const stats = { commands: statsCommands, routes: statsRoutes } satisfies Feature;
