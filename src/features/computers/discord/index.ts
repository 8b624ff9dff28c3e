import type { Feature } from '../../../discord/shared/feature.ts';
import { assignComputerRoutes } from './assign-computer.ts';
import { computerCommands } from './commands.ts';

export const computers = { commands: computerCommands, routes: assignComputerRoutes } satisfies Feature;
