/** What visits in tests have that do not come through Discord. */
import type { Visit } from '../../src/discord/shared/interaction-context.ts';

/** Somebody who reads English, in a channel in which there can be no threads. */
export const ENGLISH: Pick<Visit, 'language' | 'locale' | 'openThread' | 'letIn' | 'letOut'> = {
  language: 'en',
  locale: 'en-GB',
  openThread: async () => ({ kind: 'notHere' }),
  letIn: async () => {},
  letOut: async () => {},
};
