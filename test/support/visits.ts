/** What visits in tests have that do not come through Discord. */
import type { Visit } from '../../src/discord/kit/visit.ts';

/** A channel in which there can be no threads. */
export const NO_THREADS: Pick<Visit, 'openThread'> = { openThread: async () => ({ kind: 'notHere' }) };
