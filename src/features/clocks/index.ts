/** Clocks: reminders, time-outs, substitutes, pauses. */
export { clockJobs } from './jobs.ts';
export { SNOOZES, type Snooze } from './reminders.ts';
export { type ClockService, createClockService } from './service.ts';
export type { VoteResult } from './timeouts.ts';
