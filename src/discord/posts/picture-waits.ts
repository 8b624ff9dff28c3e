import { MINUTE_MS } from '../../durations.ts';

/** Milliseconds to wait for pictures: before a post, before an edit, and if the pictures can't be added later. */
export const MAX_WAIT_MS = { post: 1_000, edit: 2_000, only: MINUTE_MS } as const;
