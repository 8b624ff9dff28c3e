/** Clocks: reminders, time-outs, substitutes, pauses. */
export { clockJobs } from './jobs.ts';
export { createClockService } from './service.ts';
export { type ClockService, SNOOZES, type Snooze } from './types.ts';
