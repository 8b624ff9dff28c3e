/** Clocks: reminders, time-outs, pauses. */
export { createReminding } from './reminders.ts';
export { createRescue, setAside } from './timeouts.ts';
