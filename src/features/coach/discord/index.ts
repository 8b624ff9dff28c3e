import type { Feature } from '../../../discord/shared/feature.ts';
import { coachRoutes } from './routes.ts';

export const coach = { routes: coachRoutes } satisfies Feature;
