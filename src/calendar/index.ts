/** Waking hours, clocks, reminders, days away. Pure functions of moments and settings. */
export * from './absence.ts';
export { dayName, readDay, timeIn } from './dates.ts';
export * from './hours.ts';
export { PACES, type Pace, presetOf } from './pace.ts';
export { manualReminderIntervalMs, nextReachable, nextReminder } from './reminders.ts';
export * from './turn-clock.ts';
export { weekBegins, weekEnds, weekOf } from './weeks.ts';
export { beginsZone, currentZone, zonesAtHour, zonesLike } from './zones.ts';
