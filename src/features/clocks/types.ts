/** Snooze durations: an hour, until 20:00, until 9:00 the next day, or the rest of the turn. */
export const SNOOZES = ['hour', 'tonight', 'tomorrow', 'never'] as const;
export type Snooze = (typeof SNOOZES)[number];
