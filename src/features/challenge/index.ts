/** Weekly challenge: the same deal for everyone in a server. */

export { barredFrom, entriesFor } from './eligibility.ts';
export { chanceOf, enter, kindsEntered } from './entry-hashes.ts';
export { closed } from './finish-week.ts';
export { type Contender, createLadder, type Ladder, type Result, type Standing } from './ladder.ts';
export { createChallenges } from './service.ts';
export { createUnsealing } from './unseal.ts';
