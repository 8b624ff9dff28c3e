/** Waking hours, clocks, reminders, days away. Pure functions of moments and settings. */
export {
  ABSENCE_DAYS_PER_YEAR,
  type Absence,
  type AbsenceProblem,
  absenceProblem,
  daysAnnounced,
  daysLeft,
  daysOf,
  FARTHEST,
  isAbsentAt,
  MAX_ABSENCE_DAYS,
  returnDay,
} from './absence.ts';
export { dayName, readDay, timeIn } from './dates.ts';
export {
  activeTimeBetween,
  addActiveTime,
  areHours,
  commonActiveTime,
  daily,
  dayAt,
  daysAfter,
  isOpen,
  isZone,
  nextAtHour,
  nextOpen,
  type Span,
  startOfDay,
  type WakingHours,
  type Window,
} from './hours.ts';
export { PACES, type Pace, presetOf } from './pace.ts';
export { MAX_REMINDERS, nextReminder, REMIND_INTERVAL_MS } from './reminders.ts';
export {
  awayDaysSpent,
  deadlineOf,
  hoursFor,
  type Person,
  type PersonIn,
  remainingAt,
  startTiming,
  type Timing,
  type Wait,
  waitingFor,
  withClockResumed,
  withClockStopped,
  withDecisionMade,
  withExtension,
  zoneOf,
} from './turn-clock.ts';
export { weekBegins, weekEnds, weekOf } from './weeks.ts';
export { zonesAtHour, zonesLike } from './zones.ts';
