import type { ServiceContext } from '../../core/service-context.ts';
import { createReminders } from './reminders.ts';
import { createStepDown } from './step-down.ts';
import { createTimeouts } from './timeouts.ts';

export const createClockService = (context: ServiceContext) => ({
  ...createReminders(context),
  ...createTimeouts(context),
  ...createStepDown(context),
});

export type ClockService = ReturnType<typeof createClockService>;
