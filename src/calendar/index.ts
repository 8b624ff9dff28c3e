/** When: own hours, clocks, reminders, days away. Pure functions of moments and settings. The door of this folder. */
export {
  AWAY_DAYS,
  type Away,
  type AwayProblem,
  awayAt,
  awayOn,
  awayProblem,
  daysAnnounced,
  daysLeft,
  daysOf,
  FARTHEST,
  LONGEST_AWAY,
  returnOf,
} from './absence.ts';
export { dayName, readDay, timeIn } from './dates.ts';
export {
  afterOwnTime,
  areHours,
  commonTime,
  daily,
  dayAt,
  daysAfter,
  daysBetween,
  isOpen,
  isZone,
  LEAST_HOURS,
  lengthOf,
  nextAtHour,
  nextOpen,
  type OwnHours,
  ownTime,
  type Span,
  startOfDay,
  type Window,
} from './hours.ts';
export { PACES, type Pace, type Preset, presetOf } from './pace.ts';
export { MOST_REMINDERS, NUDGE_EVERY, nextReminder } from './reminders.ts';
export {
  awayDaysSpent,
  beginning,
  deadlineOf,
  extended,
  hoursFor,
  leftAt,
  type Person,
  type PersonIn,
  resumed,
  settled,
  stopped,
  type Timing,
  type Wait,
  waitingFor,
  zoneOf,
} from './turn-clock.ts';
export { weekBegins, weekEnds, weekOf } from './weeks.ts';
export { zonesAtHour, zonesLike } from './zones.ts';
