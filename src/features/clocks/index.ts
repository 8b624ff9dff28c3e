/** Clocks: reminders, time-outs, pauses. */

export { clockJobs } from './jobs.ts';
export { createReminding } from './reminders.ts';
export { createRescue } from './timeouts.ts';
