/** Clocks: reminders, time-outs, substitutes, pauses. */
export { clockJobs } from './jobs.ts';
export { type ClockService, createClockService } from './service.ts';
export { SNOOZES, type Snooze } from './types.ts';
