import { MINUTE_MS } from '../../durations.ts';
import { MAX_RENDER_WAIT_MS } from '../shared/optional-pictures.ts';

/** Milliseconds to wait for pictures: before a post, before an edit, and if the pictures can't be added later. */
export const MAX_WAIT_MS = { post: MAX_RENDER_WAIT_MS, edit: 2_000, only: MINUTE_MS } as const;
