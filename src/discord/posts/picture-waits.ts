import { MINUTE_MS } from '../../durations.ts';
import { MAX_RENDER_WAIT_MS } from '../shared/optional-pictures.ts';

/** Milliseconds that posts wait for pictures: before the words are sent, after that, and for those that cannot follow. */
export const MAX_WAIT_MS = { post: MAX_RENDER_WAIT_MS, edit: 2_000, only: MINUTE_MS } as const;
