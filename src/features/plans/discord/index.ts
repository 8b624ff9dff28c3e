import type { Feature } from '../../../discord/shared/feature.ts';
import { planCommand } from './command.ts';
import { planRoutes } from './routes.ts';

export const plans = { commands: [planCommand], routes: planRoutes } satisfies Feature;
