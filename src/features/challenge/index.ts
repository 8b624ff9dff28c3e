/** Weekly challenge: the same deal for everyone in a server. */
export { entriesFor, ineligibility } from './eligibility.ts';
export { challengeJobs } from './finish-week.ts';
export { type ChallengeService, createChallengeService } from './service.ts';
export type { Contender, Ladder } from './types.ts';
