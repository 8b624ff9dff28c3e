/** Weekly challenge: the same deal for everyone in a server. */
export { barredFrom, entriesFor } from './eligibility.ts';
export { challengeJobs } from './finish-week.ts';
export type { Contender, Ladder, Result, Standing } from './ladder.ts';
export { createChallengeService } from './service.ts';
export type { ChallengeService, ChallengeWish } from './types.ts';
