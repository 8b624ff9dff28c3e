/** The service for clocks, put together. */
import type { Tools } from '../../core/game-service.ts';
import { createReminding } from './reminders.ts';
import { createRescue } from './timeouts.ts';
import type { ClockService } from './types.ts';

/** Creates the service for clocks. */
export const createClockService = (tools: Tools): ClockService => ({
  ...createReminding(tools),
  ...createRescue(tools),
});
