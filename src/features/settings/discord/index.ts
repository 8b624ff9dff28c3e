import type { Feature } from '../../../discord/shared/feature.ts';
import { settingsCommands } from './commands.ts';
import { settingsRoutes } from './routes.ts';

export const settings = { commands: settingsCommands, routes: settingsRoutes } satisfies Feature;
