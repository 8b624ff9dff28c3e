/** Weekly challenge: the same deal for everyone in a server. */

export { chanceOf, enter, kindsEntered } from '../../core/game/challenge-entry.ts';
export { barredFrom, entriesFor } from './eligibility.ts';
export { challengeJobs } from './finish-week.ts';
export { type Contender, createLadder, type Ladder, type Result, type Standing } from './ladder.ts';
export { createChallenges } from './service.ts';
export { createUnsealing } from './unseal.ts';
