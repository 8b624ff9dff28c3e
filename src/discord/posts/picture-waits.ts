import { MINUTE_MS } from '../../durations.ts';

/**
 * Milliseconds to wait for pictures: before a post, before an edit, and if the pictures can't be added later. Pictures
 * after a post's first are added later if they would wait longer than `further`.
 */
export const MAX_WAIT_MS = { post: 1_000, edit: 2_000, only: MINUTE_MS, further: 250 } as const;
