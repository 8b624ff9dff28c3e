/** The service for clocks, put together. */
import type { ServiceContext } from '../../core/game-service.ts';
import { createReminders } from './reminders.ts';
import { createTimeouts } from './timeouts.ts';
import type { ClockService } from './types.ts';

/** Creates the service for clocks. */
export const createClockService = (tools: ServiceContext): ClockService => ({
  ...createReminders(tools),
  ...createTimeouts(tools),
});
