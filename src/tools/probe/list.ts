/** All assumptions, in the order of trial. Those that need a user come last. */
import { CLICKS } from './assumptions/clicks.ts';
import { LIMITS } from './assumptions/limits.ts';
import { OTHERS } from './assumptions/others.ts';
import { POSTS } from './assumptions/posts.ts';
import { THREADS } from './assumptions/threads.ts';
import type { Assumption } from './stage.ts';

export const ASSUMPTIONS: readonly Assumption[] = [...POSTS, ...LIMITS, ...THREADS, ...OTHERS, ...CLICKS];
