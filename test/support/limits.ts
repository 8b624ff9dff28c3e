/** Time limits of tests. Even a busy machine is faster, so a test that reaches one hangs. */

/** Timeout of a condition and of a test. */
export const LIMIT_MS = 180_000;
/** Timeout of a slow test: one that takes over four seconds on an idle machine. */
export const SLOW_MS = 600_000;
