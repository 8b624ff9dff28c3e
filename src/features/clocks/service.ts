import type { ServiceContext } from '../../core/service-context.ts';
import { createReminders } from './reminders.ts';
import { createTimeouts } from './timeouts.ts';
import type { ClockService } from './types.ts';

/** Creates the service. */
export const createClockService = (context: ServiceContext): ClockService => ({
  ...createReminders(context),
  ...createTimeouts(context),
});
