/** How long tests wait. No machine, however busy, takes as long as these limits: what runs into one hangs. */

/** Milliseconds until a condition counts as never met, and until a test has failed. */
export const LIMIT_MS = 60_000;
/** Milliseconds that a slow test may take: one that needs over four seconds on an idle machine. */
export const SLOW_MS = 600_000;
