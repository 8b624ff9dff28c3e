/** Statistics in Discord. */
import type { Feature } from '../../../discord/shared/feature.ts';
import { recordsCommands } from './commands.ts';
import { recordsRoutes } from './routes.ts';

export const stats = { commands: recordsCommands, routes: recordsRoutes } satisfies Feature;
