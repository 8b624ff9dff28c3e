/** Weekly challenge: the same deal for everyone in a server. */
export { entriesFor, ineligibility } from './eligibility.ts';
export { challengeJobs } from './finish-week.ts';
export { createChallengeService } from './service.ts';
export type { ChallengeService, Contender, Ladder } from './types.ts';
