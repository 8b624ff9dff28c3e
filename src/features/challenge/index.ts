export { entriesFor, ineligibility } from './eligibility.ts';
export { challengeJobs } from './finish-week.ts';
export type { Contender, Ladder } from './ladder.ts';
export { createChallengeService } from './service.ts';
export type { ChallengeService } from './types.ts';
